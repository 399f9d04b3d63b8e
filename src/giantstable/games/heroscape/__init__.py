"""HeroScape, 2nd edition: battlefields, Army Cards, glyphs and scenarios; its rules come next."""
