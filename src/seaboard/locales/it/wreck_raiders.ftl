# Wreck Raiders. Non c’è un regolamento italiano: termini e frasi sono nostri.
title = Wreck Raiders
tagline = Immergiti in quattro relitti per le tue esposizioni, i tuoi acquari e la tua camera blindata; chi ti sta accanto divide il bottino. 1-5 giocatori, 45 minuti.
intro-1 = Ci si immerge verso quattro relitti, per tre vetrine, una camera blindata e acquari. Vince chi ha più monete.
intro-2 = Prendi un dado dalla barriera; da una zona conchiglia ricevi anche la conchiglia. Poi muovi un sommozzatore nel posto con quel numero, in un relitto o sulla spiaggia.
intro-3 = In un relitto peschi un tesoro, e così tutti quelli accanto a te. Chi occupava il tuo posto viene spinto sulla spiaggia e lì ottiene conchiglie.
intro-4 = Colloca subito ogni tesoro: in una vetrina, per un’esposizione, o nella camera blindata, per figure diverse e file di un solo tipo.
intro-5 = Una vetrina con esattamente i tesori di un’esposizione te la fa ottenere; nell’ordine esatto porta anche il premio della carta.
intro-6 = Le conchiglie aiutano: gli strombi cambiano un dado, le capesante portano altri tesori, le stelle marine valgono ogni tipo. Una volta per turno comprano un pezzo d’acquario.
hint-worth = { $worth ->
    [one] { $worth } moneta
   *[other] { $worth } monete
 }
lesson-mat = Questa è la tua plancia: tre vetrine per le esposizioni, una camera blindata e un cesto per le conchiglie. In alto ci sono le esposizioni che tutti possono rivendicare.
lesson-reef = Prendi il 3 dalla barriera. Sta in una zona conchiglia, quindi ricevi anche una capasanta.
lesson-wreck = Manda un sommozzatore al posto 3 del relitto delle gemme.
lesson-display = Una gemma! Un’esposizione ne vuole tre. Mettila nella prima vetrina.
lesson-scallop = Una capasanta potrebbe portare un’altra gemma. Tienila: ci si può comprare qualcosa.
lesson-aquarium = Una base per una capasanta: il tuo primo acquario. Centri e coperchi verranno dopo e portano monete.
lesson-pearl = Perla si è immersa per l’oro e l’ha messo nella camera blindata: lì figure diverse e file di un solo tipo portano monete.
lesson-beside = Ora il 2: il suo posto è proprio accanto al tuo primo sommozzatore.
lesson-beside-go = Di nuovo alle gemme. Sommozzatori vicini portano ciascuno un tesoro.
lesson-second-gem = La seconda gemma, accanto alla prima.
lesson-third-gem = E la terza, portata dal tuo primo sommozzatore.
lesson-claim = Tre gemme, proprio ciò che mostra l’esposizione. Rivendicala!
lesson-end = La tua prima esposizione: quattro monete. Con abbastanza esposizioni arriva la fine, e gli altri hanno ancora un turno. Ora continua come vuoi!
option-players = Giocatori
option-players-help = Quanti giocano, da 1 a 5; da solo si gioca contro i rivali.
option-edition = Edizione
option-edition-help = Il regolamento da seguire. Quello inglese ha 18 rivali nel solitario, gli altri ne hanno 16.
option-edition-en = inglese
option-edition-de = tedesca
option-edition-fr = francese
option-start = Primo giocatore
option-start-help = Il posto che comincia, se non si tira a sorte.
option-start-0 = a sorte
option-shell-odds = Probabilità di una zona conchiglia
option-shell-odds-help = Quanti dadi su cento cadono in una zona conchiglia; -1 lascia decidere alla scatola (25).
option-pedestals = Piedistalli
option-pedestals-help = Quanti tesori tiene una vetrina, 5 o 6.
option-pedestals-0 = come nella scatola
option-row-coins = Monete delle file blindate
option-row-coins-help = Un numero per fila, dal basso, per esempio 3,4,5,6; vuoto lascia decidere alla scatola.
option-rings = Anelli dei relitti
option-rings-help = I numeri attorno a gemme, oro, arte e reliquie, per esempio 123456,135246,123456,123456; vuoto lascia decidere alla scatola.
option-rivals = Rivali
option-rivals-help = Quanti rivali ha la riserva del solitario; 0 lascia decidere all’edizione.
option-rival-gains = I rivali ottengono entrando
option-rival-gains-help = Solitario: un rivale che entra in un relitto ottiene un tesoro, che viene scartato.

