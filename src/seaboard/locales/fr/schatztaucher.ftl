# Die Schatztaucher. Terms follow the German rulebook; the sentences are our own.
# A no-break space stands before : ; ? ! and inside « ».
title = Les pêcheurs de trésors
tagline = Plonge vers les trésors avec une lampe qui montre ce qui se cache au fond, mais jamais combien. De 2 à 4 personnes, 30 minutes.
intro-1 = Des trésors dorment sous cinq bouées, et une épave tout au fond. Qui remonte le plus de points gagne.
intro-2 = À ton tour, lance les deux dés, choisis une bouée et l’un des nombres : la lampe descend d’autant, exactement. Un dé qui montre X est perdu pour ce tour.
intro-3 = La lampe montre ce qu’il y a là, mais jamais combien. Prends la tuile, ou relance et plonge plus bas dans la même colonne.
intro-4 = S’il ne reste aucun dé, tu remontes les mains vides. De l’audace, mais pas trop !
intro-5 = Les monstres marins se combattent : un seul lancer, et un dé doit montrer au moins leur nombre.
intro-6 = Qui a le premier assez d’une sorte prend sa tuile bonus, 5 points. Quand la dernière tuile bleu clair, bleu foncé, d’épave ou bonus est partie, la partie est finie.
hint-worth = { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
 }
lesson-seats = C’est toi. Tout ce que tu remontes se trouve ici, avec ses points.
lesson-dice = Ton tour a commencé par un lancer : 2 et 4. Tu plonges avec l’un des deux.
lesson-die = Plus bas, il y a davantage. Choisis le 4.
lesson-buoy = Choisis maintenant où. Prends la troisième bouée : la lampe y descend de quatre cases.
lesson-take = Un coffre ! Combien il y en a ne se voit qu’en prenant la tuile. Prends-la.
lesson-lost-fight = Perle a rencontré deux monstres marins et a dû se battre, mais aucun dé ne montrait au moins 2. Ils restent là, et tous savent où.
lesson-x = Un X ! Ce dé est perdu jusqu’à la fin de ton tour. Avec le 3, tu plonges quand même : choisis la quatrième bouée.
lesson-deeper = Un tonneau. Tu pourrais le prendre ; mais tente ta chance avec le dernier dé et plonge plus bas.
lesson-enough = Un 2, et un coquillage. Encore un X et tu remonterais sans rien : prends-le.
lesson-empty = C’est ce qui est arrivé à Perle : deux X d’un coup, et son tour était fini.
lesson-monster = Les deux dés montrent 3. Sous la deuxième bouée, c’est là que sont les deux monstres. Ose les combattre !
lesson-end = Un 4 bat deux monstres : ils sont à toi, deux points. Tu sais plonger. Qui a le premier assez d’une sorte reçoit aussi sa tuile bonus. Continue comme tu veux !
option-players = Nombre de joueurs
option-players-help = Combien jouent, de 2 à 4.
option-start = Qui commence
option-start-help = La place qui commence, à moins d’un tirage au sort. Autour d’une vraie table, la personne la plus jeune commence.
option-start-0 = par tirage au sort
option-memory = Variante mémoire
option-memory-help = Ce que la lampe et les combats perdus ont montré est de nouveau caché après le tour.

## Things
sea = La mer
wreck = L’épave
tiles = Tuiles
bonus-race = Tuiles bonus
dice-free = { $number ->
    [0] plus aucun dé
    [one] il reste un dé
   *[other] les deux dés sont libres
 }
legend = Les nombres à gauche sont les rangées : ~ eau claire, ≈ eau sombre, aussi sur les tuiles qu’aucune lampe n’a montrées. ◉ la bouée de la lampe, ▼ la lampe, │ sa corde, · une case vide.
effect-points = { $count ->
    [one] { $sign } point
   *[other] { $sign } points
 }
kind =
    { $tile ->
        [shell] Coquillages
        [amphora] Amphores
        [barrel] Tonneaux
        [gold] Lingots d’or
        [chest] Coffres
        [monster] Monstres marins
        [swap] Tuiles d’échange
        [seagrass] Algues
       *[coins] Pièces d’or
    }
