"""What is in the box, and the reading of it."""
