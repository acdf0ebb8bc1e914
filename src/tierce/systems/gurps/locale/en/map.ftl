### The map: words of its legend

gurps-cover-partial = partial
gurps-cover-full = full
