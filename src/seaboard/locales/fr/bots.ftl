# Les robots : leurs niveaux, leurs conseils et leurs analyses de parties ; pour la page et le terminal.
bot-level =
    { $bot ->
        [beginner] Crevette · débutant
        [easy] Macareux · facile
        [medium] Phoque · moyen
        [strong] Dauphin · fort
        [master] Orque · le plus fort
        [random] robot au hasard
        [greedy] robot glouton
        [search] robot prévoyant
       *[other] robot { $bot }
    }
bot-level-help =
    { $bot ->
        [beginner] La crevette découvre la mer : elle joue avec bon sens, voit peu et se trompe souvent.
        [easy] Le macareux plonge un peu plus profond, mais il lui échappe encore des choses.
        [medium] Le phoque connaît les eaux : un bon adversaire pour la plupart.
        [strong] Le dauphin voit loin et pardonne peu d’erreurs.
        [master] L’orque est la plus forte : elle réfléchit jusqu’à une seconde à un coup.
        [random] Le robot au hasard joue n’importe quel coup permis.
        [greedy] Le robot glouton prend le meilleur qu’il voit tout de suite.
        [search] Le robot prévoyant réfléchit aux coups suivants avant de jouer.
       *[other] { $bot }
    }
hint-at-once = À première vue : { $choice }
hint-top = Les meilleurs choix, vus par un robot :
hint-chance = { $percent } % de chances de gagner, à { $error } près
hint-points = { $points } points à la fin, à { $error } près
hint-leads-to = Ce qui s’ensuit :
hint-odds = { $percent } % : { $what }
hint-gain = D’ici ton prochain tour : { $gain } pour toi, { $others } pour le meilleur des autres.
hint-gain-alone = D’ici ton prochain tour : { $gain }.
review-working = La partie est passée en revue
review-help = Un robot a réfléchi { $iterations } fois à chaque moment de cette partie. Les décisions sont jugées d’après ce qu’on pouvait savoir alors ; des choix que rien ne distingue ne comptent pas.
review-decided = Erreurs
review-lost = Gaspillé
review-luck = Chance
review-amount =
    { $measure ->
        [points] { $sign }{ $amount } points
       *[other] { $sign }{ $amount } %
    }
review-mistakes = Les décisions les plus coûteuses
review-fine = Personne n’a rien gaspillé.
review-lucky = Les moments les plus chanceux
review-mistake = Coup { $number }, { $name } : « { $played } » ({ $lost }). Mieux : « { $other } ».
review-draw = Coup { $number } : { $drawn } { $luck } pour { $name }.
review-chart =
    { $measure ->
        [points] Points attendus à la fin
       *[other] Chances de gagner
    }
review-hopes = Avant : { $before }. Après : { $after }. Avec le meilleur autre choix : { $other }.
review-best = Le meilleur choix
review-as-good = Aussi bon que le meilleur choix, autant qu’on puisse le dire
review-better = Il aurait mieux valu
review-progress = La partie est passée en revue : { $done } sur { $total }
