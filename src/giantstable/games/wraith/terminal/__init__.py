"""Wraith & the Giants in the terminal."""
