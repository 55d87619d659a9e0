"""The room: tables in memory, who looks at them and who may do what. Above `table`, `tell` and `storage`."""
