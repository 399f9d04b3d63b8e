"""Rounds and turns, and how a battle is won."""
