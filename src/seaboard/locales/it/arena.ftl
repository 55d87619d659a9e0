# L’arena: le sue opzioni e le sue tabelle.
help-arena = Fai giocare molte partite ai bot: per vedere quanto sono forti, o come si comporta un gioco.
help-arena-match = Bot gli uni contro gli altri: quote di vittorie e punti.
help-arena-ladder = Quanto sono forti i bot: si incontrano tutti, e si danno i punteggi di forza con gli intervalli.
help-arena-balance = Come si comporta un gioco: vittorie per posto al tavolo, conclusioni, durate e parti del punteggio.
help-arena-bots-match = chi gioca, separati da virgole; l’ultimo prende tutti i posti rimasti. I livelli beginner, easy, medium, strong, master; random, greedy, search, o search con un limite: search@2000 (iterazioni per decisione), search@50ms. Senza questa opzione: search,greedy
help-arena-bots-ladder = i bot che si incontrano, separati da virgole, con i nomi usati per match. Senza questa opzione: tutti i livelli
help-arena-bots-balance = chi gioca, separati da virgole; l’ultimo prende tutti i posti rimasti. Senza questa opzione: greedy
help-arena-games = quante partite
help-arena-seed = un testo qualsiasi: lo stesso testo dà le stesse partite, se i bot pensano in iterazioni
help-arena-file = dove si conservano i risultati, in JSON Lines; una serie interrotta riprende da lì
help-arena-report = scrivere lì anche un rapporto con grafici: una pagina HTML che contiene tutto
help-arena-until-sure = fermarsi appena è sicuro che il primo bot vince più o meno della sua quota equa; --games è allora il massimo
help-arena-vary = un’opzione che di partita in partita prende un altro dei suoi valori, come scenario, edition o players
help-arena-also = risultati di altre serie, allo stesso tavolo e con le stesse regole, valutati insieme a questi; si può indicare più volte
help-arena-processes = quanti processi giocano; 0: uno per processore
help-arena-ray = giocare su un cluster Ray di questa macchina, che finisce con la serie (pip install "seaboard[ray]")
help-arena-ray-address = giocare sul cluster Ray a questo indirizzo, come 10.0.0.1:6379; su tutte le sue macchine serve la stessa versione di seaboard
arena-playing = Si gioca
match-title =
    { $games ->
        [one] Una partita, a turno su tutti i posti
       *[other] { $games } partite, a turno su tutti i posti
    }
ladder-title =
    { $games ->
        [one] Punteggi di forza dopo una partita
       *[other] Punteggi di forza dopo { $games } partite
    }
ladder-note = 400 punti in più valgono dieci volte la forza; la probabilità di vittoria è la propria forza divisa per la somma al tavolo. La media è 1500. Gli intervalli vengono dalla matrice d’informazione della verosimiglianza.
meetings-title = Tutti contro tutti
meetings-note = Delle vittorie di uno dei due dove sedevano entrambi, quelle del bot a sinistra.
sure-title = È sicuro?
sure-more =
    { $games ->
        [one] Sicuro dopo una partita: { $bot } vince più della sua quota equa di { $fair }.
       *[other] Sicuro dopo { $games } partite: { $bot } vince più della sua quota equa di { $fair }.
    }
sure-less =
    { $games ->
        [one] Sicuro dopo una partita: { $bot } vince meno della sua quota equa di { $fair }.
       *[other] Sicuro dopo { $games } partite: { $bot } vince meno della sua quota equa di { $fair }.
    }
sure-open =
    { $games ->
        [one] Dopo una partita non si sa ancora se { $bot } vince più o meno della sua quota equa di { $fair }.
       *[other] Dopo { $games } partite non si sa ancora se { $bot } vince più o meno della sua quota equa di { $fair }.
    }
places-title =
    { $games ->
        [one] Vittorie per posto al tavolo (1 comincia), una partita
       *[other] Vittorie per posto al tavolo (1 comincia), { $games } partite
    }
marks-title = Vittorie con ogni abilità
variants-title = Con ogni valore dell’opzione «{ $option }»
variant-on = con
variant-off = senza
points-title = Come si distribuiscono i punti
fair-share = quota equa
place =
    { $place ->
        [1] Posto 1 (comincia)
       *[other] Posto { $place }
    }
ends-title = Che cosa ha concluso le partite
lengths-title = Quanto durano le partite
parts-title = Punti per categoria
report-match = Incontro: { $game }
report-ladder = Classifica: { $game }
report-balance = Equilibrio: { $game }
report-games =
    { $games ->
        [one] Una partita di bot
       *[other] { $games } partite di bot
    }
report-plan = Che cosa si è giocato
report-bots = Bot
report-options = Opzioni
report-varies = { $option } cambia di partita in partita
report-seed = Seme
report-also = Risultati di altre serie
report-rules = Regole
report-rules-version = versione { $version }, scatola { $box }
column-bot = Bot
column-victories = Vittorie
column-interval = Intervallo al 95 %
column-of-fair = Della quota equa
column-rating = Forza
column-valid-interval = Intervallo al 95 %, valido in ogni momento
column-first-wins = Vittorie di chi comincia
column-lowest = Minimo
column-middle = Mediana
column-highest = Massimo
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
