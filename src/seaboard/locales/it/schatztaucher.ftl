# Die Schatztaucher. Terms follow the German rulebook; the sentences are our own.
title = I sommozzatori alla ricerca del tesoro
tagline = Immergiti in cerca di tesori con una lampada che mostra che cosa c’è sul fondo, ma mai quanto. Da 2 a 4 persone, 30 minuti.
intro-1 = Sotto cinque boe giacciono tesori, e in fondo un relitto. Vince chi porta su più punti.
intro-2 = Nel tuo turno lanci i due dadi, scegli una boa e uno dei numeri: la lampada scende esattamente di tanto. Un dado che mostra X è fuori per questo turno.
intro-3 = La lampada mostra che cosa c’è, ma mai quanto. Prendi la tessera, oppure lancia di nuovo e scendi ancora nella stessa colonna.
intro-4 = Se non resta nessun dado, torni su a mani vuote. Coraggio, ma non troppo!
intro-5 = I mostri marini vanno affrontati: un solo lancio, e un dado deve mostrare almeno il loro numero.
intro-6 = Chi per primo ha abbastanza di un tipo prende la sua tessera bonus, 5 punti. Quando l’ultima tessera azzurra, blu scuro, del relitto o bonus è stata presa, la partita finisce.
hint-worth = { $worth ->
    [one] { $worth } punto
   *[other] { $worth } punti
 }
lesson-seats = Questo sei tu. Tutto ciò che porti su sta qui, con i suoi punti.
lesson-dice = Il tuo turno è cominciato con un lancio: 2 e 4. Scendi con uno dei due.
lesson-die = Più in basso c’è di più. Scegli il 4.
lesson-buoy = Ora scegli dove. Prendi la terza boa: la lampada scende di quattro caselle.
lesson-take = Uno scrigno! Quanti ce ne sono si vede solo prendendo la tessera. Prendila.
lesson-lost-fight = Perla ha incontrato due mostri marini e ha dovuto combattere, ma nessun dado mostrava almeno 2. Restano lì, e ora tutti sanno dove.
lesson-x = Una X! Quel dado è fuori fino alla fine del turno. Con il 3 puoi scendere lo stesso: scegli la quarta boa.
lesson-deeper = Un barile. Potresti prenderlo; ma tenta la fortuna con l’ultimo dado e scendi ancora.
lesson-enough = Un 2, e una conchiglia. Un’altra X e torneresti su a mani vuote: prendila.
lesson-empty = È quello che è successo a Perla: due X insieme, e il suo turno era finito.
lesson-monster = Entrambi i dadi mostrano 3. Sotto la seconda boa lì ci sono i due mostri. Abbi coraggio, combatti!
lesson-end = Un 4 batte due mostri: sono tuoi, due punti. Ora sai immergerti. Chi per primo ha abbastanza di un tipo riceve anche la sua tessera bonus. Continua come vuoi!
option-players = Numero di giocatori
option-players-help = Quanti giocano, da 2 a 4.
option-start = Chi comincia
option-start-help = Il posto che comincia, se non si tira a sorte. A un tavolo vero comincia chi è più giovane.
option-start-0 = a sorte
option-memory = Variante memoria
option-memory-help = Ciò che la lampada e i combattimenti persi hanno mostrato torna nascosto dopo il turno.

## Things
sea = Il mare
wreck = Il relitto
tiles = Tessere
bonus-race = Tessere bonus
dice-free = { $number ->
    [0] nessun dado rimasto
    [one] resta un dado
   *[other] entrambi i dadi liberi
 }
legend = I numeri a sinistra sono le righe: ~ acqua chiara, ≈ acqua scura, anche sulle tessere che nessuna lampada ha mostrato. ◉ la boa della lampada, ▼ la lampada, │ la sua corda, · una casella vuota.
effect-points = { $count ->
    [one] { $sign } punto
   *[other] { $sign } punti
 }
kind =
    { $tile ->
        [shell] Conchiglie
        [amphora] Anfore
        [barrel] Barili
        [gold] Lingotti d’oro
        [chest] Scrigni
        [monster] Mostri marini
        [swap] Tessere scambio
        [seagrass] Alghe
       *[coins] Monete d’oro
    }
