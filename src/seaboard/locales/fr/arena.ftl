# L’arène : ses options et ses tableaux.
help-arena = Faire jouer beaucoup de parties à des bots : pour voir leur force, ou comment un jeu se comporte.
help-arena-match = Des bots les uns contre les autres : parts de victoires et points.
help-arena-balance = Comment un jeu se comporte : victoires selon la place à la table, fins, durées et parties du score.
help-arena-bots-match = qui joue, séparés par des virgules ; le dernier prend toutes les places restantes. random, greedy, search, ou search avec un budget : search@2000 (itérations par décision), search@50ms. Sans cette option : search,greedy
help-arena-bots-balance = qui joue, séparés par des virgules ; le dernier prend toutes les places restantes. Sans cette option : greedy
help-arena-games = combien de parties
help-arena-seed = un texte quelconque : le même texte donne les mêmes parties, si les bots réfléchissent en itérations
help-arena-file = où les résultats sont gardés, en JSON Lines ; une série interrompue y reprend
help-arena-processes = combien de processus jouent ; 0 : un par processeur
arena-playing = Parties en cours
match-title =
    { $games ->
        [one] Une partie, à toutes les places à tour de rôle
       *[other] { $games } parties, à toutes les places à tour de rôle
    }
places-title =
    { $games ->
        [one] Victoires selon la place à la table (1 commence), une partie
       *[other] Victoires selon la place à la table (1 commence), { $games } parties
    }
marks-title = Victoires avec chaque capacité
ends-title = Ce qui a mis fin aux parties
lengths-title = Durée des parties
parts-title = Points par catégorie
column-bot = Bot
column-victories = Victoires
column-interval = Intervalle à 95 %
column-of-fair = De la part équitable
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
