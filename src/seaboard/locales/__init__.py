"""The words of Seaboard: Fluent catalogues in en, de, fr, it and pl, one set for page and terminal."""
