# The command line's help.
about = Seaboard: ein Spielzimmer am Meer.
examples =
    Probier zum Beispiel:
      seaboard play
      seaboard play wreck_raiders --players 1
      seaboard play schatztaucher --players 4 --bots strong,easy --names Ada,Ben
      seaboard play --resume
command = BEFEHL
usage = Aufruf:
commands = Befehle
arguments = Angaben
options = Optionen
help-help = diese Hilfe zeigen
help-version = die Version zeigen
help-lang = Sprache: { $languages }
help-debug = zeigen, an welcher Stelle im Code ein Fehler entsteht
help-play = Im Terminal spielen, gegen Bots oder mit anderen an einer Tastatur. Jede Aktion wird sofort gespeichert.
help-replay = Ein Spielprotokoll Schritt für Schritt ansehen.
help-review = eine beendete Partie ansehen: Können und Glück, Entscheidung für Entscheidung
help-thinking = Durchgänge für jede Entscheidung und jedes Ziehen; ohne Angabe 1000, weniger, wo schnelle Regeln fehlen
help-review-seed = ein Text, aus dem alles Nachdenken folgt: Derselbe Text gibt denselben Rückblick
help-review-json = alles als JSON, für andere Programme
help-verify = Ein Spielprotokoll prüfen: jede Aktion, jeden Würfel, das Ergebnis.
help-box = Nachsehen, was in der Schachtel eines Spiels liegt, oder eine eigene Schachteldatei prüfen.
help-file = ein Spielprotokoll (JSON Lines)
help-known-commitment = das Siegel, das du vor dem Spiel gesehen hast (64 Hexadezimalziffern)
help-known-seed = der Startwert, wenn du ihn schon kennst (64 Hexadezimalziffern)
help-known-key = der öffentliche Schlüssel des Spielzimmers (64 Hexadezimalziffern)
help-box-file = eine eigene Schachteldatei statt der des Spiels
help-game = eines von: { $games }
help-players = wie viele mitspielen
help-bots = Bots auf den letzten Plätzen, durch Kommas getrennt: beginner (Anfänger), easy (leicht), medium (mittel), strong (stark) oder master (am stärksten); auch greedy und random, die nicht vorausdenken, und search. none: nur Menschen. Ohne Angabe spielst du gegen Bots der Stufe medium
help-names = Namen der Menschen am Tisch, durch Kommas getrennt
help-option = eine weitere Option des Spiels, etwa memory=true; auch mehrmals
help-seed = ein beliebiger Text: gleicher Text, gleiche Würfel
help-by-hand = du würfelst mit echten Würfeln, drehst echte Plättchen um und gibst ein, was sie zeigen
help-folder = wo die Spiele gespeichert werden
help-resume = ein gespeichertes Spiel fortsetzen; ohne Namen das letzte
help-repair = mit --resume: das beschädigte Ende eines Spielstands entfernen (eine Kopie bleibt erhalten)
help-box-show = alle Tabellen einer Schachtel zeigen, Belegtes und Rekonstruiertes gekennzeichnet
help-box-check = eine Schachteldatei prüfen
help-box-export = die Schachteldatei eines Spiels ausgeben, um eigene Werte einzutragen
help-box-what = ein Spiel oder eine Schachteldatei
help-box-target = die neue Datei; ohne Angabe die Standardausgabe
