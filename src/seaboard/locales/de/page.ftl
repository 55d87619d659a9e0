# Was die Seite in der Lobby und am Tisch jedes Spiels sagt.
page-welcome = Willkommen im Spielzimmer am Meer
your-name = Dein Name
guest = Gast
room-password = Passwort des Spielzimmers
come-in = Hereinkommen
room-closed = Neue Leute können gerade nicht herein. Wer schon hier war, kommt mit dem persönlichen Link zurück.
games = Spiele
play-now = Jetzt spielen
set-up = Aufbauen
new-table = { $game }: einen Tisch aufbauen
learn = Lernen
learn-title = { $game } in fünf Minuten
learn-play = Ein Spiel mit Anleitung
lesson = Lektion
lesson-next = Weiter
lesson-step = Schritt { $step } von { $steps }
lesson-waits = Sieh zu, was die anderen tun …
my-tables = Meine Tische
tables = Tische
no-tables = Im Moment ist kein Tisch offen. Bau einen auf und lade deine Freunde ein.
filter-game = Spiel
all-games = Alle Spiele
filter-tables = Welche Tische
filter-all = Alle
filter-free = Mit freiem Platz
filter-running = Zum Zuschauen
none-fits = So einen Tisch gibt es gerade nicht.
hosted-by = Gastgeber: { $name }
clock-of-seconds = { $seconds } s je Entscheidung, { $minutes } min Reserve
clock-of-days = { $days } T je Entscheidung
page-of = Seite { $page } von { $pages }
page-back = Vorige Seite
page-on = Nächste Seite
moved = Letzter Zug { $ago }
result-won = Gewonnen
result-shared = Geteilter Sieg
result-lost = Verloren
result-alone = Allein gespielt
profile = Meine Spiele
profile-help = Beendete Spiele, nach Gegnern geordnet. Abgebrochene zählen nicht.
profile-none = Du hast noch kein Spiel beendet.
player-none = Noch ist kein öffentliches Spiel beendet.
player-games = Öffentliche Spiele
against-people = Gegen Menschen
against-bots = Gegen Bots
games-of-them = Spiele
best-score = Bestes Ergebnis
offline = Das Spielzimmer ist gerade nicht zu erreichen. Sobald eine Verbindung da ist, öffnet es sich von selbst.
unreachable = Das Spielzimmer ist gerade nicht zu erreichen. Bitte versuch es noch einmal.
part-lost = Dieser Teil der Seite ließ sich nicht laden. Bitte prüfe die Verbindung und lade die Seite neu.
join = Mitspielen
watch = Zuschauen
go-on = Weiterspielen
look-back = Ansehen
status-open = Wartet auf Mitspieler
status-running = Wird gespielt
status-finished = Beendet
status-abandoned = Abgebrochen
other-device = Auf einem anderen Gerät spielen
other-device-help = Mit diesem Link bist du auf einem anderen Gerät wieder du selbst. Behalte ihn für dich.
renew-own-link = Neuen Link machen
renew-own-link-help = Der alte öffnet dann nichts mehr, und alle anderen Geräte, die als du hier sind, werden abgemeldet.
who-sits-where = Wer wo sitzt
seat-number = Platz { $number }
seat-me = ich
seat-person = ein Mensch
seat-here = noch jemand hier
house-rules = Hausregeln
option-wrong = { $option }: Das geht nicht. Erlaubt: { $allowed }
clock = Uhr
clock-kind-none = keine Uhr
clock-kind-live = an einem Abend
clock-kind-days = über Tage
clock-kind-none-help = Alle denken, so lange sie wollen.
clock-kind-live-help = Sekunden für jede Entscheidung; was darüber hinausgeht, kommt aus einer Reserve für das ganze Spiel.
clock-kind-days-help = Tage für jede Entscheidung, für Spiele neben dem Alltag.
clock-seconds = Sekunden je Entscheidung
clock-minutes = Reserve in Minuten
clock-days = Tage je Entscheidung
stand-in = Spielt für alle, die zu spät sind
public-table = Alle dürfen mitspielen oder zuschauen
practice-table = Übung: Alles darf zurückgenommen werden, auch Würfel und Karten
practice = Übung
spectators = Zuschauer
watching-now = sehen das Spiel, wie es geschieht
watching-late = sehen es zwei Minuten später
watching-delayed = sehen das Spiel { $seconds } s später
watching-none = dürfen nicht zusehen, solange es läuft
create-table = Tisch anlegen