symbol-short =
    { $symbol ->
        [shell] Coquil.
        [amphora] Amphore
        [barrel] Tonneau
        [gold] Lingot
        [chest] Coffre
        [monster] Monstre
        [swap] Échange
       *[cave] Grotte
    }
tile-short =
    { $tile ->
        [shell] Coquil. { $count }
        [amphora] Amphore { $count }
        [barrel] Tonneau { $count }
        [gold] Lingot { $count }
        [chest] Coffre { $count }
        [monster] Monst. { $count }
        [swap] Échange
        [seagrass] Algues
       *[coins] Pièces { $count }
    }
# A kind in a sentence.
kinds =
    { $tile ->
        [shell] les coquillages
        [amphora] les amphores
        [barrel] les tonneaux
        [gold] les lingots d’or
        [chest] les coffres au trésor
        [monster] les monstres marins
        [swap] les tuiles d’échange
        [seagrass] les algues
       *[coins] les pièces d’or
    }
# A tile in a sentence.
tile =
    { $tile ->
        [shell] { $count ->
            [one] { $count } coquillage
           *[other] { $count } coquillages
        }
        [amphora] { $count ->
            [one] { $count } amphore
           *[other] { $count } amphores
        }
        [barrel] { $count ->
            [one] { $count } tonneau
           *[other] { $count } tonneaux
        }
        [gold] { $count ->
            [one] { $count } lingot d’or
           *[other] { $count } lingots d’or
        }
        [chest] { $count ->
            [one] { $count } coffre au trésor
           *[other] { $count } coffres au trésor
        }
        [monster] { $count ->
            [one] { $count } monstre marin
           *[other] { $count } monstres marins
        }
        [swap] une tuile d’échange
        [seagrass] des algues
       *[coins] { $count ->
            [one] { $count } pièce d’or
           *[other] { $count } pièces d’or
        }
    }
symbol =
    { $symbol ->
        [shell] un coquillage
        [amphora] une amphore
        [barrel] un tonneau
        [gold] un lingot d’or
        [chest] un coffre au trésor
        [monster] des monstres marins
        [swap] le symbole d’échange
       *[cave] une grotte
    }

## What is to be decided
due-start = Qui commence ?
due-roll = Lance les dés qui ne sont pas mis de côté.
due-choose-die = Avec quel dé plonges-tu ?
due-choose-buoy = Sous quelle bouée plonges-tu ?
due-light = Que révèle la lampe ?
due-decide = T’arrêter ici ou plonger plus profond ?
due-reveal = Que montre la tuile une fois retournée ?
due-fight = Affronte les monstres marins : lance les dés qui ne sont pas mis de côté.
due-choose-wreck = Tu as atteint l’épave. Quelle tuile prends-tu ?
due-choose-swap = Garder la tuile d’échange, ou la donner contre une tuile de quelqu’un d’autre ?
due-over = La partie est finie.

## Choices
choice-start = { $player } commence
choice-roll = { $dice }
choice-die = Plonger de { $number ->
    [one] { $number } case
   *[other] { $number } cases
 }
choice-buoy = Bouée { $buoy }
choice-show = { symbol }
choice-take = Prendre la tuile
choice-deeper = Plonger plus profond
choice-surface = Remonter bredouille
choice-turn = { tile }
choice-salvage = Prendre { tile }
choice-keep = Garder la tuile d’échange (2 points)
choice-swap = La donner à { $player } et prendre { tile }

## What happens
log-start = { $player } commence.
log-roll = Lancer : { $dice }.
log-die = { $who } choisit le { $number }.
log-buoy = { $who } plonge sous la bouée { $buoy }.
log-show = La lampe révèle { symbol }.
log-take = { $who } prend la tuile.
log-deeper = { $who } plonge plus profond.
log-surface = { $who } remonte bredouille.
log-turn = Tuile retournée : { tile }.
log-salvage = { $who } remonte { tile } de l’épave.
log-keep = { $who } garde la tuile d’échange.
log-swap = { $who } donne la tuile d’échange à { $player } et prend { tile }.

