# Oh Crab! Terms follow the German rulebook; the sentences are our own.
title = Oh Crab!
tagline = Ucieczka z baru: kraby pędzą przez plażę, popychają się, przewracają i skracają sobie drogę do morza. Od 2 do 5 osób, 45 minut.
option-players = Liczba graczy
option-players-help = Ilu gra, od 2 do 5. We dwoje każdy ma dwa kraby.
option-start = Kto zaczyna
option-start-help = Miejsce, które zaczyna; 0 oznacza losowanie.
option-start-0 = przez losowanie
option-scenario = Scenariusz
option-scenario-help = Według trudności: 1 Pierwsza ucieczka!, 2 Zabawa w piasku, 3 Czas na surfing!, 4 Znam skrót!, 5 Dzika plaża, 6 Gotowi na życie pirata; free: własne plansze i żetony; random: układa je los.
option-scenario-1 = Pierwsza ucieczka!
option-scenario-2 = Zabawa w piasku
option-scenario-3 = Czas na surfing!
option-scenario-4 = Znam skrót!
option-scenario-5 = Dzika plaża
option-scenario-6 = Gotowi na życie pirata
option-scenario-free = własne plansze i żetony
option-scenario-random = układa los
option-plates = Plansze
option-plates-help = Przy wolnym wyborze: plansze od lądu do morza, na przykład 0A 1A 2A 3A 9A.
option-tiles = Żetony akcji dodatkowych
option-tiles-help = Przy wolnym wyborze: trzy żetony, na przykład Aa Ba Ca.
option-sprint = Plażowy sprint
option-sprint-help = Krótszy wyścig przez dwie plansze plaży.
option-straight-gull = Zasada domowa: mewa na wprost
option-straight-gull-help = Mewa cofa kraby tylko prosto.
option-straight-call = Zasada domowa: zew na wprost
option-straight-call-help = Zew morza porusza kraby tylko prosto do przodu.
option-count-rows = Zasada domowa: całe rzędy
option-count-rows-help = Odległości liczy się w całych rzędach zamiast w półkrokach.
option-spare-fallen = Zasada domowa: łaskawe prądy
option-spare-fallen-help = Prąd morski nie unosi przewróconego kraba.
option-jump-reed = Zasada domowa: skok nad trzciną
option-jump-reed-help = Podwójny skok może kończyć się na wprost za trzciną.
option-one-symbol = Zasada domowa: jeden półsymbol
option-one-symbol-help = Każdy brzeg karty liczy się tak, jakby miał tylko jeden półsymbol.
option-late-shortcut = Zasada domowa: skróty później
option-late-shortcut-help = Ze skrótu można skorzystać dopiero po dołożeniu karty lub odpoczynku.
option-aside-from-sea = Zasada domowa: Na bok! z morza
option-aside-from-sea-help = Dla 3–5 graczy Na bok! działa także wtedy, gdy własny krab jest w morzu.

## Things
beach = Plaża
the-sea = Morze
market = Targ kart
stack = Stos
path = Ścieżka
hand = Ręka
planned = Plan
discards = Stos kart odrzuconych
shells = Muszle
way = Droga
bank = Zapas
extras = Akcje dodatkowe
still-free = Jeszcze do użycia
cards-short = { $number ->
    [one] { $number } karta
    [few] { $number } karty
   *[other] { $number } kart
 }
planned-hidden = zakryta karta
planned-rest = odpoczynek
planned-none = jeszcze nic
chef-name = Kucharz
# The letters of the basic actions on cards.
basic-letter =
    { $basic ->
        [shell] M
        [forward] P
        [diagonal] S
       *[seaward] D
    }
basic-name =
    { $basic ->
        [shell] muszla
        [forward] prosto
        [diagonal] na skos
       *[seaward] ku morzu
    }
