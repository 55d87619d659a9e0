# Die Schatztaucher. Terms follow the German rulebook; the sentences are our own.
title = Die Schatztaucher
tagline = Nurkuj po skarby z lampą, która pokaże, co leży w głębinie, ale nigdy ile. Dla 2–4 osób, 30 minut.
intro-1 = Pod pięcioma bojami leżą skarby, a na samym dnie wrak. Wygrywa, kto wyłowi najwięcej punktów.
intro-2 = W swojej turze rzucasz obiema kostkami, wybierasz boję i jedną z liczb: lampa schodzi dokładnie o tyle. Kostka z X odpada do końca tury.
intro-3 = Lampa pokazuje, co tam leży, ale nigdy ile. Weź żeton albo rzuć jeszcze raz i nurkuj głębiej w tej samej kolumnie.
intro-4 = Gdy nie ma już wolnej kostki, wynurzasz się z niczym. Odwagi, ale nie za dużo!
intro-5 = Z potworami morskimi trzeba walczyć: jeden rzut, a któraś kostka musi pokazać co najmniej ich liczbę.
intro-6 = Kto pierwszy ma dość jednego rodzaju, bierze jego żeton bonusowy: 5 punktów. Gdy zniknie ostatni żeton jasnoniebieski, ciemnoniebieski, z wraku lub bonusowy, gra się kończy.
hint-worth = { $worth } pkt
lesson-seats = To ty. Tutaj leży wszystko, co wyłowisz, razem z punktami.
lesson-dice = Twoja tura zaczęła się rzutem: 2 i 4. Jedną z tych liczb nurkujesz.
lesson-die = Głębiej jest więcej. Wybierz 4.
lesson-buoy = Teraz wybierz gdzie. Weź trzecią boję: lampa zejdzie pod nią o cztery pola.
lesson-take = Kufer! Ile ich jest, okaże się dopiero, gdy weźmiesz żeton. Weź go.
lesson-lost-fight = Perła trafiła na dwa potwory i musiała walczyć, ale żadna kostka nie pokazała co najmniej 2. Zostają na miejscu i wszyscy wiedzą gdzie.
lesson-x = X! Ta kostka odpada do końca twojej tury. Z 3 możesz jednak nurkować: wybierz czwartą boję.
lesson-deeper = Beczka. Możesz ją wziąć, ale spróbuj szczęścia ostatnią kostką i nurkuj głębiej.
lesson-enough = 2 i muszla. Jeszcze jedno X i wynurzysz się z niczym: weź ją.
lesson-empty = To właśnie spotkało Perłę: dwa X naraz i koniec tury.
lesson-monster = Obie kostki pokazują 3. Pod drugą boją są tam właśnie te dwa potwory. Odwagi, walcz!
lesson-end = 4 pokonuje dwa potwory: są twoje, dwa punkty. Umiesz już nurkować. Kto pierwszy ma dość jednego rodzaju, dostaje też jego żeton bonusowy. Graj dalej, jak chcesz!
option-players = Liczba graczy
option-players-help = Ile osób i botów gra, od 2 do 4.
option-start = Kto zaczyna
option-start-help = Miejsce, które zaczyna, jeśli nie decyduje los. Przy prawdziwym stole zaczyna najmłodsza osoba.
option-start-0 = przez losowanie
option-memory = Wariant pamięciowy
option-memory-help = To, co pokazały lampa i przegrane walki, po turze znów jest ukryte.

## Things
sea = Morze
wreck = Wrak
tiles = Żetony
bonus-race = Żetony bonusowe
dice-free = { $number ->
    [0] brak wolnych kostek
    [one] została jedna kostka
   *[other] obie kostki wolne
 }
legend = Liczby po lewej to rzędy: ~ jasna woda, ≈ ciemna woda, także na żetonach, których nie pokazała żadna lampa. ◉ boja lampy, ▼ lampa, │ jej lina, · puste pole.
effect-points = { $count ->
    [one] { $sign } punkt
    [few] { $sign } punkty
   *[many] { $sign } punktów
 }
kind =
    { $tile ->
        [shell] Muszle
        [amphora] Amfory
        [barrel] Beczki
        [gold] Sztabki złota
        [chest] Kufry
        [monster] Potwory morskie
        [swap] Żetony wymiany
        [seagrass] Wodorosty
       *[coins] Złote monety
    }
symbol-short =
    { $symbol ->
        [shell] Muszla
        [amphora] Amfora
        [barrel] Beczka
        [gold] Złoto
        [chest] Kufer
        [monster] Potwór
        [swap] Wymiana
       *[cave] Jaskinia
    }
