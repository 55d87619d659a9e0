# Arena: jej opcje i tabele.
help-arena = Niech boty rozegrają wiele partii: by zobaczyć, jak są silne albo jak zachowuje się gra.
help-arena-match = Boty przeciw sobie: udziały w zwycięstwach i punkty.
help-arena-ladder = Jak silne są boty: wszystkie spotykają się ze sobą i dostają oceny z przedziałami.
help-arena-balance = Jak zachowuje się gra: zwycięstwa według miejsca przy stole, zakończenia, długość i części wyniku.
help-arena-bots-match = kto gra, oddzielone przecinkami; ostatni zajmuje wszystkie pozostałe miejsca. Poziomy beginner, easy, medium, strong, master; random, greedy, search albo search z limitem: search@2000 (iteracje na decyzję), search@50ms. Bez tej opcji: search,greedy
help-arena-bots-ladder = boty, które się spotykają, oddzielone przecinkami, nazwane jak w match. Bez tej opcji: wszystkie poziomy
help-arena-bots-balance = kto gra, oddzielone przecinkami; ostatni zajmuje wszystkie pozostałe miejsca. Bez tej opcji: greedy
help-arena-games = ile partii
help-arena-seed = dowolny tekst: ten sam tekst daje te same partie, jeśli boty myślą w iteracjach
help-arena-file = gdzie przechowywać wyniki, jako JSON Lines; przerwany przebieg jest tam kontynuowany
help-arena-report = zapisać tam także raport z wykresami: jedną stronę HTML, w której jest wszystko
help-arena-until-sure = zakończyć, gdy tylko jest pewne, że pierwszy bot wygrywa więcej lub mniej niż sprawiedliwy udział; --games to wtedy górna granica
help-arena-vary = opcja, która z partii na partię przyjmuje inną ze swoich wartości, na przykład scenario, edition lub players
help-arena-also = wyniki innych przebiegów, przy takim samym stole i według tych samych zasad, oceniane razem z tymi; można podać kilka razy
help-arena-processes = ile procesów gra; 0: jeden na każdy procesor
help-arena-ray = grać na klastrze Ray tego komputera, który kończy się razem z przebiegiem (pip install "seaboard[ray]")
help-arena-ray-address = grać na klastrze Ray pod tym adresem, na przykład 10.0.0.1:6379; na wszystkich jego komputerach musi być ta sama wersja seaboard
arena-playing = Trwa gra
match-title =
    { $games ->
        [one] Jedna partia, po kolei na wszystkich miejscach
        [few] { $games } partie, po kolei na wszystkich miejscach
       *[other] { $games } partii, po kolei na wszystkich miejscach
    }
ladder-title =
    { $games ->
        [one] Oceny po jednej partii
       *[other] Oceny po { $games } partiach
    }
ladder-note = 400 punktów więcej to dziesięciokrotna siła; szansa zwycięstwa to własna siła podzielona przez sumę sił przy stole. Średnia wynosi 1500. Przedziały pochodzą z macierzy informacji funkcji wiarygodności.
meetings-title = Każdy z każdym
meetings-note = Ze zwycięstw jednego z dwóch tam, gdzie siedziały oba: zwycięstwa bota po lewej.
sure-title = Czy to pewne?
sure-more =
    { $games ->
        [one] Pewne po jednej partii: { $bot } wygrywa więcej niż sprawiedliwy udział { $fair }.
       *[other] Pewne po { $games } partiach: { $bot } wygrywa więcej niż sprawiedliwy udział { $fair }.
    }
sure-less =
    { $games ->
        [one] Pewne po jednej partii: { $bot } wygrywa mniej niż sprawiedliwy udział { $fair }.
       *[other] Pewne po { $games } partiach: { $bot } wygrywa mniej niż sprawiedliwy udział { $fair }.
    }
sure-open =
    { $games ->
        [one] Po jednej partii nie wiadomo jeszcze, czy { $bot } wygrywa więcej, czy mniej niż sprawiedliwy udział { $fair }.
       *[other] Po { $games } partiach nie wiadomo jeszcze, czy { $bot } wygrywa więcej, czy mniej niż sprawiedliwy udział { $fair }.
    }
places-title =
    { $games ->
        [one] Zwycięstwa według miejsca przy stole (1 zaczyna), jedna partia
        [few] Zwycięstwa według miejsca przy stole (1 zaczyna), { $games } partie
       *[other] Zwycięstwa według miejsca przy stole (1 zaczyna), { $games } partii
    }
marks-title = Zwycięstwa z każdą zdolnością
variants-title = Z każdą wartością opcji „{ $option }”
variant-on = włączone
variant-off = wyłączone
points-title = Jak rozkładają się punkty
fair-share = sprawiedliwy udział
place =
    { $place ->
        [1] Miejsce 1 (zaczyna)
       *[other] Miejsce { $place }
    }
ends-title = Co zakończyło partie
lengths-title = Jak długo trwają partie
parts-title = Punkty według części
report-match = Mecz: { $game }
report-ladder = Ranking: { $game }
report-balance = Równowaga: { $game }
report-games =
    { $games ->
        [one] Jedna partia botów
        [few] { $games } partie botów
       *[other] { $games } partii botów
    }
report-plan = Co rozegrano
report-bots = Boty
report-options = Opcje
report-varies = { $option } zmienia się z partii na partię
report-seed = Ziarno
report-also = Wyniki innych przebiegów
report-rules = Zasady
report-rules-version = wersja { $version }, pudełko { $box }
column-bot = Bot
column-victories = Zwycięstwa
column-interval = Przedział 95 %
column-of-fair = Względem sprawiedliwego udziału
column-rating = Ocena
column-valid-interval = Przedział 95 %, ważny w każdej chwili
column-first-wins = Zwycięstwa zaczynającego
column-lowest = Najmniej
column-middle = Mediana
column-highest = Najwięcej
column-points = Punkty
column-what = { "" }
column-games = Partie
column-share = Udział
column-mean = Średnia
column-winners = Zwycięzców
column-shortest = Najkrótsza
column-longest = Najdłuższa
column-decisions = Decyzje
column-steps = Kroki
column-rounds = Rundy
