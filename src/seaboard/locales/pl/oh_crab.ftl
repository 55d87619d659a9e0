# Oh Crab! Terms follow the German rulebook; the sentences are our own.
title = Oh Crab!
tagline = Ucieczka z baru: kraby pędzą przez plażę, popychają się, przewracają i skracają sobie drogę do morza. Od 2 do 5 osób, 45 minut.
intro-1 = Kraby uciekają z baru przez plażę. Wygrywa, kto pierwszy dotrze do morza.
intro-2 = Wszyscy planują kartę jednocześnie. W swojej turze kładziesz ją na lewym lub prawym końcu ścieżki.
intro-3 = Karta daje akcję główną, a każda połówka symbolu, którą dopełni z sąsiadką, jeszcze jedną: prosto, na skos, ku morzu albo muszlę.
intro-4 = Krab na twojej drodze zostaje popchnięty i się przewraca. Kto leży, rezygnuje z ruchu, żeby wstać.
intro-5 = Pola pomagają albo przeszkadzają: muszle i skróty, przeszkody kosztujące kartę, pola wywrotki, trzcina i prądy.
intro-6 = Muszlami płaci się za akcje dodatkowe obok planszy. Gdy zostało mało kart, odpocznij: bierzesz nową kartę z targu i wszystkie odrzucone z powrotem.
hint-worth = półkroki: { $worth }
lesson-beach = Tam jest morze. Chcą do niego dotrzeć trzy kraby; twój jest czerwony.
lesson-plan = Wszyscy planują kartę jednocześnie. Zaplanuj tę „ku morzu”: posuwa cię naprzód, prosto lub na skos.
lesson-add = Twoja kolej. Połóż kartę: zaczyna twoją ścieżkę.
lesson-move = Użyj jej akcji głównej: idź prosto.
lesson-chef = Masz też kucharza, który daje ruch na skos. Użyj go również.
lesson-symbols = Nowa runda. Spójrz na połówki symboli na brzegach kart: karta „prosto” dopełnia skos z kartą na twojej ścieżce. Zaplanuj ją.
lesson-match = Połóż ją po prawej, żeby połówki się spotkały.
lesson-forward = Teraz masz dwie akcje. Najpierw prosto: leży tam muszla.
lesson-diagonal = Potem skos, który dały ci obie karty.
lesson-extra = Za muszlę możesz kupić akcję dodatkową. Kup skos.
lesson-extra-move = I użyj go.
lesson-pushed = Perła wpadła na kraba Finna: został popchnięty i przewrócony. Żeby wstać, Finn musi zrezygnować z ruchu albo odpocząć.
lesson-end = Gdy skończą się karty, odpocznij: dostajesz kartę z targu i odzyskujesz odrzucone. Wygrywa, kto pierwszy jest w morzu. Teraz graj dalej, jak chcesz!
option-players = Liczba graczy
option-players-help = Ile osób i botów gra, od 2 do 5. We dwoje każdy ma dwa kraby.
option-start = Kto zaczyna
option-start-help = Miejsce, które zaczyna, jeśli nie decyduje los.
option-start-0 = przez losowanie
option-scenario = Scenariusz
option-scenario-help = Od najłatwiejszego do najtrudniejszego.
option-scenario-1 = Pierwsza ucieczka!
option-scenario-2 = Zabawa w piasku
option-scenario-3 = Czas na surfing!
option-scenario-4 = Znam skrót!
option-scenario-5 = Dzika plaża
option-scenario-6 = Gotowi na życie pirata
option-scenario-free = własne płyty i żetony
option-scenario-random = układa los
option-plates = Płyty
option-plates-help = Przy wolnym wyborze: płyty od lądu do morza, na przykład 0A 1A 2A 3A 9A.
option-tiles = Żetony akcji dodatkowych
option-tiles-help = Przy wolnym wyborze: trzy żetony, na przykład Aa Ba Ca.
option-sprint = Plażowy sprint
option-sprint-help = Krótszy wyścig przez dwie płyty plaży.
option-surprises = Adventure Pack: niespodzianki
option-surprises-help = Moduł 1: na plaży leżą zakryte skarby i śmieci.
option-see-no-evil = Niespodzianki: nie widzieć nic złego
option-see-no-evil-help = Dla rodzin: śmieci nikomu nie szkodzą.
option-all-good-things = Niespodzianki: same dobre rzeczy
option-all-good-things-help = Dla rodzin: bez śmieci, tylko skarby.
option-events = Adventure Pack: wydarzenia
option-events-help = Moduł 2: przy każdej płycie plaży dzieje się coś, co zmienia wyścig.
option-family-events = Wydarzenia: garstka szczęśliwców
option-family-events-help = Dla rodzin: bez wydarzeń „Robin Krab” i „Samo odpadło”.
option-expert-events = Wydarzenia: magiczna kula
option-expert-events-help = Dla zaawansowanych: wszyscy wiedzą, jakie wydarzenia nadejdą, ale nie w jakiej kolejności.
option-challenges = Adventure Pack: wyzwania
option-challenges-help = Moduł 3: na końcu każdej płyty plaży małe zawody przynoszą muszle i nagrody.
option-asymmetry = Adventure Pack: asymetria
option-asymmetry-help = Moduł 4: każdy krab ma własną zdolność specjalną.
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
option-one-symbol = Zasada domowa: jedna połówka symbolu
option-one-symbol-help = Każdy brzeg karty liczy się tak, jakby miał tylko jedną połówkę symbolu.
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
surprise-name =
    { $surprise ->
        [J1] Odłamek szkła
        [J2] Pusta puszka
        [J3] Plastikowa torba
        [J4] Plama oleju
        [J5] Skórka od banana
        [T1] Sakiewka pereł
        [T2] List w butelce
        [T3] Nowy pancerz
        [T4] Płetwa
        [T5] Kompas
        [T6] Śliski wodorost
        [T7] Żyłka wędkarska
        [T8] Łopatka
       *[T9] Podbierak
    }
