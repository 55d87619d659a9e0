# L’arène : ses options et ses tableaux.
help-arena = Faire jouer beaucoup de parties à des robots : pour voir leur force, ou comment un jeu se comporte.
help-arena-match = Des robots les uns contre les autres : parts de victoires et points.
help-arena-ladder = La force des robots : tous se rencontrent, et l’on donne des cotes avec leurs intervalles.
help-arena-balance = Comment un jeu se comporte : victoires selon la place à la table, fins, durées et parties du score.
help-arena-bots-match = qui joue, séparés par des virgules ; le dernier prend toutes les places restantes. Les niveaux beginner, easy, medium, strong, master ; random, greedy, search, ou search avec un budget : search@2000 (itérations par décision), search@50ms. Sans cette option : search,greedy
help-arena-bots-ladder = les robots qui se rencontrent, séparés par des virgules, nommés comme pour match. Sans cette option : tous les niveaux
help-arena-bots-balance = qui joue, séparés par des virgules ; le dernier prend toutes les places restantes. Sans cette option : greedy
help-arena-games = combien de parties
help-arena-seed = un texte quelconque : le même texte donne les mêmes parties, si les robots réfléchissent en itérations
help-arena-file = où les résultats sont gardés, en JSON Lines ; une série interrompue y reprend
help-arena-report = y écrire aussi un rapport avec des graphiques : une page HTML qui contient tout
help-arena-until-sure = s’arrêter dès qu’il est sûr que le premier robot gagne plus ou moins que sa part équitable ; --games est alors le maximum
help-arena-vary = une option qui prend une autre de ses valeurs de partie en partie, comme scenario, edition ou players
help-arena-also = résultats d’autres séries, à la même table et selon les mêmes règles, qui sont évalués avec ceux-ci ; peut être donné plusieurs fois
help-arena-processes = combien de processus jouent ; 0 : un par processeur
help-arena-ray = jouer sur une grappe Ray de cette machine, qui s’arrête avec la série (pip install "seaboard[ray]")
help-arena-ray-address = jouer sur la grappe Ray à cette adresse, comme 10.0.0.1:6379 ; la même version de seaboard doit être sur toutes ses machines
arena-playing = Parties en cours
match-title =
    { $games ->
        [one] Une partie, à toutes les places à tour de rôle
       *[other] { $games } parties, à toutes les places à tour de rôle
    }
ladder-title =
    { $games ->
        [one] Cotes après une partie
       *[other] Cotes après { $games } parties
    }
ladder-note = 400 points de plus valent dix fois la force ; la chance de victoire est sa propre force divisée par la somme à la table. La moyenne est 1500. Les intervalles viennent de la matrice d’information de la vraisemblance.
meetings-title = Chacun contre chacun
meetings-note = Parmi les victoires de l’un des deux là où ils étaient ensemble, celles du robot de gauche.
sure-title = Est-ce sûr ?
sure-more =
    { $games ->
        [one] Sûr après une partie : { $bot } gagne plus que sa part équitable de { $fair }.
       *[other] Sûr après { $games } parties : { $bot } gagne plus que sa part équitable de { $fair }.
    }
sure-less =
    { $games ->
        [one] Sûr après une partie : { $bot } gagne moins que sa part équitable de { $fair }.
       *[other] Sûr après { $games } parties : { $bot } gagne moins que sa part équitable de { $fair }.
    }
sure-open =
    { $games ->
        [one] Après une partie, on ne sait pas encore si { $bot } gagne plus ou moins que sa part équitable de { $fair }.
       *[other] Après { $games } parties, on ne sait pas encore si { $bot } gagne plus ou moins que sa part équitable de { $fair }.
    }
places-title =
    { $games ->
        [one] Victoires selon la place à la table (1 commence), une partie
       *[other] Victoires selon la place à la table (1 commence), { $games } parties
    }
marks-title = Victoires avec chaque capacité
variants-title = Avec chaque valeur de l’option « { $option } »
variant-on = avec
variant-off = sans
points-title = Répartition des points
fair-share = part équitable
place =
    { $place ->
        [1] Place 1 (commence)
       *[other] Place { $place }
    }
ends-title = Ce qui a mis fin aux parties
lengths-title = Durée des parties
parts-title = Points par catégorie
report-match = Rencontre : { $game }
report-ladder = Classement : { $game }
report-balance = Équilibre : { $game }
report-games =
    { $games ->
        [one] Une partie de robots
       *[other] { $games } parties de robots
    }
report-plan = Ce qui a été joué
report-bots = Robots
report-options = Options
report-varies = { $option } change de partie en partie
report-seed = Graine
report-also = Résultats d’autres séries
report-rules = Règles
report-rules-version = version { $version }, boîte { $box }
column-bot = Robot
column-victories = Victoires
column-interval = Intervalle à 95 %
column-of-fair = De la part équitable
column-rating = Cote
column-valid-interval = Intervalle à 95 %, valable à tout moment
column-first-wins = Victoires de qui commence
column-lowest = Minimum
column-middle = Médiane
column-highest = Maximum
column-points = Points
column-what = { "" }
column-games = Parties
column-share = Part
column-mean = Moyenne
column-winners = Des gagnants
column-shortest = Plus courte
column-longest = Plus longue
column-decisions = Décisions
column-steps = Étapes
column-rounds = Manches
