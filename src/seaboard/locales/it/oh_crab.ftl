# Oh Crab! Terms follow the German rulebook; the sentences are our own.
title = Oh Crab!
tagline = In fuga dal chiosco: i granchi corrono sulla spiaggia tra spinte, capitomboli e scorciatoie, fino al mare. Da 2 a 5 giocatori, 45 minuti.
intro-1 = I granchi fuggono dal chiosco attraverso la spiaggia. Vince chi arriva per primo al mare.
intro-2 = Tutti pianificano una carta nello stesso momento. Nel tuo turno la metti a sinistra o a destra del tuo percorso.
intro-3 = La carta dà la sua azione principale, e ogni mezzo simbolo che completa con la vicina ne dà un’altra: avanti, diagonale, verso il mare o una conchiglia.
intro-4 = Un granchio sulla tua strada viene spinto avanti e cade. Chi è a terra rinuncia a un movimento per rialzarsi.
intro-5 = Le caselle aiutano o ostacolano: conchiglie e scorciatoie, ostacoli che costano una carta, caselle di caduta, canne e correnti.
intro-6 = Le conchiglie pagano le azioni extra accanto al tabellone. Con poche carte in mano si riposa: prendi una carta dal mercato e riprendi tutti gli scarti.
hint-worth = { $worth ->
    [one] { $worth } mezzo passo
   *[other] { $worth } mezzi passi
 }
lesson-beach = Ecco il mare. Tre granchi vogliono arrivarci; il tuo è quello rosso.
lesson-plan = Tutti pianificano una carta insieme. Pianifica quella «verso il mare»: ti fa avanzare, dritto o in diagonale.
lesson-add = Tocca a te. Posa la carta: con lei comincia il tuo percorso.
lesson-move = Usa la sua azione principale: vai dritto.
lesson-chef = Hai anche il cuoco, che dà un movimento in diagonale. Usa anche quello.
lesson-symbols = Un nuovo round. Guarda i mezzi simboli ai bordi delle carte: la carta «avanti» completa una diagonale con quella del tuo percorso. Pianificala.
lesson-match = Mettila a destra, così le metà si incontrano.
lesson-forward = Ora hai due azioni. Prima avanti: lì c’è una conchiglia.
lesson-diagonal = Poi la diagonale che ti danno le due carte.
lesson-extra = Con una conchiglia puoi pagare un’azione extra. Compra la diagonale.
lesson-extra-move = E usala.
lesson-pushed = Perla è finita contro il granchio di Finn: è stato spinto e rovesciato. Per rialzarsi Finn deve rinunciare a un movimento o riposare.
lesson-end = Quando finisci le carte, riposa: ricevi una carta dal mercato e riprendi gli scarti. Vince chi è per primo in mare. Ora continua come vuoi!
option-players = Giocatori
option-players-help = Quanti giocano, da 2 a 5. In due ognuno ha due granchi.
option-start = Primo giocatore
option-start-help = Il posto che comincia, se non si tira a sorte.
option-start-0 = a sorte
option-scenario = Scenario
option-scenario-help = Dal più facile al più difficile.
option-scenario-1 = La prima fuga!
option-scenario-2 = Giochi di sabbia
option-scenario-3 = Si va a fare surf!
option-scenario-4 = Conosco una scorciatoia!
option-scenario-5 = Spiaggia selvaggia
option-scenario-6 = Pronti per la vita da pirata
option-scenario-free = plance e tessere a scelta
option-scenario-random = decide il caso
option-plates = Plance
option-plates-help = Per la scelta libera: le plance dalla terra al mare, per esempio 0A 1A 2A 3A 9A.
option-tiles = Tessere azione extra
option-tiles-help = Per la scelta libera: tre tessere, per esempio Aa Ba Ca.
option-sprint = Sprint in spiaggia
option-sprint-help = Una corsa più breve, su due plance spiaggia.
option-surprises = Adventure Pack: sorprese
option-surprises-help = Modulo 1: sulla spiaggia si nascondono tesori e rifiuti.
option-see-no-evil = Sorprese: non vedere il male
option-see-no-evil-help = Per famiglie: i rifiuti non fanno danni.
option-all-good-things = Sorprese: solo cose buone
option-all-good-things-help = Per famiglie: niente rifiuti, solo tesori.
option-events = Adventure Pack: eventi
option-events-help = Modulo 2: a ogni plancia spiaggia succede qualcosa che cambia la corsa.
option-family-events = Eventi: i pochi fortunati
option-family-events-help = Per famiglie: senza «Robin Granchio» e «È caduto da solo».
option-expert-events = Eventi: la sfera di cristallo
option-expert-events-help = Per esperti: tutti sanno quali eventi verranno, ma non in quale ordine.
option-challenges = Adventure Pack: sfide
option-challenges-help = Modulo 3: alla fine di ogni plancia spiaggia una piccola gara porta conchiglie e premi.
option-asymmetry = Adventure Pack: asimmetria
option-asymmetry-help = Modulo 4: ogni granchio ha una sua abilità speciale.
option-straight-gull = Regola della casa: gabbiano dritto
option-straight-gull-help = Il gabbiano rimanda i granchi solo dritti all’indietro.
option-straight-call = Regola della casa: richiamo dritto
option-straight-call-help = Il richiamo del mare muove i granchi solo dritti in avanti.
option-count-rows = Regola della casa: file intere
option-count-rows-help = Le distanze si contano in file intere invece che in mezzi passi.
option-spare-fallen = Regola della casa: correnti clementi
option-spare-fallen-help = Una corrente non trascina un granchio rovesciato.
option-jump-reed = Regola della casa: salto oltre le canne
option-jump-reed-help = Un doppio salto può finire dritto dietro le canne.
option-one-symbol = Regola della casa: un solo mezzo simbolo
option-one-symbol-help = Ogni bordo di carta vale come se avesse un solo mezzo simbolo.
option-late-shortcut = Regola della casa: scorciatoie più tardi
option-late-shortcut-help = Una scorciatoia si usa solo dopo aver aggiunto una carta o riposato.
option-aside-from-sea = Regola della casa: Spostati! dal mare
option-aside-from-sea-help = In 3-5 giocatori Spostati! funziona anche quando il tuo granchio è in mare.