## What it brings about
event-turn = À { $player } de jouer.
event-forced-die = { $player } plonge avec le { $number } : il n’y a pas d’autre choix.
event-no-die-left = Plus aucun dé : { $player } remonte bredouille.
event-fight-won = { $player } vient à bout { $monsters ->
    [one] du monstre marin
   *[other] de { $monsters } monstres marins
 }.
event-fight-lost = { $player } perd contre { $monsters ->
    [one] le monstre marin
   *[other] { $monsters } monstres marins
 } ; la tuile est remise face cachée.
event-salvaged = { $player } prend { tile } à l’épave : il n’y avait pas d’autre choix.
event-nobody-to-swap-with = Personne n’a de tuile à échanger : { $player } garde la tuile d’échange.
event-bonus = { $player } gagne la tuile bonus pour { kinds }.
recap-took = { $player } plonge à la bouée { $buoy } et prend { tile }.
recap-wreck = { $player } plonge jusqu’à l’épave et prend { tile }.
recap-nothing = { $player } plonge à la bouée { $buoy } et remonte les mains vides.
recap-no-dive = { $player } ne lance que des X et reste dans le bateau.
recap-won = { $player } plonge à la bouée { $buoy } et vainc { $monsters ->
    [one] un monstre marin
   *[other] { $monsters } monstres marins
 }.
recap-lost = { $player } plonge à la bouée { $buoy } et perd contre { $monsters ->
    [one] un monstre marin
   *[other] { $monsters } monstres marins
 }.

## The end
part-treasures = Trésors
part-monsters = Monstres marins
part-swaps = Tuiles d’échange
part-coins = Pièces d’or
part-bonus = Tuiles bonus
end-bonus = La dernière tuile bonus a été prise.
end-light = La dernière tuile bleu clair a quitté le plateau.
end-dark = La dernière tuile bleu foncé a quitté le plateau.
end-wreck = L’épave est vide.

