# The command line's help.
# A no-break space stands before : ; ? ! and inside « ».
about = Seaboard : une salle de jeux au bord de la mer.
examples =
    Essaie par exemple :
      seaboard play
      seaboard play wreck_raiders --players 1
      seaboard play schatztaucher --players 4 --bots strong,easy --names Ada,Ben
      seaboard play --resume
command = COMMANDE
usage = Utilisation :
commands = Commandes
arguments = Arguments
options = Options
help-help = afficher cette aide
help-version = afficher la version
help-lang = langue : { $languages }
help-debug = montrer d’où vient une erreur dans le code
help-play = Jouer dans le terminal, contre des robots ou à plusieurs sur un même clavier. Chaque action est aussitôt enregistrée.
help-replay = Revoir un journal de partie pas à pas.
help-review = analyser une partie terminée : l’adresse et la chance, décision par décision
help-thinking = itérations pour chaque décision et chaque tirage ; 1000 sans autre indication, moins là où manquent les règles rapides
help-review-seed = un texte dont découle toute la réflexion : le même texte donne la même analyse
help-review-json = tout en JSON, pour d’autres programmes
help-verify = Vérifier un journal de partie : chaque action, chaque dé, le résultat.
help-box = Regarder ce que contient la boîte d’un jeu, ou vérifier ton propre fichier de boîte.
help-file = un journal de partie (JSON Lines)
help-known-commitment = le sceau que tu as vu avant la partie (64 chiffres hexadécimaux)
help-known-seed = la graine, si tu la connais déjà (64 chiffres hexadécimaux)
help-known-key = la clé publique de la salle de jeux (64 chiffres hexadécimaux)
help-box-file = ton propre fichier de boîte à la place de celui du jeu
help-game = au choix : { $games }
help-players = le nombre de places à la table
help-bots = robots aux dernières places, séparés par des virgules : beginner (débutant), easy (facile), medium (moyen), strong (fort) ou master (le plus fort) ; aussi greedy et random, qui ne voient pas plus loin, et search. none : que des personnes. Sans cela, tu joues contre des robots de niveau medium
help-names = les noms des personnes, séparés par des virgules
help-option = une autre option du jeu, par exemple memory=true ; peut être répétée
help-seed = un texte quelconque : même texte, mêmes dés
help-by-hand = tu lances de vrais dés, retournes de vraies tuiles et saisis ce qu’ils montrent
help-folder = où les parties sont enregistrées
help-resume = reprendre une partie enregistrée ; sans nom, la dernière
help-repair = avec --resume : couper la fin abîmée d’une sauvegarde (une copie est gardée)
help-box-show = montrer tous les tableaux d’une boîte, en distinguant l’avéré du reconstitué
help-box-check = vérifier un fichier de boîte
help-box-export = écrire le fichier de boîte d’un jeu, pour y mettre tes propres valeurs
help-box-what = un jeu ou un fichier de boîte
help-box-target = le nouveau fichier ; à défaut, la sortie standard