## Things
beach = La spiaggia
the-sea = Il mare
market = Mercato
stack = Mazzo
path = Percorso
hand = Mano
planned = In programma
discards = Scarti
shells = Conchiglie
way = Strada
bank = Riserva
extras = Azioni extra
still-free = Ancora da usare
cards-short = { $number ->
    [one] { $number } carta
   *[other] { $number } carte
 }
planned-hidden = una carta coperta
planned-rest = riposo
planned-none = non ancora
chef-name = Cuoco
# The letters of the basic actions on cards.
basic-letter =
    { $basic ->
        [shell] C
        [forward] A
        [diagonal] D
       *[seaward] M
    }
basic-name =
    { $basic ->
        [shell] conchiglia
        [forward] avanti
        [diagonal] diagonale
       *[seaward] verso il mare
    }
surprise-name =
    { $surprise ->
        [J1] Coccio di vetro
        [J2] Lattina vuota
        [J3] Sacchetto di plastica
        [J4] Macchia d’olio
        [J5] Buccia di banana
        [T1] Sacchetto di perle
        [T2] Messaggio in bottiglia
        [T3] Corazza nuova
        [T4] Pinna
        [T5] Bussola
        [T6] Alga scivolosa
        [T7] Lenza
        [T8] Paletta
       *[T9] Retino
    }
happening-name =
    { $happening ->
        [E01] Robin Granchio
        [E02] È caduto da solo
        [E03] Marea di conchiglie
        [E04] Mercatino in spiaggia
        [E05] Vento in poppa
        [E06] Relitti
        [E07] Cura delle chele
        [E08] Il cuoco corre!
        [E09] Mancia
        [E10] Svendita
        [E11] Happy hour
        [E12] Bassa marea
        [E13] Sabbia morbida
       *[E14] Banco di conchiglie
    }
challenge-name =
    { $challenge ->
        [C1] Più conchiglie
        [C2] Più carte in mano
        [C3] Il percorso più lungo
        [C4] Più carte scartate
        [C5] Più carte del mercato nel percorso
        [C6] Più simboli completi
        [C7] Più vicini
       *[C8] Più azioni principali uguali
    }
award-card-name =
    { $award_card ->
        [AW1] Prima carta premi
        [AW2] Seconda carta premi
       *[AW3] Terza carta premi
    }
award-name =
    { $award ->
        [seaward] un movimento verso il mare
        [market_card] una carta del mercato
        [two_shells] due conchiglie
        [forward] un movimento in avanti
        [path_card] una carta del percorso di nuovo in mano
        [swap] uno scambio di carta
        [diagonals] due movimenti in diagonale
        [discards] tutti gli scarti
       *[shell_and_charge] una conchiglia e una carica
    }
ability-name =
    { $ability ->
        [K01] Velocista
        [K02] Granchio zigzag
        [K03] Collezionista
        [K04] Sempre in piedi
        [K05] Granchio corazzato
        [K06] Paguro
        [K07] Mercante
        [K08] Granchio violinista
        [K09] Saltatore
        [K10] Borseggiatore
        [K11] Esploratore
        [K12] Granchio meteo
        [K13] Primo della classe
       *[K14] Costruttore
    }
legend = Il mare è a destra, quindi la sinistra è in alto. ▒ inaccessibile, # ostacolo, ✖ caduta, ◦ conchiglia, ⇄ scambio di carta, » scorciatoia, ? sorpresa coperta, ‖ canne, le frecce sono correnti. I segni vuoti sono i secondi granchi, ~ è rovesciato. Sulle carte: A avanti, D diagonale, M verso il mare, C conchiglia; l’azione principale tra parentesi, i mezzi simboli accanto.
special-name =
    { $special ->
        [seagull] Gabbiano!
        [call_of_the_sea] Il richiamo del mare!
        [momentum] Slancio!
        [sand_in_the_eyes] Sabbia negli occhi!
        [support] Sostegno!
        [step_aside] Spostati!
        [side_jump] Salto di lato!
        [barge_through] A spallate!
        [criss_cross] Di traverso!
        [faster] Più veloce!
        [slalom] Slalom!
       *[slide] Scivolata!
    }
tile-name =
    { $tile ->
        [Aa] Diagonale!
        [Ab] Salto di lato!
        [Ba] Fammi posto!
        [Bb] Più veloce!
        [Ca] Doppio salto!
        [Cb] Doping!
        [Da] Non ho ancora finito!
       *[Db] Ehi… facciamo cambio?
    }
direction =
    { $to ->
        [ahead] dritto in avanti
        [left] in avanti a sinistra
        [right] in avanti a destra
        [back] dritto all’indietro
        [back_left] all’indietro a sinistra
       *[back_right] all’indietro a destra
    }
source =
    { $with ->
        [forward] avanti
        [diagonal] diagonale
        [seaward] verso il mare
       *[chef] cuoco
    }
path-end =
    { $end ->
        [left] a sinistra
       *[right] a destra
    }
whose-crab = { $crab ->
    [1] il secondo granchio di { $player }
   *[other] il granchio di { $player }
 }
# The same where other languages need another case, and at the beginning of a sentence.
whose-crab-dative = { whose-crab }
whose-crab-first = { $crab ->
    [1] Il secondo granchio di { $player }
   *[other] Il granchio di { $player }
 }

## Al tavolo in parole
this-turn = Questo turno
round-now = Round { $number }
chef-with = { $player } ha il cuoco.
being-pushed = Viene spinto: { whose-crab }
basic-times = { $count ->
    [1] { basic-name }
   *[other] { basic-name } × { $count }
 }
barging = Ostacoli, cadute, canne e correnti non contano in questo turno.
chef-action = Il cuoco: un movimento in diagonale
extra-action = Un’azione extra, pagata in conchiglie
nothing-left = Nient’altro
your-hand = La tua mano ({ cards-short })
no-cards = nessuna carta
cards-none = Nessuna carta
crabs = Granchi
crab-on = { whose-crab-first }: { $field }
crab-fallen = rovesciato
crab-active = attivo ora
way-on = { direction }: { $field }
beach-map = Mappa della spiaggia, il mare in alto
row = Fila
field-mark =
    { $mark ->
        [blocked] inaccessibile
        [obstacle] ostacolo
        [knock] caduta
        [shell] conchiglia
        [swap] scambio di carta
       *[reed] canne
    }