## Sur la page
boat = Le bateau
field-empty = Rangée { $row } : vide
field-unseen = Rangée { $row } : une tuile qu’aucune lampe n’a encore montrée
field-shown = Rangée { $row } : la lampe a montré { $what }
field-known = Rangée { $row } : { $what } (tout le monde l’a vu)
wreck-tile = À l’épave : { $what }
bonus-open = { $what } : { $needs } symboles rapportent la tuile bonus.
bonus-held = { $what } : { $player } possède la tuile bonus.
plain-lamp = Lampe et dés
plain-seat = { $player } : { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
nothing-yet = Rien pour l’instant
lamp-at-boat = La lampe est au bateau.
lamp-at = La lampe est suspendue à la bouée { $buoy }, rangée { $row }.
lamp-at-wreck = La lampe est suspendue à l’épave, sous la bouée { $buoy }.
dice-shown = Dés : { $shown } ({ $free })

## The rules, in a sentence or two each
chapter-1 = Matériel et mise en place
chapter-2 = Plonger
chapter-3 = Prendre des tuiles
chapter-4 = Monstres marins
chapter-5 = Tuiles bonus et tuiles d’échange
chapter-6 = Fin et décompte
chapter-7 = Variantes
rule-ST-1-1 = De 2 à 4 personnes.
rule-ST-1-2 = Cinq bouées flottent à la surface. Sous chacune se trouvent cinq cases bleu clair, puis cinq bleu foncé, et tout au fond l’épave.
rule-ST-1-3 = Les tuiles de chaque bleu sont mélangées et posées face cachée sur leurs cases. Les tuiles de l’épave et les tuiles bonus sont visibles.
rule-ST-1-4 = Les deux dés portent 1, 2, 3, 4, X et X.
rule-ST-1-5 = La personne la plus jeune commence, ou celle que désigne la mise en place ; puis on joue dans le sens des aiguilles d’une montre.
rule-ST-1-6 = La lampe part du bateau et y retourne après chaque tour.
rule-ST-2-1 = Un tour commence par un lancer des deux dés.
rule-ST-2-2 = Un dé qui montre X est mis de côté pour le reste du tour, pour plonger comme pour combattre.
rule-ST-2-3 = Quand il ne reste aucun dé, le tour se termine sans butin ; toutes les tuiles restent en place.
rule-ST-2-4 = Avec deux nombres, tu en choisis un. L’autre dé n’est pas perdu : on relance les deux pour l’étape suivante.
rule-ST-2-5 = À la première étape du tour, tu choisis une bouée et restes dans sa colonne pour tout le tour.
rule-ST-2-6 = La lampe descend tout droit, exactement du nombre choisi. Les cases vides comptent aussi.
rule-ST-2-7 = Sous la dernière case se trouve l’épave ; les points en trop sont perdus. Partout ailleurs, il faut utiliser le nombre entier.
rule-ST-2-8 = Sous la lampe, tout le monde voit le symbole au dos d’une tuile, mais pas le nombre sur sa face.
rule-ST-2-9 = Ensuite, tu prends la tuile ou tu plonges plus profond, sauf si la lampe révèle des monstres marins.
rule-ST-2-10 = Pour plonger plus profond, tu lances les dés qui ne sont pas mis de côté et tu continues dans la même colonne.
rule-ST-2-11 = Sur une case vide, il n’y a rien à prendre : plonge plus profond ou remonte bredouille. Au-dessus d’une tuile, pas question de simplement remonter.
rule-ST-2-12 = La lampe peut tromper : un symbole de trésor peut cacher des algues, une grotte peut cacher un trésor, des algues ou des monstres.
rule-ST-2-13 = L’identité d’une tuile cachée dépend des tuiles de sa couleur que personne n’a vues et des symboles déjà montrés.
rule-ST-3-1 = Une tuile prise est retournée et reste visible devant toi. Le tour se termine.
rule-ST-3-2 = À l’épave, tu choisis une des tuiles qui s’y trouvent encore. Le tour se termine.
rule-ST-3-3 = Une grotte se prend à l’aveugle ou se laisse. Trésor et algues sont à toi ; les monstres, il faut les combattre aussitôt.
rule-ST-3-4 = Les algues ne valent rien, mais la première personne à en avoir trois gagne la tuile bonus des algues.
rule-ST-4-1 = Quand la lampe révèle des monstres marins, il faut retourner la tuile : tout le monde voit alors combien ils sont.
rule-ST-4-2 = Tu dois combattre : un seul lancer des dés qui ne sont pas mis de côté. Un dé au moins égal au nombre de monstres suffit pour gagner.
rule-ST-4-3 = Gagné : tu prends la tuile, un point par monstre. Perdu : elle est remise face cachée et reste là.
rule-ST-4-4 = Gagné ou perdu, le tour se termine après le combat.
rule-ST-4-5 = Qui arrive plus tard sur cette tuile doit combattre aussi. Tant qu’elle est là, sa couleur n’est pas épuisée.
rule-ST-4-6 = Contre 3 monstres, un 3 ou un 4 sur l’un des dés gagne, même à côté d’un X ; deux dés inférieurs à 3 perdent.
rule-ST-5-1 = La première personne à réunir les symboles demandés par une tuile bonus la prend aussitôt : 5 points.
rule-ST-5-2 = Une tuile bonus ne se perd plus jamais.
rule-ST-5-3 = Une tuile d’échange se garde pour 2 points, ou se donne à quelqu’un contre une de ses tuiles trésor, algues ou épave.
rule-ST-5-4 = Un échange ne permet pas de prendre des monstres marins, des tuiles bonus ni d’autres tuiles d’échange.
rule-ST-5-5 = Une tuile prise par échange peut rapporter aussitôt une tuile bonus.
rule-ST-5-6 = Qui atteint plusieurs tuiles bonus d’un coup les prend toutes.
rule-ST-6-1 = La partie se termine dès que la dernière tuile bleu clair, bleu foncé, épave ou bonus a été prise.
rule-ST-6-2 = Trésors, pièces et monstres valent un point chacun, une tuile d’échange 2, une tuile bonus 5, les algues rien.
rule-ST-6-3 = Qui a le plus de points l’emporte ; en cas d’égalité, la victoire est partagée.
rule-ST-7-1 = Dans la variante mémoire, ce que la lampe et les combats perdus ont montré est de nouveau caché après le tour.
rule-ST-7-2 = Là où la règle laisse un doute, les décisions et le jeu de tuiles de ce projet font foi.
