# Wreck Raiders. Les termes suivent le livret français ; les phrases sont les nôtres.
title = Wreck Raiders
tagline = Plonge vers quatre épaves pour tes expositions, tes aquariums et ton coffre-fort ; tes voisins profitent du butin. 1 à 5 joueurs, 45 minutes.
intro-1 = On plonge vers quatre épaves, pour trois présentoirs, un coffre-fort et des aquariums. Qui a le plus de pièces gagne.
intro-2 = Prends un dé du récif ; d’une zone coquillage, tu reçois aussi ce coquillage. Puis déplace un plongeur vers l’espace de son nombre, dans une épave ou sur la plage.
intro-3 = Dans une épave tu pioches un trésor, et tous ceux juste à côté de toi aussi. Qui occupait ton espace est poussé sur la plage et y gagne des coquillages.
intro-4 = Place chaque trésor aussitôt : dans un présentoir, pour une exposition, ou au coffre-fort, pour des images différentes et des rangées d’un seul type.
intro-5 = Un présentoir qui contient exactement les trésors d’une exposition te la donne ; dans l’ordre exact, elle rapporte aussi sa récompense.
intro-6 = Les coquillages aident : les conques changent un dé, les pétoncles apportent d’autres trésors, les étoiles de mer valent n’importe quel type. Une fois par tour, ils achètent un morceau d’aquarium.
hint-worth = { $worth ->
    [one] { $worth } pièce
   *[other] { $worth } pièces
 }
lesson-mat = Voici ton plateau : trois présentoirs pour les expositions, un coffre-fort et un panier pour les coquillages. En haut, les expositions que chacun peut réclamer.
lesson-reef = Prends le 3 du récif. Il est dans une zone coquillage : tu reçois aussi un pétoncle.
lesson-wreck = Envoie un plongeur à l’espace 3 de l’épave aux gemmes.
lesson-display = Une gemme ! Une exposition en demande trois. Pose-la dans le premier présentoir.
lesson-scallop = Un pétoncle pourrait apporter une gemme de plus. Garde-le : on peut acheter quelque chose avec.
lesson-aquarium = Un dessous pour un pétoncle : ton premier aquarium. Centres et dessus viendront plus tard et rapportent des pièces.
lesson-pearl = Perle a plongé vers l’or et l’a mis au coffre-fort : des images différentes et des rangées d’un seul type y rapportent des pièces.
lesson-beside = Maintenant le 2 : son espace est juste à côté de ton premier plongeur.
lesson-beside-go = De nouveau vers les gemmes. Deux plongeurs côte à côte rapportent chacun un trésor.
lesson-second-gem = La deuxième gemme, à côté de la première.
lesson-third-gem = Et la troisième, rapportée par ton premier plongeur.
lesson-claim = Trois gemmes, exactement ce que montre l’exposition. Réclame-la !
lesson-end = Ta première exposition : quatre pièces. Quand quelqu’un en a assez, la fin arrive et les autres jouent encore une fois. Continue comme tu veux !
option-players = Joueurs
option-players-help = Combien de joueurs, de 1 à 5 ; seul, on joue le mode solo contre des rivaux.
option-edition = Édition
option-edition-help = Le livret à suivre. L’anglais compte 18 rivaux en solo, les autres en comptent 16.
option-edition-en = anglaise
option-edition-de = allemande
option-edition-fr = française
option-start = Premier joueur
option-start-help = La place qui commence, à moins d’un tirage au sort.
option-start-0 = par tirage au sort
option-shell-odds = Chances d’une zone coquillage
option-shell-odds-help = Combien de dés sur cent tombent dans une zone coquillage ; -1 s’en remet à la boîte (25).
option-pedestals = Piédestaux
option-pedestals-help = Combien de trésors tient un présentoir, 5 ou 6.
option-pedestals-0 = comme dans la boîte
option-row-coins = Pièces des rangées du coffre-fort
option-row-coins-help = Un nombre par rangée, de bas en haut, par exemple 3,4,5,6 ; vide s’en remet à la boîte.
option-rings = Anneaux des épaves
option-rings-help = Les nombres autour des gemmes, de l’or, de l’art et des reliques, par exemple 123456,135246,123456,123456 ; vide s’en remet à la boîte.
option-rivals = Rivaux
option-rivals-help = Combien de rivaux compte la pile du solo ; 0 s’en remet à l’édition.
option-rival-gains = Les rivaux gagnent en entrant
option-rival-gains-help = Solo : un rival qui entre dans une épave gagne un trésor, qui est défaussé.

