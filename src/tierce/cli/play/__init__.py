"""A fight in the terminal: what is shown, what is typed, and the loop between them."""