## Le cose
wrecks = Relitti
beach = Spiaggia
reef = Barriera
bank = Conchiglie sulla spiaggia: { $shells }
exhibits = Esposizioni ({ $left } nel mazzo)
order = Tesori
coins = Monete
crests = Stemmi
style = Stile
market = Mercato degli acquari
basket = Cesto
divers = Fuori plancia
vault = Camera blindata
number = Numero in gioco: { $number }.
hand = Da mettere: { treasure }.
display = Vetrina { $number }
claimed = Esposizioni ({ $count })
aquarium = Acquario
piece-short = pezzo
legend = Ai relitti: i numeri dell’anello e chi vi si immerge; l’ultimo è accanto al primo (↩). Conchiglie: S strombo, C capasanta, M stella marina. Mercato: costo → monete|bordo; coperchi: monete/per ogni. Esposizioni sulle plance: + con uno strombo. Camera blindata: = monete di una fila completa. ☠ rivale.
piles = { $supply } nella riserva, { $discard } negli scarti
coin-count = { $count ->
    [one] 1 moneta
   *[other] { $count } monete
 }
edition = Edizione: { $edition }
last-turns = Ultimi turni: { $count }
rivals-left = { $count ->
    [one] 1 rivale rimasto
   *[other] { $count } rivali rimasti
 }
piece-kind =
    { $kind ->
        [bottom] Basi
        [middle] Centri
       *[top] Coperchi
    } ({ $left } in pila)
kind =
    { $kind ->
        [gems] gemme
        [gold] oro
        [art] arte
       *[relics] reliquie
    }
kind-short =
    { $kind ->
        [gems] Gem
        [gold] Oro
        [art] Arte
       *[relics] Rel
    }
wreck =
    { $kind ->
        [gems] Gemme
        [gold] Oro
        [art] Arte
       *[relics] Reliquie
    }
# Un luogo dove andare.
place =
    { $place ->
        [gems] nel relitto delle gemme
        [gold] nel relitto dell’oro
        [art] nel relitto dell’arte
        [relics] nel relitto delle reliquie
       *[beach] sulla spiaggia
    }
# Un luogo dove ci si trova.
place-in =
    { $place ->
        [gems] nel relitto delle gemme
        [gold] nel relitto dell’oro
        [art] nel relitto dell’arte
        [relics] nel relitto delle reliquie
       *[beach] sulla spiaggia
    }
treasure =
    { $treasure ->
        [ruby] un rubino (gemme)
        [emerald] uno smeraldo (gemme)
        [sapphire] uno zaffiro (gemme)
        [coins] monete antiche (oro)
        [crown] una corona (oro)
        [goblet] un calice (oro)
        [painting] un quadro (arte)
        [vase] un vaso (arte)
        [statue] una statua (arte)
        [mask] una maschera (reliquie)
        [idol] un idolo (reliquie)
       *[astrolabe] un astrolabio (reliquie)
    }
treasure-short =
    { $treasure ->
        [ruby] rub
        [emerald] sme
        [sapphire] zaf
        [coins] mon
        [crown] cor
        [goblet] cal
        [painting] qua
        [vase] vas
        [statue] sta
        [mask] mas
        [idol] ido
       *[astrolabe] ast
    }
shell =
    { $shell ->
        [conch] uno strombo
        [scallop] una capasanta
       *[starfish] una stella marina
    }
shell-short =
    { $shell ->
        [conch] S
        [scallop] C
       *[starfish] M
    }
shells =
    { $shell ->
        [conch] { $count ->
            [one] 1 strombo
           *[other] { $count } strombi
        }
        [scallop] { $count ->
            [one] 1 capasanta
           *[other] { $count } capesante
        }
       *[starfish] { $count ->
            [one] 1 stella marina
           *[other] { $count } stelle marine
        }
    }
