### Wraith & the Giants: what stands on cards and bodies. By our names, so that whatever an owner of the box corrects is
### said as it is printed there.

wraith-name = { $id ->
    [jump-slash] Jump Slash
    [eager-cut] Eager Cut
    [careful-shot] Careful Shot
    [up-and-at-it] Up and At It
    [skip-shot] Skip Shot
    [paper-rocket] Paper Rocket
    [wild-swing] Wild Swing
    [snap-shot] Snap Shot
    [slide-and-stab] Slide and Stab
    [squib] Squib
    [scramble] Scramble
    [haul-up] Haul Up
    [hop-across] Hop Across
    [running-bound] Running Bound
    [composure] Composure
    [slip-step] Slip Step
    [second-wind] Second Wind
    [rising-cut] Rising Cut
    [twin-fang] Twin Fang
    [marked-shot] Marked Shot
    [falcon-drop] Falcon Drop
    [wall-run] Wall Run
    [handhold] Handhold
    [blade-waltz] Blade Waltz
    [powder-charge] Powder Charge
    [flint-spark] Flint Spark
    [shadow-feint] Shadow Feint
    [driving-thrust] Driving Thrust
    [pinning-arrow] Pinning Arrow
    [grit] Grit
    [vault-and-volley] Vault and Volley
    [patient-climb] Patient Climb
    [moss-balm] Moss Balm
    [long-stride] Long Stride
    [quiet-word] Quiet Word
    [crow-hop] Crow Hop
    [old-roads] Old Roads
    [practised-cut] Practised Cut
    [ward-of-ash] Ward of Ash
    [old-habit] Old Habit
    [dazzling-light] Dazzling Light
    [unhurried-shot] Unhurried Shot
    [borrowed-wings] Borrowed Wings
    [sky-reading] Sky Reading
    [needle-of-dawn] Needle of Dawn
    [lantern-flare] Lantern Flare
    [walking-staff] Walking Staff
    [whispered-count] Whispered Count
    [staff-and-steel] Staff and Steel
    [thrown-voice] Thrown Voice
    [tumbling-fall] Tumbling Fall
    [spark-seed] Spark Seed
    [leap-of-memory] Leap of Memory
    [knowing-thrust] Knowing Thrust
    [heel-grind] Heel Grind
    [ground-slam] Ground Slam
    [shin-kick] Shin Kick
    [buckling-knee] Buckling Knee
    [belt-of-boulders] Belt of Boulders
    [gut-quake] Gut Quake
    [grinding-hips] Grinding Hips
    [chest-drum] Chest Drum
    [great-shrug] Great Shrug
    [boulder-backhand] Boulder Backhand
    [dragging-knuckles] Dragging Knuckles
    [shoulder-roll] Shoulder Roll
    [falling-elbow] Falling Elbow
    [skull-hammer] Skull Hammer
    [gravel-roar] Gravel Roar
    [crown-of-slate] Crown of Slate
    [granite-hide] Granite Hide
    [flint-scales] Flint Scales
    [dead-weight] Dead Weight
    [tremor] Tremor
    [landslide] Landslide
    [rockfall] Rockfall
    [crumbling-ledges] Crumbling Ledges
    [loose-scree] Loose Scree
    [shifting-plates] Shifting Plates
    [tail-lash] Tail Lash
    [whipcord-gale] Whipcord Gale
    [backdraught] Backdraught
    [hollow-ribs] Hollow Ribs
    [lung-burst] Lung Burst
    [side-slip] Side Slip
    [counter-slip] Counter Slip
    [wing-clap] Wing Clap
    [left-feather-storm] Left Feather Storm
    [right-feather-storm] Right Feather Storm
    [pinion-snap] Pinion Snap
    [spread-pinion] Spread Pinion
    [beak-stab] Beak Stab
    [piercing-shriek] Piercing Shriek
    [thermal-column] Thermal Column
    [downburst] Downburst
    [cross-gust] Cross Gust
    [spiral-squall] Spiral Squall
    [thin-air] Thin Air
    [slipstream-skin] Slipstream Skin
    [sudden-gaps] Sudden Gaps
    [whirling-eddies] Whirling Eddies
    [tearing-feathers] Tearing Feathers
    [tail-slap] Tail Slap
    [coil-squeeze] Coil Squeeze
    [drenching-roll] Drenching Roll
    [hump-dive] Hump Dive
    [belly-wave] Belly Wave
    [bilge-spout] Bilge Spout
    [scale-rasp] Scale Rasp
    [fin-slice] Fin Slice
    [gill-flood] Gill Flood
    [neck-snap] Neck Snap
    [spray-veil] Spray Veil
    [cold-crest] Cold Crest
    [swallow] Swallow
    [barbel-whip] Barbel Whip
    [drowning-gaze] Drowning Gaze
    [rogue-wave] Rogue Wave
    [wall-of-rain] Wall of Rain
    [bore-tide] Bore Tide
    [undertow] Undertow
    [sodden-gear] Sodden Gear
    [slick-scales] Slick Scales
    [sucking-foam] Sucking Foam
    [hidden-currents] Hidden Currents
    [cinder-stomp] Cinder Stomp
    [ember-trail] Ember Trail
    [slag-skirt] Slag Skirt
    [belly-furnace] Belly Furnace
    [side-vents] Side Vents
    [heart-flare] Heart Flare
    [left-hook] Left Hook
    [right-hook] Right Hook
    [raised-fists] Raised Fists
    [meteor-fist] Meteor Fist
    [magma-fist] Magma Fist
    [horn-gore] Horn Gore
    [horn-toss] Horn Toss
    [flame-breath] Flame Breath
    [eruption] Eruption
    [flash-fire] Flash Fire
    [ash-cloud] Ash Cloud
    [searing-skin] Searing Skin
    [heat-haze] Heat Haze
    [molten-core] Molten Core
    [glowing-cracks] Glowing Cracks
    [molten-drips] Molten Drips
    [smouldering-seams] Smouldering Seams
   *[other] { $name }
  }

wraith-part = { $id ->
    [ground] ground
    [left-foot] left foot
    [right-foot] right foot
    [left-knee] left knee
    [right-shin] right shin
    [left-hip] left hip
    [right-hip] right hip
    [belly-ledge] belly ledge
    [breastbone] breastbone
    [left-shoulder] left shoulder
    [right-shoulder] right shoulder
    [right-forearm] right forearm
    [left-forearm] left forearm
    [right-fist] right fist
    [left-fist] left fist
    [crown] crown
    [jaw] jaw
    [left-tail-wisp] left tail wisp
    [right-tail-wisp] right tail wisp
    [tail-knot] tail knot
    [left-rib] left rib
    [right-rib] right rib
    [hollow-chest] hollow chest
    [left-wing] left wing
    [left-wing-tip] left wing tip
    [right-wing-tip] right wing tip
    [right-wing] right wing
    [crest] crest
    [throat] throat
    [slag-skirt] slag skirt
    [left-vent] left vent
    [right-vent] right vent
    [heart-forge] heart forge
    [face] face
    [left-horn] left horn
    [right-horn] right horn
    [tail-fin] tail fin
    [first-coil] first coil
    [dip-of-the-coil] dip of the coil
    [belly-scale] belly scale
    [second-coil] second coil
    [flank] flank
    [gill] gill
    [neck] neck
    [fin-root] fin root
    [horn] horn
    [lower-jaw] lower jaw
    [back-of-the-head] back of the head
   *[other] { $name }
  }
