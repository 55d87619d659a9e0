# Quello che dice la sala giochi: rifiuti, limiti, aiuto dei suoi comandi.
welcome = Seaboard, una sala giochi in riva al mare. La sala è aperta; la sua pagina non è installata qui.
help-serve = Apri la sala giochi: offri tavoli a browser e programmi.
help-host = indirizzo su cui ascoltare
help-port = porta su cui ascoltare; 0: una qualsiasi libera
help-database = un file SQLite, o l’URL di un database PostgreSQL (postgresql://...)
help-room-box = un tuo file della scatola per un gioco; si può ripetere
help-config = un file TOML con queste impostazioni; l’ambiente (SEABOARD_PORT ...) e le opzioni vengono prima
help-limits = un altro limite, come messages-per-seat=40/4, oppure off; si può ripetere
help-origins = un altro sito le cui pagine possono parlare con questo server; si può ripetere
help-hosts = un nome con cui si raggiunge questa sala; appena ce n’è uno, agli altri non si risponde; ripetibile
help-secure = la sala si raggiunge solo via HTTPS: cookie sicuri
help-registration = se può entrare qualcuno di nuovo
help-cookie-days = giorni dopo i quali chi non è tornato è di nuovo uno sconosciuto
help-proxies = indirizzo di un proxy a cui si crede sull’indirizzo del visitatore; si può ripetere
help-connections = connessioni che possono essere aperte insieme, in tutto
help-request-seconds = secondi che un client ha per dire che cosa vuole
help-static = cartella della pagina
help-journal-lines = righe che può avere il registro di un tavolo; poi la partita può solo essere giocata fino alla fine
help-bot-pace = secondi che un bot impiega almeno per una mossa
help-heartbeat = secondi fra due segni di vita a ogni connessione
help-log-level = debug, info, warning o error
trouble-bug = Qualcosa è andato storto da parte nostra. È stato annotato.
trouble-malformed = La sala giochi non capisce questo messaggio. Forse la pagina è vecchia: ricaricala. ({ $reason })
trouble-not-json = Invia JSON (content-type: application/json).
trouble-too-large = È troppo lungo: al massimo { $most } byte.
trouble-too-slow = Ci è voluto troppo tempo.
trouble-went-away = Il messaggio si è interrotto prima della fine.
trouble-journal-full = Il registro di questo tavolo ha { $most } righe e non può averne di più. La partita può ancora essere giocata fino alla fine.
trouble-not-found = Qui non c’è niente.
trouble-no-lesson = Per questo gioco non c’è una lezione ({ $game }).
trouble-bad-origin = Questa pagina non può parlare con questo server.
trouble-other-host = Questo server non risponde a questo nome.
trouble-rate-limited = Troppe cose in una volta. Riprova tra { $wait }.
trouble-wait-seconds = { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
 }
trouble-wait-minutes = { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
 }
trouble-too-busy = A questo tavolo agiscono in troppi nello stesso momento. Riprova.
trouble-server-busy = La sala ha troppo da fare in questo momento. Riprova tra poco.
trouble-storage-unavailable = In questo momento la sala non può salvare nulla. Niente va perso; presto la partita continuerà da sola.
trouble-table-unreadable = Il registro di questo tavolo è danneggiato. Chi si occupa della sala trova di più nel log del server; tutti gli altri tavoli continuano.
trouble-who-are-you = Prima di’ il tuo nome.
trouble-host-only = Può farlo solo chi ospita il tavolo.
trouble-not-the-host = Chi ospita il tavolo non può essere né silenziato né allontanato.
trouble-muted = Chi ospita questo tavolo non ti lascia parlare qui.
trouble-removed-here = Chi ospita questo tavolo ti ha allontanato.
trouble-no-spectators = Nessuno può guardare questa partita mentre si gioca.
trouble-seen-late = Questa partita viene mostrata in differita. Torna tra { $seconds } secondi.
trouble-registration-closed = Al momento nessun nuovo ospite può entrare.
trouble-password-needed = Per entrare serve la password della sala.
trouble-wrong-password = Questa non è la password della sala.
trouble-link-needed = Per un posto a questo tavolo serve il suo link.
trouble-no-such-link = Questo link non apre nulla, o non più.
trouble-no-such-table = Questo tavolo non esiste, oppure è privato.
trouble-no-such-seat = Questo posto non esiste: il tavolo ha { $seats } posti.
trouble-no-seat = Non hai un posto a questo tavolo.
trouble-contributes-nothing = Il posto { $seat } una volta non ha rivelato il suo contributo e non ne dà più.
trouble-nothing-to-reveal = Il posto { $seat } non ha nulla da rivelare adesso.
trouble-other-contribution = Non è il contributo che il posto { $seat } aveva sigillato.
trouble-seat-taken = A questo posto c’è già qualcuno.
trouble-seat-free = A questo posto non c’è nessuno.
trouble-seats-empty = Ci sono ancora posti liberi.
trouble-already-seated = Siedi già a questo tavolo.
trouble-not-open = La partita è già cominciata.
trouble-not-running = A questo tavolo non c’è una partita in corso.
trouble-not-over-yet = La partita non è ancora finita.
trouble-public-already = Questa partita è già pubblica.
trouble-no-such-position = Questa posizione non esiste: la partita ha finora { $last } voci.
trouble-not-your-turn = Non è il tuo turno.
trouble-stale = Nel frattempo la partita è andata avanti. Guarda di nuovo e scegli ancora.
trouble-undo-needs-consent = Da allora qualcosa è stato pescato, mostrato o deciso. Chiedi il consenso degli altri.
trouble-undo-past-chance = I dadi lanciati e le carte pescate non si riprendono.
trouble-nothing-asked = Nessuno ha chiesto nulla.
trouble-something-else-asked = Ora si chiede un’altra cosa. Rileggi la domanda.
trouble-bot-plays-already = Al momento a questo posto gioca un bot.
trouble-no-bot-plays = Nessun bot gioca a questo posto per te.
trouble-time-is-up = Il tuo tempo per questa decisione è scaduto: la prende il bot. Dopo potrai giocare di nuovo.
trouble-no-time-to-undo = Non hai più tempo per quella decisione: resta valida.
trouble-empty-text = In questo testo non c’è nulla da leggere.
trouble-rules-not-served = Questa partita di { $game } è stata giocata con la versione { $rules } delle regole e la scatola { $box }, che qui non ci sono più. Quando è finita, il suo registro si può ancora scaricare.
trouble-unknown-limit = Non c’è un limite «{ $limit }». I limiti sono: { $limits }.
trouble-bad-limit = Il limite { $limit } non può essere «{ $value }». Scrivi NUMERO/SECONDI oppure off.
trouble-bad-setting = L’impostazione { $setting } non può essere «{ $value }». Valori ammessi: { $allowed }.
trouble-unknown-setting = Non c’è un’impostazione «{ $setting }». Ci sono: { $settings }.
trouble-bad-database = Non è né un file SQLite né l’URL di un database PostgreSQL.
trouble-database-unreachable = Il database non si può usare: { $reason }
trouble-database-newer = Il database è stato aperto da una versione più recente di Seaboard. Usa quella, o ripristina una copia precedente.
trouble-database-in-use = Un altro server usa già { $file }. Per più nodi serve PostgreSQL.
trouble-cannot-listen = Impossibile ascoltare su { $host }, porta { $port }: { $reason }
help-admin = Prendersi cura della sala giochi: rigiocare, salvare, traslocare, riordinare.
help-admin-replay-all = Rigioca ogni partita registrata e verifica quelle finite.
help-admin-backup = Scrivi tutta la sala, segreti compresi, in un file; anche mentre è aperta.
help-admin-restore = Riempi un database vuoto da una copia di sicurezza.
help-admin-export = Scrivi la sala senza la sua chiave in un file, per un’altra sala.
help-admin-import = Aggiungi ciò che un’altra sala ha esportato.
help-admin-prune = Elimina i vecchi tavoli finiti o mai cominciati, e le persone senza tavolo.
help-admin-retire = Interrompi le partite in corso le cui regole non ci sono più, perché si possano leggere per intero.
help-admin-rotate-key = Dare un’altra chiave alla sala: cookie e link vengono rifatti con essa. Con PostgreSQL, riavviare poi i nodi.
help-admin-people = Elenca le persone con i loro identificativi.
help-admin-delete-person = Dimentica una persona: le partite restano, il nome se ne va.
help-room-file = un file con un’intera sala
help-days = giorni senza che succeda nulla
help-keep-days = giorni per cui la vecchia chiave apre ancora; 0 se è caduta in mani sbagliate: allora tutti sono sconosciuti
help-people-name = parte di un nome
help-person = l’identificativo della persona; vedi: seaboard admin people
replayed = { $games ->
    [one] Un tavolo rigiocato
   *[other] { $games } tavoli rigiocati
 } con { $entries } voci di registro; difettosi: { $bad }, con regole non presenti qui: { $other }.
room-written = Scritto in { $file }: { $tables } tavoli, { $people } persone.
room-read = Aggiunto: { $tables } tavoli, { $people } persone.
pruned = Eliminato: { $tables } tavoli, { $people } persone.
retired = Partite interrotte perché le loro regole non ci sono più: { $games }.
key-rotated = La sala ha un’altra chiave. La vecchia apre ancora per { $days } giorni.
person-deleted = La persona è dimenticata; { $tables ->
    [one] un tavolo modificato
   *[other] { $tables } tavoli modificati
 }.
trouble-games-broken = { $games ->
    [one] Una partita non si può rigiocare
   *[other] { $games } partite non si possono rigiocare
 }.
trouble-no-such-person = Non c’è nessuno con l’identificativo { $person }. Vedi: seaboard admin people
trouble-room-not-empty = Il database non è vuoto; una copia si ripristina in uno vuoto.
trouble-bad-room-file = { $file }, riga { $number }: non è una riga di un file di sala.
trouble-room-file-cut-short = { $file } è troncato; nulla è stato aggiunto.
trouble-tables-left-out = Non è stato possibile scrivere tutto: questi tavoli sono danneggiati e mancano in { $file }: { $tables }
trouble-other-room-file = { $file } contiene un altro tipo di file di sala: { $found }.
