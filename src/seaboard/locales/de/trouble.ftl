# What can be wrong with what we were given. One sentence each, with what to do where that helps.
trouble-illegal-action = Das ist nicht erlaubt ({ $rule }). { $sentence }
trouble-unknown-action = Diese Aktion gibt es nicht: { $action }
trouble-unknown-game = Ein Spiel „{ $game }“ gibt es hier nicht. Zur Auswahl: { $games }.
trouble-unknown-language = Die Sprache „{ $language }“ gibt es hier nicht. Zur Auswahl: { $languages }.
trouble-unknown-bot = Einen Bot „{ $bot }“ gibt es nicht. Zur Auswahl: { $bots }.
trouble-bad-thinking = --thinking { $thinking }: Möglich sind 1 bis { $most } Durchgänge.
trouble-bad-budget = „{ $bot }“ ist kein Bot mit Bedenkzeit. Schreib search@2000 für Durchläufe oder search@50ms für Millisekunden.
trouble-no-results = In { $file } stehen keine Ergebnisse der Arena.
trouble-other-results = In { $file } stehen Ergebnisse { $part ->
    [command] eines anderen Befehls der Arena
    [game] eines anderen Spiels
    [rules_version] einer anderen Fassung der Regeln
    [box] einer anderen Schachtel
    [options] mit anderen Optionen
    [vary] mit einer anderen wechselnden Option
    [bots] anderer Bots
   *[seed] mit anderem Startwert
 }. Nimm eine andere Datei.
trouble-results-in-use = Ein anderer Lauf schreibt gerade in { $file }. Warte auf ihn oder nimm eine andere Datei.
trouble-results-stopped = In { $file } kann nicht mehr geschrieben werden: { $reason }. Darin { $games ->
    [one] steht eine ganze Partie
   *[other] stehen { $games } ganze Partien
 }; derselbe Befehl macht dort weiter.
trouble-not-a-plain-file = Keine gewöhnliche Datei
trouble-report-is-file = Der Bericht kann nicht nach { $file } geschrieben werden, wo die Ergebnisse stehen.
trouble-results-twice = { $file } würde zweimal gezählt. Jede Datei mit Ergebnissen nur einmal nennen.
trouble-arena-interrupted = Unterbrochen nach { $games ->
    [one] einer Partie
   *[other] { $games } Partien
 }, von denen nichts bleibt; mit --file lässt sich ein Lauf fortsetzen.
trouble-arena-interrupted-file = Unterbrochen nach { $games ->
    [one] einer Partie
   *[other] { $games } Partien
 }; { $file } hebt sie auf, und derselbe Befehl macht dort weiter.
trouble-no-bots = Niemand spielt: nenne wenigstens einen Bot.
trouble-nothing-to-vary = Die Option { $option } hat keine Liste von Werten, die man durchgehen könnte.
trouble-ladder-alone = Für eine Rangliste müssen mindestens zwei am Tisch sitzen; wie Bots allein abschneiden, sagt: seaboard arena match
trouble-ladder-needs-bots = Eine Rangliste braucht 2 bis { $most } Bots, alle verschieden.
trouble-nobody-to-compare = Um sicher zu sein, wer stärker ist, müssen zwei verschiedene Bots am Tisch sitzen.
trouble-other-rules-there = Ein anderer Rechner hat andere Regeln für { $game }. Überall muss dieselbe Fassung von seaboard sein.
trouble-no-ray = Ray ist nicht installiert: pip install "seaboard[ray]".
trouble-no-cluster = Bei { $address } ist kein Ray-Cluster: { $reason }
trouble-cluster-lost = Der Ray-Cluster ist verloren gegangen: { $reason }. Mit --file macht derselbe Befehl dort weiter, wo er war.
trouble-processes-die = Die spielenden Prozesse wurden bei Partie { $number } immer wieder beendet; vielleicht reicht der Speicher nicht für so viele.
trouble-nothing-to-play = Es lassen sich 1 bis { $games } Partien spielen, von höchstens { $processes } Prozessen.
trouble-unknown-form = Eine Form „{ $form }“ der Regeln gibt es nicht. Zur Auswahl: { $forms }.
trouble-no-compiler = Die schnellen Regeln von { $game } liegen nicht bereit, und der Compiler dafür ist nicht installiert: pip install "seaboard[compiler]".
trouble-no-cupy = Spiele auf einer Grafikkarte brauchen CuPy: pip install "seaboard[gpu]".
trouble-no-card = Hier ist keine Grafikkarte nutzbar: { $reason }. Auch der Prozessor kann spielen, mit machine=Processor.
trouble-card-too-old = Die Grafikkarte ist zu alt: Sie hat die Compute Capability { $able }, nötig ist mindestens { $oldest }.
trouble-too-many-games = { $games } Partien brauchen { $needed } MiB, frei sind { $free } MiB.
trouble-unknown-option = { $game } hat keine Option „{ $option }“. Zur Auswahl: { $options }.
trouble-bad-option = „{ $option }“ hat nicht die Form NAME=VALUE.
trouble-bad-option-value = Die Option { $option } kann nicht „{ $value }“ sein. Erlaubt: { $allowed }.
trouble-bad-arguments = { $reason } (siehe: { $command } --help)
trouble-argument-needs-value = { $argument } braucht einen Wert.
trouble-argument-takes-no-value = { $argument } nimmt keinen Wert wie „{ $value }“ an.
trouble-argument-not-a-number = { $argument }: „{ $value }“ ist keine ganze Zahl.
trouble-argument-not-a-choice = { $argument }: „{ $value }“ gibt es nicht. Zur Wahl stehen: { $all }.
trouble-argument-ambiguous = { $argument } kann mehreres bedeuten: { $all }.
trouble-arguments-missing = Es fehlt etwas: { $arguments }.
trouble-arguments-unknown = Das versteht hier niemand: { $arguments }.
trouble-too-many-bots = Für { $bots ->
    [one] einen Bot
   *[other] { $bots } Bots
 } ist an einem Tisch mit { $players ->
    [one] einem Platz
   *[other] { $players } Plätzen
 } kein Raum.
