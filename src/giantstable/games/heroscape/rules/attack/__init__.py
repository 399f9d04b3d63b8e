"""Attacks: who sees and reaches whom, dice, wounds and destruction."""
