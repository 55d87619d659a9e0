# What the terminal says at every game's table.
chance = Der Zufall
person = Gast { $number }
# Names for bots, by number from 0.
bot-name =
    { $number ->
        [0] Koralle
        [1] Perle
        [2] Fiete
        [3] Marina
       *[other] Bot { $number }
    }
which-game = Welches Spiel möchtest du spielen?
which-game-prompt = Spiel:
commitment = Alle Würfe stehen schon fest und lassen sich hinterher prüfen. Siegel: { $hash }
letters = Wähle mit einer Zahl. u nimmt zurück, ? erklärt Zeichen und Regeln, h gibt einen Tipp, s zeigt den Punktestand, t zeigt den ganzen Tisch, q hört auf (das Spiel bleibt gespeichert).
prompt = { $name } >
prompt-outcome = Was siehst du? >
hand-over = Jetzt darf nur { $name } auf den Bildschirm schauen. Alle anderen schauen weg; dann Enter drücken.
not-a-number = „{ $wish }“ steht nicht zur Wahl. Gib eine Zahl von 1 bis { $last } ein.
not-understood = „{ $wish }“ steht nicht zur Wahl. Gib eine Zahl von 1 bis { $last } ein, oder u, ?, h, s, t, q.
not-an-outcome = „{ $wish }“ steht nicht zur Wahl. Gib eine Zahl von 1 bis { $last } ein, u für das Zurücknehmen der letzten Eingabe, oder q.
not-possible = Gerade nicht möglich:
undone = Zurückgenommen.
cannot-undo = Hier lässt sich nichts zurücknehmen: Seit deiner letzten Entscheidung wurde etwas gezogen, aufgedeckt oder entschieden.
saved = Das Spiel ist als { $name } gespeichert. Weiter geht es mit: seaboard play --resume
skipped = Der Spielstand { $name } wird übergangen. { $reason }
repaired = Das beschädigte Ende des Spielstands wurde entfernt; { $lines ->
    [one] eine Zeile blieb
   *[other] { $lines } Zeilen blieben
 } erhalten.
score-sheet = Wertung
total = Gesamt
player = Name
points = Punkte
winner = { $name } gewinnt!
winners-shared = { $names } teilen sich den Sieg!
winners-unchecked = Als Sieger nennt das Protokoll, ungeprüft: { $names }.
nobody-here = Platz { $seat }
log-kept = Das Protokoll dieses Spiels: { $file }
log-undo = { $who } nimmt die letzte Entscheidung zurück.
replay-prompt = [{ $number }/{ $last }] Enter: weiter, b: zurück, eine Zahl: dorthin, t: Tisch, q: Ende >
replay-without-rules = Dieses Spiel wurde mit Fassung { $rules } der Regeln gespielt, die dieses Programm nicht hat. Es kann erzählen, was getan wurde, aber nicht, was daraus wurde.
box-status =
    { $status ->
        [fact] belegt
       *[reconstructed] rekonstruiert
    }
box-hash = Prüfsumme dieser Schachtel: { $hash }
box-good = { $title }: Die Schachtel ist vollständig und richtig. Prüfsumme: { $hash }