legend = Morze jest po prawej, więc lewa strona to góra. ▒ niedostępne, # przeszkoda, ✖ wywrotka, ◦ muszla, ⇄ wymiana karty, » skrót, ‖ trzcina, strzałki to prądy. Puste znaki to drugie kraby, ~ znaczy przewrócony. Na kartach: P prosto, S na skos, D ku morzu, M muszla; akcja główna w nawiasie, obok połówki symboli.
special-name =
    { $special ->
        [seagull] Mewa!
        [call_of_the_sea] Zew morza!
        [momentum] Rozpęd!
        [sand_in_the_eyes] Piasek w oczy!
        [support] Wsparcie!
        [step_aside] Na bok!
        [side_jump] Skok w bok!
        [barge_through] Przebicie!
        [criss_cross] Na skos!
        [faster] Szybciej!
        [slalom] Slalom!
       *[slide] Poślizg!
    }
tile-name =
    { $tile ->
        [Aa] Na skos!
        [Ab] Skok w bok!
        [Ba] Zrób miejsce!
        [Bb] Szybciej!
        [Ca] Podwójny skok!
        [Cb] Doping!
        [Da] To jeszcze nie koniec!
       *[Db] Hej… zamienimy się?
    }
direction =
    { $to ->
        [ahead] prosto przed siebie
        [left] do przodu w lewo
        [right] do przodu w prawo
        [back] prosto do tyłu
        [back_left] do tyłu w lewo
       *[back_right] do tyłu w prawo
    }
source =
    { $with ->
        [forward] prosto
        [diagonal] na skos
        [seaward] ku morzu
       *[chef] kucharz
    }
path-end =
    { $end ->
        [left] z lewej
       *[right] z prawej
    }
whose-crab = { $crab ->
    [1] drugiego kraba gracza { $player }
   *[other] kraba gracza { $player }
 }
# The same where other languages need another case, and at the beginning of a sentence.
whose-crab-dative = { $crab ->
    [1] drugim krabem gracza { $player }
   *[other] krabem gracza { $player }
 }
whose-crab-first = { $crab ->
    [1] Drugi krab gracza { $player }
   *[other] Krab gracza { $player }
 }

## Przy stole tekstowym
this-turn = Ta tura
round-now = Runda { $number }
chef-with = Kucharza ma { $player }.
being-pushed = Popychanie: { whose-crab }
basic-times = { $count ->
    [1] { basic-name }
   *[other] { basic-name } × { $count }
 }
barging = Przeszkody, wywrotki, trzcina i prądy nie działają w tej turze.
chef-action = Kucharz: ruch na skos
extra-action = Jedna akcja dodatkowa za muszle
nothing-left = już nic
your-hand = Twoja ręka ({ cards-short })
no-cards = brak kart
crabs = Kraby
crab-on = { whose-crab-first }: { $field }
crab-fallen = wywrócony
crab-active = teraz aktywny
way-on = { direction }: { $field }
beach-map = Mapa plaży, morze u góry
row = Rząd
field-mark =
    { $mark ->
        [blocked] niedostępne
        [obstacle] przeszkoda
        [knock] przewrócenie
        [shell] muszla
        [swap] wymiana karty
       *[reed] trzciny
    }
field-current = prąd { direction }
field-shortcut = skrót na { $to } za: { $cost }
field-sand = piasek
effect-to = cel: { $field }
effect-crab-to = { whose-crab-first } trafia na { $field }
effect-pushes = popycha { whose-crab }
effect-shortcut = na { $to } za: { $cost }
effect-gives = daje: { $what }
effect-costs-card = koszt: karta z ręki
effect-costs-shells = koszt: { shell-count }
map-legend = Co znaczą symbole
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
market-place = Miejsce { $place }: { $card }
tile-for = { tile-name } ({ shell-count })
tile-help =
    { $tile ->
        [Aa] { rule-OC-4-3 }
        [Ab] { rule-OC-8-7 }
        [Ba] Zamień się miejscami z sąsiednim krabem.
        [Bb] { rule-OC-4-2 }
        [Ca] Skocz o dwa pola ku morzu.
        [Cb] Dołóż do ścieżki jeszcze jedną kartę z ręki.
        [Da] Weź na rękę swój stos kart odrzuconych.
       *[Db] { rule-OC-7-4 }
    }
