"""The campaign and Gauntlet Mode: which fight comes next."""