field-current = corrente { direction }
field-shortcut = scorciatoia verso { $to } per { $cost }
field-sand = sabbia
to-the-sea = { $count ->
    [one] a 1 passo dal mare
   *[other] a { $count } passi dal mare
 }
right-before = subito oltre { whose-crab-dative }
crab-there = { whose-crab }
field-surprise = una sorpresa coperta
field-surprise-known = { surprise-name } (lo sai solo tu)
treasures = Tesori
no-treasures = nessun tesoro
happenings = Eventi
happening-hidden = Plancia { $number }: un evento coperto
happening-known = Plancia { $number }: { happening-name } (lo sai solo tu)
happening-now = In vigore: { happening-name }
happenings-to-come = Questi eventi devono ancora venire, in un ordine ignoto a tutti: { $names }
challenges = Sfide
challenge-now = Plancia { $number }: { challenge-name }
challenge-hidden = Plancia { $number }: una sfida coperta
challenge-standing = { $player }: { $value }
award-choices = Premi per il primo posto: { $names }
ability-of = Abilità: { ability-name }
ability-of-crab = { $crab ->
    [1] Abilità del secondo granchio: { ability-name }
   *[other] Abilità del primo granchio: { ability-name }
 }
charges-left = Cariche: { $count } su { $most }
abilities-to-choose = A scelta: { $names }
surprise-help =
    { $surprise ->
        [J1] Scarta una carta della mano a tua scelta.
        [J2] Scarta una carta della mano a tua scelta.
        [J3] Perdi una conchiglia.
        [J4] Perdi una conchiglia.
        [J5] Il tuo granchio si rovescia.
        [T1] Prendi subito due conchiglie.
        [T2] Prendi subito una carta dal mercato.
        [T3] Prendi subito una conchiglia; un’abilità riprende una carica.
        [T4] Nel tuo turno: un movimento in avanti.
        [T5] Nel tuo turno: un movimento verso il mare.
        [T6] Nel tuo turno: due movimenti in diagonale.
        [T7] Nel tuo turno: riprendi in mano una carta del tuo percorso.
        [T8] Nel tuo turno: trasforma una casella normale libera in un ostacolo.
       *[T9] Nel tuo turno: uno scambio di carta.
    }
happening-help =
    { $happening ->
        [E01] Chi ha più conchiglie ne dà una a chi ne ha meno.
        [E02] Tutti scartano una carta della mano o spendono invece una carica.
        [E03] Tutti prendono una conchiglia, e chi è ultimo una in più.
        [E04] Tutti possono scambiare una carta.
        [E05] Dall’ultimo granchio al primo, ognuno può andare in diagonale o rialzarsi.
        [E06] Tesori inutilizzati si arenano sulle caselle sorpresa vuote di questa plancia.
        [E07] Ogni giocatore riprende una carica.
        [E08] Il movimento del cuoco può andare anche dritto.
        [E09] Chi riceve o tiene il cuoco a fine round prende una conchiglia.
        [E10] Le azioni extra costano una conchiglia in meno, ma almeno una.
        [E11] Sono permesse due azioni extra diverse per turno.
        [E12] Gli ostacoli di questa plancia non hanno effetto.
        [E13] Su questa plancia nessuno si rovescia.
       *[E14] Le caselle conchiglia di questa plancia ne danno due.
    }
challenge-help =
    { $challenge ->
        [C1] Contano le conchiglie davanti a te.
        [C2] Contano le carte della mano, non quella in programma.
        [C3] Contano tutte le carte del tuo percorso.
        [C4] Contano le carte dei tuoi scarti.
        [C5] Contano le carte del tuo percorso con un’azione speciale.
        [C6] Contano i simboli che si incontrano nel tuo percorso.
        [C7] Contano gli altri granchi sulle caselle vicine al tuo.
       *[C8] Conta l’azione principale più frequente del tuo percorso.
    }
award-card-help =
    { $award_card ->
        [AW1] Un movimento verso il mare, una carta del mercato o due conchiglie.
        [AW2] Un movimento in avanti, una carta del percorso di nuovo in mano o uno scambio di carta.
       *[AW3] Due movimenti in diagonale, tutti gli scarti o una conchiglia con una carica.
    }
ability-help =
    { $ability ->
        [K01] Nel tuo turno: un movimento in avanti.
        [K02] Nel tuo turno: due movimenti in diagonale, uno dopo l’altro.
        [K03] Nel tuo turno: prendi una conchiglia, o due se un granchio è davanti a te.
        [K04] Quando il tuo granchio cade: rialzati subito.
        [K05] Quando vieni spinto nel turno di un altro: scegli tu la casella e non cadi per la spinta.
        [K06] Nel tuo turno: riprendi in mano una carta del tuo percorso e prendi una conchiglia.
        [K07] Nel tuo turno: uno scambio di carta. E uno scambio prima della corsa.
        [K08] Nel tuo turno: cambia posto con un granchio vicino.
        [K09] Nel tuo turno: paga una conchiglia e salta due caselle verso il mare.
        [K10] Quando un granchio vicino al tuo riceve una conchiglia nel turno di un altro: prendine una anche tu dalla riserva.
        [K11] Nel tuo turno: guarda le sorprese di una plancia e scambiane due, se vuoi. Conosci già quelle della prima plancia.
        [K12] Quando si scopre un evento: al suo posto ne viene un altro. Conosci già il primo.
        [K13] Quando si valuta una sfida: il tuo valore conta uno in più.
       *[K14] Nel tuo turno: trasforma in ostacolo una casella normale libera entro due caselle. Quando altri ti portano su un ostacolo: non perdi carte.
    }
group-adventure = Adventure Pack
effect-to = verso { $field }
effect-crab-to = { whose-crab-first } va in { $field }
effect-pushes = spinge { whose-crab }
effect-shortcut = verso { $to } per { $cost }
effect-gives = dà { $what }
effect-costs-card = costa una carta della mano
effect-costs-shells = costa { shell-count }
map-legend = Legenda della mappa
mark-help =
    { $mark ->
        [blocked] { rule-OC-6-2 }
        [obstacle] { rule-OC-6-3 }
        [knock] { rule-OC-6-4 }
        [shell] { rule-OC-6-5 }
        [swap] { rule-OC-6-6 }
        [shortcut] { rule-OC-6-7 }
        [reed] { rule-OC-6-8 }
       *[current] { rule-OC-6-10 }
    }