tile-short =
    { $tile ->
        [shell] Muszla { $count }
        [amphora] Amfora { $count }
        [barrel] Beczka { $count }
        [gold] Złoto { $count }
        [chest] Kufer { $count }
        [monster] Potwór { $count }
        [swap] Wymiana
        [seagrass] Wodorosty
       *[coins] Monety { $count }
    }
# A kind in a sentence.
kinds =
    { $tile ->
        [shell] muszle
        [amphora] amfory
        [barrel] beczki
        [gold] sztabki złota
        [chest] kufry ze skarbami
        [monster] potwory morskie
        [swap] żetony wymiany
        [seagrass] wodorosty
       *[coins] złote monety
    }
# A tile in a sentence; always the object, so in the accusative.
tile =
    { $tile ->
        [shell] { $count ->
            [one] 1 muszlę
            [few] { $count } muszle
            [many] { $count } muszli
           *[other] { $count } muszli
        }
        [amphora] { $count ->
            [one] 1 amforę
            [few] { $count } amfory
            [many] { $count } amfor
           *[other] { $count } amfory
        }
        [barrel] { $count ->
            [one] 1 beczkę
            [few] { $count } beczki
            [many] { $count } beczek
           *[other] { $count } beczki
        }
        [gold] { $count ->
            [one] 1 sztabkę złota
            [few] { $count } sztabki złota
            [many] { $count } sztabek złota
           *[other] { $count } sztabki złota
        }
        [chest] { $count ->
            [one] 1 kufer ze skarbami
            [few] { $count } kufry ze skarbami
            [many] { $count } kufrów ze skarbami
           *[other] { $count } kufra ze skarbami
        }
        [monster] { $count ->
            [one] 1 potwora morskiego
            [few] { $count } potwory morskie
            [many] { $count } potworów morskich
           *[other] { $count } potwora morskiego
        }
        [swap] żeton wymiany
        [seagrass] wodorosty
       *[coins] { $count ->
            [one] 1 złotą monetę
            [few] { $count } złote monety
            [many] { $count } złotych monet
           *[other] { $count } złotej monety
        }
    }
# Always what the lamp shows, so in the accusative.
symbol =
    { $symbol ->
        [shell] muszlę
        [amphora] amforę
        [barrel] beczkę
        [gold] sztabkę złota
        [chest] kufer ze skarbami
        [monster] potwory morskie
        [swap] symbol wymiany
       *[cave] jaskinię
    }

## What is to be decided
due-start = Kto zaczyna?
due-roll = Rzuć kostkami, które nie są odłożone.
due-choose-die = Którą kostkę wybierasz?
due-choose-buoy = Przy której boi nurkujesz?
due-light = Co pokazuje lampa?
due-decide = Kończysz tutaj czy nurkujesz głębiej?
due-reveal = Co widać po odwróceniu żetonu?
due-fight = Walcz z potworami morskimi: rzuć kostkami, które nie są odłożone.
due-choose-wreck = Docierasz do wraku. Który żeton zabierasz?
due-choose-swap = Zatrzymujesz żeton wymiany czy oddajesz go za cudzy żeton?
due-over = Koniec gry.

## Choices
choice-start = Zaczyna { $player }
choice-roll = { $dice }
choice-die = Zanurkuj o { $number ->
    [one] { $number } pole
    [few] { $number } pola
    [many] { $number } pól
   *[other] { $number } pola
 }
choice-buoy = Boja { $buoy }
choice-show = { symbol }
choice-take = Weź żeton
choice-deeper = Nurkuj głębiej
choice-surface = Wynurz się z pustymi rękami
choice-turn = { tile }
choice-salvage = Weź { tile }
choice-keep = Zatrzymaj żeton wymiany (2 punkty)
choice-swap = { $player } dostaje żeton wymiany, ty bierzesz { tile }

## What happens
log-start = Zaczyna { $player }.
log-roll = Rzut: { $dice }.
log-die = { $who } wybiera { $number }.
log-buoy = { $who } nurkuje przy boi { $buoy }.
log-show = Lampa pokazuje { symbol }.
log-take = { $who } bierze żeton.
log-deeper = { $who } nurkuje głębiej.
log-surface = { $who } wynurza się z pustymi rękami.
log-turn = Po odwróceniu widać { tile }.
log-salvage = { $who } zabiera z wraku { tile }.
log-keep = { $who } zatrzymuje żeton wymiany.
log-swap = { $player } dostaje żeton wymiany, a { $who } bierze w zamian { tile }.

