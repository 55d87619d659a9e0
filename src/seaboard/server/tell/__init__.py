"""What leaves the server about a table, for one viewer. Nothing here waits, stores or sends."""