## Die Leiste
to-table = Zum Tisch
to-lobby = Zur Lobby
language = Sprache
theme = Farben
theme-system = wie das System
theme-day = Tag
theme-night = Nacht
motion = Bewegung
pace = Tempo der Handlung
pace-slow = gemächlich
pace-normal = normal
pace-quick = zügig
pace-instant = sofort
connection-connecting = Verbindung wird aufgebaut …
connection-lost = Die Verbindung ist unterbrochen. Neuer Versuch …
sound = Ton
connection-quiet = Seit einer Weile keine Antwort. Was du siehst, ist vielleicht veraltet.
close = Schließen

## Am Tisch
seats = Mitspieler
you = du
waits = wartet
acts-now = ist am Zug
# Namen für Bots, ab 0 gezählt.
bot-name =
    { $number ->
        [0] Koralle
        [1] Perle
        [2] Finn
        [3] Marina
        [4] Sandy
       *[other] Bot { $number }
    }
bot-stands-in = { $bot } vertritt
time-left = Zeit für diese Entscheidung
time-bank = Reserve
time-low = Die Zeit ist fast um!
time-until = bis { $when }
points-of = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
chance = Zufall
chance-acts = Der Zufall entscheidet …
skip-story = Überspringen
name-and-what = { $name }: { $what }
since-your-turn = Seit deinem letzten Zug
just-now = Die letzten Züge
turn-of = { $count ->
    [one] { $names } ist am Zug.
   *[other] Jetzt wählen: { $names }
 }
chosen-already = Du hast gewählt. Noch kannst du es ändern.
only-afterwards = Was das bringt, zeigt sich erst hinterher.
odds-of = { $percent } %: { $what }
what-now = Was jetzt zu tun ist
choices-as-list = { $number ->
    [one] Die eine Möglichkeit als Liste
   *[other] Alle { $number } Möglichkeiten als Liste
 }
position = Die Stellung
tools = Werkzeuge
undo = Zurück
ask-undo = Zurücknehmen (die anderen müssen zustimmen)
undo-what = Zurücknehmen: { $choice }
undo-done = Zurückgenommen: { $choice }
undo-too-late = Jetzt lässt sich nichts zurücknehmen: Würfel sind gefallen, oder jemand anders hat gespielt.
hint = Tipp
rules = Regeln
log = Logbuch
log-in-order = Der Reihe nach
log-newest-first = Neueste zuerst
attention-ask = Soll die Seite klingeln und Bescheid sagen, wenn du am Zug bist?
attention-yes = Ja, bitte
attention-no = Nein, danke
attention-wish = Ton und Nachricht, wenn ich am Zug bin
shortcuts = Tastatur
shortcut-choose = Die Möglichkeit wählen, auf der diese Ziffer steht
shortcut-skip = Erzählung und Züge der Bots überspringen
shortcut-help = Diese Liste zeigen
shortcuts-on = Tasten wirken allein, ohne Strg oder Alt
chat = Gespräch
chat-empty = Noch hat niemand etwas gesagt.
chat-no-seat = (ohne Platz)
chat-text = Sag etwas
phrases = Schnelle Sätze
phrase-1 = Hallo!
phrase-2 = Gut gespielt!
phrase-3 = Einen Moment, bitte.
phrase-4 = Oh nein!
phrase-5 = Danke für das Spiel!
new-messages = { $count ->
    [one] eine neue Nachricht
   *[other] { $count } neue Nachrichten
 }