bank-shells = W zapasie: { shell-count }
shell-count = { $count ->
    [one] { $count } muszla
    [few] { $count } muszle
   *[many] { $count } muszli
 }
way-so-far = Przebyta droga w półkrokach: { $count }
path-left-right = Ścieżka, od lewej do prawej
card-name = „{ special-name }” ({ basic-name })
card-name-start = karta startowa ({ basic-name })
half-top = { basic-name } u góry
half-bottom = { basic-name } u dołu
half-none = brak
card-edges = połówki symboli z lewej: { $left }; z prawej: { $right }
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
group-hand = Karty na ręce
group-cards = Karty
group-market = Targ
group-moves = Ruchy i muszle
group-crabs = Kraby
group-special = Akcje specjalne
group-extra = Akcje dodatkowe
group-otherwise = Albo
points-of = { $points ->
    [one] { $points } półkrok
    [few] { $points } półkroki
   *[many] { $points } półkroków
 }

## Przy rysowanym stole
before-you = Przed tobą
tab-hand = Ręka
tab-path = Ścieżka
tab-market = Targ
your-path = Twoja ścieżka
path-of = Ścieżka: { $player }
leg-now = { $number ->
    [1] pierwsza tura rundy
   *[other] druga tura rundy
 }
whose-path = Czyja ścieżka?
path-empty = Jeszcze bez karty
waiting-for = Czekamy na: { $names }. Do tego czasu możesz zmienić zdanie.
watching = Oglądasz grę: kart na ręce nie widać.
extra-short = Akcja dodatkowa
then-asked = Potem: { $question }
one-at-random = Losowa karta spośród { $number }.

## What is to be decided
due-lay-plates = Która plansza jest następna?
due-lay-tiles = Który żeton akcji dodatkowej jest następny?
due-first-seat = Kto zaczyna?
due-turn-up = Która karta zostaje odkryta na targu?
due-draw = Która karta zostaje dobrana ze stosu?
due-lose = Która karta przepada losowo?
due-plan = Wybierz kartę z ręki i połóż ją zakrytą.
due-choose-crab = Który z twoich krabów jest aktywny najpierw?
due-begin = Dokładasz zaplanowaną kartę do ścieżki czy odpoczywasz?
due-keep = Która karta zostaje na twojej ścieżce?
due-take = Weź kartę z targu.
due-act = Użyj swoich akcji w dowolnej kolejności, potem zakończ turę.
due-granted = Wykorzystaj ruchy tej akcji albo przestań.
due-discard = Którą kartę z ręki odrzucasz?
due-pay = Zapłać za skrót: którą kartę odrzucasz?
due-choose-push = Dokąd zostaje popchnięty krab?
due-choose-basic = Której akcji głównej ze ścieżki używasz?
due-send-back = Którego kraba cofa mewa i dokąd?
due-call-on = Który krab teraz idzie za zewem morza?
due-move-aside = Który krab schodzi na bok i dokąd?
due-jump-aside = Na które pole tego samego rzędu skaczesz?
due-jump-ahead = W którym kierunku skaczesz o dwa pola?
due-make-room = Z którym krabem zamieniasz się miejscami?
due-add-more = Którą kolejną kartę dokładasz do ścieżki?
due-choose-end = Na którym końcu ścieżki ląduje karta?
due-give = Którą kartę oddajesz?
due-offer-swap = Stoisz na polu wymiany: oddajesz kartę za kartę z targu?
due-drift = Dajesz się ponieść prądowi czy mu się opierasz?
due-over = Wyścig skończony.

