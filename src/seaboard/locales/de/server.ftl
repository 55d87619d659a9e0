# Was der Spielesaal sagt: Absagen, Grenzen, Hilfe zu seinen Befehlen.
welcome = Seaboard, ein Spielzimmer am Meer. Es ist offen; seine Seite ist hier nicht eingerichtet.
help-serve = Den Spielesaal öffnen: Tische für Browser und Programme bereitstellen.
help-host = Adresse, an der gelauscht wird
help-port = Port, an dem gelauscht wird; 0: irgendein freier
help-database = eine SQLite-Datei oder die URL einer PostgreSQL-Datenbank (postgresql://...)
help-room-box = eine eigene Schachteldatei für ein Spiel; mehrmals möglich
help-config = eine TOML-Datei mit diesen Einstellungen; Umgebung (SEABOARD_PORT ...) und Schalter gehen vor
help-limits = eine andere Grenze, etwa messages-per-seat=40/4, oder off; mehrmals möglich
help-origins = eine weitere Website, deren Seiten mit diesem Server sprechen dürfen; mehrmals möglich
help-hosts = ein Name, unter dem dieser Saal zu erreichen ist; ist einer genannt, wird auf andere nicht geantwortet; mehrmals möglich
help-secure = der Saal ist nur über HTTPS zu erreichen: sichere Cookies
help-registration = ob jemand Neues hereinkommen kann
help-cookie-days = Tage, nach denen jemand wieder fremd ist, der nicht wiederkam
help-proxies = Adresse eines Proxys, dem die Adresse der Besucher geglaubt wird; mehrmals möglich
help-connections = Verbindungen, die zugleich offen sein dürfen, insgesamt
help-request-seconds = Sekunden, in denen ein Besucher sagen muss, was er will
help-static = Ordner der Seite
help-journal-lines = Zeilen, die das Protokoll eines Tisches haben darf; danach kann nur noch zu Ende gespielt werden
help-bot-pace = Sekunden, die ein Bot für einen Zug mindestens braucht
help-heartbeat = Sekunden zwischen zwei Lebenszeichen an jede Verbindung
help-log-level = debug, info, warning oder error
trouble-bug = Bei uns ist etwas schiefgegangen. Es ist notiert.
trouble-malformed = Das Spielzimmer versteht diese Nachricht nicht. Vielleicht ist die Seite veraltet: Lade sie neu. ({ $reason })
trouble-not-json = Bitte JSON senden (content-type: application/json).
trouble-too-large = Das ist zu lang: höchstens { $most } Bytes.
trouble-too-slow = Das hat zu lange gedauert.
trouble-went-away = Die Nachricht brach vor ihrem Ende ab.
trouble-journal-full = Dieser Tisch hat { $most } Zeilen in seinem Protokoll, mehr können es nicht werden. Das Spiel kann noch zu Ende gespielt werden.
trouble-not-found = Hier ist nichts.
trouble-no-lesson = Für dieses Spiel gibt es keine Lektion ({ $game }).
trouble-bad-origin = Diese Seite darf nicht mit diesem Server sprechen.
trouble-other-host = Auf diesen Namen hört dieser Server nicht.
trouble-rate-limited = Das war viel auf einmal. Versuch es in { $wait } noch einmal.
trouble-wait-seconds = { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
 }
trouble-wait-minutes = { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
 }
trouble-too-busy = An diesem Tisch handeln zu viele im selben Augenblick. Versuch es noch einmal.
trouble-server-busy = Das Spielzimmer hat gerade zu viel zu tun. Versuch es gleich noch einmal.
trouble-storage-unavailable = Das Spielzimmer kann gerade nichts speichern. Es geht nichts verloren; gleich geht es von selbst weiter.
trouble-table-unreadable = Das Protokoll dieses Tisches ist beschädigt. Wer das Spielzimmer betreut, findet mehr darüber im Log; an allen anderen Tischen geht es weiter.
trouble-who-are-you = Sag zuerst deinen Namen.
trouble-host-only = Das darf nur, wer den Tisch eröffnet hat.
trouble-not-the-host = Wer den Tisch eröffnet hat, kann weder stummgeschaltet noch entfernt werden.
trouble-muted = An diesem Tisch darfst du gerade nicht mitreden.
trouble-removed-here = Du wurdest von diesem Tisch entfernt.
trouble-no-spectators = Diesem Spiel darf niemand zusehen, solange es läuft.
trouble-seen-late = Dieses Spiel wird verzögert gezeigt. Komm in { $seconds } Sekunden wieder.
trouble-registration-closed = Neue Leute können gerade nicht hereinkommen.
trouble-password-needed = Um hereinzukommen, brauchst du das Passwort des Spielzimmers.
trouble-wrong-password = Das ist nicht das Passwort des Spielzimmers.
trouble-link-needed = Für einen Platz an diesem Tisch brauchst du seinen Link.
trouble-no-such-link = Dieser Link öffnet nichts, oder nichts mehr.
trouble-no-such-table = Diesen Tisch gibt es nicht, oder er ist privat.
trouble-no-such-seat = Diesen Platz gibt es nicht: Der Tisch hat { $seats } Plätze.
trouble-no-seat = Du hast an diesem Tisch keinen Platz.
trouble-contributes-nothing = Platz { $seat } hat seinen Beitrag einmal nicht offengelegt und leistet keinen mehr.
trouble-nothing-to-reveal = Platz { $seat } hat jetzt nichts offenzulegen.
trouble-other-contribution = Das ist nicht der Beitrag, den Platz { $seat } versiegelt hat.
trouble-seat-taken = Auf diesem Platz sitzt schon jemand.
trouble-seat-free = Auf diesem Platz sitzt niemand.
trouble-seats-empty = Es sind noch Plätze frei.
trouble-already-seated = Du sitzt schon an diesem Tisch.
trouble-not-open = Das Spiel hat schon begonnen.
trouble-not-running = An diesem Tisch läuft kein Spiel.
trouble-not-over-yet = Das Spiel ist noch nicht zu Ende.
trouble-public-already = Dieses Spiel ist schon öffentlich.
trouble-no-such-position = Diese Stellung gibt es nicht: das Spiel hat bisher { $last } Einträge.
trouble-not-your-turn = Du bist nicht an der Reihe.
trouble-stale = Das Spiel ist inzwischen weitergegangen. Sieh noch einmal hin und wähle neu.
trouble-undo-needs-consent = Seitdem wurde etwas gezogen, gezeigt oder entschieden. Bitte die anderen um Zustimmung.
trouble-undo-past-chance = Gefallene Würfel und gezogene Karten werden nicht zurückgenommen.
trouble-nothing-asked = Niemand hat um etwas gebeten.
trouble-something-else-asked = Inzwischen wird etwas anderes gefragt. Lies noch einmal.
trouble-bot-plays-already = Auf diesem Platz spielt gerade ein Bot.
trouble-no-bot-plays = Auf diesem Platz spielt kein Bot für dich.
trouble-time-is-up = Deine Zeit für diese Entscheidung ist um: Der Bot trifft sie. Danach kannst du wieder spielen.
trouble-no-time-to-undo = Für diese Entscheidung hast du keine Zeit mehr: Sie gilt.
trouble-empty-text = In diesem Text steht nichts Lesbares.
trouble-rules-not-served = Dieses Spiel { $game } wurde mit Fassung { $rules } der Regeln und Schachtel { $box } gespielt, die es hier nicht mehr gibt. Ist es zu Ende, kann sein Protokoll weiterhin heruntergeladen werden.
trouble-unknown-limit = Die Grenze „{ $limit }“ gibt es nicht. Die Grenzen sind: { $limits }.
trouble-bad-limit = Die Grenze { $limit } kann nicht „{ $value }“ sein. Schreibe ANZAHL/SEKUNDEN oder off.
trouble-bad-setting = Die Einstellung { $setting } kann nicht „{ $value }“ sein. Erlaubt: { $allowed }.
trouble-unknown-setting = Eine Einstellung „{ $setting }“ gibt es nicht. Es gibt: { $settings }.
trouble-bad-database = Das ist weder eine SQLite-Datei noch die URL einer PostgreSQL-Datenbank.
trouble-database-unreachable = Die Datenbank ist nicht zu gebrauchen: { $reason }
trouble-database-newer = Die Datenbank wurde von einer neueren Fassung von Seaboard geöffnet. Nimm diese, oder spiele eine Sicherung von vorher ein.
trouble-database-in-use = Ein anderer Server benutzt { $file } schon. Mehrere Knoten brauchen PostgreSQL.
trouble-cannot-listen = An { $host }, Port { $port } kann nicht gelauscht werden: { $reason }
help-admin = Sich um den Spielesaal kümmern: nachspielen, sichern, umziehen, aufräumen.
help-admin-replay-all = Jedes gespeicherte Spiel nachspielen und die beendeten prüfen.
help-admin-backup = Den ganzen Saal samt Geheimnissen in eine Datei schreiben, auch während er offen ist.
help-admin-restore = Eine leere Datenbank aus einer Sicherung füllen.
help-admin-export = Den Saal ohne seinen Schlüssel in eine Datei schreiben, für einen anderen Saal.
help-admin-import = Hinzufügen, was ein anderer Saal ausgegeben hat.
help-admin-prune = Alte Tische löschen, die beendet oder nie begonnen sind, und Leute ohne Tisch.
help-admin-retire = Laufende Spiele abbrechen, deren Regeln es hier nicht mehr gibt, damit sie ganz gelesen werden können.
help-admin-rotate-key = Dem Saal einen anderen Schlüssel geben: Cookies und Links werden damit neu gemacht. Bei PostgreSQL danach die Knoten neu starten.
help-admin-people = Leute mit ihren Kennungen auflisten.
help-admin-delete-person = Jemanden vergessen: Die Spiele bleiben, der Name geht.
help-room-file = eine Datei mit einem ganzen Saal
help-days = Tage, an denen nichts geschehen ist
help-keep-days = Tage, die der alte Schlüssel noch öffnet; 0, wenn er in falsche Hände kam: dann sind alle fremd
help-people-name = Teil eines Namens
help-person = die Kennung; siehe: seaboard admin people
replayed = { $games ->
    [one] Ein Tisch
   *[other] { $games } Tische
 } mit { $entries } Protokolleinträgen nachgespielt; fehlerhaft: { $bad }, mit hier unbekannten Regeln: { $other }.
room-written = In { $file } geschrieben: { $tables } Tische, { $people } Leute.
room-read = Hinzugefügt: { $tables } Tische, { $people } Leute.
pruned = Gelöscht: { $tables } Tische, { $people } Leute.
retired = Abgebrochene Spiele, deren Regeln es hier nicht mehr gibt: { $games }.
key-rotated = Der Saal hat einen anderen Schlüssel. Der alte öffnet noch { $days } Tage lang.
person-deleted = Die Person ist vergessen; { $tables ->
    [one] ein Tisch wurde
   *[other] { $tables } Tische wurden
 } geändert.
trouble-games-broken = { $games ->
    [one] Ein Spiel lässt
   *[other] { $games } Spiele lassen
 } sich nicht nachspielen.
trouble-no-such-person = Es gibt niemanden mit der Kennung { $person }. Siehe: seaboard admin people
trouble-room-not-empty = Die Datenbank ist nicht leer; eine Sicherung kommt in eine leere.
trouble-bad-room-file = { $file }, Zeile { $number }: Das ist keine Zeile einer Saaldatei.
trouble-room-file-cut-short = { $file } ist abgeschnitten; nichts wurde hinzugefügt.
trouble-tables-left-out = Nicht alles konnte geschrieben werden: Diese Tische sind beschädigt und fehlen in { $file }: { $tables }
trouble-other-room-file = { $file } enthält eine andere Art von Saaldatei: { $found }.
