# Arena: jej opcje i tabele.
help-arena = Niech boty rozegrają wiele partii: by zobaczyć, jak są silne albo jak zachowuje się gra.
help-arena-match = Boty przeciw sobie: udziały w zwycięstwach i punkty.
help-arena-balance = Jak zachowuje się gra: zwycięstwa według miejsca przy stole, zakończenia, długość i części wyniku.
help-arena-bots-match = kto gra, oddzielone przecinkami; ostatni zajmuje wszystkie pozostałe miejsca. random, greedy, search albo search z limitem: search@2000 (iteracje na decyzję), search@50ms. Bez tej opcji: search,greedy
help-arena-bots-balance = kto gra, oddzielone przecinkami; ostatni zajmuje wszystkie pozostałe miejsca. Bez tej opcji: greedy
help-arena-games = ile partii
help-arena-seed = dowolny tekst: ten sam tekst daje te same partie, jeśli boty myślą w iteracjach
help-arena-file = gdzie przechowywać wyniki, jako JSON Lines; przerwany przebieg jest tam kontynuowany
help-arena-processes = ile procesów gra; 0: jeden na każdy procesor
arena-playing = Trwa gra
match-title =
    { $games ->
        [one] Jedna partia, po kolei na wszystkich miejscach
        [few] { $games } partie, po kolei na wszystkich miejscach
       *[other] { $games } partii, po kolei na wszystkich miejscach
    }
places-title =
    { $games ->
        [one] Zwycięstwa według miejsca przy stole (1 zaczyna), jedna partia
        [few] Zwycięstwa według miejsca przy stole (1 zaczyna), { $games } partie
       *[other] Zwycięstwa według miejsca przy stole (1 zaczyna), { $games } partii
    }
marks-title = Zwycięstwa z każdą zdolnością
ends-title = Co zakończyło partie
lengths-title = Jak długo trwają partie
parts-title = Punkty według części
column-bot = Bot
column-victories = Zwycięstwa
column-interval = Przedział 95 %
column-of-fair = Względem sprawiedliwego udziału
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
