# Quello che dice la pagina, nell’atrio e al tavolo di ogni gioco.
page-welcome = Ti diamo il benvenuto nella sala giochi in riva al mare
your-name = Il tuo nome
guest = Ospite
room-password = Password della sala
come-in = Entra
room-closed = Al momento nessun nuovo ospite può entrare. Chi è già stato qui torna con il suo link personale.
games = Giochi
play-now = Gioca subito
set-up = Prepara
new-table = { $game }: prepara un tavolo
learn = Impara
learn-title = { $game } in cinque minuti
learn-play = Gioca una partita guidata
lesson = Lezione
lesson-next = Avanti
lesson-step = Passo { $step } di { $steps }
lesson-waits = Guarda che cosa fanno gli altri…
my-tables = I miei tavoli
tables = Tavoli
no-tables = Al momento nessun tavolo è aperto. Preparane uno e invita gli amici.
filter-game = Gioco
all-games = Tutti i giochi
filter-tables = Quali tavoli
filter-all = Tutti
filter-free = Con un posto libero
filter-running = Da guardare
none-fits = Al momento non c’è un tavolo così.
hosted-by = Ospita: { $name }
clock-of-seconds = { $seconds } s a decisione, { $minutes } min di riserva
clock-of-days = { $days } g a decisione
page-of = Pagina { $page } di { $pages }
page-back = Pagina precedente
page-on = Pagina successiva
moved = Ultima mossa { $ago }
result-won = Vinta
result-shared = Vittoria condivisa
result-lost = Persa
result-alone = In solitario
profile = Le mie partite
profile-help = Le partite finite, secondo gli avversari. Quelle interrotte non contano.
profile-none = Non hai ancora finito una partita.
player-none = Nessuna partita pubblica è ancora finita.
player-games = Partite pubbliche
against-people = Contro persone
against-bots = Contro bot
games-of-them = Partite
best-score = Miglior punteggio
offline = La sala giochi non è raggiungibile al momento. Si aprirà da sola appena torna la connessione.
unreachable = La sala giochi non è raggiungibile al momento. Riprova.
part-lost = Questa parte della pagina non si è potuta caricare. Controlla la connessione e ricarica la pagina.
join = Partecipa
watch = Guarda
go-on = Continua
look-back = Rivedi
status-open = Aspetta giocatori
status-running = Partita in corso
status-finished = Finita
status-abandoned = Interrotta
other-device = Giocare su un altro dispositivo
other-device-help = Con questo link torni a essere tu anche su un altro dispositivo. Non darlo a nessuno.
renew-own-link = Crea un nuovo link
renew-own-link-help = Quello vecchio non aprirà più nulla e tutti gli altri dispositivi collegati a tuo nome saranno scollegati.
who-sits-where = Chi siede dove
seat-number = Posto { $number }
seat-me = io
seat-person = una persona
seat-here = un’altra persona qui
house-rules = Regole della casa
option-wrong = { $option }: non è possibile. Permesso: { $allowed }
clock = Orologio
clock-kind-none = senza orologio
clock-kind-live = in una sola seduta
clock-kind-days = per corrispondenza
clock-kind-none-help = Ognuno pensa quanto vuole.
clock-kind-live-help = Secondi per ogni decisione; il resto viene da una riserva per tutta la partita.
clock-kind-days-help = Giorni per ogni decisione, per partite nei ritagli di tempo.
clock-seconds = Secondi per decisione
clock-minutes = Riserva in minuti
clock-days = Giorni per decisione
stand-in = Gioca per chi è in ritardo
public-table = Tutti possono giocare o guardare
practice-table = Allenamento: tutto si può annullare, anche dadi e carte
practice = Allenamento
spectators = Spettatori
watching-now = vedono la partita in diretta
watching-late = la vedono con due minuti di ritardo
watching-delayed = vedono la partita con { $seconds } s di ritardo
watching-none = non possono guardare finché si gioca
create-table = Crea il tavolo

## La barra
to-table = Al tavolo
to-lobby = All’atrio
language = Lingua
theme = Colori
theme-system = come il sistema
theme-day = giorno
theme-night = notte
motion = Animazioni
pace = Ritmo della partita
pace-slow = lento
pace-normal = normale
pace-quick = veloce
pace-instant = immediato
connection-connecting = Connessione in corso…
connection-lost = La connessione è caduta. Nuovo tentativo…
sound = Suono
connection-quiet = Nessuna risposta da un po’. Quello che vedi potrebbe essere vecchio.
close = Chiudi

## Al tavolo
seats = Giocatori
you = tu
waits = aspetta
acts-now = è di turno
# Nomi dei bot, contati da 0.
bot-name =
    { $number ->
        [0] Corallo
        [1] Perla
        [2] Finn
        [3] Marina
        [4] Sandy
       *[other] Bot { $number }
    }
