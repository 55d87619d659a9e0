# Die Arena: ihre Angaben und Tabellen.
help-arena = Bots viele Partien spielen lassen: wie stark sie sind oder wie sich ein Spiel verhält.
help-arena-match = Bots gegeneinander: Anteile an den Siegen und Punkte.
help-arena-ladder = Wie stark Bots sind: alle treffen aufeinander, und es gibt Wertungszahlen mit Intervallen.
help-arena-balance = Wie sich ein Spiel verhält: Siege nach Platz am Tisch, Spielenden, Längen und Teile der Wertung.
help-arena-bots-match = wer spielt, durch Kommas getrennt; der letzte nimmt alle übrigen Plätze. Die Stufen beginner, easy, medium, strong, master; random, greedy, search oder search mit Bedenkzeit: search@2000 (Durchläufe je Entscheidung), search@50ms. Ohne diese Angabe: search,greedy
help-arena-bots-ladder = die Bots, die sich treffen, durch Kommas getrennt, benannt wie bei match. Ohne diese Angabe: alle Stufen
help-arena-bots-balance = wer spielt, durch Kommas getrennt; der letzte nimmt alle übrigen Plätze. Ohne diese Angabe: greedy
help-arena-games = wie viele Partien
help-arena-seed = ein beliebiger Text: derselbe Text ergibt dieselben Partien, wenn Bots in Durchläufen denken
help-arena-file = wo die Ergebnisse stehen, als JSON Lines; ein unterbrochener Lauf geht dort weiter
help-arena-report = dorthin auch einen Bericht mit Schaubildern schreiben: eine HTML-Seite, in der alles steckt
help-arena-until-sure = aufhören, sobald sicher ist, dass der erste Bot mehr oder weniger als seinen fairen Anteil gewinnt; gespielt wird höchstens bis --games
help-arena-vary = eine Option, die von Partie zu Partie einen anderen ihrer Werte annimmt, etwa scenario, edition oder players
help-arena-also = Ergebnisse anderer Läufe, am gleichen Tisch nach den gleichen Regeln, die zusammen mit diesen bewertet werden; kann mehrmals angegeben werden
help-arena-processes = wie viele Prozesse spielen; 0: einer je Prozessor
help-arena-ray = auf einem Ray-Cluster dieses Rechners spielen, der mit dem Lauf endet (pip install "seaboard[ray]")
help-arena-ray-address = auf dem Ray-Cluster mit dieser Adresse spielen, etwa 10.0.0.1:6379; auf all seinen Rechnern muss dieselbe Fassung von seaboard sein
arena-playing = Es wird gespielt
match-title =
    { $games ->
        [one] Eine Partie, reihum auf allen Plätzen
       *[other] { $games } Partien, reihum auf allen Plätzen
    }
ladder-title =
    { $games ->
        [one] Wertungszahlen nach einer Partie
       *[other] Wertungszahlen nach { $games } Partien
    }
ladder-note = 400 Punkte mehr bedeuten zehnfache Stärke; die Siegchance ist die eigene Stärke, geteilt durch die Summe am Tisch. Der Mittelwert ist 1500. Die Intervalle stammen aus der Informationsmatrix der Likelihood.
meetings-title = Jeder gegen jeden
meetings-note = Von den Siegen, die einer der beiden errang, wo beide saßen: die des Bots links.
sure-title = Ist es sicher?
sure-more =
    { $games ->
        [one] Sicher nach einer Partie: { $bot } gewinnt mehr als seinen fairen Anteil von { $fair }.
       *[other] Sicher nach { $games } Partien: { $bot } gewinnt mehr als seinen fairen Anteil von { $fair }.
    }
sure-less =
    { $games ->
        [one] Sicher nach einer Partie: { $bot } gewinnt weniger als seinen fairen Anteil von { $fair }.
       *[other] Sicher nach { $games } Partien: { $bot } gewinnt weniger als seinen fairen Anteil von { $fair }.
    }
sure-open =
    { $games ->
        [one] Nach einer Partie ist offen, ob { $bot } mehr oder weniger als seinen fairen Anteil von { $fair } gewinnt.
       *[other] Nach { $games } Partien ist offen, ob { $bot } mehr oder weniger als seinen fairen Anteil von { $fair } gewinnt.
    }
places-title =
    { $games ->
        [one] Siege nach Platz am Tisch (1 beginnt), eine Partie
       *[other] Siege nach Platz am Tisch (1 beginnt), { $games } Partien
    }
marks-title = Siege mit jeder Fähigkeit
variants-title = Mit jedem Wert der Option „{ $option }“
variant-on = an
variant-off = aus
points-title = Wie sich die Punkte verteilen
fair-share = fairer Anteil
place =
    { $place ->
        [1] Platz 1 (beginnt)
       *[other] Platz { $place }
    }
ends-title = Was die Partien beendet hat
lengths-title = Wie lange Partien dauern
parts-title = Punkte nach Teilen
report-match = Wettkampf: { $game }
report-ladder = Rangliste: { $game }
report-balance = Ausgewogenheit: { $game }
report-games =
    { $games ->
        [one] Eine Partie von Bots
       *[other] { $games } Partien von Bots
    }
report-plan = Was gespielt wurde
report-bots = Bots
report-options = Optionen
report-varies = { $option } wechselt von Partie zu Partie
report-seed = Startwert
report-also = Ergebnisse anderer Läufe
report-rules = Regeln
report-rules-version = Fassung { $version }, Schachtel { $box }
column-bot = Bot
column-victories = Siege
column-interval = 95-%-Intervall
column-of-fair = Vom fairen Anteil
column-rating = Wertungszahl
column-valid-interval = 95-%-Intervall, jederzeit gültig
column-first-wins = Siege dessen, der beginnt
column-lowest = Kleinster
column-middle = Median
column-highest = Größter
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
