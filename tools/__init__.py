"""Small programs for the project itself."""