symbol-short =
    { $symbol ->
        [shell] Conch.
        [amphora] Anfora
        [barrel] Barile
        [gold] Oro
        [chest] Scrigno
        [monster] Mostro
        [swap] Scambio
       *[cave] Grotta
    }
tile-short =
    { $tile ->
        [shell] Conch. { $count }
        [amphora] Anfora { $count }
        [barrel] Barile { $count }
        [gold] Oro { $count }
        [chest] Scrigno { $count }
        [monster] Mostro { $count }
        [swap] Scambio
        [seagrass] Alghe
       *[coins] Monete { $count }
    }
# A kind in a sentence.
kinds =
    { $tile ->
        [shell] le conchiglie
        [amphora] le anfore
        [barrel] i barili
        [gold] i lingotti d’oro
        [chest] gli scrigni del tesoro
        [monster] i mostri marini
        [swap] le tessere scambio
        [seagrass] le alghe
       *[coins] le monete d’oro
    }
# A tile in a sentence.
tile =
    { $tile ->
        [shell] { $count ->
            [one] 1 conchiglia
           *[other] { $count } conchiglie
        }
        [amphora] { $count ->
            [one] 1 anfora
           *[other] { $count } anfore
        }
        [barrel] { $count ->
            [one] 1 barile
           *[other] { $count } barili
        }
        [gold] { $count ->
            [one] 1 lingotto d’oro
           *[other] { $count } lingotti d’oro
        }
        [chest] { $count ->
            [one] 1 scrigno del tesoro
           *[other] { $count } scrigni del tesoro
        }
        [monster] { $count ->
            [one] 1 mostro marino
           *[other] { $count } mostri marini
        }
        [swap] una tessera scambio
        [seagrass] alghe
       *[coins] { $count ->
            [one] 1 moneta d’oro
           *[other] { $count } monete d’oro
        }
    }
symbol =
    { $symbol ->
        [shell] una conchiglia
        [amphora] un’anfora
        [barrel] un barile
        [gold] un lingotto d’oro
        [chest] uno scrigno del tesoro
        [monster] mostri marini
        [swap] il simbolo dello scambio
       *[cave] una grotta
    }

## What is to be decided
due-start = Chi comincia?
due-roll = Lancia i dadi non messi da parte.
due-choose-die = Con quale dado ti immergi?
due-choose-buoy = Da quale boa ti immergi?
due-light = Che cosa rivela la lampada?
due-decide = Ti fermi qui o scendi ancora?
due-reveal = Che cosa mostra la tessera girata?
due-fight = Affronta i mostri marini: lancia i dadi non messi da parte.
due-choose-wreck = Hai raggiunto il relitto. Quale tessera prendi?
due-choose-swap = Tieni la tessera scambio o la cedi per una tessera di qualcun altro?
due-over = La partita è finita.

## Choices
choice-start = Comincia { $player }
choice-roll = { $dice }
choice-die = Scendi di { $number ->
    [one] 1 casella
   *[other] { $number } caselle
 }
choice-buoy = Boa { $buoy }
choice-show = { symbol }
choice-take = Prendi la tessera
choice-deeper = Scendi ancora
choice-surface = Risali a mani vuote
choice-turn = { tile }
choice-salvage = Prendi { tile }
choice-keep = Tieni la tessera scambio (2 punti)
choice-swap = Dalla a { $player } e prendi { tile }

## What happens
log-start = Comincia { $player }.
log-roll = Lancio: { $dice }.
log-die = { $who } sceglie { $number ->
    [1] l’1
   *[other] il { $number }
 }.
log-buoy = { $who } si immerge dalla boa { $buoy }.
log-show = La lampada rivela { symbol }.
log-take = { $who } prende la tessera.
log-deeper = { $who } scende ancora.
log-surface = { $who } risale a mani vuote.
log-turn = Tessera girata: { tile }.
log-salvage = { $who } prende { tile } dal relitto.
log-keep = { $who } tiene la tessera scambio.
log-swap = { $who } dà la tessera scambio a { $player } e prende { tile }.