## Les choses
wrecks = Épaves
beach = Plage
reef = Récif
bank = Coquillages sur la plage : { $shells }
exhibits = Expositions ({ $left } dans la pioche)
order = Trésors
coins = Pièces
crests = Blasons
style = Style
market = Marché des aquariums
basket = Panier
divers = Hors plateau
vault = Coffre-fort
number = Nombre en jeu : { $number }.
hand = À placer : { treasure }.
display = Présentoir { $number }
claimed = Expositions ({ $count })
aquarium = Aquarium
piece-short = morceau
legend = Aux épaves : les nombres de l’anneau et qui y plonge ; le dernier touche le premier (↩). Coquillages : C conque, P pétoncle, É étoile de mer. Marché : prix → pièces|bord ; dessus : pièces/pour chaque. Expositions sur les plateaux : + avec une conque. Coffre-fort : = pièces d’une rangée complète. ☠ rival.
piles = { $supply } dans la pioche, { $discard } en défausse
coin-count = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
 }
edition = Édition : { $edition }
last-turns = Derniers tours : { $count }
rivals-left = { $count ->
    [one] { $count } rival restant
   *[other] { $count } rivaux restants
 }
piece-kind =
    { $kind ->
        [bottom] Dessous
        [middle] Centres
       *[top] Dessus
    } ({ $left } en pile)
kind =
    { $kind ->
        [gems] gemmes
        [gold] or
        [art] art
       *[relics] reliques
    }
kind-short =
    { $kind ->
        [gems] Gem
        [gold] Or
        [art] Art
       *[relics] Rel
    }
wreck =
    { $kind ->
        [gems] Gemmes
        [gold] Or
        [art] Art
       *[relics] Reliques
    }
# Un lieu où aller.
place =
    { $place ->
        [gems] l’épave aux gemmes
        [gold] l’épave à l’or
        [art] l’épave aux œuvres d’art
        [relics] l’épave aux reliques
       *[beach] la plage
    }
# Un lieu où l’on se trouve.
place-in =
    { $place ->
        [gems] dans l’épave aux gemmes
        [gold] dans l’épave à l’or
        [art] dans l’épave aux œuvres d’art
        [relics] dans l’épave aux reliques
       *[beach] sur la plage
    }
treasure =
    { $treasure ->
        [ruby] un rubis (gemmes)
        [emerald] une émeraude (gemmes)
        [sapphire] un saphir (gemmes)
        [coins] de vieilles pièces (or)
        [crown] une couronne (or)
        [goblet] un gobelet (or)
        [painting] un tableau (art)
        [vase] un vase (art)
        [statue] une statue (art)
        [mask] un masque (reliques)
        [idol] une idole (reliques)
       *[astrolabe] un astrolabe (reliques)
    }
treasure-short =
    { $treasure ->
        [ruby] rub
        [emerald] éme
        [sapphire] sap
        [coins] piè
        [crown] cou
        [goblet] gob
        [painting] tab
        [vase] vas
        [statue] sta
        [mask] mas
        [idol] ido
       *[astrolabe] ast
    }
shell =
    { $shell ->
        [conch] une conque
        [scallop] un pétoncle
       *[starfish] une étoile de mer
    }
shell-short =
    { $shell ->
        [conch] C
        [scallop] P
       *[starfish] É
    }
shells =
    { $shell ->
        [conch] { $count ->
            [one] { $count } conque
           *[other] { $count } conques
        }
        [scallop] { $count ->
            [one] { $count } pétoncle
           *[other] { $count } pétoncles
        }
       *[starfish] { $count ->
            [one] { $count } étoile de mer
           *[other] { $count } étoiles de mer
        }
    }
