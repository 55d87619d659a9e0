# What can be wrong with what we were given. One sentence each, with what to do where that helps.
trouble-illegal-action = Non è permesso ({ $rule }). { $sentence }
trouble-unknown-action = Questa azione non esiste: { $action }
trouble-unknown-game = Qui non c’è nessun gioco «{ $game }». Puoi scegliere tra: { $games }.
trouble-unknown-language = La lingua «{ $language }» non è disponibile. Puoi scegliere tra: { $languages }.
trouble-unknown-bot = Non c’è nessun bot «{ $bot }». Puoi scegliere tra: { $bots }.
trouble-bad-thinking = --thinking { $thinking }: sono possibili da 1 a { $most } iterazioni.
trouble-bad-budget = «{ $bot }» non è un bot con un limite. Scrivi search@2000 per le iterazioni o search@50ms per i millisecondi.
trouble-no-results = { $file } non contiene risultati dell’arena.
trouble-other-results = { $file } contiene risultati di { $part ->
    [command] un altro comando dell’arena
    [game] un altro gioco
    [rules_version] un’altra versione delle regole
    [box] un’altra scatola
    [options] altre opzioni
    [vary] un’altra opzione che varia
    [bots] altri bot
   *[seed] un altro seme
 }. Scegli un altro file.
trouble-results-in-use = Un’altra serie sta scrivendo in { $file }. Aspettala o scegli un altro file.
trouble-results-stopped = Non si può più scrivere in { $file }: { $reason }. Contiene { $games ->
    [one] una partita intera
   *[other] { $games } partite intere
 }; lo stesso comando riprende da lì.
trouble-not-a-plain-file = Non è un file normale
trouble-report-is-file = Il rapporto non si può scrivere in { $file }, dove stanno i risultati.
trouble-results-twice = { $file } sarebbe contato due volte. Indica ogni file di risultati una volta sola.
trouble-arena-interrupted = Interrotto dopo { $games ->
    [one] una partita
   *[other] { $games } partite
 }, di cui non resta nulla; con --file una serie si può riprendere.
trouble-arena-interrupted-file = Interrotto dopo { $games ->
    [one] una partita
   *[other] { $games } partite
 }; { $file } le conserva, e lo stesso comando riprende da lì.
trouble-no-bots = Non gioca nessuno: indica almeno un bot.
trouble-nothing-to-vary = L’opzione { $option } non ha un elenco di valori da provare.
trouble-ladder-alone = Una classifica vuole almeno due giocatori al tavolo; per i bot da soli c’è: seaboard arena match
trouble-ladder-needs-bots = Una classifica vuole da 2 a { $most } bot, tutti diversi.
trouble-nobody-to-compare = Per essere sicuri di chi è più forte, al tavolo devono sedere due bot diversi.
trouble-other-rules-there = Un’altra macchina ha altre regole di { $game }. Ovunque serve la stessa versione di seaboard.
trouble-no-ray = Ray non è installato: pip install "seaboard[ray]".
trouble-no-cluster = Non c’è un cluster Ray a { $address }: { $reason }
trouble-cluster-lost = Il cluster Ray è andato perso: { $reason }. Con --file lo stesso comando riprende da dov’era.
trouble-processes-die = I processi che giocano sono stati terminati più volte alla partita { $number }; forse la memoria non basta per così tanti.
trouble-nothing-to-play = Si possono giocare da 1 a { $games } partite, con al massimo { $processes } processi.
trouble-unknown-form = Non c’è nessuna forma «{ $form }» delle regole. Puoi scegliere tra: { $forms }.
trouble-no-compiler = Le regole veloci di { $game } non sono pronte e il compilatore che le produce non è installato: pip install "seaboard[compiler]".
trouble-no-cupy = Le partite sulla scheda grafica hanno bisogno di CuPy: pip install "seaboard[gpu]".
trouble-no-card = Qui non si può usare nessuna scheda grafica: { $reason }. Anche il processore può giocare, con machine=Processor.
trouble-card-too-old = La scheda grafica è troppo vecchia: la sua compute capability è { $able }, serve almeno { $oldest }.
trouble-too-many-games = { $games } partite occupano { $needed } MiB, e ne sono liberi { $free }.
trouble-unknown-option = { $game } non ha l’opzione «{ $option }». Puoi scegliere tra: { $options }.
trouble-bad-option = «{ $option }» non ha la forma NAME=VALUE.
trouble-bad-option-value = L’opzione { $option } non può essere «{ $value }». Valori ammessi: { $allowed }.
trouble-bad-arguments = { $reason } (vedi: { $command } --help)
trouble-argument-needs-value = { $argument } richiede un valore.
trouble-argument-takes-no-value = { $argument } non accetta valori come «{ $value }».
trouble-argument-not-a-number = { $argument }: «{ $value }» non è un numero intero.
trouble-argument-not-a-choice = { $argument }: «{ $value }» non esiste. Scegli tra: { $all }.
trouble-argument-ambiguous = { $argument } può significare più cose: { $all }.
trouble-arguments-missing = Manca qualcosa: { $arguments }.
trouble-arguments-unknown = Qui nessuno capisce: { $arguments }.
trouble-too-many-bots = { $bots ->
    [one] Un bot è troppo
   *[other] { $bots } bot sono troppi
 } per un tavolo da { $players }.