happening-name =
    { $happening ->
        [E01] Robin Krab
        [E02] Samo odpadło
        [E03] Przypływ muszli
        [E04] Plażowy pchli targ
        [E05] Wiatr w plecy
        [E06] Dary morza
        [E07] Kuracja szczypiec
        [E08] Kucharz biegnie!
        [E09] Napiwek
        [E10] Wyprzedaż
        [E11] Happy hour
        [E12] Odpływ
        [E13] Miękki piasek
       *[E14] Ławica muszli
    }
challenge-name =
    { $challenge ->
        [C1] Najwięcej muszli
        [C2] Najwięcej kart na ręce
        [C3] Najdłuższa ścieżka
        [C4] Najwięcej odrzuconych kart
        [C5] Najwięcej kart z targu na ścieżce
        [C6] Najwięcej uzupełnionych symboli
        [C7] Najwięcej sąsiadów
       *[C8] Najwięcej jednakowych akcji głównych
    }
award-card-name =
    { $award_card ->
        [AW1] Pierwsza karta nagród
        [AW2] Druga karta nagród
       *[AW3] Trzecia karta nagród
    }
award-name =
    { $award ->
        [seaward] ruch ku morzu
        [market_card] kartę z targu
        [two_shells] dwie muszle
        [forward] ruch prosto
        [path_card] kartę ze ścieżki z powrotem na rękę
        [swap] wymianę karty
        [diagonals] dwa ruchy na skos
        [discards] wszystkie odrzucone karty
       *[shell_and_charge] muszlę i ładunek
    }
ability-name =
    { $ability ->
        [K01] Sprinter
        [K02] Zygzakowiec
        [K03] Zbieracz
        [K04] Wańka-wstańka
        [K05] Krab pancerny
        [K06] Pustelnik
        [K07] Handlarz
        [K08] Krab skrzypek
        [K09] Skoczek
        [K10] Kieszonkowiec
        [K11] Zwiadowca
        [K12] Krab pogodowy
        [K13] Prymus
       *[K14] Budowniczy
    }
