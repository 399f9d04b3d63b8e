"""What is told of a fight: names, views, positions, and why something cannot be done."""
