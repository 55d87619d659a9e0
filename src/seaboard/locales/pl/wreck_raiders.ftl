# Wreck Raiders. Nie ma polskiej instrukcji: terminy i zdania są nasze.
title = Wreck Raiders
tagline = Nurkuj do czterech wraków po wystawy, akwaria i własny skarbiec; kto jest obok ciebie, też coś zdobywa. 1-5 graczy, 45 minut.
intro-1 = Nurkujecie do czterech wraków: dla trzech gablot, skarbca i akwariów. Wygrywa, kto ma najwięcej monet.
intro-2 = Weź kostkę z rafy; ze strefy muszli dostajesz też muszlę. Potem przesuń nurka na pole z tą liczbą, we wraku lub na plaży.
intro-3 = We wraku dobierasz skarb, a z tobą wszyscy tuż obok. Kto stał na twoim polu, zostaje wypchnięty na plażę i zdobywa tam muszle.
intro-4 = Każdy skarb od razu się układa: w gablocie, na wystawę, albo w skarbcu, dla różnych obrazków i rzędów jednego rodzaju.
intro-5 = Gablota z dokładnie takimi skarbami jak na karcie wystawy pozwala ją zdobyć; w dokładnej kolejności daje też nagrodę z karty.
intro-6 = Muszle pomagają: konchy zmieniają kostkę, przegrzebki dają więcej skarbów, rozgwiazdy zastępują każdy rodzaj. Raz na turę można za muszle kupić element akwarium.
hint-worth = monety: { $worth }
lesson-mat = To twoja plansza: trzy gabloty na wystawy, skarbiec i kosz na muszle. U góry leżą wystawy, które każdy może zgłosić.
lesson-reef = Weź 3 z rafy. Leży w strefie muszli, więc dostajesz też przegrzebek.
lesson-wreck = Wyślij nurka na pole 3 wraku z klejnotami.
lesson-display = Klejnot! Jedna z wystaw wymaga trzech. Połóż go w pierwszej gablocie.
lesson-scallop = Przegrzebek mógłby teraz dać jeszcze jeden klejnot. Zatrzymaj go: można za niego coś kupić.
lesson-aquarium = Dno za jeden przegrzebek: twoje pierwsze akwarium. Środki i pokrywy przyjdą później i dadzą monety.
lesson-pearl = Perła zanurkowała po złoto i złożyła je w skarbcu: różne obrazki i rzędy jednego rodzaju dają tam monety.
lesson-beside = Teraz 2: to pole jest tuż obok twojego pierwszego nurka.
lesson-beside-go = Znowu do klejnotów. Nurkowie obok siebie przynoszą po skarbie.
lesson-second-gem = Drugi klejnot, obok pierwszego.
lesson-third-gem = I trzeci, który przyniósł twój pierwszy nurek.
lesson-claim = Trzy klejnoty, dokładnie jak na wystawie. Zgłoś ją!
lesson-end = Twoja pierwsza wystawa: cztery monety. Gdy ktoś ma ich dość, nadchodzi koniec, a pozostali mają jeszcze jedną turę. Teraz graj dalej, jak chcesz!
option-players = Gracze
option-players-help = Ilu graczy, od 1 do 5; jedna osoba gra solo przeciw rywalom.
option-edition = Wydanie
option-edition-help = Która instrukcja obowiązuje. Angielska ma 18 rywali w grze solo, pozostałe mają 16.
option-edition-en = angielskie
option-edition-de = niemieckie
option-edition-fr = francuskie
option-start = Pierwszy gracz
option-start-help = Miejsce, które zaczyna, jeśli nie decyduje los.
option-start-0 = przez losowanie
option-shell-odds = Szansa na strefę muszli
option-shell-odds-help = Ile kostek na sto wpada do strefy muszli; -1 zostawia to pudełku (25).
option-pedestals = Postumenty
option-pedestals-help = Ile skarbów mieści gablota, 5 lub 6.
option-pedestals-0 = jak w pudełku
option-row-coins = Monety rzędów skarbca
option-row-coins-help = Jedna liczba na rząd, od dołu, na przykład 3,4,5,6; puste zostawia to pudełku.
option-rings = Pierścienie wraków
option-rings-help = Liczby wokół klejnotów, złota, sztuki i relikwii, na przykład 123456,135246,123456,123456; puste zostawia to pudełku.
option-rivals = Rywale
option-rivals-help = Ilu rywali ma zapas w grze solo; 0 zostawia to wydaniu.
option-rival-gains = Rywale zdobywają przy wejściu
option-rival-gains-help = Solo: rywal, który wchodzi do wraku, zdobywa skarb, który trafia na stos odrzuconych.