bot-stands-in = gioca { $bot }
time-left = Tempo per questa decisione
time-bank = Riserva
time-low = Il tempo sta per scadere!
time-until = fino a { $when }
points-of = { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }
chance = Il caso
chance-acts = Decide il caso…
skip-story = Salta
name-and-what = { $name }: { $what }
since-your-turn = Dal tuo ultimo turno
just-now = Gli ultimi turni
turn-of = { $count ->
    [one] È il turno di { $names }.
   *[other] Ora scelgono: { $names }
 }
chosen-already = Hai scelto. Puoi ancora cambiare idea.
only-afterwards = Che cosa porta si vedrà solo dopo.
odds-of = { $percent } %: { $what }
what-now = Che cosa fare ora
choices-as-list = { $number ->
    [one] L’unica scelta in elenco
   *[other] Le { $number } scelte in elenco
 }
position = La posizione
tools = Strumenti
undo = Annulla
ask-undo = Annulla (gli altri devono essere d’accordo)
undo-what = Riprendi: { $choice }
undo-done = Ripreso: { $choice }
undo-too-late = Ora non si può riprendere nulla: sono caduti i dadi, o ha giocato qualcun altro.
hint = Consiglio
rules = Regole
log = Diario
log-in-order = In ordine
log-newest-first = Prima i più recenti
attention-ask = Vuoi un suono e un avviso quando tocca a te?
attention-yes = Sì, grazie
attention-no = No, grazie
attention-wish = Un suono e un avviso quando tocca a me
shortcuts = Tastiera
shortcut-choose = Scegliere la possibilità che mostra questa cifra
shortcut-skip = Saltare il racconto e i turni dei bot
shortcut-help = Mostrare questo elenco
shortcuts-on = I tasti agiscono da soli, senza Ctrl o Alt
chat = Chat
chat-empty = Nessuno ha ancora detto niente.
chat-no-seat = (senza posto)
chat-text = Di’ qualcosa
phrases = Frasi pronte
phrase-1 = Ciao!
phrase-2 = Ben giocato!
phrase-3 = Un momento, per favore.
phrase-4 = Oh no!
phrase-5 = Grazie della partita!
new-messages = { $count ->
    [one] un nuovo messaggio
   *[other] { $count } nuovi messaggi
 }
send = Invia
plain-table = Testo
picture-table = Disegno
more = Altro
refused = Adesso non è possibile.
download-log = Scarica il registro
hand-to-bot = Lascia giocare un bot al mio posto
players-and-spectators = Giocatori e spettatori
mute = Silenzia
unmute = Lascia parlare
mute-player = Silenzia { $who }
unmute-player = Lascia parlare { $who }
remove = Allontana
remove-player = Allontana { $who } dal tavolo
really-remove = Allontana davvero { $who }
take-seat-back = Torna a giocare
ask-abandon = Interrompi la partita (tutti devono essere d’accordo)
abandon = Interrompi la partita
really-abandon = Interrompere la partita per sempre?
keep-playing = Continua a giocare
commitment = I dadi sono fissati in anticipo e si possono verificare dopo. Sigillo: { $hash }
chance-sound = I dadi erano fissati prima della partita: tutte le { $draws } estrazioni corrispondono al sigillo mostrato in anticipo.
chance-sound-with-yours = I dadi erano fissati prima della partita, e non senza di te: tutte le { $draws } estrazioni corrispondono al sigillo che questo dispositivo ha visto prima e al suo contributo.
chance-without-yours = Le estrazioni ({ $draws }) corrispondono al sigillo, ma il contributo di questo dispositivo non c’è: i dadi sono stati fissati senza di te.
chance-changed = Attenzione: il sigillo dei dadi è cambiato da quando questo dispositivo l’ha visto la prima volta. Questo dispositivo non vi contribuisce; non fidarti dei dadi di questa partita.
chance-undone = Annullate, con ciò che ne seguiva: { $undone }.
chance-wrong = Attenzione, il registro di questa partita non è corretto: { $flaw ->
    [commitment] ha un sigillo diverso da quello che questo dispositivo ha visto prima della partita.
    [contribution] non contiene il contributo di questo dispositivo ai dadi.
    [seed] il suo seme non è quello che il sigillo fissava.
    [draw] un’estrazione non è uscita come era fissata.
   *[lines] le sue righe sono state cambiate dopo la firma.
 }