market-place = Posto { $place }: { $card }
tile-for = { tile-name } ({ shell-count })
tile-help =
    { $tile ->
        [Aa] { rule-OC-4-3 }
        [Ab] { rule-OC-8-7 }
        [Ba] Scambia il posto con un granchio vicino.
        [Bb] { rule-OC-4-2 }
        [Ca] Salta due caselle verso il mare.
        [Cb] Aggiungi al percorso un’altra carta della mano.
        [Da] Riprendi in mano i tuoi scarti.
       *[Db] { rule-OC-7-4 }
    }
bank-shells = Nella riserva: { shell-count }
shell-count = { $count ->
    [one] 1 conchiglia
   *[other] { $count } conchiglie
 }
way-so-far = Strada percorsa in mezzi passi: { $count }
path-left-right = Percorso, da sinistra a destra
card-name = «{ special-name }» ({ basic-name })
card-name-start = carta iniziale ({ basic-name })
half-top = { basic-name } in alto
half-bottom = { basic-name } in basso
half-none = nessuno
card-edges = mezzi simboli a sinistra: { $left }; a destra: { $right }
special-help =
    { $special ->
        [seagull] { rule-OC-8-1 }
        [call_of_the_sea] { rule-OC-8-2 }
        [momentum] { rule-OC-8-3 }
        [sand_in_the_eyes] { rule-OC-8-4 }
        [support] { rule-OC-8-5 }
        [step_aside] { rule-OC-8-6 }
        [side_jump] { rule-OC-8-7 }
        [barge_through] { rule-OC-8-8 }
        [criss_cross] { rule-OC-8-9 }
        [faster] { rule-OC-8-10 }
        [slalom] { rule-OC-8-11 }
       *[slide] { rule-OC-8-12 }
    }
group-hand = Carte della tua mano
group-cards = Carte
group-market = Mercato
group-moves = Movimenti e conchiglie
group-crabs = Granchi
group-special = Azioni speciali
group-extra = Azioni extra
group-otherwise = Oppure
points-of = { $points ->
    [one] 1 mezzo passo
   *[other] { $points } mezzi passi
 }

## Al tavolo disegnato
before-you = Davanti a te
tab-hand = Mano
tab-path = Percorso
tab-market = Mercato
tab-pack = Avventura
your-path = Il tuo percorso
path-of = Percorso di { $player }
leg-now = { $number ->
    [1] Primo turno del round
   *[other] Secondo turno del round
 }
whose-path = Il percorso di chi?
path-empty = Ancora nessuna carta
waiting-for = Si aspetta { $names }.
watching = Stai guardando: le mani non si vedono.
extra-short = Azione extra
then-asked = Poi: { $question }
asked-meanwhile = { $player } attende un momento la tua risposta.

## What is to be decided
due-lay-plates = Quale plancia viene ora?
due-lay-tiles = Quale tessera azione extra viene ora?
due-first-seat = Chi comincia?
due-turn-up = Quale carta si scopre per il mercato?
due-draw = Quale carta si pesca dal mazzo?
due-lose = Quale carta si perde a caso?
due-plan = Scegli una carta della tua mano e posala coperta.
due-choose-crab = Quale dei tuoi granchi è attivo per primo?
due-begin = Aggiungi la carta in programma al percorso, o riposi?
due-keep = Quale carta resta nel tuo percorso?
due-take = Prendi una carta dal mercato.
due-act = Usa le tue azioni nell’ordine che vuoi, poi termina il turno.
due-granted = Usa i movimenti di questa azione, o fermati.
due-discard = Quale carta della mano scarti?
due-pay = Paga la scorciatoia: quale carta scarti?
due-choose-push = Dove viene spinto il granchio?
due-choose-basic = Quale azione principale del tuo percorso usi?
due-send-back = Quale granchio rimanda indietro il gabbiano, e dove?
due-call-on = Quale granchio segue ora il richiamo del mare?
due-move-aside = Quale granchio si sposta, e dove?
due-jump-aside = Su quale casella della stessa fila salti?
due-jump-ahead = In quale direzione salti di due caselle?
due-make-room = Con quale granchio cambi posto?
due-add-more = Quale altra carta aggiungi al percorso?
due-choose-end = A quale estremità del percorso va la carta?
due-give = Quale carta cedi?
due-offer-swap = Sei su una casella di scambio: cedi una carta per una del mercato?
due-drift = Ti lasci portare dalla corrente, o le resisti?
due-reveal-surprise = Quale sorpresa si trova qui?
due-take-back = Quale carta del tuo percorso riprendi?
due-build = Dove costruisci un ostacolo?
due-reveal-event = Quale evento è?
due-announce-event = Quale evento viene mostrato prima della partita?
due-may-swap = Cedi una carta per una del mercato?
due-fall-off = È caduto da solo: quale carta scarti, o spendi una carica?
due-reveal-challenge = Quale sfida viene ora?
due-reveal-award-card = Quale carta premi si posa?
due-choose-award = Hai vinto un trofeo: con quale premio lo scambi?
due-deal-ability = Quale abilità si pesca?
due-choose-ability = Quale abilità riceve il tuo granchio?
due-bounce = Il tuo granchio è caduto: spendi una carica per rialzarti subito?
due-armour = Il tuo granchio viene spinto: spendi una carica per scegliere la casella e non cadere?
due-pick-pocket = Un granchio vicino riceve una conchiglia: spendi una carica per prenderne una anche tu?
due-change-weather = Spendi una carica perché venga un altro evento?
due-overachieve = Si valuta la sfida: spendi una carica per contare uno in più?
due-spare-card = Il tuo granchio arriva su un ostacolo: spendi una carica per non perdere carte?
due-regenerate = Quale dei tuoi granchi riprende una carica?
due-scout = Di quale plancia guardi le sorprese?
due-exchange = Scambi tra loro due di queste sorprese?
due-peek = Quale sorpresa viene guardata?
due-foresee = Quale evento viene guardato?
due-over = La corsa è finita.

## Choices
choice-first = Comincia { $player }
choice-plate = Plancia { $plate }
choice-tile = Tessera { $tile }: { tile-name }
choice-plan = Metti in programma: { $card }
choice-activate = { $crab ->
    [0] Il primo granchio
   *[other] Il secondo granchio
 }