legend = Morze jest po prawej, więc lewa strona to góra. ▒ niedostępne, # przeszkoda, ✖ wywrotka, ◦ muszla, ⇄ wymiana karty, » skrót, ? zakryta niespodzianka, ‖ trzcina, strzałki to prądy. Puste znaki to drugie kraby, ~ znaczy przewrócony. Na kartach: P prosto, S na skos, D ku morzu, M muszla; akcja główna w nawiasie, obok połówki symboli.
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
nothing-left = Już nic
your-hand = Twoja ręka ({ cards-short })
no-cards = brak kart
cards-none = Brak kart
crabs = Kraby
crab-on = { whose-crab-first }: { $field }
crab-fallen = przewrócony
crab-active = teraz aktywny
way-on = { direction }: { $field }
beach-map = Mapa plaży, morze u góry
row = Rząd
field-mark =
    { $mark ->
        [blocked] niedostępne
        [obstacle] przeszkoda
        [knock] wywrotka
        [shell] muszla
        [swap] wymiana karty
       *[reed] trzcina
    }
field-current = prąd { direction }
field-shortcut = skrót na { $to } za: { $cost }
field-sand = piasek
to-the-sea = do morza { $count ->
    [one] 1 krok
    [few] { $count } kroki
   *[many] { $count } kroków
 }
right-before = tuż przed { whose-crab-dative }
crab-there = { $crab ->
    [1] drugi krab gracza { $player }
   *[other] krab gracza { $player }
 }
field-surprise = zakryta niespodzianka
field-surprise-known = { surprise-name } (tylko ty to wiesz)
treasures = Skarby
no-treasures = brak skarbów
happenings = Wydarzenia
happening-hidden = Płyta { $number }: zakryte wydarzenie
happening-known = Płyta { $number }: { happening-name } (tylko ty to wiesz)
happening-now = Obowiązuje: { happening-name }
happenings-to-come = Te wydarzenia jeszcze nadejdą, w nieznanej nikomu kolejności: { $names }
challenges = Wyzwania
challenge-now = Płyta { $number }: { challenge-name }
challenge-hidden = Płyta { $number }: zakryte wyzwanie
challenge-standing = { $player }: { $value }
award-choices = Za pierwsze miejsce można wziąć: { $names }
ability-of = Zdolność: { ability-name }
ability-of-crab = { $crab ->
    [1] Zdolność drugiego kraba: { ability-name }
   *[other] Zdolność pierwszego kraba: { ability-name }
 }
charges-left = Ładunki: { $count } z { $most }
abilities-to-choose = Do wyboru: { $names }
surprise-help =
    { $surprise ->
        [J1] Odrzuć wybraną kartę z ręki.
        [J2] Odrzuć wybraną kartę z ręki.
        [J3] Tracisz muszlę.
        [J4] Tracisz muszlę.
        [J5] Twój krab się przewraca.
        [T1] Weź od razu dwie muszle.
        [T2] Weź od razu kartę z targu.
        [T3] Weź od razu muszlę; zdolność odzyskuje ładunek.
        [T4] W twojej turze: ruch prosto.
        [T5] W twojej turze: ruch ku morzu.
        [T6] W twojej turze: dwa ruchy na skos.
        [T7] W twojej turze: weź kartę ze swojej ścieżki z powrotem na rękę.
        [T8] W twojej turze: zmień wolne zwykłe pole w przeszkodę.
       *[T9] W twojej turze: wymiana karty.
    }
happening-help =
    { $happening ->
        [E01] Kto ma najwięcej muszli, oddaje jedną temu, kto ma najmniej.
        [E02] Każdy odrzuca kartę z ręki albo zamiast tego wydaje ładunek.
        [E03] Każdy bierze muszlę, a ostatni w wyścigu jeszcze jedną.
        [E04] Każdy może wymienić kartę.
        [E05] Od ostatniego kraba do pierwszego: każdy może iść na skos albo wstać.
        [E06] Nieużyte skarby trafiają na puste pola niespodzianek tej płyty.
        [E07] Każdy odzyskuje ładunek.
        [E08] Ruch kucharza może też prowadzić prosto.
        [E09] Kto na koniec rundy dostaje lub zachowuje kucharza, bierze muszlę.
        [E10] Akcje dodatkowe kosztują o muszlę mniej, ale co najmniej jedną.
        [E11] W turze wolno użyć dwóch różnych akcji dodatkowych.
        [E12] Przeszkody na tej płycie nie działają.
        [E13] Na tej płycie nikt się nie przewraca.
       *[E14] Pola muszli na tej płycie dają po dwie.
    }
