### Die Beispielkämpfe: was jeder zeigt, wie es `tierce play --list` sagt.

gurps-sample-duel = Rapier und Dolch gegen Schwert und Schild: Zurückweichen, Paraden mit beiden Händen, ein akrobatisches Ausweichen, Blocken.
gurps-sample-skirmish = Zwei gegen drei an einer Furt: ein Bogen, ein geworfenes Messer, ein Speer in einer Hand oder in beiden, ein Hieb von der Seite.
gurps-sample-ambush = Räuber überfallen Reisende: Manche sind zu Beginn überrascht, vor Schreck betäubt oder sitzen; ein Schütze, den niemand sieht, ein Hieb von hinten.
gurps-sample-firearms = Pistolen, ein Karabiner und eine Maschinenpistole: Entfernungen, Deckung, Einzelschüsse und Feuerstöße, Hinwerfen hinter Deckung, Schutzwesten.
gurps-sample-beast = Zwei Jäger gegen einen Keiler: Hauer und ein Ansturm, der so schwer ist, dass die Waffe brechen kann, die ihn pariert.
gurps-sample-rescue = Zwei Leibwachen und eine verwundete Gesandte: sich in einen Hieb oder Bolzen werfen, der einer Freundin gilt.
gurps-sample-tavern = Die Wache gegen eine Bande in einem Schankraum, auf einer Karte aus Hexfeldern: Tische und Tresen im Weg, eine Hellebarde, die für Nahes zu lang ist.
gurps-sample-crossing = Zöllner halten eine Brücke, auf einer Karte aus Hexfeldern: Bögen und Schleudern über eine Schlucht, Felsblöcke als Deckung, schwieriger Boden.
gurps-sample-depot = Wächter eines Treibstofflagers gegen Brandstifter, auf einer Karte aus Hexfeldern: eine Zone unter Feuer, der Kegel eines Flammenwerfers, Gas, eine Bombe.