zone =
    { $zone ->
        [conch] Strombo
        [scallop] Capasanta
        [starfish] Stella marina
       *[blank] Vuota
    }
zone-note =
    { $zone ->
        [conch] , con uno strombo
        [scallop] , con una capasanta
        [starfish] , con una stella marina
       *[blank] {""}
    }
from =
    { $from ->
        [off-board] fuori plancia
        [beach] spiaggia, posto { $spot }
        [gems] gemme, posto { $spot }
        [gold] oro, posto { $spot }
        [art] arte, posto { $spot }
       *[relics] reliquie, posto { $spot }
    }
spot-of-wreck = { wreck }, posto { $spot }
spot-of-beach = { beach }, posto { $spot }
style-short =
    { $style ->
        [any1] conchiglia a scelta
        [aquarium] pezzo gratis
        [shells] conchiglie
       *[none] ·
    }
order-note =
    { $order ->
        [exact] nell’ordine esatto
       *[any] in un ordine qualsiasi
    }

## Al tavolo in parole
at-a-glance = In breve
wrecks-and-beach = Relitti e spiaggia
place-number = Posto
nothing = niente
nobody = libero
a-rival = un rivale
reef-empty = Non ci sono dadi nella barriera.
to-roll = { $count ->
    [one] Si lancia 1 dado.
   *[other] Si lanciano { $count } dadi.
 }
rival-entered = { wreck }: in questo round è entrato un rivale, con { $number ->
    [1] l’1
   *[other] il { $number }
 }.
ring-of = { wreck }: intorno al relitto i numeri sono { $ring }.
claiming = In corso: { $exhibit }, con la vetrina { $display }.
exhibit-name = { $order } ({ coin-count })
piece-name =
    { $kind ->
        [bottom] base
        [middle] centro
       *[top] coperchio
    } ({ $worth })
exhibit-unseen = dal mazzo
piece-unseen =
    { $kind ->
        [bottom] una base
        [middle] un centro
       *[top] un coperchio
    }
piece-worth = { coin-count }, bordo: { $edge }
top-worth = { coin-count } per ogni { $each }
piece-for = { $worth }; costa { $cost }
costs = costa { $cost }
effect-gains = porta { $what }
effect-coins = { $count ->
    [one] { $sign } moneta
   *[other] { $sign } monete
 }
style-reward = Premio per l’ordine esatto: { $style ->
    [any1] una conchiglia a scelta
    [aquarium] un pezzo d’acquario gratis
   *[shells] { $shells }
 }
crests-for = Si può decorare con { $shells }
mat-of = { $player }: { coin-count }
display-holds = Vetrina { $number }: { $treasures } ({ $free ->
    [0] piena
   *[other] liberi: { $free }
 })
vault-row = Fila { $row } ({ coin-count }): { $treasures }
mat-shells = Conchiglie: { $shells }
mat-divers = Sommozzatori fuori plancia: { $count }
mat-dice = Dadi nel cesto: { $dice }
with-conch = { $exhibit }, con uno strombo
supplies = Che cosa resta nelle pile
in-supply = Riserva: { $treasures }
in-discard = Scarti: { $treasures }
place-beside = { $here }; accanto: { $beside }
treasure-name =
    { $treasure ->
        [ruby] rubino
        [emerald] smeraldo
        [sapphire] zaffiro
        [coins] monete antiche
        [crown] corona
        [goblet] calice
        [painting] quadro
        [vase] vaso
        [statue] statua
        [mask] maschera
        [idol] idolo
       *[astrolabe] astrolabio
    }
group-dice = Dadi
group-numbers = Numeri
group-places = Luoghi
group-divers = Sommozzatori
group-mat = Sulla tua plancia
group-exhibits = Esposizioni
group-pieces = Pezzi d’acquario
group-shells = Conchiglie
group-starfish = Con una stella marina
group-otherwise = Oppure
points-of = { $points ->
    [one] 1 moneta
   *[other] { $points } monete
 }

