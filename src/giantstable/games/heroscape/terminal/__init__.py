"""HeroScape in the terminal."""