trouble-too-many-names = { $names ->
    [one] Ein Name wurde
   *[other] { $names } Namen wurden
 } angegeben, aber { $people ->
    [0] es spielen nur Bots
    [one] nur ein Mensch spielt mit
   *[other] nur { $people } Menschen spielen mit
 }.
trouble-name-too-long = Der Name „{ $name }“ ist zu lang; { $most } Zeichen reichen.
trouble-name-unprintable = Der Name „{ $name }“ enthält Zeichen, die sich nicht schreiben oder zeigen lassen.
trouble-not-text = „{ $text }“ ist kein Text in UTF-8.
trouble-resume-or-new = Nenne ein Spiel, um es zu beginnen, oder nimm --resume, um eines fortzusetzen, aber nicht beides.
trouble-interrupted = Unterbrochen. Alles bisher Gespielte ist gespeichert; weiter geht es mit: seaboard play --resume
trouble-no-input = Die Eingabe war zu Ende, bevor etwas gewählt wurde.
trouble-unreadable-file = { $file } lässt sich nicht lesen: { $reason }
trouble-unwritable-file = { $file } lässt sich nicht schreiben: { $reason }
trouble-unusable-file = { $file } lässt sich nicht benutzen: { $reason }
trouble-no-such-file = Datei oder Ordner gibt es nicht
trouble-not-permitted = das ist nicht erlaubt
trouble-file-exists = das gibt es schon
trouble-is-a-folder = das ist ein Ordner
trouble-not-a-folder = das ist kein Ordner
trouble-no-space-left = auf dem Gerät ist kein Platz mehr
trouble-read-only = dort kann nur gelesen werden
trouble-name-of-file-too-long = der Name ist zu lang
trouble-output-closed = Es gibt keine Ausgabe, auf der sich etwas zeigen ließe.
trouble-output-lost = In die Ausgabe lässt sich nicht mehr schreiben: { $reason }
trouble-too-deep = Das Gegebene ist zu tief verschachtelt, um gelesen zu werden.
trouble-no-such-save = In { $folder } gibt es kein gespeichertes Spiel „{ $name }“.
trouble-nothing-to-resume = In { $folder } gibt es kein angefangenes Spiel.
trouble-already-over = Das Spiel in { $file } ist zu Ende. Zum Ansehen: seaboard replay { $file }
trouble-save-in-use = { $file } wird gerade in einem anderen Fenster gespielt. Verlass das Spiel zuerst dort.
trouble-seed-unreadable = Der geheime Startwert dieses Spiels fehlt oder ist beschädigt, deshalb lässt sich nicht weiterwürfeln ({ $file }: { $reason }).
trouble-seed-of-another-game = Der geheime Startwert neben diesem Spiel ist nicht der, auf den sich sein Protokoll festlegt, deshalb lässt sich nicht weiterwürfeln ({ $file }).
trouble-beyond-repair = Nicht einmal die erste Zeile von { $file } ist lesbar; es wurde nichts verändert.
trouble-bad-log-line = { $file }, Zeile { $number }: { $reason }
trouble-line-cut-short = die Zeile bricht ab. Wenn das ein Spielstand von dir ist: seaboard play --resume --repair
trouble-log-empty = die Datei ist leer.
trouble-header-missing = ein Protokoll beginnt mit seiner Kopfzeile.
trouble-line-out-of-place = eine solche Zeile darf hier nicht stehen.
trouble-wrong-number = der Eintrag müsste die Nummer { $expected } haben, hat aber { $found }.
trouble-line-unreadable = das ist keine Zeile eines Spielprotokolls ({ $reason }).
trouble-line-no-json = sie ist kein JSON oder zu tief verschachtelt
trouble-line-odd-field = sie hat ein Feld „{ $field }“, das nicht dorthin gehört
trouble-line-lacks-field = ihr fehlt „{ $field }“
trouble-line-odd-value = ihr Wert für „{ $field }“ ist falsch
trouble-line-too-deep = das ist keine Zeile eines Spielprotokolls (zu tief verschachtelt oder mit einer zu langen Zahl).
trouble-other-format = das Protokoll hat Format { $found }; dieses Programm liest Format { $expected } und ältere.
trouble-other-game = das Protokoll gehört zu { $found }, nicht zu { $expected }.
trouble-other-rules = gespielt wurde nach Version { $found } der Regeln von { $game }; dieses Programm hat Version { $expected }.
trouble-other-box = gespielt wurde mit einer anderen Schachtel von { $game } (Prüfsumme { $found }, diese hier hat { $expected }). Gib die richtige mit --box an.
trouble-wrong-seats = die Kopfzeile nennt { $found ->
    [one] einen Platz
   *[other] { $found } Plätze
 } statt { $expected }.