## What it brings about
event-turn = Tocca a { $player }.
event-forced-die = { $player } si immerge con { $number ->
    [1] l’1
   *[other] il { $number }
 }: non c’è altra scelta.
event-no-die-left = Nessun dado rimasto: { $player } risale a mani vuote.
event-fight-won = { $player } sconfigge { $monsters ->
    [one] il mostro marino
   *[other] { $monsters } mostri marini
 }.
event-fight-lost = { $player } perde contro { $monsters ->
    [one] il mostro marino
   *[other] { $monsters } mostri marini
 }; la tessera torna coperta.
event-salvaged = { $player } prende { tile } dal relitto: non c’era altra scelta.
event-nobody-to-swap-with = Nessuno ha una tessera da scambiare: { $player } tiene la tessera scambio.
event-bonus = { $player } conquista la tessera bonus per { kinds }.
recap-took = { $player } si immerge alla boa { $buoy } e prende { tile }.
recap-wreck = { $player } si immerge fino al relitto e prende { tile }.
recap-nothing = { $player } si immerge alla boa { $buoy } e risale a mani vuote.
recap-no-dive = { $player } tira solo X e resta in barca.
recap-won = { $player } si immerge alla boa { $buoy } e sconfigge { $monsters ->
    [one] un mostro marino
   *[other] { $monsters } mostri marini
 }.
recap-lost = { $player } si immerge alla boa { $buoy } e perde contro { $monsters ->
    [one] un mostro marino
   *[other] { $monsters } mostri marini
 }.

## The end
part-treasures = Tesori
part-monsters = Mostri marini
part-swaps = Tessere scambio
part-coins = Monete d’oro
part-bonus = Tessere bonus
end-bonus = L’ultima tessera bonus è stata presa.
end-light = L’ultima tessera azzurra ha lasciato il tabellone.
end-dark = L’ultima tessera blu scuro ha lasciato il tabellone.
end-wreck = Il relitto è vuoto.

## Sulla pagina
boat = La barca
field-empty = Riga { $row }: vuota
field-unseen = Riga { $row }: una tessera che nessuna lampada ha ancora mostrato
field-shown = Riga { $row }: la lampada ha mostrato { $what }
field-known = Riga { $row }: { $what } (l’hanno visto tutti)
wreck-tile = Al relitto: { $what }
bonus-open = { $what }: { $needs } simboli valgono la tessera bonus.
bonus-held = { $what }: la tessera bonus è di { $player }.
plain-lamp = Lampada e dadi
plain-seat = { $player }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }
nothing-yet = Ancora niente
lamp-at-boat = La lampada è alla barca.
lamp-at = La lampada è appesa alla boa { $buoy }, riga { $row }.
lamp-at-wreck = La lampada è al relitto, sotto la boa { $buoy }.
dice-shown = Dadi: { $shown } ({ $free })

