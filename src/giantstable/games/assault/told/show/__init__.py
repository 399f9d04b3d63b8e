"""What an option would do: everything that is known of it before chance speaks."""