trouble-too-many-names = { $names ->
    [one] È stato dato un nome
   *[other] Sono stati dati { $names } nomi
 }, ma { $people ->
    [0] giocano solo bot
    [one] gioca solo una persona
   *[other] giocano solo { $people } persone
 }.
trouble-name-too-long = Il nome «{ $name }» è troppo lungo: bastano { $most } caratteri.
trouble-name-unprintable = Il nome «{ $name }» contiene caratteri che non si possono scrivere o mostrare.
trouble-not-text = «{ $text }» non è testo in UTF-8.
trouble-resume-or-new = Indica un gioco per cominciarlo oppure usa --resume per riprenderne uno, ma non entrambi.
trouble-interrupted = Interrotto. Tutto ciò che è stato giocato è salvato; per riprendere: seaboard play --resume
trouble-no-input = L’input è finito prima che venisse fatta una scelta.
trouble-unreadable-file = Impossibile leggere { $file }: { $reason }
trouble-unwritable-file = Impossibile scrivere { $file }: { $reason }
trouble-unusable-file = { $file } non si può usare: { $reason }
trouble-no-such-file = il file o la cartella non esiste
trouble-not-permitted = non è permesso
trouble-file-exists = esiste già
trouble-is-a-folder = è una cartella
trouble-not-a-folder = non è una cartella
trouble-no-space-left = sul dispositivo non c’è più spazio
trouble-read-only = lì si può solo leggere
trouble-name-of-file-too-long = il nome è troppo lungo
trouble-output-closed = Non c’è un’uscita su cui mostrare qualcosa.
trouble-output-lost = Non si può più scrivere sull’uscita: { $reason }
trouble-too-deep = Ciò che è stato dato è annidato troppo in profondità per essere letto.
trouble-no-such-save = In { $folder } non c’è nessuna partita salvata «{ $name }».
trouble-nothing-to-resume = In { $folder } non c’è nessuna partita in corso.
trouble-already-over = La partita in { $file } è finita. Per rivederla: seaboard replay { $file }
trouble-save-in-use = { $file } è in gioco in un’altra finestra. Esci prima da lì.
trouble-seed-unreadable = Il seme segreto di questa partita manca o è danneggiato, quindi i suoi dadi non possono proseguire ({ $file }: { $reason }).
trouble-seed-of-another-game = Il seme segreto accanto a questa partita non è quello che il suo sigillo fissa, quindi i suoi dadi non possono proseguire ({ $file }).
trouble-beyond-repair = Nemmeno la prima riga di { $file } è leggibile; non è stato cambiato nulla.
trouble-bad-log-line = { $file }, riga { $number }: { $reason }
trouble-line-cut-short = la riga è troncata. Se è un tuo salvataggio: seaboard play --resume --repair
trouble-log-empty = il file è vuoto.
trouble-header-missing = un registro comincia con la sua intestazione.
trouble-line-out-of-place = una riga così non può stare in questo punto.
trouble-wrong-number = la voce dovrebbe avere il numero { $expected }, ma ha { $found }.
trouble-line-unreadable = questa non è una riga di un registro di partita ({ $reason }).
trouble-line-no-json = non è JSON, o è troppo annidata
trouble-line-odd-field = il campo «{ $field }» lì non c’entra
trouble-line-lacks-field = le manca «{ $field }»
trouble-line-odd-value = il valore di «{ $field }» è sbagliato
trouble-line-too-deep = questa non è una riga di un registro di partita (annidata troppo, o con un numero troppo lungo).
trouble-other-format = il registro ha il formato { $found }; questo programma legge il formato { $expected } e i precedenti.
trouble-other-game = il registro è di { $found }, non di { $expected }.
trouble-other-rules = la partita è stata giocata con la versione { $found } delle regole di { $game }; questo programma ha la versione { $expected }.
trouble-other-box = la partita è stata giocata con un’altra scatola di { $game } (impronta { $found }, questa ha { $expected }). Indica quella giusta con --box.
trouble-wrong-seats = l’intestazione elenca { $found ->
    [one] un posto
   *[other] { $found } posti
 } invece di { $expected }.