challenge-help =
    { $challenge ->
        [C1] Liczą się muszle przed tobą.
        [C2] Liczą się karty na ręce, bez zaplanowanej.
        [C3] Liczą się wszystkie karty twojej ścieżki.
        [C4] Liczą się twoje odrzucone karty.
        [C5] Liczą się karty ścieżki z akcją specjalną.
        [C6] Liczą się symbole, które spotykają się na twojej ścieżce.
        [C7] Liczą się inne kraby na polach obok twojego.
       *[C8] Liczy się najczęstsza akcja główna twojej ścieżki.
    }
award-card-help =
    { $award_card ->
        [AW1] Ruch ku morzu, karta z targu albo dwie muszle.
        [AW2] Ruch prosto, karta ze ścieżki z powrotem na rękę albo wymiana karty.
       *[AW3] Dwa ruchy na skos, wszystkie odrzucone karty albo muszla z ładunkiem.
    }
ability-help =
    { $ability ->
        [K01] W twojej turze: ruch prosto.
        [K02] W twojej turze: dwa ruchy na skos, jeden po drugim.
        [K03] W twojej turze: weź muszlę, a jeśli jakiś krab jest przed tobą, dwie.
        [K04] Gdy twój krab się przewróci: wstań od razu.
        [K05] Gdy ktoś popycha cię w cudzej turze: wybierasz pole i nie przewracasz się od popchnięcia.
        [K06] W twojej turze: weź kartę ze swojej ścieżki z powrotem na rękę, a do tego muszlę.
        [K07] W twojej turze: wymiana karty. Do tego jedna wymiana przed wyścigiem.
        [K08] W twojej turze: zamień się miejscami z sąsiednim krabem.
        [K09] W twojej turze: zapłać muszlę i skocz o dwa pola ku morzu.
        [K10] Gdy krab obok twojego dostaje muszlę w cudzej turze: też weź jedną z zapasu.
        [K11] W twojej turze: obejrzyj niespodzianki jednej płyty i zamień dwie, jeśli chcesz. Te z pierwszej płyty znasz z góry.
        [K12] Gdy zostaje odkryte wydarzenie: w jego miejsce przychodzi inne. Pierwsze znasz z góry.
        [K13] Gdy oceniane jest wyzwanie: twoja wartość liczy się o jeden wyżej.
       *[K14] W twojej turze: zmień wolne zwykłe pole w odległości do dwóch pól w przeszkodę. Gdy inni sprowadzą cię na przeszkodę: nie tracisz karty.
    }
group-adventure = Adventure Pack
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
tab-pack = Przygoda
your-path = Twoja ścieżka
path-of = Ścieżka: { $player }
leg-now = { $number ->
    [1] Pierwsza tura rundy
   *[other] Druga tura rundy
 }
whose-path = Czyja ścieżka?
path-empty = Jeszcze bez karty
waiting-for = Czekamy na: { $names }.
watching = Oglądasz grę: kart na ręce nie widać.
extra-short = Akcja dodatkowa
then-asked = Potem: { $question }
asked-meanwhile = { $player } czeka chwilę na twoją odpowiedź.

## What is to be decided
due-lay-plates = Która płyta jest następna?
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
due-reveal-surprise = Jaka niespodzianka tu leży?
due-take-back = Którą kartę ze swojej ścieżki bierzesz z powrotem?
due-build = Gdzie budujesz przeszkodę?
due-reveal-event = Jakie to wydarzenie?
due-announce-event = Które wydarzenie jest pokazywane przed grą?
due-may-swap = Oddajesz kartę za kartę z targu?
due-fall-off = Samo odpadło: którą kartę odrzucasz, a może wydajesz ładunek?
due-reveal-challenge = Jakie wyzwanie jest następne?
due-reveal-award-card = Która karta nagród trafia na stół?
due-choose-award = Masz trofeum: na jaką nagrodę je wymieniasz?
due-deal-ability = Jaka zdolność zostaje dobrana?
due-choose-ability = Jaką zdolność dostaje twój krab?
due-bounce = Twój krab się przewrócił: wydajesz ładunek, żeby od razu wstać?
due-armour = Ktoś popycha twojego kraba: wydajesz ładunek, żeby wybrać pole i się nie przewrócić?
due-pick-pocket = Krab obok twojego dostaje muszlę: wydajesz ładunek, żeby też wziąć jedną?
due-change-weather = Wydajesz ładunek, żeby przyszło inne wydarzenie?
due-overachieve = Wyzwanie jest oceniane: wydajesz ładunek, żeby liczyć o jeden więcej?
due-spare-card = Twój krab trafia na przeszkodę: wydajesz ładunek, żeby nie stracić karty?
due-regenerate = Który z twoich krabów odzyskuje ładunek?
due-scout = Niespodzianki której płyty oglądasz?
due-exchange = Zamieniasz dwie z tych niespodzianek?
due-peek = Która niespodzianka jest oglądana?
due-foresee = Które wydarzenie jest oglądane?
due-over = Wyścig skończony.