## Rzeczy
wrecks = Wraki
beach = Plaża
reef = Rafa
bank = Muszle przy plaży: { $shells }
exhibits = Wystawy (w talii: { $left })
order = Skarby
coins = Monety
crests = Herby
style = Styl
market = Targ akwariów
basket = Kosz
divers = Poza planszą
vault = Skarbiec
number = Liczba w grze: { $number }.
hand = Do położenia: { treasure }.
display = Gablota { $number }
claimed = Wystawy ({ $count })
aquarium = Akwarium
piece-short = element
legend = Przy wrakach: liczby na okręgu i kto tam nurkuje; ostatnia sąsiaduje z pierwszą (↩). Muszle: K koncha, P przegrzebek, R rozgwiazda. Targ: koszt → monety|brzeg; pokrywy: monety/za każdy. Wystawy na planszach: + z konchą. Skarbiec: = monety za pełny rząd. ☠ rywal.
piles = w zapasie { $supply }, odrzucone { $discard }
coin-count = { $count ->
    [one] { $count } moneta
    [few] { $count } monety
   *[many] { $count } monet
 }
edition = Wydanie: { $edition }
last-turns = Ostatnie tury: { $count }
rivals-left = { $count ->
    [one] został { $count } rywal
   *[other] zostało rywali: { $count }
 }
piece-kind =
    { $kind ->
        [bottom] Dna
        [middle] Środki
       *[top] Pokrywy
    } (w stosie { $left })
kind =
    { $kind ->
        [gems] klejnoty
        [gold] złoto
        [art] sztuka
       *[relics] relikwie
    }
kind-short =
    { $kind ->
        [gems] Klej
        [gold] Zło
        [art] Szt
       *[relics] Rel
    }
wreck =
    { $kind ->
        [gems] Klejnoty
        [gold] Złoto
        [art] Sztuka
       *[relics] Relikwie
    }
# Miejsce jako cel.
place =
    { $place ->
        [gems] do wraku klejnotów
        [gold] do wraku złota
        [art] do wraku sztuki
        [relics] do wraku relikwii
       *[beach] na plażę
    }
# Miejsce, w którym ktoś jest.
place-in =
    { $place ->
        [gems] we wraku klejnotów
        [gold] we wraku złota
        [art] we wraku sztuki
        [relics] we wraku relikwii
       *[beach] na plaży
    }
treasure =
    { $treasure ->
        [ruby] rubin (klejnoty)
        [emerald] szmaragd (klejnoty)
        [sapphire] szafir (klejnoty)
        [coins] stare monety (złoto)
        [crown] korona (złoto)
        [goblet] puchar (złoto)
        [painting] obraz (sztuka)
        [vase] waza (sztuka)
        [statue] posąg (sztuka)
        [mask] maska (relikwie)
        [idol] bożek (relikwie)
       *[astrolabe] astrolabium (relikwie)
    }
treasure-short =
    { $treasure ->
        [ruby] rub
        [emerald] szm
        [sapphire] sza
        [coins] mon
        [crown] kor
        [goblet] puc
        [painting] obr
        [vase] waz
        [statue] pos
        [mask] mas
        [idol] boż
       *[astrolabe] ast
    }
shell =
    { $shell ->
        [conch] konchę
        [scallop] przegrzebek
       *[starfish] rozgwiazdę
    }
shell-short =
    { $shell ->
        [conch] K
        [scallop] P
       *[starfish] R
    }
shells =
    { $shell ->
        [conch] koncha × { $count }
        [scallop] przegrzebek × { $count }
       *[starfish] rozgwiazda × { $count }
    }
zone =
    { $zone ->
        [conch] Koncha
        [scallop] Przegrzebek
        [starfish] Rozgwiazda
       *[blank] Pusta
    }