zone =
    { $zone ->
        [conch] Conque
        [scallop] Pétoncle
        [starfish] Étoile de mer
       *[blank] Vide
    }
zone-note =
    { $zone ->
        [conch] , avec une conque
        [scallop] , avec un pétoncle
        [starfish] , avec une étoile de mer
       *[blank] {""}
    }
from =
    { $from ->
        [off-board] hors plateau
        [beach] plage, espace { $spot }
        [gems] gemmes, espace { $spot }
        [gold] or, espace { $spot }
        [art] art, espace { $spot }
       *[relics] reliques, espace { $spot }
    }
spot-of-wreck = { wreck }, espace { $spot }
spot-of-beach = { beach }, espace { $spot }
style-short =
    { $style ->
        [any1] coquillage au choix
        [aquarium] morceau gratuit
        [shells] coquillages
       *[none] ·
    }
order-note =
    { $order ->
        [exact] dans l’ordre exact
       *[any] dans un ordre quelconque
    }

## À la table en texte
at-a-glance = En bref
wrecks-and-beach = Épaves et plage
place-number = Espace
nothing = rien
nobody = libre
a-rival = un rival
reef-empty = Aucun dé dans le récif.
to-roll = { $count ->
    [one] { $count } dé est lancé.
   *[other] { $count } dés sont lancés.
 }
rival-entered = { wreck } : un rival est entré ce round-ci, avec le { $number }.
ring-of = { wreck } : autour de l’épave, les nombres sont { $ring }.
claiming = En cours : { $exhibit }, avec le présentoir { $display }.
exhibit-name = { $order } ({ coin-count })
piece-name =
    { $kind ->
        [bottom] dessous
        [middle] centre
       *[top] dessus
    } ({ $worth })
exhibit-unseen = de la pioche
piece-unseen =
    { $kind ->
        [bottom] un dessous
        [middle] un centre
       *[top] un dessus
    }
piece-worth = { coin-count }, bord : { $edge }
top-worth = { coin-count } par { $each }
piece-for = { $worth } ; coûte { $cost }
costs = coûte { $cost }
effect-gains = rapporte { $what }
effect-coins = { $count ->
    [one] { $sign } pièce
   *[other] { $sign } pièces
 }
style-reward = Récompense pour l’ordre exact : { $style ->
    [any1] un coquillage au choix
    [aquarium] un morceau d’aquarium gratuit
   *[shells] { $shells }
 }
crests-for = Peut être décorée avec { $shells }
mat-of = { $player } : { coin-count }
display-holds = Présentoir { $number } : { $treasures } ({ $free ->
    [0] plein
   *[other] libres : { $free }
 })
vault-row = Rangée { $row } ({ coin-count }) : { $treasures }
mat-shells = Coquillages : { $shells }
mat-divers = Plongeurs hors plateau : { $count }
mat-dice = Dés dans le panier : { $dice }
with-conch = { $exhibit }, avec une conque
supplies = Ce qui reste dans les piles
in-supply = Pioche : { $treasures }
in-discard = Défausse : { $treasures }
place-beside = { $here } ; à côté : { $beside }
treasure-name =
    { $treasure ->
        [ruby] rubis
        [emerald] émeraude
        [sapphire] saphir
        [coins] vieilles pièces
        [crown] couronne
        [goblet] gobelet
        [painting] tableau
        [vase] vase
        [statue] statue
        [mask] masque
        [idol] idole
       *[astrolabe] astrolabe
    }
group-dice = Dés
group-numbers = Nombres
group-places = Lieux
group-divers = Plongeurs
group-mat = Sur ton plateau
group-exhibits = Expositions
group-pieces = Morceaux d’aquarium
group-shells = Coquillages
group-starfish = Avec une étoile de mer
group-otherwise = Ou
points-of = { $points ->
    [one] { $points } pièce
   *[other] { $points } pièces
 }

