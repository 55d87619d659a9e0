# Die Arena: ihre Angaben und Tabellen.
help-arena = Bots viele Partien spielen lassen: wie stark sie sind oder wie sich ein Spiel verhält.
help-arena-match = Bots gegeneinander: Anteile an den Siegen und Punkte.
help-arena-balance = Wie sich ein Spiel verhält: Siege nach Platz am Tisch, Spielenden, Längen und Teile der Wertung.
help-arena-bots-match = wer spielt, durch Kommas getrennt; der letzte nimmt alle übrigen Plätze. random, greedy, search oder search mit Bedenkzeit: search@2000 (Durchläufe je Entscheidung), search@50ms. Ohne diese Angabe: search,greedy
help-arena-bots-balance = wer spielt, durch Kommas getrennt; der letzte nimmt alle übrigen Plätze. Ohne diese Angabe: greedy
help-arena-games = wie viele Partien
help-arena-seed = ein beliebiger Text: derselbe Text ergibt dieselben Partien, wenn Bots in Durchläufen denken
help-arena-file = wo die Ergebnisse stehen, als JSON Lines; ein unterbrochener Lauf geht dort weiter
help-arena-processes = wie viele Prozesse spielen; 0: einer je Prozessor
arena-playing = Es wird gespielt
match-title =
    { $games ->
        [one] Eine Partie, reihum auf allen Plätzen
       *[other] { $games } Partien, reihum auf allen Plätzen
    }
places-title =
    { $games ->
        [one] Siege nach Platz am Tisch (1 beginnt), eine Partie
       *[other] Siege nach Platz am Tisch (1 beginnt), { $games } Partien
    }
marks-title = Siege mit jeder Fähigkeit
ends-title = Was die Partien beendet hat
lengths-title = Wie lange Partien dauern
parts-title = Punkte nach Teilen
column-bot = Bot
column-victories = Siege
column-interval = 95-%-Intervall
column-of-fair = Vom fairen Anteil
column-points = Punkte
column-what = { "" }
column-games = Partien
column-share = Anteil
column-mean = Mittel
column-winners = Der Sieger
column-shortest = Kürzeste
column-longest = Längste
column-decisions = Entscheidungen
column-steps = Schritte
column-rounds = Runden