## Choices
choice-first = Zaczyna { $player }
choice-plate = Plansza { $plate }
choice-tile = Żeton { $tile }: { tile-name }
choice-plan = Zaplanuj { $card }
choice-activate = { $crab ->
    [0] Pierwszy krab
   *[other] Drugi krab
 }
choice-add = Dołóż { path-end }
choice-rest = Odpocznij
choice-keep = Zachowaj { $card }
choice-take = Weź kartę z miejsca { $place }
choice-take-blind = Weź wierzchnią kartę stosu, w ciemno
choice-draw = { $card }
choice-reveal = { $card }
choice-lose = { $player } traci { $card }
choice-collect = Weź muszlę
choice-move = Idź { direction } ({ source })
choice-stand = Wstań (rezygnując z ruchu: { source })
choice-special = Akcja specjalna { special-name }
choice-extra = Akcja dodatkowa { tile-name }
choice-shortcut = Idź skrótem
choice-stop = Przestań
choice-end = Zakończ turę
choice-discard = Odrzuć { $card }
choice-push = Popchnij { whose-crab } { direction }
choice-basic = Użyj: { basic-name }
choice-shift = Przesuń { whose-crab } { direction }
choice-stay = Zostaw { whose-crab } na miejscu
choice-side-jump = Skocz do kolumny { $column }
choice-jump = Skocz { direction }
choice-change = Zamień się miejscami z { whose-crab-dative }
choice-add-more = Dołóż { $card }
choice-give = Oddaj { $card }
choice-no-swap = Bez wymiany
choice-ride = Daj się ponieść prądowi
choice-resist = Oprzyj się prądowi

## What happens
log-first = Zaczyna { $player } i bierze kucharza.
log-plate = Na stół trafia plansza { $plate }.
log-tile = Na stół trafia akcja dodatkowa { tile-name }
log-plan = { $player } ma już zaplanowaną kartę.
log-activate = { $who } aktywuje { $crab ->
    [0] pierwszego kraba
   *[other] drugiego kraba
 }.
log-add = { $who } dokłada zaplanowaną kartę { path-end }.
log-rest = { $who } odpoczywa.
log-keep = { $who } zachowuje { $card } na ścieżce.
log-take = { $who } bierze kartę z miejsca { $place }.
log-take-blind = { $who } bierze wierzchnią kartę stosu.
log-draw = Dobrana zostaje zakryta karta.
log-reveal = Odkryta zostaje karta { $card }.
log-lose = { $player } traci { $card }.
log-collect = { $who } bierze muszlę.
log-move = { $who } idzie { direction } ({ source }).
log-stand = { $who } wstaje i rezygnuje z ruchu ({ source }).
log-special = { $who } używa: { special-name }
log-extra = { $who } płaci za akcję dodatkową { tile-name }
log-shortcut = { $who } idzie skrótem.
log-stop = { $who } przestaje.
log-end = { $who } kończy turę.
log-discard = { $who } odrzuca { $card }.
log-push = { $who } popycha { whose-crab } { direction }.
log-basic = { $who } używa: { basic-name }.
log-shift = { $who } przesuwa { whose-crab } { direction }.
log-stay = { $who } zostawia { whose-crab } na miejscu.
log-side-jump = { $who } skacze do kolumny { $column }.
log-jump = { $who } skacze { direction }.
log-change = { $who } zamienia się miejscami z { whose-crab-dative }.
log-add-more = { $who } dokłada jeszcze jedną kartę.
log-give = { $who } oddaje kartę.
log-no-swap = { $who } nie wymienia karty.
log-ride = { $who } daje się ponieść prądowi.
log-resist = { $who } opiera się prądowi.

## What it brings about
event-added = { $player } kładzie { $card } na ścieżce.
event-took = { $player } bierze { $card } na rękę.
event-lost = { $player } odrzuca { $card }.
event-revealed = Na targu odkryta zostaje karta { $card }.
event-round = Zaczyna się runda { $number }.
event-chef = Kucharza dostaje { $player }.
event-turn = Tura gracza { $player }.
event-shells = { $player } bierze { $count ->
    [one] muszlę
    [few] { $count } muszle
   *[other] { $count } muszli
 }.