## Sur le plateau
pool = Le bassin de dés dans le couvercle de la boîte
see-mat = Voir en entier le plateau de { $player }
displays-and-vault = Présentoirs et coffre-fort
own-mat = Mon plateau
exhibits-needed = { $count } expositions terminent la partie
until-the-end = Avant la fin
ends-by-exhibits = Expositions
ends-by-vault = Coffre-fort
ends-by-beach = Plage
ends-by-rivals = Rivaux restants
ends-by-wreck = Épave la plus vide
leads-to = Cela mène à
brings-coins = Rapporte tout de suite { coin-count }.
spends = Coûte { $shells }.
beside = À côté : { $who }.
then-draw = Ensuite on pioche : { kind }.
takes-starfish = Demande { $count ->
    [one] 1 étoile de mer
   *[other] { $count } étoiles de mer
 }.
without-starfish = Ne demande aucune étoile de mer.
earns-style = Donne la récompense de style.

## Ce qu’il faut décider
due-draw-start = Qui commence ?
due-roll-pool = Lance le bassin de dés : nombre et zone de chaque dé.
due-take-die = Prends un dé du récif.
due-set-number = Gardes-tu le nombre du dé, ou le changes-tu avec des conques ?
due-choose-place = Où va ton plongeur ?
due-choose-diver = Quel plongeur déplaces-tu ?
due-choose-spot = Sur quel espace vide de la plage va le plongeur poussé ?
due-draw-treasure = Quel trésor est pioché ?
due-place-treasure = Où places-tu le trésor ?
due-one-more = Défausses-tu un pétoncle pour un trésor de plus de cette épave ?
due-claim = Réclames-tu une exposition ?
due-conch-decoration = Décores-tu l’exposition avec une conque ?
due-scallop-decoration = Défausses-tu un pétoncle pour un trésor de l’épave de ton choix ?
due-choose-shell = Récompense de style : quel coquillage prends-tu ?
due-choose-piece = Récompense de style : quel morceau d’aquarium prends-tu gratuitement ?
due-choose-aquarium = Sur quel aquarium va le morceau ?
due-reveal = Quelle exposition est révélée ?
due-buy = Achètes-tu un morceau d’aquarium ?
due-refill = Quel morceau arrive au marché ?
due-rival-die = Choisis un dé pour un rival.
due-rival-wreck = Dans quelle épave va le rival ?
due-buy-more = Achète autant de morceaux d’aquarium que tu veux avant la fin du round.
due-over = La partie est finie.

## Les choix
choice-start = { $player } commence
choice-roll = { $number }{ zone-note }
choice-draw = { treasure }
choice-reveal = Exposition { $exhibit }
choice-refill = { $piece }
choice-take = Le { $number }{ zone-note }
choice-set = Plonger avec le { $number }
choice-go = Vers { place }
choice-move = De : { from }
choice-bump = Plage, espace { $spot }
choice-display = Dans le présentoir { $display }
choice-vault = Dans le coffre-fort, colonne { $column }
choice-let-go = Défausser le trésor
choice-more = Un de plus pour un pétoncle
choice-claim = Exposition { $exhibit } avec le présentoir { $display }, { order-note }
choice-conch = Ajouter une conque (2 pièces)
choice-scallop = Un trésor ({ kind }) pour un pétoncle
choice-shell = Prendre { shell }
choice-get = Prendre : { $piece }
choice-buy = Acheter : { $piece }
choice-stack = Sur l’aquarium avec : { $aquarium }
choice-rival-die = Le { $number } pour le rival
choice-rival-go = Le rival va vers { place }
choice-enough = Ne plus prendre de trésors
choice-no-claim = Ne plus rien réclamer
choice-no-conch = Garder la conque
choice-no-scallop = Garder le pétoncle
choice-no-purchase = Ne plus rien acheter
choice-starfish = Défausser une étoile de mer et le trésor le plus à droite du présentoir { $display }

