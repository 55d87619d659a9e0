# I bot: i loro livelli, i loro consigli e le loro analisi delle partite; per la pagina e il terminale.
bot-level =
    { $bot ->
        [beginner] Gamberetto · principiante
        [easy] Pulcinella di mare · facile
        [medium] Foca · medio
        [strong] Delfino · forte
        [master] Orca · il più forte
        [random] bot casuale
        [greedy] bot ingordo
        [search] bot lungimirante
       *[other] bot { $bot }
    }
bot-level-help =
    { $bot ->
        [beginner] Il gamberetto è nuovo del mare: gioca con buon senso, vede poco e sbaglia spesso.
        [easy] La pulcinella di mare si tuffa un po’ più a fondo, ma qualcosa le sfugge ancora.
        [medium] La foca conosce le acque ed è un buon avversario per quasi tutti.
        [strong] Il delfino guarda lontano e perdona pochi errori.
        [master] L’orca è la più forte: pensa a una mossa fino a un secondo.
        [random] Il bot casuale gioca una mossa qualsiasi tra quelle permesse.
        [greedy] Il bot ingordo sceglie ciò che a prima vista rende di più.
        [search] Il bot lungimirante pensa alle mosse seguenti prima di giocare.
       *[other] { $bot }
    }
hint-at-once = A prima vista: { $choice }
hint-top = Le scelte migliori, secondo un bot:
hint-chance = { $percent } % di vincere, con uno scarto di { $error }
hint-points = { $points } punti alla fine, con uno scarto di { $error }
hint-leads-to = Che cosa ne segue:
hint-odds = { $percent } %: { $what }
hint-gain = Entro il tuo prossimo turno: { $gain } per te, { $others } per il migliore degli altri.
hint-gain-alone = Entro il tuo prossimo turno: { $gain }.
review-working = La partita viene riguardata
review-help = Un bot ha pensato { $iterations } volte a ogni momento di questa partita. Le decisioni sono giudicate in base a ciò che allora si poteva sapere; le scelte che non si distinguono non contano.
review-decided = Errori
review-lost = Sprecato
review-luck = Fortuna
review-amount =
    { $measure ->
        [points] { $sign }{ $amount } punti
       *[other] { $sign }{ $amount } %
    }
review-mistakes = Le decisioni più costose
review-fine = Nessuno ha sprecato nulla.
review-lucky = I momenti più fortunati
review-mistake = Mossa { $number }, { $name }: «{ $played }» ({ $lost }). Meglio: «{ $other }».
review-draw = Mossa { $number }: { $drawn } { $luck } per { $name }.
review-chart =
    { $measure ->
        [points] Punti attesi alla fine
       *[other] Probabilità di vincere
    }
review-hopes = Prima: { $before }. Dopo: { $after }. Con la migliore altra scelta: { $other }.
review-best = La scelta migliore
review-as-good = Buona come la scelta migliore, per quanto si può dire
review-better = Sarebbe stato meglio
review-progress = La partita viene riguardata: { $done } di { $total }