event-shells-field = Pole daje graczowi { $player }: { shell-count }.
event-came = { whose-crab-first } trafia na { $field }.
event-fell = { whose-crab-first } się przewraca.
event-sea = { whose-crab-first } jest już w morzu!

## The end
part-way = Droga w półkrokach
end-sea = Morze zostało osiągnięte.
tie-hand = Kilku graczy jest w morzu: decyduje liczba kart na ręce. { $standing }.
tie-shells = Nadal remis: decyduje liczba muszli. { $standing }.

## The rules, in a sentence or two each
chapter-1 = Zawartość i przygotowanie
chapter-2 = Runda: planowanie
chapter-3 = Runda: akcje
chapter-4 = Akcje podstawowe i ruch
chapter-5 = Popychanie i upadki
chapter-6 = Pola
chapter-7 = Targ
chapter-8 = Akcje specjalne
chapter-9 = Akcje dodatkowe, koniec rundy, koniec gry
chapter-10 = Dla dwóch osób
chapter-11 = Moduł 1: niespodzianki
chapter-12 = Moduł 2: wydarzenia
chapter-13 = Moduł 3: wyzwania
chapter-14 = Moduł 4: asymetria
chapter-15 = Wszystko razem
chapter-rulings = Nasze rozstrzygnięcia
rule-OC-1-1 = Od 3 do 5 graczy z jednym krabem albo 2 graczy z dwoma.
rule-OC-1-2 = Plansza: płyta startowa, trzy z czterech płyt plaży w dowolnej kolejności i płyta końcowa, każda stroną A lub B do góry.
rule-OC-1-3 = Plażowy sprint rozgrywa się na dwóch płytach plaży; scenariusz pomija swoją ostatnią.
rule-OC-1-4 = Sześć scenariuszy ustala płyty, strony i żetony. Można też wybierać dowolnie albo zdać się na los.
rule-OC-1-5 = Obok planszy leżą trzy z czterech żetonów akcji dodatkowych, każdy stroną a lub b do góry.
rule-OC-1-6 = Każdy ma kraba, planszetkę i takie same cztery karty startowe.
rule-OC-1-7 = Targ to stos i trzy odkryte miejsca o różnych akcjach specjalnych. Karta, której akcja specjalna już leży odkryta, trafia na tamten stosik.
rule-OC-1-8 = Los decyduje, kto zaczyna. Zaczynający ma kucharza i pole startowe 1, pozostali zajmują pola zgodnie z ruchem wskazówek zegara.
rule-OC-1-9 = Kto zaczyna na muszli, bierze jedną.
rule-OC-1-10 = Jest 32 muszli; gdy zapas jest pusty, nie bierze się żadnej.
rule-OC-2-1 = Wszyscy jednocześnie wybierają kartę z ręki i kładą ją zakrytą. Dopóki nie wybrali wszyscy, możesz zmienić zdanie.
rule-OC-2-2 = Bez kart na ręce zapowiadasz odpoczynek.
rule-OC-3-1 = Tury idą zgodnie z ruchem wskazówek zegara, od posiadacza kucharza.
rule-OC-3-2 = Tura zaczyna się dołożeniem zaplanowanej karty albo odpoczynkiem. Kto zapowiedział odpoczynek, musi odpocząć.
rule-OC-3-3 = Karta trafia na lewy lub prawy koniec ścieżki, czy pasuje, czy nie. Ścieżka nie ma limitu.
rule-OC-3-4 = Odpoczynek: odrzuć zaplanowaną kartę, zachowaj jedną kartę ścieżki, weź kartę z targu, weź na rękę odrzucone karty, wstań.
rule-OC-3-5 = Przy pustej ścieżce nie ma czego zachować.
rule-OC-3-6 = Używaj swoich akcji w dowolnej kolejności, każdej raz i do końca. Akcje są dobrowolne, efekty pól nie.
rule-OC-3-7 = Po odpoczynku nie ma akcji z kart; zostają kucharz, akcja dodatkowa i pola.
rule-OC-3-8 = Akcja główna dołożonej karty to jedna z czterech akcji podstawowych.
rule-OC-3-9 = Każdy symbol, który nowa karta uzupełnia z sąsiadką, daje swoją akcję podstawową.
rule-OC-3-10 = Karta z targu daje też akcję specjalną, raz, za jej koszt i tylko jeśli coś zmieni.
rule-OC-3-11 = Posiadacz kucharza ma jeden ruch na skos więcej.
rule-OC-3-12 = Raz na turę możesz zapłacić za jedną z trzech akcji dodatkowych.
rule-OC-3-13 = Pola też dają akcje, na przykład skróty.
rule-OC-3-14 = Karty, którymi płacisz, idą z ręki na twój stos kart odrzuconych.
rule-OC-3-15 = O innych krabach, które porusza akcja, decyduje aktywny gracz.
rule-OC-4-1 = Muszla: weź jedną z zapasu.
rule-OC-4-2 = Prosto: jedno pole na wprost ku morzu.
rule-OC-4-3 = Na skos: jedno pole ku morzu, w lewo lub w prawo.
rule-OC-4-4 = Ku morzu: prosto albo na skos, jak wolisz.
rule-OC-4-5 = Ruch prowadzi ku morzu, chyba że akcja mówi inaczej, i nigdy poza planszę.
rule-OC-4-6 = Na polu stoi jeden krab; tylko w morzu mieści się wiele.
rule-OC-5-1 = Wejście na zajęte pole popycha kraba o jedno pole ku morzu; dokąd, wybiera aktywny gracz.
rule-OC-5-2 = Popchnięty krab popycha dalej tego, na kogo wpadnie.
rule-OC-5-3 = Każdy popchnięty krab się przewraca.
rule-OC-5-4 = Jeśli kraba nie da się nigdzie popchnąć, ruch jest niedozwolony.
rule-OC-5-5 = Pola działają także na popchnięte kraby.
rule-OC-5-6 = Swojego przewróconego kraba nie możesz ruszyć; mogą to zrobić akcje innych.
rule-OC-5-7 = Przewrócony krab nie może przewrócić się bardziej.
rule-OC-5-8 = Aby wstać, zrezygnuj z ruchu prosto, na skos lub ku morzu albo odpocznij.
rule-OC-5-9 = Oba przykłady popychania z instrukcji się zgadzają.
rule-OC-6-1 = Zwykłe pole nic nie robi.
rule-OC-6-2 = Na pola niedostępne nie można wejść, można je tylko przeskoczyć.
rule-OC-6-3 = Przeszkoda kosztuje kartę z ręki; z pustą ręką nie wejdziesz. Krab popchnięty tam kosztuje właściciela losową kartę.
rule-OC-6-4 = Pole wywrotki przewraca każdego, kto tam trafi.
rule-OC-6-5 = Pole muszli daje muszlę każdemu, kto tam trafi.
rule-OC-6-6 = Kto kończy turę na polu wymiany, może wymienić kartę.
rule-OC-6-7 = Na skrócie możesz odrzucić wskazane karty, liczy się akcja główna, i pójść za strzałką.
rule-OC-6-8 = Trzcina zagradza prostą drogę ku morzu na swoje pole. Na skos i ku lądowi można przejść.
rule-OC-6-9 = Bez Adventure Pack znaki niespodzianek nic nie znaczą.
rule-OC-6-10 = Prąd unosi kraba za strzałką, gdy twoja tura tam się kończy, raz i nie na innego kraba.
rule-OC-6-11 = Kraba w morzu nie dosięga żadna akcja.
rule-OC-7-1 = Bierzesz wierzchnią kartę odkrytego stosiku albo stosu.
rule-OC-7-2 = Puste odkryte miejsce uzupełnia się od razu.
rule-OC-7-3 = Z pustego targu nic się nie bierze, a wymiana nie ma skutku.
rule-OC-7-4 = Wymiana: oddaj kartę z ręki, weź kartę z targu. Karta startowa opuszcza grę, każda inna idzie pod stos; swojej karty nigdy nie dostaniesz z powrotem.
rule-OC-8-1 = Mewa: cofnij o pole dowolną liczbę krabów przed tobą, na puste pola.
rule-OC-8-2 = Zew morza: twój krab i wszystkie, które były za tobą, idą dalej na wolne pola, w twojej kolejności. Zablokowany krab nie musi.
rule-OC-8-3 = Rozpęd: odrzuć kartę, by użyć akcji głównej dowolnej karty ścieżki.
rule-OC-8-4 = Piasek w oczy: kto ma kraba przed tobą, traci losową kartę z ręki.
rule-OC-8-5 = Wsparcie: odrzuć kartę, by użyć jej akcji głównej.
rule-OC-8-6 = Na bok: przesuń kraba innego gracza na wolne sąsiednie pole.
rule-OC-8-7 = Skok w bok: skocz na wolne pole tego samego rzędu.
rule-OC-8-8 = Przebicie: do końca tury możesz ignorować przeszkody, wywrotki, trzcinę i prądy.
rule-OC-8-9 = Na skos: akcja na skos.
rule-OC-8-10 = Szybciej: odrzuć kartę za akcję prosto.
rule-OC-8-11 = Slalom: odrzuć kartę za dwie akcje na skos, które przerwać mogą tylko akcje pól. Jedna może posłużyć do wstania.
rule-OC-8-12 = Poślizg: odrzuć kartę za akcję na skos i akcję prosto w dowolnej kolejności.
rule-OC-9-1 = Aa: akcja na skos. Ab: skok w bok. Ba: zamiana miejsc z sąsiednim krabem. Bb: akcja prosto.
rule-OC-9-2 = Ca: skok o dwa pola ku morzu. Cb: dołożenie kolejnej karty. Da: odrzucone karty na rękę. Db: wymiana karty.
rule-OC-9-3 = Akcja dodatkowa kosztuje tyle muszli, ile jest na jej żetonie.
rule-OC-9-4 = Na koniec rundy kucharza dostaje ostatni; przy remisie następny zgodnie z ruchem wskazówek zegara po dotychczasowym.
rule-OC-9-5 = Rundę, w której pierwszy krab dotarł do morza, gra się do końca.
rule-OC-9-6 = Wygrywa, kto jest w morzu; z kilku ten, kto ma więcej kart na ręce, potem muszli, inaczej wspólnie.
rule-OC-9-7 = Przykładową turę z instrukcji można rozegrać krok po kroku.
rule-OC-10-1 = We dwoje każdy ma dwa kraby, ale jedną rękę, ścieżkę, stos kart odrzuconych i wspólne muszle, na dwóch płytach plaży.
rule-OC-10-2 = Kraby zaczynającego stoją na 1 i 4, drugiego gracza na 2 i 3.
rule-OC-10-3 = Runda ma dwa planowania i po dwie tury: najpierw wybrany krab, potem drugi.
rule-OC-10-4 = Akcji kucharza używa się raz na rundę, dla jednego kraba.
rule-OC-10-5 = Wszystko w turze dotyczy aktywnego kraba.
rule-OC-10-6 = Wejście na pole swojego drugiego kraba zamienia oba miejscami, bez popychania i przewracania.
rule-OC-10-7 = Własnego kraba popycha tylko łańcuch przez kraba rywala.
rule-OC-10-8 = Gra kończy się, gdy oba kraby gracza są w morzu. Przy remisie o kucharza dostaje go drugi gracz.
rule-OC-10-9 = Remisy rozstrzyga się jak zwykle.
rule-OC-15-1 = Warianty, scenariusze i zasady domowe pasują do każdej liczby graczy.
rule-OC-15-3 = Nasze rozstrzygnięcia też są zasadami; zasady domowe pozwalają ustalić inaczej.
rule-OC-15-4 = Na każdej planszy z każdego pola jest droga dalej, a żadna strzałka nie prowadzi donikąd.
rule-OC-Q1 = Odległości liczy się w półkrokach.
rule-OC-Q2 = Mewa przesuwa kraba na jedno z trzech pól ku lądowi; nikt się nie przewraca, trzcina nie przeszkadza.
rule-OC-Q3 = Zew morza prowadzi prosto lub na skos, także do morza; kto może, musi iść, a przewrócony wołający zostaje.
rule-OC-Q4 = Krab przesunięty na przeszkodę kosztuje losową kartę, tak jak popchnięty.
rule-OC-Q5 = Popchnięcie bez celu jest niedozwolone.
rule-OC-Q6 = Trzcina zatrzymuje popchnięcie na wprost.
rule-OC-Q7 = Kraba można popchnąć do morza.
rule-OC-Q8 = Skrót i podwójny skok popychają.
rule-OC-Q9 = Aby wstać, można zrezygnować z każdego ruchu podstawowego, nigdy z muszli, skoku ani wymiany.
rule-OC-Q10 = Wstanie na polu wywrotki nie przewraca ponownie.
rule-OC-Q11 = Przewrócony krab nie może użyć skrótu.
rule-OC-Q12 = Prąd unosi też przewróconego kraba.
rule-OC-Q13 = Prąd działa tylko na koniec własnej tury kraba, a pole za nim też działa.
rule-OC-Q14 = Podwójny skok ignoruje trzcinę po drodze; trzcina u celu zatrzymuje skok na wprost.
rule-OC-Q15 = Podwójny skok może kończyć się w morzu, ale nigdy nie prowadzi nad brzegiem planszy.
rule-OC-Q16 = Zaplanowana karta nie należy do ręki.
rule-OC-Q17 = Przy odpoczynku z pustą ścieżką nie wybiera się karty do zachowania.
rule-OC-Q18 = Przy odpoczynku zostaje dokładnie jedna karta ścieżki.
rule-OC-Q19 = Akcji zachowanej karty nie używa się ponownie.
rule-OC-Q20 = Skrót wymaga dokładnie wskazanych akcji głównych i działa w każdej chwili tury.
rule-OC-Q21 = Karty wziętej w ciemno się nie pokazuje.
rule-OC-Q22 = Powtórzone akcje specjalne idą na swoje stosiki, aż trzy miejsca będą pełne albo stos pusty.
rule-OC-Q23 = Z pustego zapasu nie bierze się muszli.
rule-OC-Q24 = Z Przebiciem wejdziesz na przeszkodę nawet z pustą ręką.
rule-OC-Q25 = Piasek w oczy kosztuje każdego rywala tylko jedną kartę.
rule-OC-Q26 = Na bok nie prowadzi prosto przez trzcinę ani nigdy do morza.
rule-OC-Q27 = Przy zamianie miejsc musisz spełnić warunki nowego pola, a oba pola działają.
rule-OC-Q28 = W ostatniej rundzie każdy ma jeszcze swoją turę.
rule-OC-Q29 = Remis w morzu: karty na ręce, potem muszle, potem wspólne zwycięstwo.
rule-OC-Q30 = Krab w morzu zachowuje turę, ale niczego, co porusza kraby, nie można użyć.
rule-OC-Q31 = We dwoje kucharz służy jednemu krabowi na rundę.
rule-OC-Q32 = Własny krab na drodze zamienia się miejscem; twoje akcje specjalne go nie ruszają.
rule-OC-Q33 = We dwoje gra kończy się z oboma krabami w morzu.
rule-OC-Q38 = Dodatkowa karta trafia na jeden z końców i daje wszystko, co daje karta.
