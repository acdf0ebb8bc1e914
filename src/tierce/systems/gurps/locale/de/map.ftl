### Die Karte: Wörter ihrer Legende

gurps-cover-partial = teilweise
gurps-cover-full = vollständig
