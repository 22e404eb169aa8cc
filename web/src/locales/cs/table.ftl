### The table.