## Choices
choice-first = Zaczyna { $player }
choice-plate = Płyta { $plate }
choice-tile = Żeton { $tile }: { tile-name }
choice-plan = Zaplanuj: { $card }
choice-activate = { $crab ->
    [0] Pierwszy krab
   *[other] Drugi krab
 }
choice-add = Dołóż { path-end }
choice-rest = Odpocznij
choice-keep = Zachowaj: { $card }
choice-take = Weź kartę z miejsca { $place }
choice-take-blind = Weź wierzchnią kartę stosu, w ciemno
choice-draw = { $card }
choice-reveal = { $card }
choice-lose = { $player } traci: { $card }
choice-collect = Weź muszlę
choice-move = Idź { direction } ({ source })
choice-stand = Wstań (rezygnując z ruchu: { source })
choice-special = Akcja specjalna { special-name }
choice-extra = Akcja dodatkowa { tile-name }
choice-shortcut = Idź skrótem
choice-stop = Przestań
choice-end = Zakończ turę
choice-discard = Odrzuć: { $card }
choice-push = Popchnij { whose-crab } { direction }
choice-basic = Użyj: { basic-name }
choice-shift = Przesuń { whose-crab } { direction }
choice-stay = Zostaw { whose-crab } na miejscu
choice-side-jump = Skocz do kolumny { $column }
choice-jump = Skocz { direction }
choice-change = Zamień się miejscami z { whose-crab-dative }
choice-add-more = Dołóż: { $card }
choice-give = Oddaj: { $card }
choice-no-swap = Bez wymiany
choice-ride = Daj się ponieść prądowi
choice-resist = Oprzyj się prądowi
choice-surprise = { surprise-name }
choice-treasure = Użyj: { surprise-name }
choice-take-back = Weź z powrotem: { $card }
choice-build = Buduj na { $field }
choice-happening = { happening-name }
choice-announce = { happening-name } leży przy jednym z brzegów
choice-resolve-event = Odkryj wydarzenie teraz
choice-resolve-challenge = Oceń wyzwanie teraz
choice-spend-charge = { $crab ->
    [1] Wydaj ładunek drugiego kraba
   *[other] Wydaj ładunek
 }
choice-challenge = { challenge-name }
choice-award-card = { award-card-name }
choice-award = Weź { award-name }
choice-ability = { $player }: { ability-name }
choice-choose-ability = { $crab ->
    [1] Dla drugiego kraba: { ability-name }
   *[other] { ability-name }
 }
choice-use-ability = Użyj zdolności { ability-name }
choice-decline = Zachowaj ładunek
choice-regenerate = { $crab ->
    [0] Pierwszy krab
   *[other] Drugi krab
 }
choice-scout = Płyta { $number }
choice-exchange = Zamień niespodzianki { $first } i { $second }
choice-peek = { surprise-name }
choice-foresee = { happening-name }

## What happens
log-first = Zaczyna { $player } i bierze kucharza.
log-plate = Na stół trafia płyta { $plate }.
log-tile = Na stół trafia akcja dodatkowa { tile-name }
log-plan = { $player } ma już zaplanowaną kartę.
log-activate = { $who } aktywuje { $crab ->
    [0] pierwszego kraba
   *[other] drugiego kraba
 }.