zone-note =
    { $zone ->
        [conch] , z konchą
        [scallop] , z przegrzebkiem
        [starfish] , z rozgwiazdą
       *[blank] {""}
    }
from =
    { $from ->
        [off-board] spoza planszy
        [beach] z plaży, pole { $spot }
        [gems] z wraku klejnotów, pole { $spot }
        [gold] z wraku złota, pole { $spot }
        [art] z wraku sztuki, pole { $spot }
       *[relics] z wraku relikwii, pole { $spot }
    }
spot-of-wreck = { wreck }, pole { $spot }
spot-of-beach = { beach }, pole { $spot }
style-short =
    { $style ->
        [any1] dowolna muszla
        [aquarium] darmowy element
        [shells] muszle
       *[none] ·
    }
order-note =
    { $order ->
        [exact] w dokładnej kolejności
       *[any] w dowolnej kolejności
    }

## Przy stole tekstowym
at-a-glance = W skrócie
wrecks-and-beach = Wraki i plaża
place-number = Pole
nothing = nic
nobody = wolne
a-rival = rywal
reef-empty = Na rafie nie ma kostek.
to-roll = Rzut kostkami: { $count }.
rival-entered = { wreck }: w tej rundzie wszedł rywal, z liczbą { $number }.
ring-of = { wreck }: wokół wraku stoją kolejno { $ring }.
claiming = Zgłaszana wystawa: { $exhibit }, gablota { $display }.
exhibit-name = { $order } ({ coin-count })
piece-name =
    { $kind ->
        [bottom] dno
        [middle] środek
       *[top] pokrywa
    } ({ $worth })
exhibit-unseen = z talii
piece-unseen =
    { $kind ->
        [bottom] dno
        [middle] środek
       *[top] pokrywa
    }
piece-worth = { coin-count }, brzeg: { $edge }
top-worth = { coin-count } za każde: { $each }
piece-for = { $worth }; koszt: { $cost }
costs = koszt: { $cost }
effect-gains = zysk: { $what }
effect-coins = { $count ->
    [one] { $sign } moneta
    [few] { $sign } monety
   *[many] { $sign } monet
 }
style-reward = Nagroda za dokładną kolejność: { $style ->
    [any1] dowolna muszla
    [aquarium] darmowy element akwarium
   *[shells] { $shells }
 }
crests-for = Można ozdobić: { $shells }
mat-of = { $player }: { coin-count }
display-holds = Gablota { $number }: { $treasures } ({ $free ->
    [0] pełna
   *[other] wolne: { $free }
 })
vault-row = Rząd { $row } ({ coin-count }): { $treasures }
mat-shells = Muszle: { $shells }
mat-divers = Nurkowie poza planszą: { $count }
mat-dice = Kostki w koszu: { $dice }
with-conch = { $exhibit }, z konchą
supplies = Co zostało w stosach
in-supply = Zapas: { $treasures }
in-discard = Odrzucone: { $treasures }
place-beside = { $here }; obok: { $beside }
treasure-name =
    { $treasure ->
        [ruby] rubin
        [emerald] szmaragd
        [sapphire] szafir
        [coins] stare monety
        [crown] korona
        [goblet] puchar
        [painting] obraz
        [vase] waza
        [statue] posąg
        [mask] maska
        [idol] bożek
       *[astrolabe] astrolabium
    }
group-dice = Kostki
group-numbers = Liczby
group-places = Miejsca
group-divers = Nurkowie
group-mat = Na twojej planszy
group-exhibits = Wystawy
group-pieces = Elementy akwarium
group-shells = Muszle
group-starfish = Z rozgwiazdą
group-otherwise = Albo
points-of = { $points ->
    [one] { $points } moneta
    [few] { $points } monety
   *[many] { $points } monet
 }

## Na planszy
pool = Pula kostek w pokrywie pudełka
see-mat = Zobacz całą planszę gracza { $player }
displays-and-vault = Gabloty i skarbiec
own-mat = Moja plansza
exhibits-needed = Wystawy kończące grę: { $count }
until-the-end = Do końca
ends-by-exhibits = Wystawy
ends-by-vault = Skarbiec
ends-by-beach = Plaża
ends-by-rivals = Zostało rywali
ends-by-wreck = Najuboższy wrak
leads-to = To prowadzi do
brings-coins = Od razu daje: { coin-count }.
spends = Kosztuje: { $shells }.
beside = Obok: { $who }.
then-draw = Potem losowanie: { kind }.
takes-starfish = Potrzebne rozgwiazdy: { $count }.
without-starfish = Nie potrzeba rozgwiazdy.
earns-style = Daje nagrodę za styl.

