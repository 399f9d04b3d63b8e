"""What the shapes of the view and of what an option shows have in common."""