## What it brings about
event-turn = Teraz gra { $player }.
event-forced-die = { $player } nurkuje z liczbą { $number }: nie ma innego wyboru.
event-no-die-left = Brak wolnych kostek: { $player } wynurza się z pustymi rękami.
event-fight-won = { $player } pokonuje { $monsters ->
    [one] potwora morskiego
    [few] { $monsters } potwory morskie
    [many] { $monsters } potworów morskich
   *[other] { $monsters } potwora morskiego
 }.
event-fight-lost = { $player } przegrywa z { $monsters ->
    [one] potworem morskim
    [few] { $monsters } potworami morskimi
    [many] { $monsters } potworami morskimi
   *[other] { $monsters } potwora morskiego
 }; żeton znów leży zakryty.
event-salvaged = { $player } zabiera z wraku { tile }: innego wyboru nie było.
event-nobody-to-swap-with = Nikt nie ma żetonu na wymianę: { $player } zatrzymuje żeton wymiany.
event-bonus = { $player } zdobywa żeton bonusowy za { kinds }.
recap-took = { $player } nurkuje przy boi { $buoy } i zabiera: { tile }.
recap-wreck = { $player } dociera do wraku i zabiera: { tile }.
recap-nothing = { $player } nurkuje przy boi { $buoy } i wraca z niczym.
recap-no-dive = { $player } wyrzuca same X i zostaje w łodzi.
recap-won = { $player } nurkuje przy boi { $buoy } i pokonuje { $monsters ->
    [one] morskiego potwora
    [few] { $monsters } morskie potwory
   *[other] { $monsters } morskich potworów
 }.
recap-lost = { $player } nurkuje przy boi { $buoy } i przegrywa z { $monsters ->
    [one] morskim potworem
   *[other] { $monsters } morskimi potworami
 }.

## The end
part-treasures = Skarby
part-monsters = Potwory morskie
part-swaps = Żetony wymiany
part-coins = Złote monety
part-bonus = Żetony bonusowe
end-bonus = Zabrano ostatni żeton bonusowy.
end-light = Z planszy zniknął ostatni jasnoniebieski żeton.
end-dark = Z planszy zniknął ostatni ciemnoniebieski żeton.
end-wreck = Wrak jest pusty.

## Na stronie
boat = Łódź
field-empty = Rząd { $row }: puste
field-unseen = Rząd { $row }: żeton, którego nie pokazała jeszcze żadna lampa
field-shown = Rząd { $row }: lampa pokazała: { $what }
field-known = Rząd { $row }: wszyscy widzieli { $what }
wreck-tile = Przy wraku widać { $what }
bonus-open = { $what }: żeton bonusowy za { $needs ->
    [one] { $needs } symbol
    [few] { $needs } symbole
   *[many] { $needs } symboli
 }.
bonus-held = { $what }: żeton bonusowy ma { $player }.
plain-lamp = Lampa i kostki
plain-seat = { $player }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
 }
nothing-yet = Jeszcze nic
lamp-at-boat = Lampa jest przy łodzi.
lamp-at = Lampa wisi pod boją { $buoy }, w rzędzie { $row }.
lamp-at-wreck = Lampa wisi przy wraku, pod boją { $buoy }.
dice-shown = Kostki: { $shown } ({ $free })