## Co trzeba zdecydować
due-draw-start = Kto zaczyna?
due-roll-pool = Rzuć wszystkimi kostkami: liczba i strefa każdej kostki.
due-take-die = Weź kostkę z rafy.
due-set-number = Zostawiasz liczbę na kostce czy zmieniasz ją konchami?
due-choose-place = Dokąd płynie twój nurek?
due-choose-diver = Którego nurka przesuwasz?
due-choose-spot = Na które puste pole plaży trafia wypchnięty nurek?
due-draw-treasure = Jaki skarb zostaje dobrany?
due-place-treasure = Gdzie kładziesz skarb?
due-one-more = Odrzucasz przegrzebek za jeszcze jeden skarb z tego wraku?
due-claim = Zgłaszasz wystawę?
due-conch-decoration = Ozdabiasz wystawę konchą?
due-scallop-decoration = Odrzucasz przegrzebek za skarb z wybranego wraku?
due-choose-shell = Nagroda za styl: którą muszlę bierzesz?
due-choose-piece = Nagroda za styl: który element akwarium bierzesz za darmo?
due-choose-aquarium = Na które akwarium trafia element?
due-reveal = Która wystawa zostaje odkryta?
due-buy = Kupujesz element akwarium?
due-refill = Jaki element trafia na targ?
due-rival-die = Wybierz kostkę dla rywala.
due-rival-wreck = Do którego wraku płynie rywal?
due-buy-more = Kup tyle elementów akwarium, ile chcesz, zanim skończy się runda.
due-over = Gra skończona.

## Możliwości
choice-start = Zaczyna { $player }
choice-roll = { $number }{ zone-note }
choice-draw = { treasure }
choice-reveal = Wystawa { $exhibit }
choice-refill = { $piece }
choice-take = Kostka { $number }{ zone-note }
choice-set = Nurkuj z liczbą { $number }
choice-go = Płyń { place }
choice-move = Nurek { from }
choice-bump = Plaża, pole { $spot }
choice-display = Do gabloty { $display }
choice-vault = Do skarbca, kolumna { $column }
choice-let-go = Odrzuć skarb
choice-more = Jeszcze jeden za przegrzebek
choice-claim = Wystawa { $exhibit } z gablotą { $display }, { order-note }
choice-conch = Dołóż konchę (2 monety)
choice-scallop = Skarb ({ kind }) za przegrzebek
choice-shell = Weź { shell }
choice-get = Weź: { $piece }
choice-buy = Kup: { $piece }
choice-stack = Na akwarium, które zaczyna { $aquarium }
choice-rival-die = Kostka { $number } dla rywala
choice-rival-go = Rywal płynie { place }
choice-enough = Dość skarbów
choice-no-claim = Nic więcej nie zgłaszaj
choice-no-conch = Zatrzymaj konchę
choice-no-scallop = Zatrzymaj przegrzebek
choice-no-purchase = Nic więcej nie kupuj
choice-starfish = Odrzuć rozgwiazdę i skrajny prawy skarb z gabloty { $display }