## Sul tavolo
pool = La vasca dei dadi nel coperchio della scatola
see-mat = Guarda per intero la plancia di { $player }
displays-and-vault = Vetrine e camera blindata
own-mat = La mia plancia
exhibits-needed = { $count } esposizioni terminano la partita
until-the-end = Fino alla fine
ends-by-exhibits = Esposizioni
ends-by-vault = Camera blindata
ends-by-beach = Spiaggia
ends-by-rivals = Rivali rimasti
ends-by-wreck = Relitto più vuoto
leads-to = Porta a questo
brings-coins = Rende subito { coin-count }.
spends = Costa { $shells }.
beside = Accanto: { $who }.
then-draw = Poi si pesca: { kind }.
takes-starfish = Richiede { $count ->
    [one] 1 stella marina
   *[other] { $count } stelle marine
 }.
without-starfish = Non richiede stelle marine.
earns-style = Dà il premio di stile.

## Che cosa si decide
due-draw-start = Chi comincia?
due-roll-pool = Tira la vasca dei dadi: numero e zona di ogni dado.
due-take-die = Prendi un dado dalla barriera.
due-set-number = Tieni il numero del dado o lo cambi con gli strombi?
due-choose-place = Dove va il tuo sommozzatore?
due-choose-diver = Quale sommozzatore muovi?
due-choose-spot = In quale posto libero della spiaggia va il sommozzatore spinto?
due-draw-treasure = Quale tesoro viene pescato?
due-place-treasure = Dove metti il tesoro?
due-one-more = Scarti una capasanta per un altro tesoro di questo relitto?
due-claim = Rivendichi un’esposizione?
due-conch-decoration = Decori l’esposizione con uno strombo?
due-scallop-decoration = Scarti una capasanta per un tesoro di un relitto a tua scelta?
due-choose-shell = Premio di stile: quale conchiglia prendi?
due-choose-piece = Premio di stile: quale pezzo d’acquario prendi gratis?
due-choose-aquarium = Su quale acquario va il pezzo?
due-reveal = Quale esposizione viene rivelata?
due-buy = Compri un pezzo d’acquario?
due-refill = Quale pezzo arriva al mercato?
due-rival-die = Scegli un dado per un rivale.
due-rival-wreck = In quale relitto va il rivale?
due-buy-more = Compra tutti i pezzi d’acquario che vuoi prima che finisca il round.
due-over = La partita è finita.

## Scelte
choice-start = Comincia { $player }
choice-roll = { $number }{ zone-note }
choice-draw = { treasure }
choice-reveal = Esposizione { $exhibit }
choice-refill = { $piece }
choice-take = { $number ->
    [1] L’1
   *[other] Il { $number }
 }{ zone-note }
choice-set = Immergersi con { $number ->
    [1] l’1
   *[other] il { $number }
 }
choice-go = Andare { place }
choice-move = Da: { from }
choice-bump = Spiaggia, posto { $spot }
choice-display = Nella vetrina { $display }
choice-vault = Nella camera blindata, colonna { $column }
choice-let-go = Scartare il tesoro
choice-more = Un altro per una capasanta
choice-claim = Esposizione { $exhibit } con la vetrina { $display }, { order-note }
choice-conch = Aggiungere uno strombo (2 monete)
choice-scallop = Un tesoro ({ kind }) per una capasanta
choice-shell = Prendere { shell }
choice-get = Prendere: { $piece }
choice-buy = Comprare: { $piece }
choice-stack = Sull’acquario con: { $aquarium }
choice-rival-die = { $number ->
    [1] L’1
   *[other] Il { $number }
 } per il rivale
choice-rival-go = Il rivale va { place }
choice-enough = Nessun altro tesoro
choice-no-claim = Non rivendicare altro
choice-no-conch = Tenere lo strombo
choice-no-scallop = Tenere la capasanta
choice-no-purchase = Non comprare altro
choice-starfish = Scartare una stella marina e il tesoro più a destra della vetrina { $display }

## Che cosa succede
log-start = Comincia { $player }.
log-roll = Un dado mostra { $number }{ zone-note }.
log-draw = Pescato: { treasure }.
log-reveal = Si rivela l’esposizione { $exhibit }.
log-refill = Nuovo al mercato: { $piece }.
log-take = { $who } prende { $number ->
    [1] l’1
   *[other] il { $number }
 }{ zone-note }.
