"""Battles: the nine steps, dice, spells, casualties and conquest."""