trouble-forms-differ = l’id { $action } e la forma leggibile dicono cose diverse.
trouble-chance-not-due = ora non c’è nulla da lanciare o scoprire.
trouble-not-their-turn = il posto { $seat } non può agire adesso.
trouble-no-such-seat = a questo tavolo non c’è il posto { $seat }.
trouble-no-more-outcomes = nel registro manca l’esito della pescata { $number }.
trouble-nothing-to-undo = non c’è niente da annullare.
trouble-undo-too-far = da allora qualcosa è stato pescato, mostrato o deciso; serve il consenso di tutto il tavolo.
trouble-not-over = la partita non è finita.
trouble-over-already = la partita era già finita.
trouble-seed-missing = il seme non è stato rivelato.
trouble-not-hexadecimal = un seme, un contributo, un’impronta, una chiave o una firma non è scritta con il giusto numero di cifre esadecimali minuscole.
trouble-commitment-broken = il seme rivelato non corrisponde al sigillo d’inizio partita.
trouble-outcome-differs = il seme dà l’esito { $expected }, ma è scritto { $found }.
trouble-not-canonical = la riga non è scritta come si scrivono i registri: senza spazi, ogni campo una volta e al suo posto, numeri e testi nella forma più breve.
trouble-fields-of-other-format = manca un campo, oppure ce n’è uno che il formato { $format } non ha.
trouble-commitment-misplaced = un sigillo c’è se, e solo se, il caso non è stato inserito a mano.
trouble-contribution-broken = il posto { $seat } non ha dato il contributo che aveva sigillato.
trouble-draw-misplaced = ogni esito del caso, e nient’altro, dice come è stato estratto.
trouble-share-differs = le regole danno a questo esito un’altra parte dei numeri che possono uscire.
trouble-outcome-impossible = l’esito { $found } non può uscire adesso.
trouble-chain-broken = le righe precedenti non sono quelle firmate dalla sala giochi.
trouble-signature-broken = questa non è la firma della sala giochi di cui l’intestazione riporta la chiave.
trouble-other-commitment = il registro ha un sigillo diverso da quello che conosci: { $found }.
trouble-other-key = il registro viene da una sala giochi con una chiave diversa da quella che conosci: { $found }.
trouble-other-seed = il registro rivela un seme diverso da quello che conosci.
trouble-bad-hexadecimal = { $option } vuole { $digits } cifre esadecimali.
trouble-result-differs = queste azioni portano a un altro risultato.
trouble-not-toml = { $file } non è un file TOML: { $reason }
trouble-toml-place = la riga { $line } è illeggibile alla colonna { $column }
trouble-toml-letters = non è scritto in UTF-8
trouble-toml-somewhere = contiene qualcosa di illeggibile
trouble-bad-box = La scatola è sbagliata in { $table }: atteso { $expected }, trovato { $found }.
trouble-box-nothing = niente
trouble-box-a-table = una tabella
trouble-box-a-sentence = una frase
trouble-box-a-number = un numero intero
trouble-box-a-fraction = un numero con la virgola
trouble-box-a-text = un testo
trouble-box-a-list = una lista
trouble-box-a-date = una data o un’ora
trouble-box-yes-or-no = true o false
trouble-box-another-value = un altro valore
trouble-box-known-field = un campo previsto qui
trouble-box-known-value = un valore previsto qui
trouble-box-field-of-legend = una casella della legenda
trouble-box-enterable-field = una casella in cui si può entrare
trouble-box-seaward-step = un passo verso il mare su una casella in cui si può entrare, anche davanti a { $side }
trouble-bad-position = La posizione è sbagliata: { $reason }
