"""What cards, skills and spells can do: a module for each effect, by the name content gives it."""