send = Senden
plain-table = Als Text
picture-table = Als Bild
more = Mehr
refused = Das geht jetzt nicht.
download-log = Protokoll herunterladen
hand-to-bot = Einen Bot für mich spielen lassen
players-and-spectators = Mitspieler und Zuschauer
mute = Stummschalten
unmute = Reden lassen
mute-player = { $who } stummschalten
unmute-player = { $who } reden lassen
remove = Entfernen
remove-player = { $who } vom Tisch entfernen
really-remove = { $who } wirklich entfernen
take-seat-back = Wieder selbst spielen
ask-abandon = Spiel abbrechen (alle müssen zustimmen)
abandon = Spiel abbrechen
really-abandon = Das Spiel endgültig abbrechen?
keep-playing = Weiterspielen
commitment = Die Würfel stehen im Voraus fest und lassen sich danach prüfen. Siegel: { $hash }
chance-sound = Die Würfel standen vor dem Spiel fest: Alle { $draws } Ziehungen passen zum Siegel, das vorher zu sehen war.
chance-sound-with-yours = Die Würfel standen vor dem Spiel fest, und nicht ohne dich: Alle { $draws } Ziehungen passen zum Siegel, das dieses Gerät vorher gesehen hat, und zu seinem eigenen Beitrag.
chance-without-yours = Die Ziehungen ({ $draws }) passen zum Siegel, aber der Beitrag dieses Geräts ist nicht dabei: Die Würfel standen ohne dich fest.
chance-changed = Vorsicht: Das Siegel der Würfel wurde geändert, seit dieses Gerät es zuerst gesehen hat. Es trägt nichts zu ihnen bei; trau den Würfeln dieses Spiels nicht.
chance-undone = Mitsamt den Folgen zurückgenommen: { $undone }.
chance-wrong = Vorsicht, das Protokoll dieses Spiels stimmt nicht: { $flaw ->
    [commitment] Es hat ein anderes Siegel als das, das dieses Gerät vor dem Spiel gesehen hat.
    [contribution] Es enthält nicht, was dieses Gerät zu den Würfeln beigetragen hat.
    [seed] Sein Startwert passt nicht zum Siegel.
    [draw] Eine Ziehung ist nicht so ausgefallen, wie sie feststand.
   *[lines] Seine Zeilen wurden nach dem Unterschreiben verändert.
 }
chance-old = Dieses Spiel wurde in einem älteren Format begonnen. Seine Würfel lassen sich mit dem Befehl seaboard verify prüfen.
asked-undo = { $who } möchte die letzte Entscheidung zurücknehmen.
asked-abandon = { $who } möchte das Spiel abbrechen.
asked-publish = { $who } möchte dieses Spiel öffentlich machen: Alle könnten es sich ansehen, mit dem, was am Tisch gesagt wurde.
agree = Zustimmen
decline = Ablehnen
log-undo = { $who } nimmt die letzte Entscheidung zurück.
line-handed-over = Ab jetzt spielt ein Bot für { $who }.
line-taken-back = { $who } spielt wieder selbst.
line-removed = Jemand wurde vom Tisch entfernt; { $who } spielt weiter.
line-asked = { $what ->
    [undo] { $who } bittet darum, die letzte Entscheidung zurückzunehmen.
    [publish] { $who } bittet darum, das Spiel öffentlich zu machen.
   *[abandon] { $who } bittet darum, das Spiel abzubrechen.
 }
line-declined = { $who } stimmt nicht zu.
line-withdrawn = Das Spiel konnte nicht beginnen, weil das Gerät von { $names } nicht geantwortet hat. Starte noch einmal: Dann geht es ohne diesen Beitrag zu den Würfeln los.
line-abandoned = Das Spiel wurde einvernehmlich abgebrochen.
line-published = Das Spiel ist ab jetzt öffentlich.