## The rules, in a sentence or two each
chapter-1 = Zawartość i przygotowanie
chapter-2 = Nurkowanie
chapter-3 = Zabieranie żetonów
chapter-4 = Potwory morskie
chapter-5 = Żetony bonusowe i wymiany
chapter-6 = Koniec i punktacja
chapter-7 = Warianty
rule-ST-1-1 = Gra dla 2–4 osób.
rule-ST-1-2 = Na powierzchni unosi się pięć boi. Pod każdą jest pięć pól jasnoniebieskich, potem pięć ciemnoniebieskich, a na samym dnie wrak.
rule-ST-1-3 = Żetony każdego koloru są tasowane i leżą zakryte na swoich polach. Żetony wraku i żetony bonusowe leżą odkryte.
rule-ST-1-4 = Obie kostki mają ścianki 1, 2, 3, 4, X i X.
rule-ST-1-5 = Zaczyna najmłodsza osoba albo ta, którą wskazano na początku; potem gra toczy się zgodnie z ruchem wskazówek zegara.
rule-ST-1-6 = Lampa zaczyna przy łodzi i wraca tam po każdej turze.
rule-ST-2-1 = Tura zaczyna się od rzutu obiema kostkami.
rule-ST-2-2 = Kostkę, która pokazuje X, odkłada się do końca tury: nie służy już ani do nurkowania, ani do walki.
rule-ST-2-3 = Gdy nie ma już wolnej kostki, tura kończy się bez zdobyczy; wszystkie żetony zostają na miejscu.
rule-ST-2-4 = Gdy wypadną dwie liczby, wybierasz jedną. Druga kostka nie przepada: do następnego kroku rzucasz obiema.
rule-ST-2-5 = W pierwszym kroku tury wybierasz boję i do końca tury zostajesz w jej kolumnie.
rule-ST-2-6 = Lampa schodzi prosto w dół, dokładnie o wybraną liczbę. Puste pola też się liczą.
rule-ST-2-7 = Za ostatnim polem leży wrak; nadmiar oczek przepada. Wszędzie indziej trzeba wykorzystać całą liczbę.
rule-ST-2-8 = W świetle lampy wszyscy widzą symbol na rewersie żetonu, ale nie liczbę na awersie.
rule-ST-2-9 = Potem bierzesz żeton albo nurkujesz głębiej, chyba że lampa pokazuje potwory morskie.
rule-ST-2-10 = Aby nurkować głębiej, rzucasz kostkami, które nie są odłożone, i schodzisz dalej w tej samej kolumnie.
rule-ST-2-11 = Na pustym polu nie ma czego wziąć: nurkuj głębiej albo wynurz się z pustymi rękami. Nad żetonem nie można się po prostu wynurzyć.
rule-ST-2-12 = Lampa może zmylić: za symbolem skarbu mogą się kryć wodorosty, a w jaskini skarb, wodorosty albo potwory.
rule-ST-2-13 = To, czym jest zakryty żeton, wynika z żetonów jego koloru, których nikt nie widział, i z pokazanych już symboli.
rule-ST-3-1 = Wzięty żeton odwracasz i kładziesz odkryty przed sobą. Tura się kończy.
rule-ST-3-2 = Przy wraku wybierasz jeden z żetonów, które tam jeszcze leżą. Tura się kończy.
rule-ST-3-3 = Jaskinię bierze się w ciemno albo zostawia. Skarb i wodorosty są twoje; z potworami trzeba od razu walczyć.
rule-ST-3-4 = Wodorosty są bezwartościowe, ale kto pierwszy zbierze trzy takie żetony, dostaje żeton bonusowy za wodorosty.
rule-ST-4-1 = Gdy lampa pokaże potwory morskie, żeton trzeba odwrócić: teraz wszyscy widzą, ile ich jest.
rule-ST-4-2 = Musisz walczyć: jeden rzut kostkami, które nie są odłożone. Wygrywa kostka pokazująca co najmniej liczbę potworów.
rule-ST-4-3 = Wygrana: bierzesz żeton, punkt za każdego potwora. Przegrana: żeton zostaje na miejscu, znów zakryty.
rule-ST-4-4 = Wygrana czy przegrana, po walce tura się kończy.
rule-ST-4-5 = Kto później trafi na ten żeton, też musi walczyć. Dopóki tam leży, jego kolor nie jest wyczerpany.
rule-ST-4-6 = Z 3 potworami wygrywa 3 lub 4 na dowolnej kostce, nawet obok X; dwie kostki poniżej 3 przegrywają.
rule-ST-5-1 = Kto pierwszy ma tyle symboli, ile wymaga żeton bonusowy, od razu go bierze: 5 punktów.
rule-ST-5-2 = Żetonu bonusowego nie można już stracić.
rule-ST-5-3 = Żeton wymiany zatrzymujesz za 2 punkty albo dajesz komuś innemu za jego żeton skarbu, wodorostów lub wraku.
rule-ST-5-4 = Wymianą nie można zabrać potworów morskich, żetonów bonusowych ani innych żetonów wymiany.
rule-ST-5-5 = Żeton zdobyty wymianą może od razu przynieść żeton bonusowy.
rule-ST-5-6 = Kto naraz zasłuży na kilka żetonów bonusowych, bierze wszystkie.
rule-ST-6-1 = Gra kończy się natychmiast, gdy zniknie ostatni żeton jasnoniebieski, ciemnoniebieski, wraku lub bonusowy.
rule-ST-6-2 = Skarby, monety i potwory są warte po punkcie, żeton wymiany 2, żeton bonusowy 5, wodorosty nic.
rule-ST-6-3 = Wygrywa, kto ma najwięcej punktów; przy remisie zwycięstwo jest wspólne.
rule-ST-7-1 = W wariancie pamięciowym to, co pokazały lampa i przegrane walki, po turze znów jest ukryte.
rule-ST-7-2 = Tam, gdzie instrukcja zostawia wątpliwości, obowiązują rozstrzygnięcia i zestaw żetonów tego projektu.