log-add = { $who } dokłada zaplanowaną kartę { path-end }.
log-rest = { $who } odpoczywa.
log-keep = { $who } zachowuje na ścieżce: { $card }.
log-take = { $who } bierze kartę z miejsca { $place }.
log-take-blind = { $who } bierze wierzchnią kartę stosu.
log-draw = Dobrana zostaje zakryta karta.
log-reveal = Odkryta zostaje: { $card }.
log-lose = { $player } traci: { $card }.
log-collect = { $who } bierze muszlę.
log-move = { $who } idzie { direction } ({ source }).
log-stand = { $who } wstaje i rezygnuje z ruchu ({ source }).
log-special = { $who } używa: { special-name }
log-extra = { $who } płaci za akcję dodatkową { tile-name }
log-shortcut = { $who } idzie skrótem.
log-stop = { $who } przestaje.
log-end = { $who } kończy turę.
log-discard = { $who } odrzuca: { $card }.
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
log-surprise = Odkryta zostaje niespodzianka: { surprise-name }. { surprise-help }
log-treasure = { $who } używa: { surprise-name }.
log-take-back = { $who } bierze ze ścieżki z powrotem: { $card }.
log-build = { $who } buduje przeszkodę na { $field }.
log-happening = Wydarzenie to „{ happening-name }”. { happening-help }
log-announce = Wszyscy widzą, że „{ happening-name }” leży przy jednym z brzegów. { happening-help }
log-resolve-event = { $who } odkrywa wydarzenie.
log-resolve-challenge = { $who } ocenia wyzwanie.
log-spend-charge = { $who } wydaje ładunek{ $crab ->
    [1] {" "}drugiego kraba
   *[other] {""}
 }.
log-challenge = Następne wyzwanie: { challenge-name }.
log-award-card = Nagrody: { award-card-help }
log-award = { $who } wymienia trofeum na { award-name }.
log-ability = { $player } dobiera zdolność { ability-name }.
log-choose-ability = { $who } wybiera: { ability-name }. { ability-help }
log-use-ability = { $who } używa zdolności { ability-name }.
log-decline = { $who } zachowuje ładunek.
log-regenerate = { $who } oddaje ładunek { $crab ->
    [0] pierwszemu krabowi
   *[other] drugiemu krabowi
 }.
log-scout = { $who } ogląda niespodzianki płyty { $number }.
log-exchange = { $who } zamienia niespodzianki { $first } i { $second }.
log-peek = Ktoś potajemnie ogląda niespodziankę.
log-foresee = Ktoś potajemnie ogląda wydarzenie.

## What it brings about
event-added = { $player } kładzie na ścieżce: { $card }.
event-took = { $player } bierze na rękę: { $card }.
event-lost = { $player } odrzuca: { $card }.
event-revealed = Na targu odkryta zostaje: { $card }.
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
event-found = { $player } znajduje: { surprise-name }.
event-kept = { $player } zachowuje na później: { surprise-name }.
event-lost-shells = { $player } traci: { shell-count }.
event-turned-up = Wydarzenie to „{ happening-name }”. { happening-help }
event-happening-over = Wydarzenie „{ happening-name }” się kończy.
event-place = { $place ->
    [1] { $player } wygrywa wyzwanie.
   *[other] { $player } zajmuje drugie miejsce w wyzwaniu.
 }
event-charges = { whose-crab-first } odzyskuje { $count ->
    [one] ładunek
    [few] { $count } ładunki
   *[other] { $count } ładunków
 }.
event-stood = { whose-crab-first } od razu wstaje.
event-peeked = Widzisz na { $field }: { surprise-name }.
event-foreseen = Widzisz wydarzenie „{ happening-name }”.

## Tura w skrócie
recap-turn = { $player }: { $deeds }.
recap-rest = odpoczywa
recap-push = popycha { $player }
recap-steps = { $count ->
    [one] { $count } krok
    [few] { $count } kroki
   *[many] { $count } kroków
 }
recap-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
 }