## Co się dzieje
log-start = Zaczyna { $player }.
log-roll = Kostka pokazuje { $number }{ zone-note }.
log-draw = Dobrano: { treasure }.
log-reveal = Odkryto wystawę { $exhibit }.
log-refill = Nowość na targu: { $piece }.
log-take = { $who } bierze kostkę { $number }{ zone-note }.
log-set = { $who } nurkuje z liczbą { $number }.
log-go = { $who } wybiera drogę { place }.
log-move = { $who } przesuwa nurka { from }.
log-bump = { $who } wybiera pole { $spot } plaży dla wypchniętego nurka.
log-display = { $who } kładzie skarb w gablocie { $display }.
log-vault = { $who } kładzie skarb w skarbcu, kolumna { $column }.
log-let-go = { $who } odrzuca skarb.
log-more = { $who } odrzuca przegrzebek za jeszcze jeden skarb.
log-claim = { $who } zgłasza wystawę { $exhibit } z gablotą { $display }, { order-note }.
log-conch = { $who } ozdabia wystawę konchą.
log-scallop = { $who } odrzuca przegrzebek za skarb ({ kind }).
log-shell = { $who } bierze { shell }.
log-get = { $who } bierze za darmo: { $piece }.
log-buy = { $who } kupuje: { $piece }.
log-stack = { $who } kładzie element na akwarium, które zaczyna { $aquarium }.
log-rival-die = { $who } wybiera kostkę { $number } dla rywala.
log-rival-go = { $who } wysyła rywala { place }.
log-enough = { $who } nie bierze więcej skarbów.
log-no-claim = { $who } nic więcej nie zgłasza.
log-no-conch = { $who } zatrzymuje konchę.
log-no-scallop = { $who } zatrzymuje przegrzebek.
log-no-purchase = { $who } nic więcej nie kupuje.
log-starfish = { $who } odrzuca rozgwiazdę i ostatni skarb z gabloty { $display }.

## Co z tego wynika
event-arrived = Nurek gracza { $player } jest { place-in }, pole { $spot }.
event-rival-arrived = Rywal jest { place-in }, pole { $spot }.
event-bumped = Nurek gracza { $player } zostaje wypchnięty na pole { $spot } plaży.
event-sent-home = Nurek gracza { $player } wraca poza planszę.
event-rival-gone = Jeden z rywali opuszcza grę.
event-shells = { $player } zdobywa: { shells }.
event-shells-die = { $player } zdobywa: { shells }, bo kostka leżała w tej strefie.
event-shells-beach = { $player } zdobywa na plaży: { shells }.
event-shells-style = { $player } zdobywa w nagrodę za styl: { shells }.
event-drawn-for = To dla gracza { $player }, którego nurek jest obok.
event-stored = { $player } chowa w skarbcu: { treasure }.
event-displayed = { $player } kładzie w gablocie: { treasure }.
event-discarded = Nikt tego nie zatrzymuje; odrzucono: { treasure }.
event-reshuffled = Odrzucone skarby tworzą nowy zapas ({ kind }).
event-exhibit = { $player } zabiera wystawę { $exhibit }.
event-built = { $player } dokłada: { $piece }. Akwarium zaczyna { $aquarium }.
event-last-turns = { $player } wywołuje koniec: każdy inny gracz ma jeszcze jedną turę.
event-round = Zaczyna się nowa runda.
event-rival-turns = Teraz ruszają rywale.
event-took = { $player } bierze kostkę { $number }: nie ma innego wyboru.
event-turn = Tura gracza { $player }.

## Tura w skrócie
recap-turn = { $player } { place-in }: { $gains }.
recap-others = { $player }: { $gains }.
recap-treasures = { $count ->
    [one] { $count } skarb
    [few] { $count } skarby
   *[many] { $count } skarbów
 }
recap-exhibits = { $count ->
    [one] { $count } wystawa
    [few] { $count } wystawy
   *[many] { $count } wystaw
 }
recap-pieces = { $count ->
    [one] { $count } element akwarium
    [few] { $count } elementy akwarium
   *[many] { $count } elementów akwarium
 }

## Koniec
part-exhibits = Wystawy
part-conches = Konchy na wystawach
part-fronts = Różne obrazki w skarbcu
part-rows = Rzędy skarbca
part-pieces = Dna i środki
part-tops = Pokrywy
end-exhibits = Zgłoszono ostatnią potrzebną wystawę.
end-vault = Skarbiec jest pełny.
end-wreck = W jednym z wraków skończyły się skarby.
end-beach = Wszystkie pola plaży są zajęte.
end-rivals = W zapasie nie ma już rywali.
end-treasures = Wszystkie skarby leżą na planszach graczy i przez całą kolejkę nic się nie poruszyło.
tie-treasures = Tyle samo monet: decyduje liczba skarbów w gablotach. { $standing }.
tie-shells = Nadal remis: decyduje liczba muszli. { $standing }.
band-1 = Do 50 monet: stopy masz jeszcze suche.
band-2 = Do 75 monet: umiesz już wstrzymać oddech.
band-3 = Do 100 monet: muzeum prosi o twoją wizytówkę.
band-4 = Do 125 monet: wraki drżą, gdy nurkujesz.
band-5 = Do 150 monet: nazwą twoim imieniem rafę.
band-6 = Ponad 150 monet: morze nie ma już przed tobą tajemnic.

