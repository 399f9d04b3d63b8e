"""The games. Each imports the kernel and nothing else of ours."""
