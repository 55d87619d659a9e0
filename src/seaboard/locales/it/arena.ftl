# L’arena: le sue opzioni e le sue tabelle.
help-arena = Fai giocare molte partite ai bot: per vedere quanto sono forti, o come si comporta un gioco.
help-arena-match = Bot gli uni contro gli altri: quote di vittorie e punti.
help-arena-balance = Come si comporta un gioco: vittorie per posto al tavolo, conclusioni, durate e parti del punteggio.
help-arena-bots-match = chi gioca, separati da virgole; l’ultimo prende tutti i posti rimasti. random, greedy, search, o search con un limite: search@2000 (iterazioni per decisione), search@50ms. Senza questa opzione: search,greedy
help-arena-bots-balance = chi gioca, separati da virgole; l’ultimo prende tutti i posti rimasti. Senza questa opzione: greedy
help-arena-games = quante partite
help-arena-seed = un testo qualsiasi: lo stesso testo dà le stesse partite, se i bot pensano in iterazioni
help-arena-file = dove si conservano i risultati, in JSON Lines; una serie interrotta riprende da lì
help-arena-processes = quanti processi giocano; 0: uno per processore
arena-playing = Si gioca
match-title =
    { $games ->
        [one] Una partita, a turno su tutti i posti
       *[other] { $games } partite, a turno su tutti i posti
    }
places-title =
    { $games ->
        [one] Vittorie per posto al tavolo (1 comincia), una partita
       *[other] Vittorie per posto al tavolo (1 comincia), { $games } partite
    }
marks-title = Vittorie con ogni abilità
ends-title = Che cosa ha concluso le partite
lengths-title = Quanto durano le partite
parts-title = Punti per categoria
column-bot = Bot
column-victories = Vittorie
column-interval = Intervallo al 95 %
column-of-fair = Della quota equa
column-points = Punti
column-what = { "" }
column-games = Partite
column-share = Quota
column-mean = Media
column-winners = Dei vincitori
column-shortest = Più breve
column-longest = Più lunga
column-decisions = Decisioni
column-steps = Passi
column-rounds = Round