choice-add = Aggiungila { path-end }
choice-rest = Riposa
choice-keep = Tieni: { $card }
choice-take = Prendi la carta del posto { $place }
choice-take-blind = Prendi la prima carta del mazzo, senza vederla
choice-draw = { $card }
choice-reveal = { $card }
choice-lose = { $player } perde: { $card }
choice-collect = Prendi una conchiglia
choice-move = Vai { direction } ({ source })
choice-stand = Rialzati (rinunci a: { source })
choice-special = Azione speciale { special-name }
choice-extra = Azione extra { tile-name }
choice-shortcut = Prendi la scorciatoia
choice-stop = Fermati qui
choice-end = Termina il turno
choice-discard = Scarta: { $card }
choice-push = Spingi { whose-crab } { direction }
choice-basic = Usa: { basic-name }
choice-shift = Muovi { whose-crab } { direction }
choice-stay = Lascia { whose-crab } dov’è
choice-side-jump = Salta nella colonna { $column }
choice-jump = Salta { direction }
choice-change = Cambia posto con { whose-crab-dative }
choice-add-more = Aggiungi: { $card }
choice-give = Cedi: { $card }
choice-no-swap = Nessuno scambio
choice-ride = Lasciati portare dalla corrente
choice-resist = Resisti alla corrente
choice-surprise = { surprise-name }
choice-treasure = Usa: { surprise-name }
choice-take-back = Riprendi: { $card }
choice-build = Costruisci in { $field }
choice-happening = { happening-name }
choice-announce = { happening-name } si trova a uno dei bordi
choice-resolve-event = Scopri ora l’evento
choice-resolve-challenge = Valuta ora la sfida
choice-spend-charge = { $crab ->
    [1] Spendi una carica del secondo granchio
   *[other] Spendi una carica
 }
choice-challenge = { challenge-name }
choice-award-card = { award-card-name }
choice-award = Prendi { award-name }
choice-ability = { $player }: { ability-name }
choice-choose-ability = { $crab ->
    [1] Per il secondo granchio: { ability-name }
   *[other] { ability-name }
 }
choice-use-ability = Usa l’abilità { ability-name }
choice-decline = Risparmia la carica
choice-regenerate = { $crab ->
    [0] Il primo granchio
   *[other] Il secondo granchio
 }
choice-scout = Plancia { $number }
choice-exchange = Scambia le sorprese { $first } e { $second }
choice-peek = { surprise-name }
choice-foresee = { happening-name }

## What happens
log-first = Comincia { $player } e prende il cuoco.
log-plate = Si posa la plancia { $plate }.
log-tile = Si posa l’azione extra { tile-name }
log-plan = { $player } ha messo in programma una carta.
log-activate = { $who } attiva { $crab ->
    [0] il primo granchio
   *[other] il secondo granchio
 }.
log-add = { $who } aggiunge la carta in programma { path-end }.
log-rest = { $who } riposa.
log-keep = { $who } tiene nel percorso: { $card }.
log-take = { $who } prende la carta del posto { $place }.
log-take-blind = { $who } prende la prima carta del mazzo.
log-draw = Si pesca una carta coperta.
log-reveal = Si scopre: { $card }.
log-lose = { $player } perde: { $card }.
log-collect = { $who } prende una conchiglia.
log-move = { $who } va { direction } ({ source }).
log-stand = { $who } si rialza e rinuncia a un movimento ({ source }).
log-special = { $who } usa { special-name }
log-extra = { $who } paga l’azione extra { tile-name }
log-shortcut = { $who } prende la scorciatoia.
log-stop = { $who } si ferma.
log-end = { $who } termina il turno.
log-discard = { $who } scarta: { $card }.
log-push = { $who } spinge { whose-crab } { direction }.
log-basic = { $who } usa: { basic-name }.
log-shift = { $who } muove { whose-crab } { direction }.
log-stay = { $who } lascia { whose-crab } dov’è.
log-side-jump = { $who } salta nella colonna { $column }.
log-jump = { $who } salta { direction }.
log-change = { $who } cambia posto con { whose-crab-dative }.
log-add-more = { $who } aggiunge un’altra carta.
log-give = { $who } cede una carta.
log-no-swap = { $who } non scambia.
log-ride = { $who } si lascia portare dalla corrente.
log-resist = { $who } resiste alla corrente.
log-surprise = Si scopre una sorpresa: { surprise-name }. { surprise-help }
log-treasure = { $who } usa: { surprise-name }.
log-take-back = { $who } riprende dal percorso: { $card }.
log-build = { $who } costruisce un ostacolo in { $field }.
log-happening = L’evento è «{ happening-name }». { happening-help }
log-announce = Tutti vedono che «{ happening-name }» si trova a uno dei bordi. { happening-help }
log-resolve-event = { $who } scopre l’evento.
log-resolve-challenge = { $who } valuta la sfida.
log-spend-charge = { $who } spende una carica{ $crab ->
    [1] {" "}del secondo granchio
   *[other] {""}
 }.
log-challenge = La prossima sfida: { challenge-name }.
log-award-card = I premi: { award-card-help }
log-award = { $who } scambia il trofeo con { award-name }.
log-ability = { $player } pesca l’abilità { ability-name }.
log-choose-ability = { $who } sceglie { ability-name }. { ability-help }
log-use-ability = { $who } usa l’abilità { ability-name }.
log-decline = { $who } risparmia la carica.
log-regenerate = { $who } ridà una carica { $crab ->
    [0] al primo granchio
   *[other] al secondo granchio
 }.
log-scout = { $who } guarda le sorprese della plancia { $number }.
log-exchange = { $who } scambia le sorprese { $first } e { $second }.
log-peek = Una sorpresa viene guardata in segreto.
log-foresee = Un evento viene guardato in segreto.

## What it brings about
event-added = { $player } posa nel percorso: { $card }.
event-took = { $player } prende in mano: { $card }.
event-lost = { $player } scarta: { $card }.
event-revealed = Al mercato si scopre: { $card }.
event-round = Comincia il round { $number }.
event-chef = Il cuoco passa a { $player }.
event-turn = Tocca a { $player }.
event-shells = { $player } prende { $count ->
    [one] una conchiglia
   *[other] { $count } conchiglie
 }.