## The end
part-way = Droga w półkrokach
end-sea = Morze zdobyte.
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
rule-OC-1-10 = Są 32 muszle; gdy zapas jest pusty, nie bierze się żadnej.
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
rule-OC-11-1 = Na każdej płycie plaży leżą zakryte trzy niespodzianki: jeden śmieć i dwa skarby.
rule-OC-11-2 = Krab, który trafia na niespodziankę, od razu ją odkrywa; decyduje o niej jego właściciel.
rule-OC-11-3 = Śmieci i niektóre skarby działają od razu. Inne skarby zachowujesz i używasz ich w swojej turze, ilu chcesz.
rule-OC-11-4 = Śmieć, który żąda karty lub muszli, której nie masz, nie działa.
rule-OC-11-5 = Warianty rodzinne: śmieci nie szkodzą albo na plaży leżą same skarby.
rule-OC-11-6 = W grze dla dwojga twoich skarbów może użyć każdy z twoich krabów.
rule-OC-12-1 = Przy lądowym brzegu każdej płyty plaży leży zakryte wydarzenie.
rule-OC-12-2 = Gdy jakiś krab po raz pierwszy przekroczy ten brzeg, aktywny gracz odkrywa wydarzenie w tej turze, między akcjami lub na jej końcu.
rule-OC-12-3 = Niektóre wydarzenia działają raz; inne trwają do następnego wydarzenia lub do końca gry.
rule-OC-12-4 = Wydarzenie o module, który nie jest w grze, zastępuje się innym.
rule-OC-12-5 = Wyzwanie ocenia się przed odkryciem wydarzenia.
rule-OC-12-6 = Wariant rodzinny: bez dwóch złych wydarzeń. Wariant dla zaawansowanych: wszyscy widzą wydarzenia, zanim zostaną wyłożone w nieznanej kolejności.
rule-OC-13-1 = Przy morskim brzegu każdej płyty plaży leży wyzwanie; następne jest odkryte, a obok leży karta nagród.
rule-OC-13-2 = Gdy jakiś krab po raz pierwszy przekroczy ten brzeg, aktywny gracz ocenia wyzwanie w tej turze, między akcjami lub na jej końcu.
rule-OC-13-3 = Pierwsze miejsce: muszla i wybrana nagroda. Przy remisie dostają je wszyscy pierwsi.
rule-OC-13-4 = Jeśli pierwszy jest tylko jeden gracz, wszyscy na drugim miejscu dostają muszlę.
rule-OC-13-5 = Kto nie ma niczego, co się liczy, nie zajmuje miejsca.
rule-OC-13-6 = Potem odkrywa się następne wyzwanie, z tymi samymi nagrodami.
rule-OC-14-1 = Każdy dobiera dwie zdolności i wybiera jedną; dwoje graczy dobiera po cztery i daje po jednej każdemu krabowi.
rule-OC-14-2 = Każde użycie zdolności kosztuje ładunek, a niektórych także muszlę; zdolność nigdy nie odzyska więcej, niż miała na początku.
rule-OC-14-3 = Zdolność mówi, kiedy działa: w twojej turze, w cudzych turach albo gdy coś się dzieje.
rule-OC-14-4 = Zdolność może łamać zasady podstawowe; niektóre przygotowują coś przed wyścigiem.
rule-OC-15-1 = Warianty, scenariusze i zasady domowe pasują do każdej liczby graczy.
rule-OC-15-2 = Symbole dodatku: weź kartę z targu, odzyskaj ładunek, weź kartę ze ścieżki, zbuduj przeszkodę, podejrzyj coś zakrytego.
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
rule-OC-Q34 = Wydarzenia leżą przy lądowych brzegach płyt plaży, wyzwania przy morskich; gdzie się spotykają, najpierw jest wyzwanie.
rule-OC-Q35 = Kto przepchnie kraba przez brzeg, rozpatruje jego kartę.
rule-OC-Q36 = Każde nowo odkryte wydarzenie kończy obowiązujące.
rule-OC-Q37 = Kartę rozpatruje się do końca, zanim przyjdzie karta następnego brzegu.
rule-OC-Q38 = Dodatkowa karta trafia na jeden z końców i daje wszystko, co daje karta.
rule-OC-Q39 = Karta wzięta ze ścieżki zamyka lukę, nie dając akcji.
rule-OC-Q40 = Niespodzianka należy do właściciela kraba, który na nią trafia, także popchnięty.
rule-OC-Q41 = Bez zdolności w grze ładunek nic nie daje: bierze się tylko muszlę.