## Ce qui se passe
log-start = { $player } commence.
log-roll = Un dé montre { $number }{ zone-note }.
log-draw = Pioché : { treasure }.
log-reveal = L’exposition { $exhibit } est révélée.
log-refill = Nouveau au marché : { $piece }.
log-take = { $who } prend le { $number }{ zone-note }.
log-set = { $who } plonge avec le { $number }.
log-go = { $who } se dirige vers { place }.
log-move = { $who } déplace un plongeur ({ from }).
log-bump = { $who } choisit l’espace { $spot } de la plage pour le plongeur poussé.
log-display = { $who } place le trésor dans le présentoir { $display }.
log-vault = { $who } place le trésor dans le coffre-fort, colonne { $column }.
log-let-go = { $who } défausse le trésor.
log-more = { $who } défausse un pétoncle pour un trésor de plus.
log-claim = { $who } réclame l’exposition { $exhibit } avec le présentoir { $display }, { order-note }.
log-conch = { $who } décore l’exposition avec une conque.
log-scallop = { $who } défausse un pétoncle pour un trésor ({ kind }).
log-shell = { $who } prend { shell }.
log-get = { $who } prend gratuitement : { $piece }.
log-buy = { $who } achète : { $piece }.
log-stack = { $who } pose le morceau sur l’aquarium avec : { $aquarium }.
log-rival-die = { $who } choisit le { $number } pour un rival.
log-rival-go = { $who } envoie le rival vers { place }.
log-enough = { $who } ne prend plus de trésors.
log-no-claim = { $who } ne réclame plus rien.
log-no-conch = { $who } garde la conque.
log-no-scallop = { $who } garde le pétoncle.
log-no-purchase = { $who } n’achète plus rien.
log-starfish = { $who } défausse une étoile de mer et le dernier trésor du présentoir { $display }.

## Ce qui en résulte
event-arrived = Un plongeur de { $player } est { place-in }, espace { $spot }.
event-rival-arrived = Un rival est { place-in }, espace { $spot }.
event-bumped = Un plongeur de { $player } est poussé sur l’espace { $spot } de la plage.
event-sent-home = Un plongeur de { $player } revient hors du plateau.
event-rival-gone = Un rival quitte la partie.
event-shells = { $player } gagne { shells }.
event-shells-die = { $player } gagne { shells } : le dé était dans cette zone.
event-shells-beach = { $player } gagne { shells } sur la plage.
event-shells-style = { $player } gagne { shells } en récompense de style.
event-drawn-for = Il est pour { $player }, dont un plongeur est voisin.
event-stored = { $player } met au coffre-fort : { treasure }.
event-displayed = { $player } met dans un présentoir : { treasure }.
event-discarded = Personne ne le garde ; en défausse : { treasure }.
event-reshuffled = La défausse devient la nouvelle pioche ({ kind }).
event-exhibit = { $player } ramasse l’exposition { $exhibit }.
event-built = { $player } construit : { $piece }. L’aquarium commence par : { $aquarium }.
event-last-turns = { $player } a déclenché la fin : chaque autre joueur a encore un tour.
event-round = Un nouveau round commence.
event-rival-turns = Aux rivaux de jouer.
event-took = { $player } prend le { $number } : il n’y a pas d’autre choix.
event-turn = C’est à { $player } de jouer.

## Un tour en bref
recap-turn = { $player } { place-in } : { $gains }.
recap-others = { $player } : { $gains }.
recap-treasures = { $count ->
    [one] { $count } trésor
   *[other] { $count } trésors
 }
recap-exhibits = { $count ->
    [one] { $count } exposition
   *[other] { $count } expositions
 }
recap-pieces = { $count ->
    [one] { $count } morceau d’aquarium
   *[other] { $count } morceaux d’aquarium
 }

## La fin
part-exhibits = Expositions
part-conches = Conques sur les expositions
part-fronts = Trésors différents au coffre-fort
part-rows = Rangées du coffre-fort
part-pieces = Dessous et centres
part-tops = Dessus
end-exhibits = La dernière exposition nécessaire a été réclamée.
end-vault = Le coffre-fort est plein.
end-wreck = Une épave a épuisé ses trésors.
end-beach = Tous les espaces de la plage sont occupés.
end-rivals = Il n’y a plus de rivaux dans la pile.
end-treasures = Tous les trésors sont sur les plateaux, et rien n’a bougé pendant un tour de table.
tie-treasures = Autant de pièces : le plus de trésors aux présentoirs décide. { $standing }.
tie-shells = Toujours à égalité : le plus de coquillages décide. { $standing }.
band-1 = Jusqu’à 50 pièces : tes pieds sont encore secs.
band-2 = Jusqu’à 75 pièces : tu as appris à retenir ton souffle.
band-3 = Jusqu’à 100 pièces : le musée demande ta carte.
band-4 = Jusqu’à 125 pièces : les épaves tremblent quand tu plonges.
band-5 = Jusqu’à 150 pièces : un récif portera ton nom.
band-6 = Plus de 150 pièces : la mer n’a plus de secrets pour toi.