chance-old = Questa partita è cominciata in un formato più vecchio. I suoi dadi si controllano con il comando seaboard verify.
asked-undo = { $who } vorrebbe annullare l’ultima decisione.
asked-abandon = { $who } vorrebbe interrompere la partita.
asked-publish = { $who } vorrebbe rendere pubblica questa partita: tutti potrebbero guardarla, con ciò che è stato detto al tavolo.
agree = D’accordo
decline = Rifiuta
log-undo = { $who } annulla l’ultima decisione.
line-handed-over = Da ora un bot gioca per { $who }.
line-taken-back = { $who } torna a giocare.
line-removed = Chi ospita ha allontanato un giocatore; { $who } continua.
line-asked = { $what ->
    [undo] { $who } chiede di annullare l’ultima decisione.
    [publish] { $who } chiede di rendere pubblica la partita.
   *[abandon] { $who } chiede di interrompere la partita.
 }
line-declined = { $who } non è d’accordo.
line-withdrawn = La partita non è potuta cominciare perché il dispositivo di { $names } non ha risposto. Avviala di nuovo: comincerà senza quel contributo ai dadi.
line-abandoned = La partita è stata interrotta di comune accordo.
line-published = Da ora la partita è pubblica.

## Guardare indietro
looking-back = Sguardo indietro
replay = Rivedi
move-of = Mossa { $number } di { $last }
the-beginning = La partita comincia.
replay-slider = Momento della partita
replay-steps = La partita passo per passo
turn-back = Un turno indietro
step-back = Una mossa indietro
step-on = Una mossa avanti
turn-on = Un turno avanti
replay-play = Riproduci
replay-pause = Pausa
news-waiting = { $count ->
    [one] Nel frattempo c’è una nuova mossa.
   *[other] Nel frattempo ci sono { $count } nuove mosse.
 }
your-turn-now = Tocca a te.
earlier = Prima
back-to-now = Torna al presente
review = Analisi
chart-title = I punti nel corso della partita
chart-after = Dopo la mossa { $number }
chart-table = Come tabella

## Prima della partita
waiting-room = Prima della partita
waiting-for-players = Ci sono ancora posti liberi. Invita gli amici o aggiungi dei bot.
invited-by = { $name } ti invita a giocare
invited = Hai un invito a giocare
table-full = Tutti i posti sono occupati.
table-full-watch = Quando la partita comincia, puoi guardarla qui.
your-name-please = Come ti devono chiamare gli altri?
in-a-minute = Le regole in un minuto
all-rules = Tutte le regole
this-table = A questo tavolo
yes = sì
all-seated = Ci sono tutti.
free-seat = libero
sit-down = Siediti
add-bot = Aggiungi un bot…
seat-a-bot = Metti un bot al posto { $number }
another-player-here = Un altro giocatore qui
name-of-player-here = Nome del giocatore su questo dispositivo
sits-here = Siede qui
at-this-device = su questo dispositivo
pass-device = Passa il dispositivo a { $name }
pass-device-help = Non si vede nulla finché chi deve giocare non ha preso il dispositivo.
i-am = Sono { $name }
free-this-seat = Libera il posto
start = Comincia la partita
host-starts = La partita comincia quando chi ospita la avvia.
invite = Invita
invite-help = Ogni link vale per un posto. Mandalo solo alla persona che deve sedersi lì.
only-here = Questo link funziona solo su questo computer.
lan-closed = La sala si raggiunge solo da questo computer. Aprila con «make play LAN=1» e gli altri nella tua rete la troveranno all’indirizzo { $address }.
to-play = Per giocare, posto { $number }
to-watch = Per guardare
copy = Copia
copied = Copiato
scan-code = Il link come codice da inquadrare
renew-link = Revoca e rinnova
link-renewed = Il vecchio link non vale più.
invite-watch-help = Con questo link altri possono guardare.
no-entry = Questa porta è chiusa
no-entry-help = Il tavolo non esiste, oppure il suo link non vale più.

## Regole
possible-now = Possibile ora
why-not = Perché no?
search-rules = Cerca nelle regole
full-text = La regola intera
nothing-found = Nessun risultato.

## La fine
game-over = La partita è finita
winner = Vince { $name }!
winners-shared = { $names } si dividono la vittoria!
score-sheet = Punteggio
score-so-far = Se la partita finisse adesso.
total = Totale
rematch = Gioca ancora
share-game = Condividi questa partita
share-help = Chi ha questo link può guardare tutta la partita.
share-link = Link a questa partita
share-private = Questa partita è privata. Se diventa pubblica, tutti possono guardarla, con ciò che è stato detto al tavolo, e conta sulle pagine di chi l’ha giocata.
share-public = Questa partita è pubblica: tutti possono guardarla.
make-public = Rendi pubblica
ask-public = Rendi pubblica (tutti devono essere d’accordo)
public-asked = Agli altri è stato chiesto se sono d’accordo.
to-rematch = Alla prossima partita