log-set = { $who } si immerge con { $number ->
    [1] l’1
   *[other] il { $number }
 }.
log-go = { $who } vuole andare { place }.
log-move = { $who } muove un sommozzatore ({ from }).
log-bump = { $who } sceglie il posto { $spot } della spiaggia per il sommozzatore spinto.
log-display = { $who } mette il tesoro nella vetrina { $display }.
log-vault = { $who } mette il tesoro nella camera blindata, colonna { $column }.
log-let-go = { $who } scarta il tesoro.
log-more = { $who } scarta una capasanta per un altro tesoro.
log-claim = { $who } rivendica l’esposizione { $exhibit } con la vetrina { $display }, { order-note }.
log-conch = { $who } decora l’esposizione con uno strombo.
log-scallop = { $who } scarta una capasanta per un tesoro ({ kind }).
log-shell = { $who } prende { shell }.
log-get = { $who } prende gratis: { $piece }.
log-buy = { $who } compra: { $piece }.
log-stack = { $who } mette il pezzo sull’acquario con: { $aquarium }.
log-rival-die = { $who } sceglie { $number ->
    [1] l’1
   *[other] il { $number }
 } per un rivale.
log-rival-go = { $who } manda il rivale { place }.
log-enough = { $who } non prende altri tesori.
log-no-claim = { $who } non rivendica altro.
log-no-conch = { $who } tiene lo strombo.
log-no-scallop = { $who } tiene la capasanta.
log-no-purchase = { $who } non compra altro.
log-starfish = { $who } scarta una stella marina e l’ultimo tesoro della vetrina { $display }.

## Che cosa ne segue
event-arrived = Un sommozzatore di { $player } è { place-in }, posto { $spot }.
event-rival-arrived = Un rivale è { place-in }, posto { $spot }.
event-bumped = Un sommozzatore di { $player } viene spinto nel posto { $spot } della spiaggia.
event-sent-home = Un sommozzatore di { $player } torna fuori plancia.
event-rival-gone = Un rivale lascia la partita.
event-shells = { $player } ottiene { shells }.
event-shells-die = { $player } ottiene { shells }: il dado era in quella zona.
event-shells-beach = { $player } ottiene { shells } dalla spiaggia.
event-shells-style = { $player } ottiene { shells } come premio di stile.
event-drawn-for = È per { $player }, che ha un sommozzatore accanto.
event-stored = { $player } mette nella camera blindata: { treasure }.
event-displayed = { $player } mette in una vetrina: { treasure }.
event-discarded = Nessuno lo tiene; negli scarti: { treasure }.
event-reshuffled = Gli scarti diventano la nuova riserva ({ kind }).
event-exhibit = { $player } raccoglie l’esposizione { $exhibit }.
event-built = { $player } costruisce: { $piece }. L’acquario comincia con: { $aquarium }.
event-last-turns = { $player } ha fatto scattare la fine: ogni altro giocatore ha ancora un turno.
event-round = Comincia un nuovo round.
event-rival-turns = Ora muovono i rivali.
event-took = { $player } prende { $number ->
    [1] l’1
   *[other] il { $number }
 }: non c’è altra scelta.
event-turn = Tocca a { $player }.

## Un turno in breve
recap-turn = { $player } { place-in }: { $gains }.
recap-others = { $player }: { $gains }.
recap-treasures = { $count ->
    [one] 1 tesoro
   *[other] { $count } tesori
 }
recap-exhibits = { $count ->
    [one] 1 esposizione
   *[other] { $count } esposizioni
 }
recap-pieces = { $count ->
    [one] 1 pezzo d’acquario
   *[other] { $count } pezzi d’acquario
 }