## Zasady, w jednym lub dwóch zdaniach
chapter-1 = Zawartość i przygotowanie
chapter-2 = Branie kostki
chapter-3 = Ruch nurka
chapter-4 = Układanie skarbów
chapter-5 = Zgłaszanie wystaw
chapter-6 = Kupowanie elementu akwarium
chapter-7 = Rozgwiazdy w każdej chwili
chapter-8 = Koniec gry
chapter-9 = Punktacja
chapter-10 = Gra solo
chapter-11 = Wydania i zasady domowe
chapter-rulings = Nasze rozstrzygnięcia
rule-WR-1-1 = Od 2 do 5 graczy albo jeden w grze solo.
rule-WR-1-2 = Bank ma po 15 muszli każdego rodzaju; zdobywa się tyle, ile zostało.
rule-WR-1-3 = 84 skarby: cztery rodzaje po trzy obrazki, każdego po siedem. Każdy rodzaj ma zapas i stos odrzuconych.
rule-WR-1-4 = Odkryta jest jedna wystawa więcej niż graczy, w grze solo trzy.
rule-WR-1-5 = Na targu leżą trzy dna, trzy środki i trzy pokrywy.
rule-WR-1-6 = Przy 2, 3, 4, 5 graczach każdy ma 6, 5, 4, 4 nurków, na początku poza planszą.
rule-WR-1-7 = Przy 2, 3, 4, 5 graczach jest 5, 4, 5, 6 kostek.
rule-WR-1-8 = Pierwszy gracz jest losowany i rzuca kostkami; gra toczy się zgodnie z ruchem wskazówek zegara.
rule-WR-1-9 = Rzuca się wszystkimi kostkami naraz. Każda pokazuje liczbę i leży w strefie; wystarczy dotknąć strefy muszli.
rule-WR-1-10 = W drodze na rafę kostka zachowuje swoją liczbę.
rule-WR-2-1 = Jeśli na początku twojej tury rafa jest pusta, zbierz wszystkie kostki i rzuć nimi.
rule-WR-2-2 = Weź z rafy dokładnie jedną kostkę.
rule-WR-2-3 = Kostka ze strefy muszli od razu daje ci tę muszlę.
rule-WR-2-4 = Każda odrzucona koncha zmienia liczbę o jeden w górę lub w dół; 6 i 1 sąsiadują.
rule-WR-2-5 = Kostka zostaje w twoim koszu do następnego rzutu.
rule-WR-3-1 = Przesuń jednego ze swoich nurków na pole z liczbą z kostki, we wraku lub na plaży. To obowiązkowe.
rule-WR-3-2 = Nurek nie przesuwa się wewnątrz wraku ani z plaży na plażę.
rule-WR-3-3 = Nie wolno wejść na pole wraku zajęte przez innego twojego nurka.
rule-WR-3-4 = Na plaży zdobywasz muszle z pola; nurek, który tam był, wraca do właściciela.
rule-WR-3-5 = Cudzy nurek na polu wraku zostaje wypchnięty na pole plaży o tej samej liczbie i zdobywa jego muszle.
rule-WR-3-6 = Twój nurek opuszcza stare pole, zanim ktokolwiek zostanie wypchnięty.
rule-WR-3-7 = We wraku zdobywasz losowy skarb z jego zapasu.
rule-WR-3-8 = Każdy nurek tuż obok twojego też zdobywa skarb dla właściciela.
rule-WR-3-9 = Każdy odrzucony przegrzebek daje jeszcze jeden skarb z wraku, do którego popłynięto w tej turze.
rule-WR-3-10 = Najpierw wypchnięcie, potem twój skarb i dodatkowe, potem twoi sąsiedzi, potem inni po kolei.
rule-WR-3-11 = Pusty zapas uzupełnia się odrzuconymi; gdy i ich nie ma, nic się nie zdobywa.
rule-WR-3-12 = Przy dwóch i więcej graczach zawsze jest dozwolony ruch.
rule-WR-4-1 = Kto zdobywa skarb, od razu kładzie go w gablocie albo w skarbcu.
rule-WR-4-2 = W gablocie skarb zajmuje pierwszy wolny postument od lewej. Z jednakowych gablot proponowana jest pierwsza.
rule-WR-4-3 = W skarbcu kolumna zapełnia się od dołu. Z równie wysokich kolumn proponowana jest pierwsza.
rule-WR-4-4 = Położonych skarbów się nie przesuwa.
rule-WR-4-5 = Skarb, na który nie ma miejsca, zostaje odrzucony.
rule-WR-4-6 = Wszystko na planszach graczy jest jawne.
rule-WR-5-1 = Gablota musi zawierać dokładnie rodzaje z wystawy, w dowolnej kolejności.
rule-WR-5-2 = Rozgwiazda sprawia, że skarb liczy się jako dowolny rodzaj, a potem jest odrzucana.
rule-WR-5-3 = Każdy herb działa raz: koncha zostaje na karcie, przegrzebek daje skarb z wybranego wraku, lecz nie do zgłaszanej gabloty.
rule-WR-5-4 = W dokładnej kolejności z karty dostajesz nagrodę za styl. Jeśli nie kosztuje to więcej rozgwiazd, dzieje się tak zawsze.
rule-WR-5-5 = Darmowy element musi dać się położyć, inaczej nagroda przepada.
rule-WR-5-6 = Gablota zostaje opróżniona, a karta jest twoja.
rule-WR-5-7 = Zgłaszaj, ile chcesz; zdobyte rzeczy można wykorzystać od razu.
rule-WR-5-8 = Nowe wystawy odkrywa się po ostatnim zgłoszeniu w turze.
rule-WR-6-1 = Zapłać muszle elementu i weź go z targu, najwyżej jeden na turę.
rule-WR-6-2 = Dno zaczyna nowe akwarium.
rule-WR-6-3 = Środek lub pokrywa wymaga twojego akwarium bez pokrywy.
rule-WR-6-4 = Elementów się nie przesuwa, a na pokrywie nic już się nie kładzie.
rule-WR-6-5 = Targ uzupełnia się ze stosów, póki starczy.
rule-WR-7-1 = Przy każdej decyzji wolno odrzucić rozgwiazdę i skrajny prawy skarb z jednej ze swoich gablot.
rule-WR-8-1 = Koniec następuje, gdy na końcu tury gracz ma 6, 5, 4, 4 wystawy przy 2, 3, 4, 5 graczach.
rule-WR-8-2 = Każdy inny gracz ma wtedy jeszcze jedną turę.
rule-WR-9-1 = Wystawy dają swoje monety i 2 za każdą konchę na nich.
rule-WR-9-2 = Każdy różny obrazek w skarbcu daje 1 monetę.
rule-WR-9-3 = Pełny rząd jednego rodzaju daje monety rzędu.
rule-WR-9-4 = Dna i środki dają swoje monety, także w nieskończonych akwariach.
rule-WR-9-5 = Pokrywa liczy muszle na krawędzi swojego akwarium albo jego elementy.
rule-WR-9-6 = Remis: więcej skarbów w gablotach, potem więcej muszli, potem wspólne zwycięstwo.
rule-WR-9-7 = Punktacja ma sześć części.
rule-WR-9-8 = Przykład z instrukcji daje 81 monet.
rule-WR-10-1 = Solo: przygotowanie jak dla dwóch graczy, sześć kostek i 18 rywali (16 w wydaniu niemieckim i francuskim).
rule-WR-10-2 = Runda to trzy twoje tury i trzy tury rywali, z jednym rzutem wszystkich kostek.
rule-WR-10-3 = W grze solo nie wolno wysyłać nurka na plażę.
rule-WR-10-4 = Jeśli kostka donikąd nie prowadzi, przepada tylko ruch. Konchy nie dają liczby, która donikąd nie prowadzi.
rule-WR-10-5 = Wypchnięty przez ciebie rywal trafia na puste pole plaży i tam zostaje; gdy takiego nie ma, opuszcza grę.
rule-WR-10-6 = Rywale nie zdobywają muszli, a ich skarby są odrzucane.
rule-WR-10-7 = Twoi nurkowie mogą odpłynąć z plaży.
rule-WR-10-8 = Rywalowi wybierasz kostkę i wrak, do którego w tej rundzie nie wpłynął jeszcze rywal.
rule-WR-10-9 = Rywal zajmuje puste pole, jeśli jest; inaczej wypycha na wybrane przez ciebie puste pole plaży.
rule-WR-10-10 = Twój nurek wypchnięty na plażę zdobywa muszle z pola.
rule-WR-10-11 = Skarby zdobyte obok rywala trafiają do skarbca, a gdy jest pełny, są odrzucane.
rule-WR-10-12 = Po turach rywali można kupić dowolnie wiele elementów.
rule-WR-10-13 = Gra kończy się po rundzie, gdy skarbiec jest pełny, masz sześć wystaw, wrak się wyczerpał, plaża jest pełna lub zabrakło rywali.
rule-WR-10-14 = Gdy w zapasie nie ma rywali, ich tura przepada.
rule-WR-10-15 = Wynik zależy od monet: do 50, 75, 100, 125, 150 lub więcej.
rule-WR-11-1 = Wydanie określa liczbę rywali.
rule-WR-11-2 = Zasady domowe należą do gry i wszyscy je widzą.
rule-WR-11-3 = Nasze rozstrzygnięcia też są zasadami.
rule-WR-R1 = Bez miejsca można je zrobić rozgwiazdą albo odrzucić skarb.
rule-WR-R2 = Kolejność: muszle wypchniętego, twój skarb, dodatkowe, twoi sąsiedzi, inni po kolei.
rule-WR-R3 = Wypchnięty nurek zdobywa muszle, nie skarb.
rule-WR-R4 = Gdy zapas i odrzucone są puste, nic się nie zdobywa.
rule-WR-R5 = Brakujących muszli się nie dostaje i nic ich nie zastępuje.
rule-WR-R6 = Konchy zmieniają liczbę aż do ruchu; samej kostki się nie obraca.
rule-WR-R7 = Konchę zdobytą z kostką można na nią wydać.
rule-WR-R8 = Ruch jest obowiązkowy i zawsze możliwy.
rule-WR-R9 = Nurek z plaży nie może wrócić na to samo pole.
rule-WR-R10 = Własnego nurka wypycha się tylko na plaży i nic to nie daje.
rule-WR-R11 = Przy dodatkowych skarbach sąsiedzi nic nie zdobywają.
rule-WR-R12 = Przegrzebki nie działają na skarby sąsiada ani z ozdoby.
rule-WR-R13 = Skarb pod rozgwiazdą pasuje też do dokładnej kolejności; pozostaje jednym skarbem.
rule-WR-R14 = Rozgwiazdą można odrzucić skarb przy każdej swojej decyzji, także w cudzej turze.
rule-WR-R15 = Zgłaszana gablota nic nie dostaje i nie traci, zanim zostanie opróżniona.
rule-WR-R16 = Darmowy element nie jest zakupem tury; targ uzupełnia się od razu.
rule-WR-R17 = Nową wystawę można zgłosić najwcześniej w następnej turze.
rule-WR-R18 = Gdy talia lub stos się skończy, miejsca pozostają puste.
rule-WR-R19 = Koniec sprawdza się po turze; potem każdy inny gracz ma jedną turę.
rule-WR-R20 = Dla rywala liczą się tylko wraki, do których w tej rundzie nikt z nich nie wpłynął.
rule-WR-R21 = Wypchnięty nurek zdobywa muszle wybranego pola, poza planszą żadnych.
rule-WR-R22 = Kostka rywala nie daje muszli i nie można jej zmienić.
rule-WR-R23 = Kostka leży w dokładnie jednej strefie.
rule-WR-R24 = Wszystko jest jawne.
rule-WR-R25 = Właściciel decyduje, gdzie trafia zdobyty skarb.
rule-WR-R26 = Kostki zostają w koszach, dopóki rafa nie jest pusta.
rule-WR-R27 = Jeśli nie ma już skarbów do zdobycia i przez całą kolejkę żaden nie został dobrany, odrzucony ani wykorzystany, następuje koniec.
rule-WR-R28 = Rywal nie zdobywa skarbu tam, gdzie wchodzi, tylko jako sąsiad, chyba że zasada domowa mówi inaczej.