event-shells-field = La casella dà { shell-count } a { $player }.
event-came = { whose-crab-first } arriva in { $field }.
event-fell = { whose-crab-first } si rovescia.
event-sea = { whose-crab-first } ha raggiunto il mare!
event-found = { $player } trova: { surprise-name }.
event-kept = { $player } tiene per dopo: { surprise-name }.
event-lost-shells = { $player } perde { shell-count }.
event-turned-up = L’evento è «{ happening-name }». { happening-help }
event-happening-over = L’evento «{ happening-name }» è finito.
event-place = { $place ->
    [1] { $player } vince la sfida.
   *[other] { $player } è al secondo posto nella sfida.
 }
event-charges = { whose-crab-first } riprende { $count ->
    [one] una carica
   *[other] { $count } cariche
 }.
event-stood = { whose-crab-first } si rialza subito.
event-peeked = Vedi in { $field }: { surprise-name }.
event-foreseen = Vedi l’evento «{ happening-name }».

## Un turno in breve
recap-turn = { $player }: { $deeds }.
recap-rest = riposa
recap-push = spinge { $player }
recap-steps = { $count ->
    [one] 1 passo
   *[other] { $count } passi
 }
recap-cards = { $count ->
    [one] 1 carta
   *[other] { $count } carte
 }

## The end
part-way = Strada in mezzi passi
end-sea = Il mare è stato raggiunto.
tie-hand = Più d’uno è in mare: decide chi ha più carte in mano. { $standing }.
tie-shells = Ancora pari: decide chi ha più conchiglie. { $standing }.