## The rules, in a sentence or two each
chapter-1 = Materiale e preparazione
chapter-2 = Immergersi
chapter-3 = Prendere tessere
chapter-4 = Mostri marini
chapter-5 = Tessere bonus e scambio
chapter-6 = Fine e punteggio
chapter-7 = Varianti
rule-ST-1-1 = Da 2 a 4 persone.
rule-ST-1-2 = In superficie galleggiano cinque boe. Sotto ognuna ci sono cinque caselle azzurre, poi cinque blu scuro, e in fondo il relitto.
rule-ST-1-3 = Le tessere dei due colori si mescolano e si posano coperte sulle loro caselle. Le tessere del relitto e quelle bonus stanno scoperte.
rule-ST-1-4 = Entrambi i dadi mostrano 1, 2, 3, 4, X e X.
rule-ST-1-5 = Comincia chi è più giovane, o chi è stato scelto all’inizio; poi si gioca in senso orario.
rule-ST-1-6 = La lampada parte dalla barca e ci torna dopo ogni turno.
rule-ST-2-1 = Il turno comincia con un lancio di entrambi i dadi.
rule-ST-2-2 = Un dado che mostra X si mette da parte per il resto del turno, sia per scendere sia per combattere.
rule-ST-2-3 = Quando non resta nessun dado, il turno finisce senza bottino; tutte le tessere restano dove sono.
rule-ST-2-4 = Con due numeri ne scegli uno. L’altro dado non è perso: per il passo successivo si lanciano entrambi.
rule-ST-2-5 = Con il primo passo del turno scegli una boa e resti nella sua colonna per tutto il turno.
rule-ST-2-6 = La lampada scende in verticale, esattamente del numero scelto. Contano anche le caselle vuote.
rule-ST-2-7 = Oltre l’ultima casella c’è il relitto; i punti in più vanno persi. In ogni altro caso si usa il numero intero.
rule-ST-2-8 = Sotto la lampada tutti vedono il simbolo sul retro di una tessera, ma non il numero sulla sua faccia.
rule-ST-2-9 = Poi prendi la tessera o scendi ancora, a meno che non compaiano mostri marini.
rule-ST-2-10 = Per scendere ancora lanci i dadi non messi da parte e prosegui nella stessa colonna.
rule-ST-2-11 = Su una casella vuota non c’è niente da prendere: scendi ancora o risali a mani vuote. Sopra una tessera non puoi semplicemente risalire.
rule-ST-2-12 = La lampada può ingannare: un simbolo di tesoro può nascondere alghe, una grotta può nascondere tesori, alghe o mostri.
rule-ST-2-13 = Che cosa sia una tessera coperta dipende dalle tessere del suo colore che nessuno ha visto e dai simboli già mostrati.
rule-ST-3-1 = La tessera presa si gira e resta scoperta davanti a te. Il turno finisce.
rule-ST-3-2 = Al relitto scegli una delle tessere rimaste. Il turno finisce.
rule-ST-3-3 = Una grotta si prende al buio o si lascia. Tesori e alghe sono tuoi; i mostri vanno affrontati subito.
rule-ST-3-4 = Le alghe non valgono niente, ma chi per primo ne ha tre riceve la tessera bonus delle alghe.
rule-ST-4-1 = Quando la lampada rivela mostri marini, la tessera va girata: ora tutti vedono quanti sono.
rule-ST-4-2 = Devi combattere: un solo lancio dei dadi non messi da parte. Basta un dado pari almeno al numero dei mostri per vincere.
rule-ST-4-3 = Se vinci, prendi la tessera: un punto per ogni mostro. Se perdi, torna coperta e resta lì.
rule-ST-4-4 = Vinto o perso, dopo il combattimento il turno finisce.
rule-ST-4-5 = Anche chi arriva più tardi su quella tessera deve combattere. Finché resta lì, il suo colore non è esaurito.
rule-ST-4-6 = Contro 3 mostri vince un 3 o un 4 su uno dei dadi, anche accanto a una X; due dadi sotto il 3 perdono.
rule-ST-5-1 = Chi per primo ha i simboli richiesti da una tessera bonus la prende subito: 5 punti.
rule-ST-5-2 = Una tessera bonus non si perde mai più.
rule-ST-5-3 = Una tessera scambio si tiene per 2 punti, oppure si dà a qualcun altro in cambio di una sua tessera tesoro, alghe o relitto.
rule-ST-5-4 = Con uno scambio non si possono prendere mostri marini, tessere bonus né altre tessere scambio.
rule-ST-5-5 = Una tessera presa con uno scambio può far guadagnare subito una tessera bonus.
rule-ST-5-6 = Chi raggiunge più tessere bonus in una volta le prende tutte.
rule-ST-6-1 = La partita finisce subito quando viene presa l’ultima tessera azzurra, blu scuro, del relitto o bonus.
rule-ST-6-2 = Tesori, monete e mostri valgono un punto ciascuno, una tessera scambio 2, una tessera bonus 5, le alghe niente.
rule-ST-6-3 = Vince chi ha più punti; in caso di parità la vittoria è condivisa.
rule-ST-7-1 = Nella variante memoria, ciò che la lampada e i combattimenti persi hanno mostrato torna nascosto dopo il turno.
rule-ST-7-2 = Dove il regolamento lascia dubbi valgono le decisioni e le tessere di questo progetto.