## Les règles, en une ou deux phrases
chapter-1 = Matériel et mise en place
chapter-2 = Prendre un dé
chapter-3 = Déplacer un plongeur
chapter-4 = Placer les trésors
chapter-5 = Réclamer des expositions
chapter-6 = Acheter un morceau d’aquarium
chapter-7 = Les étoiles de mer à tout moment
chapter-8 = Fin de la partie
chapter-9 = Décompte
chapter-10 = Mode solo
chapter-11 = Éditions et règles maison
chapter-rulings = Nos décisions
rule-WR-1-1 = 2 à 5 joueurs, ou un seul en mode solo.
rule-WR-1-2 = La réserve compte 15 coquillages de chaque sorte ; on gagne ce qu’il en reste.
rule-WR-1-3 = 84 trésors : quatre types à trois faces, sept de chaque. Chaque type a sa pioche et sa défausse.
rule-WR-1-4 = Une exposition de plus que de joueurs est visible, trois en solo.
rule-WR-1-5 = Le marché montre trois dessous, trois centres et trois dessus.
rule-WR-1-6 = À 2, 3, 4, 5 joueurs chacun a 6, 5, 4, 4 plongeurs, d’abord tous hors plateau.
rule-WR-1-7 = À 2, 3, 4, 5 joueurs il y a 5, 4, 5, 6 dés.
rule-WR-1-8 = Le premier joueur est tiré au sort et lance le bassin ; on joue en sens horaire.
rule-WR-1-9 = Tous les dés sont lancés ensemble. Chacun montre un nombre et se trouve dans une zone ; toucher une zone coquillage suffit.
rule-WR-1-10 = Du bassin au récif, un dé garde son nombre.
rule-WR-2-1 = Si le récif est vide au début de ton tour, ramasse tous les dés et lance le bassin.
rule-WR-2-2 = Prends exactement un dé du récif.
rule-WR-2-3 = Un dé d’une zone coquillage te donne aussitôt ce coquillage.
rule-WR-2-4 = Chaque conque défaussée change le nombre d’une unité, en plus ou en moins ; 6 et 1 se suivent.
rule-WR-2-5 = Le dé reste dans ton panier jusqu’au prochain lancer du bassin.
rule-WR-3-1 = Déplace un de tes plongeurs vers l’espace du nombre du dé, dans une épave ou sur la plage. C’est obligatoire.
rule-WR-3-2 = Un plongeur ne se déplace ni dans la même épave, ni d’une plage à l’autre.
rule-WR-3-3 = Tu ne peux pas entrer dans un espace d’épave occupé par un autre de tes plongeurs.
rule-WR-3-4 = Sur la plage tu gagnes les coquillages de l’espace ; un plongeur déjà là retourne à son propriétaire.
rule-WR-3-5 = Un plongeur adverse dans l’espace d’épave est poussé vers l’espace de plage du même nombre et en gagne les coquillages.
rule-WR-3-6 = Ton plongeur quitte son espace avant que quiconque soit poussé.
rule-WR-3-7 = Dans une épave tu gagnes un trésor au hasard de sa pioche.
rule-WR-3-8 = Chaque plongeur juste à côté du tien fait aussi gagner un trésor à son propriétaire.
rule-WR-3-9 = Chaque pétoncle défaussé apporte un trésor de plus de l’épave où tu es allé pendant ton tour.
rule-WR-3-10 = D’abord la poussée, puis ton trésor et les suppléments, puis tes propres voisins, puis les autres en sens horaire.
rule-WR-3-11 = Une pioche vide est refaite avec sa défausse ; sans défausse, on ne gagne rien.
rule-WR-3-12 = À deux joueurs ou plus, un déplacement est toujours possible.
rule-WR-4-1 = Qui gagne un trésor le place aussitôt dans un présentoir ou au coffre-fort.
rule-WR-4-2 = Dans un présentoir le trésor prend le piédestal libre le plus à gauche. De présentoirs identiques, seul le premier est proposé.
rule-WR-4-3 = Au coffre-fort une colonne se remplit du bas. De colonnes de même hauteur, seule la première est proposée.
rule-WR-4-4 = Un trésor placé ne bouge plus.
rule-WR-4-5 = Un trésor sans place va dans sa défausse.
rule-WR-4-6 = Tout ce qui est sur les plateaux est visible.
rule-WR-5-1 = Un présentoir doit contenir exactement les types de l’exposition, dans un ordre quelconque.
rule-WR-5-2 = Une étoile de mer donne à un trésor le type voulu, puis elle est défaussée.
rule-WR-5-3 = Chaque blason sert une fois : une conque reste sur la carte, un pétoncle va chercher un trésor, mais pas pour le présentoir réclamé.
rule-WR-5-4 = Dans l’ordre exact de la carte tu gagnes sa récompense de style. Si cela ne coûte pas plus d’étoiles de mer, c’est toujours le cas.
rule-WR-5-5 = Un morceau gratuit doit pouvoir être placé, sinon la récompense est perdue.
rule-WR-5-6 = Le présentoir est vidé et la carte est à toi.
rule-WR-5-7 = Réclame aussi souvent que tu veux ; ce que tu gagnes sert tout de suite.
rule-WR-5-8 = Les nouvelles expositions sont révélées après la dernière réclamation du tour.
rule-WR-6-1 = Paie les coquillages du morceau et prends-le au marché, un seul par tour.
rule-WR-6-2 = Un dessous commence un nouvel aquarium.
rule-WR-6-3 = Un centre ou un dessus demande un aquarium à toi sans dessus.
rule-WR-6-4 = Un morceau ne bouge plus, et rien ne va sur un dessus.
rule-WR-6-5 = Le marché est complété tant qu’il reste des piles.
rule-WR-7-1 = À chaque décision tu peux défausser une étoile de mer et le trésor le plus à droite d’un de tes présentoirs.
rule-WR-8-1 = La fin est déclenchée quand un joueur a 6, 5, 4, 4 expositions à 2, 3, 4, 5 joueurs à la fin d’un tour.
rule-WR-8-2 = Chaque autre joueur a alors encore un tour.
rule-WR-9-1 = Les expositions valent leurs pièces, plus 2 par conque posée dessus.
rule-WR-9-2 = Chaque trésor différent du coffre-fort vaut 1 pièce.
rule-WR-9-3 = Une rangée complète d’un seul type vaut les pièces de la rangée.
rule-WR-9-4 = Dessous et centres valent leurs pièces, même dans un aquarium inachevé.
rule-WR-9-5 = Un dessus compte les coquillages du bord de son aquarium, ou ses morceaux.
rule-WR-9-6 = Égalité : le plus de trésors aux présentoirs, puis le plus de coquillages, puis victoire partagée.
rule-WR-9-7 = Le décompte a six parties.
rule-WR-9-8 = L’exemple du livret donne 81 pièces.
rule-WR-10-1 = Solo : mise en place à deux, avec six dés et 18 rivaux (16 dans les éditions allemande et française).
rule-WR-10-2 = Un round : trois de tes tours et trois des rivaux, avec un seul lancer de tous les dés.
rule-WR-10-3 = En solo aucun plongeur ne peut être envoyé à la plage.
rule-WR-10-4 = Si le dé ne mène nulle part, tu ne perds que le déplacement. Les conques ne donnent pas un nombre qui ne mène nulle part.
rule-WR-10-5 = Un rival que tu pousses va sur un espace vide de la plage et y reste ; sans espace vide il quitte la partie.
rule-WR-10-6 = Les rivaux ne gagnent pas de coquillages et leurs trésors sont défaussés.
rule-WR-10-7 = Tes plongeurs sur la plage peuvent en repartir.
rule-WR-10-8 = Pour un rival tu choisis un dé et une épave où aucun rival n’est entré ce round-ci.
rule-WR-10-9 = Un rival prend un espace vide s’il y en a un ; sinon il pousse vers un espace vide de la plage de ton choix.
rule-WR-10-10 = Ton plongeur poussé à la plage te rapporte les coquillages de l’espace.
rule-WR-10-11 = Les trésors gagnés à côté d’un rival vont au coffre-fort, ou à la défausse s’il est plein.
rule-WR-10-12 = Après les rivaux tu peux acheter autant de morceaux que tu veux.
rule-WR-10-13 = La partie finit après un round avec un coffre-fort plein, six expositions, une épave épuisée, une plage pleine ou plus de rivaux.
rule-WR-10-14 = Sans rival dans la pile, le tour du rival est sauté.
rule-WR-10-15 = Le résultat dépend des pièces : jusqu’à 50, 75, 100, 125, 150, ou plus.
rule-WR-11-1 = L’édition fixe le nombre de rivaux.
rule-WR-11-2 = Les réglages de la maison font partie du jeu et sont visibles de tous.
rule-WR-11-3 = Nos précisions sont aussi des règles.
rule-WR-R1 = Sans place, tu peux en faire avec une étoile de mer ou défausser le trésor.
rule-WR-R2 = L’ordre : coquillages du poussé, ton trésor, suppléments, tes voisins, les autres en sens horaire.
rule-WR-R3 = Un plongeur poussé rapporte des coquillages, pas de trésor.
rule-WR-R4 = Pioche et défausse vides : rien à gagner.
rule-WR-R5 = Un coquillage qui manque n’est pas gagné et n’est pas remplacé.
rule-WR-R6 = Les conques changent le nombre jusqu’au déplacement ; le dé lui-même n’est pas tourné.
rule-WR-R7 = La conque gagnée avec un dé peut servir pour ce dé.
rule-WR-R8 = Tu dois te déplacer, et c’est toujours possible.
rule-WR-R9 = Un plongeur sur la plage ne peut pas revenir sur son propre espace.
rule-WR-R10 = On ne pousse son propre plongeur que sur la plage, et il ne rapporte rien.
rule-WR-R11 = Les trésors supplémentaires ne profitent pas aux voisins.
rule-WR-R12 = Les pétoncles n’ajoutent rien aux trésors d’un voisin ou d’une décoration.
rule-WR-R13 = Un trésor couvert convient aussi à l’ordre exact ; il reste un seul trésor.
rule-WR-R14 = Une étoile de mer peut défausser un trésor à chacune de tes décisions, même au tour d’un autre.
rule-WR-R15 = Le présentoir réclamé ne reçoit et ne perd rien avant d’être vidé.
rule-WR-R16 = Le morceau gratuit n’est pas l’achat du tour ; le marché est complété aussitôt.
rule-WR-R17 = Une nouvelle exposition ne peut être réclamée qu’au tour suivant.
rule-WR-R18 = Quand une pile est vide, ses places restent vides.
rule-WR-R19 = La fin est vérifiée après un tour ; chaque autre joueur a alors un tour.
rule-WR-R20 = Pour un rival ne comptent que les épaves sans rival ce round-ci.
rule-WR-R21 = Un plongeur poussé gagne les coquillages de l’espace choisi, aucun hors plateau.
rule-WR-R22 = Le dé d’un rival ne donne pas de coquillage et ne change pas.
rule-WR-R23 = Un dé se trouve dans une seule zone.
rule-WR-R24 = Tout est visible.
rule-WR-R25 = Le propriétaire décide où va un trésor gagné.
rule-WR-R26 = Les dés restent dans les paniers jusqu’à ce que le récif soit vide.
rule-WR-R27 = S’il n’y a plus de trésor à piller et que pendant un tour de table aucun n’est pioché, défaussé ni utilisé, la fin est déclenchée.
rule-WR-R28 = Un rival ne gagne pas de trésor là où il entre, seulement comme voisin, sauf réglage de la maison.
