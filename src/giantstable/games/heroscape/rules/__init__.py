"""The rulebook: setup, rounds, movement, attacks, powers and glyphs."""