## La fine
part-exhibits = Esposizioni
part-conches = Strombi sulle esposizioni
part-fronts = Figure diverse nella camera blindata
part-rows = File della camera blindata
part-pieces = Basi e centri
part-tops = Coperchi
end-exhibits = È stata rivendicata l’ultima esposizione necessaria.
end-vault = La camera blindata è piena.
end-wreck = Un relitto ha esaurito i tesori.
end-beach = Tutti i posti della spiaggia sono occupati.
end-rivals = Nella riserva non ci sono più rivali.
end-treasures = Tutti i tesori sono sulle plance e per un giro intero non si è mosso nulla.
tie-treasures = Monete pari: decide chi ha più tesori nelle vetrine. { $standing }.
tie-shells = Ancora pari: decide chi ha più conchiglie. { $standing }.
band-1 = Fino a 50 monete: hai ancora i piedi asciutti.
band-2 = Fino a 75 monete: hai imparato a trattenere il fiato.
band-3 = Fino a 100 monete: il museo ti chiede il biglietto da visita.
band-4 = Fino a 125 monete: i relitti tremano quando ti immergi.
band-5 = Fino a 150 monete: daranno il tuo nome a una barriera.
band-6 = Più di 150 monete: il mare non ha più segreti per te.

## Le regole, in una o due frasi
chapter-1 = Materiale e preparazione
chapter-2 = Prendere un dado
chapter-3 = Muovere un sommozzatore
chapter-4 = Collocare i tesori
chapter-5 = Rivendicare esposizioni
chapter-6 = Comprare un pezzo d’acquario
chapter-7 = Stelle marine in ogni momento
chapter-8 = Fine della partita
chapter-9 = Punteggio
chapter-10 = Solitario
chapter-11 = Edizioni e regole della casa
chapter-rulings = Le nostre decisioni
rule-WR-1-1 = Da 2 a 5 giocatori, o uno nel solitario.
rule-WR-1-2 = La banca ha 15 conchiglie di ogni tipo; chi ne ottiene prende quelle rimaste.
rule-WR-1-3 = 84 tesori: quattro tipi con tre figure, sette di ciascuna. Ogni tipo ha una riserva e una pila di scarti.
rule-WR-1-4 = È scoperta un’esposizione in più dei giocatori, tre nel solitario.
rule-WR-1-5 = Il mercato mostra tre basi, tre centri e tre coperchi.
rule-WR-1-6 = In 2, 3, 4, 5 giocatori ognuno ha 6, 5, 4, 4 sommozzatori, all’inizio tutti fuori plancia.
rule-WR-1-7 = In 2, 3, 4, 5 giocatori ci sono 5, 4, 5, 6 dadi.
rule-WR-1-8 = Il primo giocatore è tirato a sorte e tira la vasca; si gioca in senso orario.
rule-WR-1-9 = Tutti i dadi si tirano insieme. Ognuno mostra un numero e sta in una zona; basta toccare una zona conchiglia.
rule-WR-1-10 = Dalla vasca alla barriera un dado tiene il suo numero.
rule-WR-2-1 = Se la barriera è vuota all’inizio del tuo turno, raccogli tutti i dadi e tira la vasca.
rule-WR-2-2 = Prendi esattamente un dado dalla barriera.
rule-WR-2-3 = Un dado di una zona conchiglia ti dà subito quella conchiglia.
rule-WR-2-4 = Ogni strombo scartato cambia il numero di uno, in su o in giù; 6 e 1 sono vicini.
rule-WR-2-5 = Il dado resta nel tuo cesto finché si tira di nuovo la vasca.
rule-WR-3-1 = Muovi un tuo sommozzatore nel posto con il numero del dado, in un relitto o sulla spiaggia. È obbligatorio.
rule-WR-3-2 = Un sommozzatore non si muove dentro un relitto, né da spiaggia a spiaggia.
rule-WR-3-3 = Non puoi entrare in un posto di relitto occupato da un altro tuo sommozzatore.
rule-WR-3-4 = Sulla spiaggia ottieni le conchiglie del posto; chi era già lì torna al proprietario.
rule-WR-3-5 = Un sommozzatore altrui nel posto del relitto viene spinto nel posto della spiaggia con lo stesso numero e ne ottiene le conchiglie.
rule-WR-3-6 = Il tuo sommozzatore lascia il suo posto prima che qualcuno venga spinto.
rule-WR-3-7 = In un relitto ottieni un tesoro a caso della sua riserva.
rule-WR-3-8 = Ogni sommozzatore accanto al tuo procura un tesoro anche al suo proprietario.
rule-WR-3-9 = Ogni capasanta scartata porta un altro tesoro del relitto in cui sei entrato nel tuo turno.
rule-WR-3-10 = Prima la spinta, poi il tuo tesoro e gli extra, poi i tuoi vicini, poi gli altri in senso orario.
rule-WR-3-11 = Una riserva vuota si rifà con i suoi scarti; se mancano anche quelli, non si ottiene nulla.
rule-WR-3-12 = In due o più giocatori c’è sempre una mossa possibile.
rule-WR-4-1 = Chi ottiene un tesoro lo mette subito in una vetrina o nella camera blindata.
rule-WR-4-2 = In una vetrina il tesoro va sul primo piedistallo libero da sinistra. Tra vetrine uguali si offre la prima.
rule-WR-4-3 = Nella camera blindata una colonna si riempie dal basso. Tra colonne alte uguali si offre la prima.
rule-WR-4-4 = Un tesoro messo non si sposta più.
rule-WR-4-5 = Un tesoro senza posto va negli scarti.
rule-WR-4-6 = Tutto ciò che sta sulle plance è scoperto.
rule-WR-5-1 = Una vetrina deve avere esattamente i tipi dell’esposizione, in un ordine qualsiasi.
rule-WR-5-2 = Una stella marina fa valere un tesoro come qualsiasi tipo e poi si scarta.
rule-WR-5-3 = Ogni stemma vale una volta: uno strombo resta sulla carta, una capasanta porta un tesoro di un relitto, ma non nella vetrina rivendicata.
rule-WR-5-4 = Nell’ordine esatto della carta ottieni il premio di stile. Se non costa altre stelle marine, succede sempre.
rule-WR-5-5 = Un pezzo gratis deve potersi mettere, altrimenti il premio è perso.
rule-WR-5-6 = La vetrina si svuota e la carta è tua.
rule-WR-5-7 = Rivendica quante volte vuoi; ciò che ottieni si usa subito.
rule-WR-5-8 = Le nuove esposizioni si rivelano dopo l’ultima rivendicazione del turno.
rule-WR-6-1 = Paga le conchiglie del pezzo e prendilo dal mercato, al massimo uno per turno.
rule-WR-6-2 = Una base comincia un nuovo acquario.
rule-WR-6-3 = Un centro o un coperchio richiede un tuo acquario senza coperchio.
rule-WR-6-4 = I pezzi non si spostano, e su un coperchio non va più nulla.
rule-WR-6-5 = Il mercato si riempie dalle pile finché durano.
rule-WR-7-1 = A ogni decisione puoi scartare una stella marina e il tesoro più a destra di una tua vetrina.
rule-WR-8-1 = La fine scatta quando a fine turno un giocatore ha 6, 5, 4, 4 esposizioni in 2, 3, 4, 5 giocatori.
rule-WR-8-2 = Allora ogni altro giocatore ha ancora un turno.
rule-WR-9-1 = Le esposizioni valgono le loro monete, più 2 per ogni strombo sopra.
rule-WR-9-2 = Ogni figura diversa nella camera blindata vale 1 moneta.
rule-WR-9-3 = Una fila piena di un solo tipo vale le monete della fila.
rule-WR-9-4 = Basi e centri valgono le loro monete, anche in acquari incompleti.
rule-WR-9-5 = Un coperchio conta le conchiglie sul bordo del suo acquario, oppure i suoi pezzi.
rule-WR-9-6 = Parità: più tesori nelle vetrine, poi più conchiglie, poi vittoria condivisa.
rule-WR-9-7 = Il punteggio ha sei parti.
rule-WR-9-8 = L’esempio del regolamento dà 81 monete.
rule-WR-10-1 = Solitario: preparazione come in due, con sei dadi e 18 rivali (16 nelle edizioni tedesca e francese).
rule-WR-10-2 = Un round: tre turni tuoi e tre dei rivali, con un solo tiro di tutti i dadi.
rule-WR-10-3 = Nel solitario nessun sommozzatore può essere mandato in spiaggia.
rule-WR-10-4 = Se il dado non porta da nessuna parte, perdi solo il movimento. Gli strombi non danno un numero che non porta da nessuna parte.
rule-WR-10-5 = Un rivale che spingi va in un posto libero della spiaggia e ci resta; se non ce n’è, lascia la partita.
rule-WR-10-6 = I rivali non ottengono conchiglie e i loro tesori si scartano.
rule-WR-10-7 = I tuoi sommozzatori sulla spiaggia possono ripartire.
rule-WR-10-8 = Per un rivale scegli un dado e un relitto in cui nessun rivale è entrato in questo round.
rule-WR-10-9 = Un rivale prende un posto libero se c’è; altrimenti spinge in un posto libero della spiaggia a tua scelta.
rule-WR-10-10 = Un tuo sommozzatore spinto in spiaggia ti porta le conchiglie del posto.
rule-WR-10-11 = I tesori ottenuti accanto a un rivale vanno nella camera blindata, o negli scarti se è piena.
rule-WR-10-12 = Dopo i turni dei rivali puoi comprare quanti pezzi vuoi.
rule-WR-10-13 = La partita finisce dopo un round con camera blindata piena, sei esposizioni, un relitto esaurito, la spiaggia piena o nessun rivale in riserva.
rule-WR-10-14 = Senza rivali nella riserva il loro turno si salta.
rule-WR-10-15 = Il risultato dipende dalle monete: fino a 50, 75, 100, 125, 150, o più.
rule-WR-11-1 = L’edizione decide quanti sono i rivali.
rule-WR-11-2 = Le regole della casa fanno parte della partita e tutti le vedono.
rule-WR-11-3 = Anche le nostre precisazioni sono regole.
rule-WR-R1 = Senza posto puoi farne con una stella marina, o scartare il tesoro.
rule-WR-R2 = L’ordine: conchiglie dello spinto, il tuo tesoro, extra, i tuoi vicini, gli altri in senso orario.
rule-WR-R3 = Un sommozzatore spinto porta conchiglie, non tesori.
rule-WR-R4 = Con riserva e scarti vuoti non si ottiene nulla.
rule-WR-R5 = Le conchiglie che mancano non si ottengono e non si sostituiscono.
rule-WR-R6 = Gli strombi cambiano il numero fino al movimento; il dado non si gira.
rule-WR-R7 = Lo strombo ottenuto con un dado si può usare per quel dado.
rule-WR-R8 = Devi muovere, e puoi sempre farlo.
rule-WR-R9 = Un sommozzatore in spiaggia non può tornare nello stesso posto.
rule-WR-R10 = Il proprio sommozzatore si spinge solo in spiaggia, e non porta nulla.
rule-WR-R11 = I tesori extra non danno altro ai vicini.
rule-WR-R12 = Le capesante non aggiungono nulla ai tesori da vicino o da decorazione.
rule-WR-R13 = Un tesoro sotto una stella marina va bene anche per l’ordine esatto; resta un solo tesoro.
rule-WR-R14 = Una stella marina può scartare un tesoro a ogni tua decisione, anche nei turni altrui.
rule-WR-R15 = La vetrina rivendicata non riceve e non perde nulla finché non si svuota.
rule-WR-R16 = Il pezzo gratis non è l’acquisto del turno; il mercato si riempie subito.
rule-WR-R17 = Una nuova esposizione si può rivendicare solo dal turno seguente.
rule-WR-R18 = Se un mazzo o una pila è vuota, i suoi posti restano vuoti.
rule-WR-R19 = La fine si controlla dopo un turno; poi ogni altro giocatore ha un turno.
rule-WR-R20 = Per un rivale contano solo i relitti senza rivali entrati in questo round.
rule-WR-R21 = Un sommozzatore spinto ottiene le conchiglie del posto scelto, nessuna fuori plancia.
rule-WR-R22 = Il dado di un rivale non dà conchiglie e non si cambia.
rule-WR-R23 = Un dado sta in una sola zona.
rule-WR-R24 = Tutto è scoperto.
rule-WR-R25 = Il proprietario decide dove va un tesoro ottenuto.
rule-WR-R26 = I dadi restano nei cesti finché la barriera non è vuota.
rule-WR-R27 = Se non ci sono più tesori da prendere e per un giro intero nessuno viene pescato, scartato o usato, scatta la fine.
rule-WR-R28 = Un rivale non ottiene un tesoro dove entra, solo come vicino, salvo regola della casa.
