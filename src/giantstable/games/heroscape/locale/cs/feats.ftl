# Co si profil pamatuje o bitvách.

heroscape-tally-scenario = Scénáře
heroscape-tally-scenario-own = Vlastní
heroscape-feat-unbroken = Všichni se vrátili
heroscape-feat-unbroken-how = Vyhraj bez ztráty jediné figurky.
heroscape-feat-last-one = Poslední
heroscape-feat-last-one-how = Vyhraj s jedinou stojící figurkou.
heroscape-feat-dragon = Drakobijec
heroscape-feat-dragon-how = Vyhraj bitvu, ve které Mimring bojoval za druhé a padl.
heroscape-feat-every-field = Světem protřelý
heroscape-feat-every-field-how = Vyhraj na každém bojišti aspoň jednou.