trouble-forms-differ = Id { $action } und die lesbare Form sagen Verschiedenes.
trouble-chance-not-due = jetzt ist nichts zu würfeln oder aufzudecken.
trouble-not-their-turn = Platz { $seat } ist gerade nicht am Zug.
trouble-no-such-seat = an diesem Tisch gibt es keinen Platz { $seat }.
trouble-no-more-outcomes = in der Aufzeichnung fehlt das Ergebnis für Ziehung { $number }.
trouble-nothing-to-undo = es gibt nichts zurückzunehmen.
trouble-undo-too-far = seitdem wurde etwas gezogen, aufgedeckt oder entschieden; dafür müssen alle zustimmen.
trouble-not-over = das Spiel ist noch nicht zu Ende.
trouble-over-already = das Spiel war schon zu Ende.
trouble-seed-missing = der Startwert wurde nicht offengelegt.
trouble-not-hexadecimal = ein Startwert, Beitrag, Schlüssel, eine Prüfsumme oder Unterschrift besteht nicht aus der richtigen Zahl kleiner Hexadezimalziffern.
trouble-commitment-broken = der offengelegte Startwert passt nicht zum Siegel vom Spielbeginn.
trouble-outcome-differs = der Startwert ergibt { $expected }, eingetragen ist aber { $found }.
trouble-not-canonical = die Zeile ist nicht so geschrieben, wie Protokolle geschrieben werden: ohne Leerzeichen, jedes Feld einmal und an seinem Platz, Zahlen und Text in der kürzesten Form.
trouble-fields-of-other-format = ein Feld fehlt, oder es steht eines da, das Format { $format } nicht hat.
trouble-commitment-misplaced = ein Siegel gibt es genau dann, wenn der Zufall nicht von Hand eingegeben wurde.
trouble-contribution-broken = Platz { $seat } hat etwas anderes beigetragen, als er versiegelt hatte.
trouble-draw-misplaced = bei jedem Zufallsergebnis, und nur dort, steht, wie es gezogen wurde.
trouble-share-differs = die Regeln geben diesem Ergebnis einen anderen Anteil an den Zahlen, die gezogen werden können.
trouble-outcome-impossible = Ergebnis { $found } kann jetzt nicht herauskommen.
trouble-chain-broken = die Zeilen davor sind nicht die, die das Spielzimmer unterschrieben hat.
trouble-signature-broken = das ist nicht die Unterschrift des Spielzimmers, dessen Schlüssel in der Kopfzeile steht.
trouble-other-commitment = das Protokoll hat ein anderes Siegel als das, das du kennst: { $found }.
trouble-other-key = das Protokoll stammt aus einem Spielzimmer mit einem anderen Schlüssel als dem, den du kennst: { $found }.
trouble-other-seed = das Protokoll legt einen anderen Startwert offen als den, den du kennst.
trouble-bad-hexadecimal = { $option } braucht { $digits } Hexadezimalziffern.
trouble-result-differs = diese Aktionen führen zu einem anderen Ergebnis.
trouble-not-toml = { $file } ist keine TOML-Datei: { $reason }
trouble-toml-place = Zeile { $line }, Spalte { $column } lässt sich nicht lesen
trouble-toml-letters = sie ist nicht in UTF-8 geschrieben
trouble-toml-somewhere = etwas darin lässt sich nicht lesen
trouble-bad-box = Die Schachtel stimmt bei { $table } nicht: erwartet { $expected }, gefunden { $found }.
trouble-box-nothing = nichts
trouble-box-a-table = eine Tabelle
trouble-box-a-sentence = ein Satz
trouble-box-a-number = eine ganze Zahl
trouble-box-a-fraction = eine Zahl mit Dezimalpunkt
trouble-box-a-text = ein Text
trouble-box-a-list = eine Liste
trouble-box-a-date = ein Datum oder eine Uhrzeit
trouble-box-yes-or-no = true oder false
trouble-box-another-value = ein anderer Wert
trouble-box-known-field = ein Feld, das hierher gehört
trouble-box-known-value = ein Wert, der hierher gehört
trouble-box-field-of-legend = ein Feld der Legende
trouble-box-enterable-field = ein Feld, das man betreten kann
trouble-box-seaward-step = ein Schritt meerwärts auf ein Feld, das man betreten kann, auch vor { $side }
trouble-bad-position = Die Stellung stimmt nicht: { $reason }