## Rückschau
looking-back = Rückschau
replay = Rückschau
move-of = Schritt { $number } von { $last }
the-beginning = Das Spiel beginnt.
replay-slider = Augenblick des Spiels
replay-steps = Schritte durch das Spiel
turn-back = Einen ganzen Zug zurück
step-back = Einen Schritt zurück
step-on = Einen Schritt weiter
turn-on = Einen ganzen Zug weiter
replay-play = Abspielen
replay-pause = Anhalten
news-waiting = { $count ->
    [one] Inzwischen ist ein Schritt dazugekommen.
   *[other] Inzwischen sind { $count } Schritte dazugekommen.
 }
your-turn-now = Du bist am Zug.
earlier = Früheres
back-to-now = Zurück zu jetzt
review = Nachlese
chart-title = Punkte im Lauf des Spiels
chart-after = Nach Schritt { $number }
chart-table = Als Tabelle

## Vor dem Spiel
waiting-room = Vor dem Spiel
waiting-for-players = Es sind noch Plätze frei. Lade Freunde ein oder setze Bots dazu.
invited-by = { $name } lädt dich zum Spielen ein
invited = Du bist zum Spielen eingeladen
table-full = Alle Plätze sind besetzt.
table-full-watch = Wenn das Spiel beginnt, kannst du hier zuschauen.
your-name-please = Wie sollen dich die anderen nennen?
in-a-minute = Die Regeln in einer Minute
all-rules = Alle Regeln
this-table = An diesem Tisch
yes = ja
all-seated = Alle sind da.
free-seat = frei
sit-down = Platz nehmen
add-bot = Bot dazusetzen …
seat-a-bot = Einen Bot auf Platz { $number } setzen
another-player-here = Noch jemand hier
name-of-player-here = Name der Person an diesem Gerät
sits-here = Sitzt hier
at-this-device = an diesem Gerät
pass-device = Gib das Gerät an { $name } weiter
pass-device-help = Erst dann ist wieder etwas zu sehen.
i-am = Ich bin { $name }
free-this-seat = Platz freigeben
start = Spiel beginnen
host-starts = Das Spiel beginnt, sobald der Gastgeber es startet.
invite = Einladen
invite-help = Jeder Link gilt für einen Platz. Schick ihn nur der Person, die dort sitzen soll.
only-here = Dieser Link funktioniert nur auf diesem Computer.
lan-closed = Das Spielzimmer hört nur auf diesen Computer. Öffne es mit „make play LAN=1“, dann finden es andere in deinem Netzwerk unter { $address }.
to-play = Zum Mitspielen, Platz { $number }
to-watch = Zum Zuschauen
copy = Kopieren
copied = Kopiert
scan-code = Der Link als Code zum Abfotografieren
renew-link = Sperren und erneuern
link-renewed = Der alte Link gilt nicht mehr.
invite-watch-help = Mit diesem Link können andere zusehen.
no-entry = Diese Tür ist zu
no-entry-help = Den Tisch gibt es nicht, oder sein Link gilt nicht mehr.

## Regeln
possible-now = Jetzt möglich
why-not = Warum nicht?
search-rules = Regeln durchsuchen
full-text = Die ganze Regel
nothing-found = Nichts gefunden.

## Das Ende
game-over = Das Spiel ist aus
winner = { $name } gewinnt!
winners-shared = { $names } teilen sich den Sieg!
score-sheet = Wertung
score-so-far = Wenn das Spiel jetzt endete.
total = Summe
rematch = Noch einmal spielen
share-game = Dieses Spiel teilen
share-help = Wer diesen Link hat, kann sich das ganze Spiel ansehen.
share-link = Link zu diesem Spiel
share-private = Dieses Spiel ist privat. Wird es öffentlich, können alle es sich ansehen, mit dem, was am Tisch gesagt wurde, und es zählt auf den Seiten derer, die gespielt haben.
share-public = Dieses Spiel ist öffentlich: Alle können es sich ansehen.
make-public = Öffentlich machen
ask-public = Öffentlich machen (alle müssen zustimmen)
public-asked = Die anderen sind gefragt worden, ob sie zustimmen.
to-rematch = Zum nächsten Spiel