## The rules, in a sentence or two each
chapter-1 = Materiale e preparazione
chapter-2 = Il round: pianificare
chapter-3 = Il round: agire
chapter-4 = Azioni base e movimento
chapter-5 = Spingere e cadere
chapter-6 = Le caselle
chapter-7 = Il mercato
chapter-8 = Azioni speciali
chapter-9 = Azioni extra, fine del round, fine della partita
chapter-10 = In due
chapter-11 = Modulo 1: sorprese
chapter-12 = Modulo 2: eventi
chapter-13 = Modulo 3: sfide
chapter-14 = Modulo 4: asimmetria
chapter-15 = Tutto insieme
chapter-rulings = Le nostre decisioni
rule-OC-1-1 = Da 3 a 5 giocatori con un granchio ciascuno, o 2 giocatori con due.
rule-OC-1-2 = Il tabellone: una plancia di partenza, tre delle quattro plance spiaggia in qualsiasi ordine e una plancia di arrivo, ognuna sul lato A o B.
rule-OC-1-3 = Lo sprint in spiaggia si gioca su due plance spiaggia; uno scenario tralascia l’ultima.
rule-OC-1-4 = Sei scenari fissano plance, lati e tessere. Potete anche scegliere liberamente o affidarvi al caso.
rule-OC-1-5 = Tre delle quattro tessere azione extra stanno accanto al tabellone, ognuna sul lato a o b.
rule-OC-1-6 = Ognuno ha un granchio, una plancia personale e le stesse quattro carte iniziali.
rule-OC-1-7 = Il mercato ha un mazzo e tre posti scoperti con azioni speciali diverse. Una carta la cui azione speciale è già visibile va su quella pila.
rule-OC-1-8 = La sorte decide chi comincia. Il primo giocatore ha il cuoco e la casella di partenza 1; gli altri seguono in senso orario.
rule-OC-1-9 = Chi parte su una conchiglia ne prende una.
rule-OC-1-10 = Ci sono 32 conchiglie; a riserva vuota non se ne prendono più.
rule-OC-2-1 = Tutti scelgono insieme una carta della mano e la posano coperta. Finché non hanno scelto tutti si può cambiare idea.
rule-OC-2-2 = Senza carte in mano si annuncia un riposo.
rule-OC-3-1 = I turni vanno in senso orario da chi ha il cuoco.
rule-OC-3-2 = Il turno comincia aggiungendo la carta in programma o riposando. Chi ha annunciato un riposo deve riposare.
rule-OC-3-3 = La carta va a sinistra o a destra del percorso, che combaci o no. Il percorso non ha limite.
rule-OC-3-4 = Riposo: scarta la carta in programma, tieni una carta del percorso, prendine una dal mercato, riprendi gli scarti, rialzati.
rule-OC-3-5 = Con il percorso vuoto non c’è nulla da tenere.
rule-OC-3-6 = Usa le azioni che hai in qualsiasi ordine, ognuna una volta e fino in fondo. Le azioni sono facoltative, gli effetti delle caselle no.
rule-OC-3-7 = Dopo un riposo non ci sono azioni delle carte; restano cuoco, azione extra e caselle.
rule-OC-3-8 = L’azione principale della carta aggiunta è una delle quattro azioni base.
rule-OC-3-9 = Ogni simbolo che la nuova carta completa con la vicina dà la sua azione base.
rule-OC-3-10 = Una carta del mercato dà anche la sua azione speciale, una volta, al suo costo, se ha qualche effetto.
rule-OC-3-11 = Chi ha il cuoco ha un movimento diagonale in più.
rule-OC-3-12 = Una volta per turno puoi pagare una delle tre azioni extra.
rule-OC-3-13 = Anche le caselle danno azioni, come le scorciatoie.
rule-OC-3-14 = Le carte con cui paghi vengono dalla mano e vanno nei tuoi scarti.
rule-OC-3-15 = Sugli altri granchi mossi da un’azione decide il giocatore di turno.
rule-OC-4-1 = Conchiglia: prendine una dalla riserva.
rule-OC-4-2 = Avanti: una casella dritta verso il mare.
rule-OC-4-3 = Diagonale: una casella verso il mare, a sinistra o a destra.
rule-OC-4-4 = Verso il mare: avanti o in diagonale, a scelta.
rule-OC-4-5 = Ci si muove verso il mare, salvo che un’azione dica altro, e mai fuori dal tabellone.
rule-OC-4-6 = Una casella ospita un solo granchio; solo il mare ne ospita molti.
rule-OC-5-1 = Entrare in una casella occupata spinge il suo granchio di una casella verso il mare; dove, lo sceglie chi è di turno.
rule-OC-5-2 = Un granchio spinto spinge a sua volta chi incontra.
rule-OC-5-3 = Ogni granchio spinto si rovescia.
rule-OC-5-4 = Se un granchio non può essere spinto da nessuna parte, il movimento non è permesso.
rule-OC-5-5 = Le caselle agiscono anche sui granchi spinti.
rule-OC-5-6 = Non puoi muovere il tuo granchio rovesciato; le azioni degli altri sì.
rule-OC-5-7 = Un granchio rovesciato non può cadere oltre.
rule-OC-5-8 = Per rialzarti rinuncia a un movimento avanti, diagonale o verso il mare, oppure riposa.
rule-OC-5-9 = Valgono i due esempi di spinta del regolamento.
rule-OC-6-1 = Una casella normale non ha effetti.
rule-OC-6-2 = Le caselle inaccessibili non si occupano, si possono solo saltare.
rule-OC-6-3 = Un ostacolo costa una carta della mano; a mano vuota non si entra. Un granchio spinto lì costa al proprietario una carta a caso.
rule-OC-6-4 = Una casella di caduta rovescia chiunque ci arrivi.
rule-OC-6-5 = Una casella conchiglia ne dà una a chiunque ci arrivi.
rule-OC-6-6 = Chi finisce il turno su una casella di scambio può scambiare una carta.
rule-OC-6-7 = Su una scorciatoia puoi scartare le carte indicate, secondo l’azione principale, e seguire la freccia.
rule-OC-6-8 = Le canne sbarrano l’ingresso dritto verso il mare. In diagonale e verso terra si passa.
rule-OC-6-9 = Senza l’Adventure Pack i segni sorpresa non hanno effetto.
rule-OC-6-10 = Una corrente porta il granchio lungo la freccia se il turno finisce lì, una volta, ma non su un altro granchio.
rule-OC-6-11 = Un granchio in mare è fuori portata di ogni azione.
rule-OC-7-1 = Si prende la prima carta di una pila scoperta o del mazzo.
rule-OC-7-2 = Un posto scoperto vuoto si riempie subito.
rule-OC-7-3 = A mercato vuoto non si prende nulla e uno scambio non ha effetto.
rule-OC-7-4 = Scambio: cedi una carta della mano, prendine una dal mercato. Una carta iniziale lascia il gioco, ogni altra va sotto il mazzo; non riavrai mai la carta ceduta.
rule-OC-8-1 = Gabbiano: muovi indietro di una casella quanti granchi vuoi tra quelli davanti a te, su caselle vuote.
rule-OC-8-2 = Il richiamo del mare: il tuo granchio e tutti quelli dietro di te avanzano su caselle libere, nel tuo ordine. Chi è bloccato può restare.
rule-OC-8-3 = Slancio: scarta una carta per usare l’azione principale di una carta del percorso.
rule-OC-8-4 = Sabbia negli occhi: chi ha un granchio davanti a te perde una carta a caso.
rule-OC-8-5 = Sostegno: scarta una carta per usarne l’azione principale.
rule-OC-8-6 = Spostati: muovi il granchio di un altro su una casella vicina libera.
rule-OC-8-7 = Salto di lato: salta su una casella libera della stessa fila.
rule-OC-8-8 = A spallate: fino alla fine del turno puoi ignorare ostacoli, cadute, canne e correnti.
rule-OC-8-9 = Di traverso: un’azione diagonale.
rule-OC-8-10 = Più veloce: scarta una carta per un’azione avanti.
rule-OC-8-11 = Slalom: scarta una carta per due diagonali, interrotte solo da azioni di casella. Una può servire a rialzarsi.
rule-OC-8-12 = Scivolata: scarta una carta per una diagonale e un avanti, nell’ordine che vuoi.
rule-OC-9-1 = Aa: una diagonale. Ab: un salto di lato. Ba: cambiare posto con un granchio vicino. Bb: un avanti.
rule-OC-9-2 = Ca: saltare due caselle verso il mare. Cb: aggiungere un’altra carta. Da: riprendere gli scarti. Db: scambiare una carta.
rule-OC-9-3 = Un’azione extra costa le conchiglie scritte sulla sua tessera.
rule-OC-9-4 = A fine round il cuoco va all’ultimo; in caso di parità, al primo in senso orario dopo chi lo aveva.
rule-OC-9-5 = Il round in cui il primo granchio raggiunge il mare si gioca fino in fondo.
rule-OC-9-6 = Vince chi è in mare; tra più, chi ha più carte in mano, poi più conchiglie, altrimenti vittoria condivisa.
rule-OC-9-7 = Il turno d’esempio del regolamento si può giocare passo per passo.
rule-OC-10-1 = In due ognuno ha due granchi ma una mano, un percorso, una pila di scarti e conchiglie comuni, su due plance spiaggia.
rule-OC-10-2 = I granchi del primo giocatore partono da 1 e 4, quelli dell’altro da 2 e 3.
rule-OC-10-3 = Un round ha due pianificazioni e due turni a testa: prima un granchio a scelta, poi l’altro.
rule-OC-10-4 = L’azione del cuoco si usa una volta per round, per un granchio.
rule-OC-10-5 = Tutto ciò che accade in un turno riguarda il granchio attivo.
rule-OC-10-6 = Andare sulla casella dell’altro tuo granchio scambia i due, senza spinte né cadute.
rule-OC-10-7 = Il tuo granchio viene spinto solo da una catena che passa per un granchio avversario.
rule-OC-10-8 = La partita finisce quando i due granchi di un giocatore sono in mare. A parità per il cuoco, va all’altro giocatore.
rule-OC-10-9 = Le parità si risolvono come al solito.
rule-OC-11-1 = Su ogni plancia spiaggia ci sono tre sorprese coperte: un rifiuto e due tesori.
rule-OC-11-2 = Un granchio che arriva su una sorpresa la scopre subito; decide il suo proprietario.
rule-OC-11-3 = I rifiuti e alcuni tesori agiscono subito. Gli altri tesori si tengono e si usano nel proprio turno, quanti se ne vuole.
rule-OC-11-4 = Un rifiuto che chiede una carta o una conchiglia che non hai non ha effetto.
rule-OC-11-5 = Varianti per famiglie: i rifiuti non fanno danni, oppure si posano solo tesori.
rule-OC-11-6 = In due, ognuno dei tuoi granchi può usare i tuoi tesori.
rule-OC-12-1 = Al bordo verso terra di ogni plancia spiaggia c’è un evento coperto.
rule-OC-12-2 = Quando un granchio supera quel bordo per la prima volta, il giocatore di turno scopre l’evento in questo turno, tra un’azione e l’altra o alla fine.
rule-OC-12-3 = Alcuni eventi agiscono una volta; altri valgono fino al prossimo evento o alla fine della partita.
rule-OC-12-4 = Un evento su un modulo non in gioco è sostituito da un altro.
rule-OC-12-5 = Una sfida si valuta prima di scoprire un evento.
rule-OC-12-6 = Variante per famiglie: senza i due eventi negativi. Variante per esperti: tutti vedono gli eventi prima che siano posati in ordine ignoto.
rule-OC-13-1 = Al bordo verso il mare di ogni plancia spiaggia c’è una sfida; la prossima è scoperta, con accanto una carta premi.
rule-OC-13-2 = Quando un granchio supera quel bordo per la prima volta, il giocatore di turno valuta la sfida in questo turno, tra un’azione e l’altra o alla fine.
rule-OC-13-3 = Primo posto: una conchiglia e un premio a scelta. Tutti i primi a pari merito ricevono entrambi.
rule-OC-13-4 = Se uno solo è primo, tutti i secondi ricevono una conchiglia.
rule-OC-13-5 = Chi non ha nulla che conti non ottiene un posto.
rule-OC-13-6 = Poi si scopre la sfida successiva, con gli stessi premi.
rule-OC-14-1 = Ognuno pesca due abilità e ne sceglie una; in due se ne pescano quattro e se ne dà una a ogni granchio.
rule-OC-14-2 = Ogni uso di un’abilità costa una carica, per alcune anche una conchiglia; non ne riprende mai più di quante ne aveva all’inizio.
rule-OC-14-3 = Un’abilità dice quando agisce: nel tuo turno, in quello degli altri, o quando succede qualcosa.
rule-OC-14-4 = Un’abilità può infrangere le regole di base; alcune preparano qualcosa prima della corsa.
rule-OC-15-1 = Varianti, scenari e regole della casa valgono con ogni numero di giocatori.
rule-OC-15-2 = I simboli del pack: prendere una carta del mercato, riprendere una carica, riprendere una carta del percorso, costruire un ostacolo, guardare qualcosa di coperto.
rule-OC-15-3 = Anche le nostre decisioni sono regole; le regole della casa permettono di decidere altrimenti.
rule-OC-15-4 = Su ogni tabellone ogni casella ha una via d’uscita e nessuna freccia porta nel nulla.
rule-OC-Q1 = Le distanze si contano in mezzi passi.
rule-OC-Q2 = Il gabbiano muove un granchio su una delle tre caselle verso terra; nessuno cade e le canne non contano.
rule-OC-Q3 = Il richiamo del mare va dritto o in diagonale, anche in mare; chi può muoversi deve farlo, e il granchio rovesciato di chi chiama resta dov’è.
rule-OC-Q4 = Un granchio mosso su un ostacolo costa una carta a caso, come se fosse spinto.
rule-OC-Q5 = Una spinta senza meta non è permessa.
rule-OC-Q6 = Le canne fermano una spinta dritta.
rule-OC-Q7 = Un granchio può essere spinto in mare.
rule-OC-Q8 = Scorciatoie e doppi salti spingono.
rule-OC-Q9 = Per rialzarsi si può rinunciare a ogni movimento base, mai a una conchiglia, un salto o uno scambio.
rule-OC-Q10 = Rialzarsi su una casella di caduta non fa cadere di nuovo.
rule-OC-Q11 = Un granchio rovesciato non può usare una scorciatoia.
rule-OC-Q12 = Una corrente trascina anche un granchio rovesciato.
rule-OC-Q13 = Una corrente agisce solo alla fine del turno del granchio stesso, e la casella d’arrivo agisce anch’essa.
rule-OC-Q14 = Un doppio salto ignora le canne lungo la via; all’arrivo fermano un salto dritto.
rule-OC-Q15 = Un doppio salto può finire in mare, ma non oltrepassa mai il bordo del tabellone.
rule-OC-Q16 = La carta in programma non fa parte della mano.
rule-OC-Q17 = Riposando con il percorso vuoto non si sceglie la carta da tenere.
rule-OC-Q18 = Riposando si tiene esattamente una carta del percorso.
rule-OC-Q19 = Le azioni di una carta tenuta non si usano di nuovo.
rule-OC-Q20 = Una scorciatoia vuole esattamente le azioni principali indicate e si usa in ogni momento del turno.
rule-OC-Q21 = Una carta presa coperta non si mostra.
rule-OC-Q22 = Le azioni speciali ripetute vanno sulle loro pile finché tre posti sono pieni o il mazzo è vuoto.
rule-OC-Q23 = Da una riserva vuota non si prendono conchiglie.
rule-OC-Q24 = Con A spallate si entra in un ostacolo anche a mano vuota.
rule-OC-Q25 = Sabbia negli occhi costa una sola carta a ogni avversario.
rule-OC-Q26 = Spostati non attraversa le canne dritto in avanti e non porta mai in mare.
rule-OC-Q27 = Cambiando posto devi soddisfare la nuova casella, ed entrambe le caselle agiscono.
rule-OC-Q28 = Nell’ultimo round tutti hanno ancora il loro turno.
rule-OC-Q29 = Parità in mare: carte in mano, poi conchiglie, poi vittoria condivisa.
rule-OC-Q30 = Un granchio in mare conserva il turno, ma nulla che muova un granchio si può usare.
rule-OC-Q31 = In due il cuoco serve un granchio per round.
rule-OC-Q32 = Il tuo granchio sulla via scambia il posto; le tue azioni speciali lo lasciano in pace.
rule-OC-Q33 = In due la partita finisce con entrambi i granchi in mare.
rule-OC-Q34 = Gli eventi stanno al bordo verso terra delle plance spiaggia, le sfide a quello verso il mare; dove si incontrano, viene prima la sfida.
rule-OC-Q35 = Chi spinge un granchio oltre un bordo ne risolve la carta.
rule-OC-Q36 = Ogni evento appena scoperto pone fine a quello in vigore.
rule-OC-Q37 = Una carta si risolve fino in fondo prima di quella del bordo seguente.
rule-OC-Q38 = La carta in più va a una delle estremità e dà tutto ciò che dà una carta.
rule-OC-Q39 = Riprendere una carta del percorso chiude il vuoto senza dare azioni.
rule-OC-Q40 = Una sorpresa è del proprietario del granchio che vi arriva, anche se spinto.
rule-OC-Q41 = Senza abilità in gioco una carica non vale nulla: si prende solo la conchiglia.
