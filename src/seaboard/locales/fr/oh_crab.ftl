# Oh Crab! Terms follow the German rulebook; the sentences are our own.
title = Oh Crab!
tagline = Évadés de la buvette, des crabes traversent la plage en se bousculant et coupent au plus court jusqu’à la mer. De 2 à 5 joueurs, 45 minutes.
intro-1 = Des crabes fuient la buvette à travers la plage. Qui atteint la mer en premier gagne.
intro-2 = Tous prévoient une carte en même temps. À ton tour, tu la poses à gauche ou à droite de ton chemin.
intro-3 = La carte donne son action principale, et chaque demi-symbole qu’elle complète avec sa voisine en donne une de plus : avancer, diagonale, vers la mer ou un coquillage.
intro-4 = Un crabe sur ton passage est poussé plus loin et tombe. Qui est à terre renonce à un mouvement pour se relever.
intro-5 = Les cases aident ou gênent : coquillages et raccourcis, obstacles qui coûtent une carte, cases de chute, roseaux et courants.
intro-6 = Les coquillages paient les actions bonus à côté du plateau. Quand il te reste peu de cartes, repose-toi : tu prends une carte du marché et récupères toute ta défausse.
hint-worth = { $worth } demi-pas
lesson-beach = Voilà la mer. Trois crabes veulent y aller ; le tien est le rouge.
lesson-plan = Tous prévoient une carte en même temps. Prévois celle « vers la mer » : elle te fait avancer, tout droit ou en diagonale.
lesson-add = À toi. Pose la carte : elle commence ton chemin.
lesson-move = Utilise son action principale : va tout droit.
lesson-chef = Tu as aussi le chef, qui donne un mouvement en diagonale. Utilise-le aussi.
lesson-symbols = Une nouvelle manche. Regarde les demi-symboles au bord des cartes : la carte « avancer » complète une diagonale avec celle de ton chemin. Prévois-la.
lesson-match = Pose-la à droite, pour que les moitiés se rejoignent.
lesson-forward = Deux actions maintenant. D’abord avancer : il y a là un coquillage.
lesson-diagonal = Puis la diagonale que te donnent les deux cartes.
lesson-extra = Avec un coquillage, tu peux payer une action bonus. Achète la diagonale.
lesson-extra-move = Et utilise-la.
lesson-pushed = Perle a heurté le crabe de Finn : il a été poussé et renversé. Pour se relever, Finn doit renoncer à un mouvement ou se reposer.
lesson-end = Quand tu n’as plus de cartes, repose-toi : tu reçois une carte du marché et récupères ta défausse. Le premier dans la mer gagne. Continue comme tu veux !
option-players = Joueurs
option-players-help = Le nombre de joueurs, de 2 à 5. À deux, chacun a deux crabes.
option-start = Premier joueur
option-start-help = La place qui commence, à moins d’un tirage au sort.
option-start-0 = par tirage au sort
option-scenario = Scénario
option-scenario-help = Du plus facile au plus difficile.
option-scenario-1 = La première évasion !
option-scenario-2 = Jeux de sable
option-scenario-3 = Tous au surf !
option-scenario-4 = Je connais un raccourci !
option-scenario-5 = Plage sauvage
option-scenario-6 = Prêts pour la vie de pirate
option-scenario-free = tes propres plateaux et tuiles
option-scenario-random = posés par le hasard
option-plates = Plateaux
option-plates-help = Pour un choix libre : les plateaux de la terre à la mer, par exemple 0A 1A 2A 3A 9A.
option-tiles = Tuiles d’action bonus
option-tiles-help = Pour un choix libre : trois tuiles, par exemple Aa Ba Ca.
option-sprint = Sprint de plage
option-sprint-help = Une course plus courte, sur deux plateaux de plage.
option-surprises = Adventure Pack : surprises
option-surprises-help = Module 1 : des trésors et des déchets sont cachés sur la plage.
option-see-no-evil = Surprises : ne rien voir de mal
option-see-no-evil-help = En famille : les déchets ne font aucun tort.
option-all-good-things = Surprises : que de bonnes choses
option-all-good-things-help = En famille : pas de déchets, seulement des trésors.
option-events = Adventure Pack : événements
option-events-help = Module 2 : à chaque plateau de plage, un événement change la course.
option-family-events = Événements : les heureux élus
option-family-events-help = En famille : sans « Robin des Crabes » ni « C’est tombé tout seul ».
option-expert-events = Événements : la boule de cristal
option-expert-events-help = Pour experts : tous savent quels événements viendront, mais pas dans quel ordre.
option-challenges = Adventure Pack : défis
option-challenges-help = Module 3 : au bout de chaque plateau de plage, un petit concours rapporte coquillages et récompenses.
option-asymmetry = Adventure Pack : asymétrie
option-asymmetry-help = Module 4 : chaque crabe a son propre pouvoir.
option-straight-gull = Règle maison : mouette droite
option-straight-gull-help = La mouette ne renvoie les crabes que tout droit en arrière.
option-straight-call = Règle maison : appel droit
option-straight-call-help = L’appel de la mer ne fait avancer les crabes que tout droit.
option-count-rows = Règle maison : rangées entières
option-count-rows-help = Les distances se comptent en rangées entières et non en demi-pas.
option-spare-fallen = Règle maison : courants cléments
option-spare-fallen-help = Un courant n’emporte pas un crabe renversé.
option-jump-reed = Règle maison : sauts par-dessus les roseaux
option-jump-reed-help = Un double saut peut se terminer tout droit derrière des roseaux.
option-one-symbol = Règle maison : un seul demi-symbole
option-one-symbol-help = Chaque bord de carte compte comme s’il n’avait qu’un demi-symbole.
option-late-shortcut = Règle maison : raccourcis plus tard
option-late-shortcut-help = Un raccourci ne s’emprunte qu’après avoir ajouté une carte ou s’être reposé.
option-aside-from-sea = Règle maison : Écarte-toi ! depuis la mer
option-aside-from-sea-help = De 3 à 5 joueurs, Écarte-toi ! agit aussi quand ton crabe est dans la mer.

## Things
beach = La plage
the-sea = La mer
market = Marché
stack = Pioche
path = Chemin
hand = Main
planned = Prévu
discards = Défausse
shells = Coquillages
way = Trajet
bank = Réserve
extras = Actions bonus
still-free = Encore disponible
cards-short = { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
 }
planned-hidden = une carte cachée
planned-rest = repos
planned-none = pas encore
chef-name = Chef
# The letters of the basic actions on cards.
basic-letter =
    { $basic ->
        [shell] C
        [forward] A
        [diagonal] D
       *[seaward] M
    }
basic-name =
    { $basic ->
        [shell] coquillage
        [forward] avancer
        [diagonal] diagonale
       *[seaward] vers la mer
    }
surprise-name =
    { $surprise ->
        [J1] Tesson de verre
        [J2] Boîte vide
        [J3] Sac en plastique
        [J4] Tache d’huile
        [J5] Peau de banane
        [T1] Bourse de perles
        [T2] Message dans une bouteille
        [T3] Carapace neuve
        [T4] Palme
        [T5] Boussole
        [T6] Algue glissante
        [T7] Ligne de pêche
        [T8] Pelle
       *[T9] Épuisette
    }
happening-name =
    { $happening ->
        [E01] Robin des Crabes
        [E02] C’est tombé tout seul
        [E03] Marée de coquillages
        [E04] Brocante de plage
        [E05] Vent arrière
        [E06] Épaves
        [E07] Cure de pinces
        [E08] Le chef court !
        [E09] Pourboire
        [E10] Liquidation
        [E11] Happy hour
        [E12] Marée basse
        [E13] Sable mou
       *[E14] Banc de coquillages
    }
challenge-name =
    { $challenge ->
        [C1] Le plus de coquillages
        [C2] Le plus de cartes en main
        [C3] Le plus long chemin
        [C4] Le plus de cartes défaussées
        [C5] Le plus de cartes du marché dans le chemin
        [C6] Le plus de symboles complets
        [C7] Le plus de voisins
       *[C8] Le plus d’actions principales égales
    }
award-card-name =
    { $award_card ->
        [AW1] Première carte de récompenses
        [AW2] Deuxième carte de récompenses
       *[AW3] Troisième carte de récompenses
    }
award-name =
    { $award ->
        [seaward] un mouvement vers la mer
        [market_card] une carte du marché
        [two_shells] deux coquillages
        [forward] un mouvement tout droit
        [path_card] le retour en main d’une carte du chemin
        [swap] un échange de carte
        [diagonals] deux mouvements en diagonale
        [discards] toute la défausse
       *[shell_and_charge] un coquillage et une charge
    }
ability-name =
    { $ability ->
        [K01] Sprinteur
        [K02] Crabe zigzag
        [K03] Collectionneur
        [K04] Culbuto
        [K05] Crabe cuirassé
        [K06] Bernard-l’ermite
        [K07] Marchand
        [K08] Crabe violoniste
        [K09] Sauteur
        [K10] Pickpocket
        [K11] Éclaireur
        [K12] Crabe météo
        [K13] Premier de la classe
       *[K14] Bâtisseur
    }
legend = La mer est à droite, la gauche est donc en haut. ▒ inaccessible, # obstacle, ✖ chute, ◦ coquillage, ⇄ échange de carte, » raccourci, ? surprise cachée, ‖ roseaux, les flèches sont des courants. Les marques creuses sont les seconds crabes, ~ veut dire renversé. Sur les cartes : A avancer, D diagonale, M vers la mer, C coquillage ; l’action principale entre crochets, les demi-symboles à côté.
special-name =
    { $special ->
        [seagull] Mouette !
        [call_of_the_sea] L’appel de la mer !
        [momentum] Élan !
        [sand_in_the_eyes] Du sable dans les yeux !
        [support] Soutien !
        [step_aside] Écarte-toi !
        [side_jump] Saut de côté !
        [barge_through] En force !
        [criss_cross] De biais !
        [faster] Plus vite !
        [slalom] Slalom !
       *[slide] Glissade !
    }
tile-name =
    { $tile ->
        [Aa] Diagonale !
        [Ab] Saut de côté !
        [Ba] Fais-moi place !
        [Bb] Plus vite !
        [Ca] Double saut !
        [Cb] Dopage !
        [Da] Je n’ai pas fini !
       *[Db] Dis… on échange ?
    }
direction =
    { $to ->
        [ahead] tout droit
        [left] en avant à gauche
        [right] en avant à droite
        [back] tout droit en arrière
        [back_left] en arrière à gauche
       *[back_right] en arrière à droite
    }
source =
    { $with ->
        [forward] avancer
        [diagonal] diagonale
        [seaward] vers la mer
       *[chef] chef
    }
path-end =
    { $end ->
        [left] à gauche
       *[right] à droite
    }
whose-crab = { $crab ->
    [1] le second crabe de { $player }
   *[other] le crabe de { $player }
 }
# The same where other languages need another case, and at the beginning of a sentence.
whose-crab-dative = { whose-crab }
whose-crab-first = { $crab ->
    [1] Le second crabe de { $player }
   *[other] Le crabe de { $player }
 }

## À la table en texte
this-turn = Ce tour
round-now = Manche { $number }
chef-with = { $player } a le chef.
being-pushed = Poussé : { whose-crab }
basic-times = { $count ->
    [1] { basic-name }
   *[other] { basic-name } × { $count }
 }
barging = Obstacles, chutes, roseaux et courants sont ignorés pendant ce tour.
chef-action = Le chef : un déplacement en diagonale
extra-action = Une action bonus, payée en coquillages
nothing-left = Plus rien
your-hand = Ta main ({ cards-short })
no-cards = aucune carte
cards-none = Aucune carte
crabs = Crabes
crab-on = { whose-crab-first } : { $field }
crab-fallen = renversé
crab-active = actif maintenant
way-on = { direction } : { $field }
beach-map = Carte de la plage, la mer en haut
row = Rangée
field-mark =
    { $mark ->
        [blocked] inaccessible
        [obstacle] obstacle
        [knock] renversement
        [shell] coquillage
        [swap] échange de carte
       *[reed] roseaux
    }
field-current = courant { direction }
field-shortcut = raccourci vers { $to } pour { $cost }
field-sand = sable
to-the-sea = à { $count } pas de la mer
right-before = juste devant { whose-crab-dative }
crab-there = { whose-crab }
field-surprise = une surprise cachée
field-surprise-known = { surprise-name } (toi seul le sais)
treasures = Trésors
no-treasures = aucun trésor
happenings = Événements
happening-hidden = Plateau { $number } : un événement, face cachée
happening-known = Plateau { $number } : { happening-name } (toi seul le sais)
happening-now = En vigueur : { happening-name }
happenings-to-come = Ces événements viendront encore, dans un ordre inconnu de tous : { $names }
challenges = Défis
challenge-now = Plateau { $number } : { challenge-name }
challenge-hidden = Plateau { $number } : un défi, face cachée
challenge-standing = { $player } : { $value }
award-choices = Récompenses pour la première place : { $names }
ability-of = Pouvoir : { ability-name }
ability-of-crab = { $crab ->
    [1] Pouvoir du second crabe : { ability-name }
   *[other] Pouvoir du premier crabe : { ability-name }
 }
charges-left = Charges : { $count } sur { $most }
abilities-to-choose = Au choix : { $names }
surprise-help =
    { $surprise ->
        [J1] Défausse une carte de ta main, à ton choix.
        [J2] Défausse une carte de ta main, à ton choix.
        [J3] Perds un coquillage.
        [J4] Perds un coquillage.
        [J5] Ton crabe est renversé.
        [T1] Prends aussitôt deux coquillages.
        [T2] Prends aussitôt une carte du marché.
        [T3] Prends aussitôt un coquillage ; un pouvoir récupère une charge.
        [T4] Pendant ton tour : un mouvement tout droit.
        [T5] Pendant ton tour : un mouvement vers la mer.
        [T6] Pendant ton tour : deux mouvements en diagonale.
        [T7] Pendant ton tour : reprends en main une carte de ton chemin.
        [T8] Pendant ton tour : change une case ordinaire libre en obstacle.
       *[T9] Pendant ton tour : un échange de carte.
    }
happening-help =
    { $happening ->
        [E01] Qui a le plus de coquillages en donne un à qui en a le moins.
        [E02] Chacun défausse une carte de sa main ou dépense une charge à la place.
        [E03] Chacun prend un coquillage, et le dernier de la course un de plus.
        [E04] Chacun peut échanger une carte.
        [E05] Du dernier crabe au premier, chacun peut aller en diagonale ou se relever.
        [E06] Des trésors inutilisés s’échouent sur les cases surprise vides de ce plateau.
        [E07] Chacun récupère une charge.
        [E08] Le mouvement du chef peut aussi aller tout droit.
        [E09] Qui reçoit ou garde le chef à la fin d’une manche prend un coquillage.
        [E10] Les actions bonus coûtent un coquillage de moins, mais au moins un.
        [E11] Deux actions bonus différentes sont permises par tour.
        [E12] Les obstacles de ce plateau sont sans effet.
        [E13] Personne n’est renversé sur ce plateau.
       *[E14] Les cases coquillage de ce plateau en donnent deux.
    }
challenge-help =
    { $challenge ->
        [C1] On compte les coquillages devant toi.
        [C2] On compte les cartes de ta main, sans celle qui est prévue.
        [C3] On compte toutes les cartes de ton chemin.
        [C4] On compte les cartes de ta défausse.
        [C5] On compte les cartes de ton chemin qui ont une action spéciale.
        [C6] On compte les symboles qui se rejoignent dans ton chemin.
        [C7] On compte les autres crabes sur les cases voisines du tien.
       *[C8] On compte l’action principale la plus fréquente de ton chemin.
    }
award-card-help =
    { $award_card ->
        [AW1] Un mouvement vers la mer, une carte du marché ou deux coquillages.
        [AW2] Un mouvement tout droit, le retour en main d’une carte du chemin ou un échange de carte.
       *[AW3] Deux mouvements en diagonale, toute la défausse ou un coquillage avec une charge.
    }
ability-help =
    { $ability ->
        [K01] Pendant ton tour : un mouvement tout droit.
        [K02] Pendant ton tour : deux mouvements en diagonale, l’un après l’autre.
        [K03] Pendant ton tour : prends un coquillage, ou deux si un crabe est devant toi.
        [K04] Quand ton crabe tombe : relève-toi aussitôt.
        [K05] Quand on te pousse pendant le tour d’un autre : choisis la case toi-même et ne tombe pas sous la poussée.
        [K06] Pendant ton tour : reprends en main une carte de ton chemin et prends un coquillage.
        [K07] Pendant ton tour : un échange de carte. Et un échange avant la course.
        [K08] Pendant ton tour : change de place avec un crabe voisin.
        [K09] Pendant ton tour : paie un coquillage et saute deux cases vers la mer.
        [K10] Quand un crabe voisin du tien reçoit un coquillage pendant le tour d’un autre : prends-en un aussi dans la réserve.
        [K11] Pendant ton tour : regarde les surprises d’un plateau et échanges-en deux si tu veux. Tu connais d’avance celles du premier plateau.
        [K12] Quand un événement est révélé : un autre vient à sa place. Tu connais d’avance le premier.
        [K13] Quand un défi est évalué : ta valeur compte un de plus.
       *[K14] Pendant ton tour : change en obstacle une case ordinaire libre à deux cases au plus. Quand d’autres t’amènent sur un obstacle : ne perds pas de carte.
    }
group-adventure = Adventure Pack
effect-to = vers { $field }
effect-crab-to = { whose-crab-first } va en { $field }
effect-pushes = pousse { whose-crab }
effect-shortcut = vers { $to } pour { $cost }
effect-gives = donne { $what }
effect-costs-card = coûte une carte de la main
effect-costs-shells = coûte { shell-count }
map-legend = Légende de la carte
mark-help =
    { $mark ->
        [blocked] { rule-OC-6-2 }
        [obstacle] { rule-OC-6-3 }
        [knock] { rule-OC-6-4 }
        [shell] { rule-OC-6-5 }
        [swap] { rule-OC-6-6 }
        [shortcut] { rule-OC-6-7 }
        [reed] { rule-OC-6-8 }
       *[current] { rule-OC-6-10 }
    }
market-place = Emplacement { $place } : { $card }
tile-for = { tile-name } ({ shell-count })
tile-help =
    { $tile ->
        [Aa] { rule-OC-4-3 }
        [Ab] { rule-OC-8-7 }
        [Ba] Échange ta place avec un crabe voisin.
        [Bb] { rule-OC-4-2 }
        [Ca] Saute deux cases vers la mer.
        [Cb] Ajoute une autre carte de ta main au chemin.
        [Da] Reprends ta défausse en main.
       *[Db] { rule-OC-7-4 }
    }
bank-shells = Dans la réserve : { shell-count }
shell-count = { $count ->
    [one] { $count } coquillage
   *[other] { $count } coquillages
 }
way-so-far = Trajet parcouru en demi-pas : { $count }
path-left-right = Chemin, de gauche à droite
card-name = « { special-name } » ({ basic-name })
card-name-start = carte de départ ({ basic-name })
half-top = { basic-name } en haut
half-bottom = { basic-name } en bas
half-none = aucun
card-edges = demi-symboles à gauche : { $left } ; à droite : { $right }
special-help =
    { $special ->
        [seagull] { rule-OC-8-1 }
        [call_of_the_sea] { rule-OC-8-2 }
        [momentum] { rule-OC-8-3 }
        [sand_in_the_eyes] { rule-OC-8-4 }
        [support] { rule-OC-8-5 }
        [step_aside] { rule-OC-8-6 }
        [side_jump] { rule-OC-8-7 }
        [barge_through] { rule-OC-8-8 }
        [criss_cross] { rule-OC-8-9 }
        [faster] { rule-OC-8-10 }
        [slalom] { rule-OC-8-11 }
       *[slide] { rule-OC-8-12 }
    }
group-hand = Cartes de ta main
group-cards = Cartes
group-market = Marché
group-moves = Déplacements et coquillages
group-crabs = Crabes
group-special = Actions spéciales
group-extra = Actions bonus
group-otherwise = Ou
points-of = { $points ->
    [one] { $points } demi-pas
   *[other] { $points } demi-pas
 }

## À la table dessinée
before-you = Devant toi
tab-hand = Main
tab-path = Chemin
tab-market = Marché
tab-pack = Aventure
your-path = Ton chemin
path-of = Chemin de { $player }
leg-now = { $number ->
    [1] Premier tour de la manche
   *[other] Second tour de la manche
 }
whose-path = Le chemin de qui ?
path-empty = Pas encore de carte
waiting-for = On attend { $names }.
watching = Tu regardes : les mains ne sont pas montrées.
extra-short = Action bonus
then-asked = Puis : { $question }
asked-meanwhile = { $player } attend un instant ta réponse.

## What is to be decided
due-lay-plates = Quel plateau vient ensuite ?
due-lay-tiles = Quelle tuile d’action bonus vient ensuite ?
due-first-seat = Qui commence ?
due-turn-up = Quelle carte est révélée pour le marché ?
due-draw = Quelle carte est piochée ?
due-lose = Quelle carte est perdue au hasard ?
due-plan = Choisis une carte de ta main et pose-la face cachée.
due-choose-crab = Lequel de tes crabes est actif en premier ?
due-begin = Ajoutes-tu la carte prévue à ton chemin, ou te reposes-tu ?
due-keep = Quelle carte reste dans ton chemin ?
due-take = Prends une carte du marché.
due-act = Utilise tes actions dans l’ordre de ton choix, puis termine ton tour.
due-granted = Utilise les mouvements de cette action, ou arrête-toi.
due-discard = Quelle carte de ta main défausses-tu ?
due-pay = Paie le raccourci : quelle carte défausses-tu ?
due-choose-push = Où le crabe est-il poussé ?
due-choose-basic = Quelle action principale de ton chemin utilises-tu ?
due-send-back = Quel crabe la mouette renvoie-t-elle, et où ?
due-call-on = Quel crabe suit maintenant l’appel de la mer ?
due-move-aside = Quel crabe s’écarte, et où ?
due-jump-aside = Sur quelle case de la même rangée sautes-tu ?
due-jump-ahead = Dans quelle direction sautes-tu de deux cases ?
due-make-room = Avec quel crabe changes-tu de place ?
due-add-more = Quelle autre carte ajoutes-tu au chemin ?
due-choose-end = À quel bout du chemin va la carte ?
due-give = Quelle carte donnes-tu ?
due-offer-swap = Tu es sur une case d’échange : donnes-tu une carte pour une du marché ?
due-drift = Te laisses-tu porter par le courant, ou lui résistes-tu ?
due-reveal-surprise = Quelle surprise se trouve ici ?
due-take-back = Quelle carte de ton chemin reprends-tu ?
due-build = Où construis-tu un obstacle ?
due-reveal-event = Quel événement est-ce ?
due-announce-event = Quel événement est montré avant la partie ?
due-may-swap = Donnes-tu une carte pour une du marché ?
due-fall-off = C’est tombé tout seul : quelle carte défausses-tu, ou dépenses-tu une charge ?
due-reveal-challenge = Quel défi vient ensuite ?
due-reveal-award-card = Quelle carte de récompenses est posée ?
due-choose-award = Tu as gagné un trophée : contre quelle récompense l’échanges-tu ?
due-deal-ability = Quel pouvoir est pioché ?
due-choose-ability = Quel pouvoir reçoit ton crabe ?
due-bounce = Ton crabe est tombé : dépenses-tu une charge pour te relever aussitôt ?
due-armour = On pousse ton crabe : dépenses-tu une charge pour choisir la case et ne pas tomber ?
due-pick-pocket = Un crabe voisin reçoit un coquillage : dépenses-tu une charge pour en prendre un aussi ?
due-change-weather = Dépenses-tu une charge pour qu’un autre événement vienne à la place ?
due-overachieve = Le défi est évalué : dépenses-tu une charge pour compter un de plus ?
due-spare-card = Ton crabe arrive sur un obstacle : dépenses-tu une charge pour ne pas perdre de carte ?
due-regenerate = Lequel de tes crabes récupère une charge ?
due-scout = De quel plateau regardes-tu les surprises ?
due-exchange = Échanges-tu deux de ces surprises ?
due-peek = Quelle surprise est regardée ?
due-foresee = Quel événement est regardé ?
due-over = La course est terminée.

## Choices
choice-first = { $player } commence
choice-plate = Plateau { $plate }
choice-tile = Tuile { $tile } : { tile-name }
choice-plan = Prévoir { $card }
choice-activate = { $crab ->
    [0] Le premier crabe
   *[other] Le second crabe
 }
choice-add = L’ajouter { path-end }
choice-rest = Se reposer
choice-keep = Garder { $card }
choice-take = Prendre la carte de l’emplacement { $place }
choice-take-blind = Prendre la première carte de la pioche, sans la voir
choice-draw = { $card }
choice-reveal = { $card }
choice-lose = { $player } perd { $card }
choice-collect = Prendre un coquillage
choice-move = Aller { direction } ({ source })
choice-stand = Se relever (en renonçant à : { source })
choice-special = Action spéciale { special-name }
choice-extra = Action bonus { tile-name }
choice-shortcut = Prendre le raccourci
choice-stop = S’arrêter là
choice-end = Terminer le tour
choice-discard = Défausser { $card }
choice-push = Pousser { whose-crab } { direction }
choice-basic = Utiliser : { basic-name }
choice-shift = Déplacer { whose-crab } { direction }
choice-stay = Laisser { whose-crab } sur place
choice-side-jump = Sauter dans la colonne { $column }
choice-jump = Sauter { direction }
choice-change = Changer de place avec { whose-crab-dative }
choice-add-more = Ajouter { $card }
choice-give = Donner { $card }
choice-no-swap = Ne pas échanger
choice-ride = Se laisser porter par le courant
choice-resist = Résister au courant
choice-surprise = { surprise-name }
choice-treasure = Utiliser : { surprise-name }
choice-take-back = Reprendre { $card }
choice-build = Construire en { $field }
choice-happening = { happening-name }
choice-announce = { happening-name } se trouve à l’un des bords
choice-resolve-event = Révéler l’événement maintenant
choice-resolve-challenge = Évaluer le défi maintenant
choice-spend-charge = { $crab ->
    [1] Dépenser une charge du second crabe
   *[other] Dépenser une charge
 }
choice-challenge = { challenge-name }
choice-award-card = { award-card-name }
choice-award = Prendre { award-name }
choice-ability = { $player } : { ability-name }
choice-choose-ability = { $crab ->
    [1] Pour le second crabe : { ability-name }
   *[other] { ability-name }
 }
choice-use-ability = Utiliser le pouvoir { ability-name }
choice-decline = Garder la charge
choice-regenerate = { $crab ->
    [0] Le premier crabe
   *[other] Le second crabe
 }
choice-scout = Plateau { $number }
choice-exchange = Échanger les surprises { $first } et { $second }
choice-peek = { surprise-name }
choice-foresee = { happening-name }

## What happens
log-first = { $player } commence et prend le chef.
log-plate = Le plateau { $plate } est posé.
log-tile = L’action bonus { tile-name } est posée.
log-plan = { $player } a prévu une carte.
log-activate = { $who } active { $crab ->
    [0] le premier crabe
   *[other] le second crabe
 }.
log-add = { $who } ajoute la carte prévue { path-end }.
log-rest = { $who } se repose.
log-keep = { $who } garde { $card } dans le chemin.
log-take = { $who } prend la carte de l’emplacement { $place }.
log-take-blind = { $who } prend la première carte de la pioche.
log-draw = Une carte est piochée, face cachée.
log-reveal = { $card } est révélée.
log-lose = { $player } perd { $card }.
log-collect = { $who } prend un coquillage.
log-move = { $who } va { direction } ({ source }).
log-stand = { $who } se relève et renonce à un mouvement ({ source }).
log-special = { $who } utilise { special-name }
log-extra = { $who } paie l’action bonus { tile-name }
log-shortcut = { $who } prend le raccourci.
log-stop = { $who } s’arrête.
log-end = { $who } termine son tour.
log-discard = { $who } défausse { $card }.
log-push = { $who } pousse { whose-crab } { direction }.
log-basic = { $who } utilise : { basic-name }.
log-shift = { $who } déplace { whose-crab } { direction }.
log-stay = { $who } laisse { whose-crab } sur place.
log-side-jump = { $who } saute dans la colonne { $column }.
log-jump = { $who } saute { direction }.
log-change = { $who } change de place avec { whose-crab-dative }.
log-add-more = { $who } ajoute encore une carte.
log-give = { $who } donne une carte.
log-no-swap = { $who } n’échange pas.
log-ride = { $who } se laisse porter par le courant.
log-resist = { $who } résiste au courant.
log-surprise = Une surprise est révélée : { surprise-name }. { surprise-help }
log-treasure = { $who } utilise : { surprise-name }.
log-take-back = { $who } reprend { $card } du chemin.
log-build = { $who } construit un obstacle en { $field }.
log-happening = L’événement est « { happening-name } ». { happening-help }
log-announce = Tout le monde voit que « { happening-name } » se trouve à l’un des bords. { happening-help }
log-resolve-event = { $who } révèle l’événement.
log-resolve-challenge = { $who } fait évaluer le défi.
log-spend-charge = { $who } dépense une charge{ $crab ->
    [1] {" "}du second crabe
   *[other] {""}
 }.
log-challenge = Le prochain défi : { challenge-name }.
log-award-card = Les récompenses : { award-card-help }
log-award = { $who } échange le trophée contre { award-name }.
log-ability = { $player } pioche le pouvoir { ability-name }.
log-choose-ability = { $who } choisit { ability-name }. { ability-help }
log-use-ability = { $who } utilise le pouvoir { ability-name }.
log-decline = { $who } garde la charge.
log-regenerate = { $who } rend une charge { $crab ->
    [0] au premier crabe
   *[other] au second crabe
 }.
log-scout = { $who } regarde les surprises du plateau { $number }.
log-exchange = { $who } échange les surprises { $first } et { $second }.
log-peek = Une surprise est regardée en secret.
log-foresee = Un événement est regardé en secret.

## What it brings about
event-added = { $player } pose { $card } dans le chemin.
event-took = { $player } prend { $card } en main.
event-lost = { $player } défausse { $card }.
event-revealed = { $card } est révélée au marché.
event-round = La manche { $number } commence.
event-chef = Le chef passe à { $player }.
event-turn = C’est le tour de { $player }.
event-shells = { $player } prend { $count ->
    [one] { $count } coquillage
   *[other] { $count } coquillages
 }.
event-shells-field = La case donne { shell-count } à { $player }.
event-came = { whose-crab-first } arrive en { $field }.
event-fell = { whose-crab-first } est renversé.
event-sea = { whose-crab-first } a atteint la mer !
event-found = { $player } trouve : { surprise-name }.
event-kept = { $player } garde pour plus tard : { surprise-name }.
event-lost-shells = { $player } perd { shell-count }.
event-turned-up = L’événement est « { happening-name } ». { happening-help }
event-happening-over = L’événement « { happening-name } » est terminé.
event-place = { $place ->
    [1] { $player } gagne le défi.
   *[other] { $player } prend la deuxième place du défi.
 }
event-charges = { whose-crab-first } récupère { $count ->
    [one] { $count } charge
   *[other] { $count } charges
 }.
event-stood = { whose-crab-first } se relève aussitôt.
event-peeked = Tu vois en { $field } : { surprise-name }.
event-foreseen = Tu vois l’événement « { happening-name } ».

## Un tour en bref
recap-turn = { $player } : { $deeds }.
recap-rest = se repose
recap-push = pousse { $player }
recap-steps = { $count ->
    [one] { $count } pas
   *[other] { $count } pas
 }
recap-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 }

## The end
part-way = Trajet en demi-pas
end-sea = La mer est atteinte.
tie-hand = Plusieurs sont dans la mer : le plus de cartes en main décide. { $standing }.
tie-shells = Toujours à égalité : le plus de coquillages décide. { $standing }.

## The rules, in a sentence or two each
chapter-1 = Matériel et mise en place
chapter-2 = La manche : planifier
chapter-3 = La manche : agir
chapter-4 = Actions de base et déplacement
chapter-5 = Pousser et tomber
chapter-6 = Les cases
chapter-7 = Le marché
chapter-8 = Actions spéciales
chapter-9 = Actions bonus, fin de manche, fin de partie
chapter-10 = À deux
chapter-11 = Module 1 : surprises
chapter-12 = Module 2 : événements
chapter-13 = Module 3 : défis
chapter-14 = Module 4 : asymétrie
chapter-15 = Tout ensemble
chapter-rulings = Nos décisions
rule-OC-1-1 = De 3 à 5 joueurs avec un crabe chacun, ou 2 joueurs avec deux crabes.
rule-OC-1-2 = Le parcours : un plateau de départ, trois des quatre plateaux de plage dans un ordre quelconque et un plateau d’arrivée, chacun côté A ou B.
rule-OC-1-3 = Le sprint de plage se joue sur deux plateaux de plage ; un scénario laisse de côté son dernier.
rule-OC-1-4 = Six scénarios fixent plateaux, côtés et tuiles. On peut aussi choisir librement ou s’en remettre au hasard.
rule-OC-1-5 = Trois des quatre tuiles d’action bonus sont posées à côté du parcours, chacune côté a ou b.
rule-OC-1-6 = Chacun a un crabe, un plateau individuel et les quatre mêmes cartes de départ.
rule-OC-1-7 = Le marché a une pioche et trois emplacements ouverts aux actions spéciales différentes. Une carte dont l’action spéciale est déjà visible va sur cette pile.
rule-OC-1-8 = Le sort désigne qui commence. Le premier joueur a le chef et la case de départ 1 ; les autres suivent dans le sens horaire.
rule-OC-1-9 = Qui part d’une case à coquillage en prend un.
rule-OC-1-10 = Il y a 32 coquillages ; quand la réserve est vide, on n’en prend plus.
rule-OC-2-1 = Tous choisissent en même temps une carte de leur main et la posent face cachée. Tant que tous n’ont pas choisi, on peut changer d’avis.
rule-OC-2-2 = Sans carte en main, on annonce un repos.
rule-OC-3-1 = Les tours vont dans le sens horaire à partir du détenteur du chef.
rule-OC-3-2 = Ton tour commence par l’ajout de la carte prévue ou par un repos. Qui a annoncé un repos doit se reposer.
rule-OC-3-3 = La carte va à gauche ou à droite de ton chemin, qu’elle s’accorde ou non. Le chemin n’a pas de limite.
rule-OC-3-4 = Repos : défausse la carte prévue, garde une carte du chemin, prends une carte du marché, reprends ta défausse, relève-toi.
rule-OC-3-5 = Avec un chemin vide, il n’y a rien à garder.
rule-OC-3-6 = Utilise tes actions dans l’ordre voulu, chacune une fois et jusqu’au bout. Les actions sont facultatives, les effets des cases non.
rule-OC-3-7 = Après un repos, pas d’actions de carte ; restent le chef, l’action bonus et les cases.
rule-OC-3-8 = L’action principale de la carte ajoutée est l’une des quatre actions de base.
rule-OC-3-9 = Chaque symbole que la nouvelle carte complète avec sa voisine donne son action de base.
rule-OC-3-10 = Une carte du marché donne aussi son action spéciale, une fois, à son coût, si elle a un effet.
rule-OC-3-11 = Le détenteur du chef a un mouvement en diagonale de plus.
rule-OC-3-12 = Une fois par tour, tu peux payer l’une des trois actions bonus.
rule-OC-3-13 = Les cases donnent aussi des actions, comme les raccourcis.
rule-OC-3-14 = Les cartes qui paient viennent de ta main et vont dans ta défausse.
rule-OC-3-15 = Le joueur actif décide pour les autres crabes qu’une action déplace.
rule-OC-4-1 = Coquillage : prends-en un dans la réserve.
rule-OC-4-2 = Avancer : une case tout droit vers la mer.
rule-OC-4-3 = Diagonale : une case vers la mer, à gauche ou à droite.
rule-OC-4-4 = Vers la mer : avancer ou diagonale, au choix.
rule-OC-4-5 = On se déplace vers la mer sauf si une action dit autre chose, et jamais hors du parcours.
rule-OC-4-6 = Une case accueille un seul crabe ; seule la mer en accueille plusieurs.
rule-OC-5-1 = Entrer sur une case occupée pousse son crabe d’une case vers la mer ; le joueur actif choisit où.
rule-OC-5-2 = Un crabe poussé pousse à son tour celui qu’il rencontre.
rule-OC-5-3 = Tout crabe poussé est renversé.
rule-OC-5-4 = Si un crabe ne peut être poussé nulle part, le mouvement est interdit.
rule-OC-5-5 = Les cases agissent aussi sur les crabes poussés.
rule-OC-5-6 = Tu ne peux pas déplacer ton crabe renversé ; les actions des autres le peuvent.
rule-OC-5-7 = Un crabe renversé ne peut pas tomber davantage.
rule-OC-5-8 = Pour te relever, renonce à un mouvement (avancer, diagonale ou vers la mer), ou repose-toi.
rule-OC-5-9 = Les deux exemples de poussée du livret sont respectés.
rule-OC-6-1 = Une case normale n’a pas d’effet.
rule-OC-6-2 = On ne peut pas entrer sur une case inaccessible, seulement sauter par-dessus.
rule-OC-6-3 = Un obstacle coûte une carte en main ; main vide, on n’y entre pas. Un crabe poussé là coûte à son propriétaire une carte au hasard.
rule-OC-6-4 = Une case de chute renverse quiconque y arrive.
rule-OC-6-5 = Une case à coquillage en donne un à quiconque y arrive.
rule-OC-6-6 = Qui finit son tour sur une case d’échange peut échanger une carte.
rule-OC-6-7 = Sur un raccourci, tu peux défausser les cartes indiquées, selon leur action principale, et suivre la flèche.
rule-OC-6-8 = Les roseaux barrent l’entrée tout droit vers la mer. En diagonale et vers la terre, on passe.
rule-OC-6-9 = Sans l’Adventure Pack, les marques de surprise n’ont pas d’effet.
rule-OC-6-10 = Un courant emporte ton crabe le long de sa flèche si ton tour y finit, une fois, mais pas sur un autre crabe.
rule-OC-6-11 = Un crabe dans la mer est hors de portée de toute action.
rule-OC-7-1 = On prend la carte du dessus d’une pile ouverte ou de la pioche.
rule-OC-7-2 = Un emplacement ouvert vide est aussitôt regarni.
rule-OC-7-3 = Si le marché est vide, on ne prend rien et un échange est sans effet.
rule-OC-7-4 = Échange : donne une carte de ta main, prends-en une au marché. Une carte de départ quitte le jeu, toute autre va sous la pioche ; tu ne récupères jamais ta propre carte.
rule-OC-8-1 = Mouette : recule d’une case autant de crabes devant toi que tu veux, sur des cases vides.
rule-OC-8-2 = L’appel de la mer : ton crabe et tous ceux qui étaient derrière avancent sur des cases libres, dans ton ordre. Un crabe bloqué peut rester.
rule-OC-8-3 = Élan : défausse une carte pour utiliser l’action principale d’une carte de ton chemin.
rule-OC-8-4 = Du sable dans les yeux : quiconque a un crabe devant toi perd une carte au hasard.
rule-OC-8-5 = Soutien : défausse une carte pour utiliser son action principale.
rule-OC-8-6 = Écarte-toi : déplace le crabe d’un autre sur une case voisine libre.
rule-OC-8-7 = Saut de côté : saute sur une case libre de la même rangée.
rule-OC-8-8 = En force : jusqu’à la fin du tour, tu peux ignorer obstacles, chutes, roseaux et courants.
rule-OC-8-9 = De biais : une action en diagonale.
rule-OC-8-10 = Plus vite : défausse une carte pour avancer.
rule-OC-8-11 = Slalom : défausse une carte pour deux diagonales, que seules les actions de case interrompent. L’une peut servir à se relever.
rule-OC-8-12 = Glissade : défausse une carte pour une diagonale et un pas en avant, dans l’ordre voulu.
rule-OC-9-1 = Aa : une diagonale. Ab : un saut de côté. Ba : changer de place avec un crabe voisin. Bb : avancer.
rule-OC-9-2 = Ca : sauter deux cases vers la mer. Cb : ajouter une autre carte. Da : reprendre sa défausse. Db : échanger une carte.
rule-OC-9-3 = Une action bonus coûte les coquillages inscrits sur sa tuile.
rule-OC-9-4 = À la fin de la manche, le chef va au dernier ; en cas d’égalité, au suivant dans le sens horaire après son détenteur.
rule-OC-9-5 = La manche où le premier crabe atteint la mer se joue jusqu’au bout.
rule-OC-9-6 = Qui est dans la mer gagne ; à plusieurs, le plus de cartes en main, puis de coquillages, sinon victoire partagée.
rule-OC-9-7 = Le tour d’exemple du livret se joue pas à pas.
rule-OC-10-1 = À deux, chacun a deux crabes mais une main, un chemin, une défausse et des coquillages communs, sur deux plateaux de plage.
rule-OC-10-2 = Les crabes du premier joueur partent de 1 et 4, ceux de l’autre de 2 et 3.
rule-OC-10-3 = Une manche a deux planifications et deux tours chacun : d’abord un crabe au choix, puis l’autre.
rule-OC-10-4 = L’action du chef sert une fois par manche, pour un seul crabe.
rule-OC-10-5 = Tout ce qui se passe dans un tour concerne le crabe actif.
rule-OC-10-6 = Aller sur la case de ton autre crabe échange leurs places, sans poussée ni chute.
rule-OC-10-7 = Ton propre crabe n’est poussé que par une chaîne passant par un crabe adverse.
rule-OC-10-8 = La partie finit quand les deux crabes d’un joueur sont dans la mer. À égalité pour le chef, il va à l’autre joueur.
rule-OC-10-9 = Les égalités se départagent comme d’habitude.
rule-OC-11-1 = Sur chaque plateau de plage sont cachées trois surprises : un déchet et deux trésors.
rule-OC-11-2 = Un crabe qui arrive sur une surprise la révèle aussitôt ; son propriétaire en décide.
rule-OC-11-3 = Les déchets et certains trésors agissent aussitôt. Les autres trésors se gardent et s’utilisent pendant ton tour, autant que tu veux.
rule-OC-11-4 = Un déchet qui demande une carte ou un coquillage que tu n’as pas est sans effet.
rule-OC-11-5 = Variantes familiales : les déchets ne font aucun tort, ou l’on ne pose que des trésors.
rule-OC-11-6 = À deux, chacun de tes crabes peut utiliser tes trésors.
rule-OC-12-1 = Au bord côté terre de chaque plateau de plage, un événement attend face cachée.
rule-OC-12-2 = Quand un crabe franchit ce bord pour la première fois, le joueur actif révèle l’événement pendant ce tour, entre deux actions ou à la fin.
rule-OC-12-3 = Certains événements agissent une fois ; d’autres durent jusqu’au prochain événement ou jusqu’à la fin de la partie.
rule-OC-12-4 = Un événement qui concerne un module absent est remplacé par un autre.
rule-OC-12-5 = Un défi est évalué avant qu’un événement soit révélé.
rule-OC-12-6 = Variante familiale : sans les deux événements négatifs. Variante pour experts : tous voient les événements avant qu’ils soient posés dans un ordre inconnu.
rule-OC-13-1 = Au bord côté mer de chaque plateau de plage se trouve un défi ; le prochain est visible, avec une carte de récompenses.
rule-OC-13-2 = Quand un crabe franchit ce bord pour la première fois, le joueur actif fait évaluer le défi pendant ce tour, entre deux actions ou à la fin.
rule-OC-13-3 = Première place : un coquillage et une récompense au choix. Tous les premiers ex æquo reçoivent les deux.
rule-OC-13-4 = Si un joueur est seul premier, tous les deuxièmes reçoivent un coquillage.
rule-OC-13-5 = Qui n’a rien qui compte n’obtient aucune place.
rule-OC-13-6 = Puis le défi suivant est révélé, avec les mêmes récompenses.
rule-OC-14-1 = Chacun pioche deux pouvoirs et en choisit un ; à deux, on en pioche quatre et on en donne un à chaque crabe.
rule-OC-14-2 = Chaque emploi d’un pouvoir coûte une charge, et pour certains un coquillage ; il n’en récupère jamais plus qu’il n’en avait au départ.
rule-OC-14-3 = Un pouvoir dit quand il agit : pendant ton tour, pendant celui des autres, ou quand quelque chose arrive.
rule-OC-14-4 = Un pouvoir peut enfreindre les règles de base ; certains préparent quelque chose avant la course.
rule-OC-15-1 = Variantes, scénarios et règles maison vont avec tout nombre de joueurs.
rule-OC-15-2 = Les symboles du pack : prendre une carte du marché, récupérer une charge, reprendre une carte du chemin, construire un obstacle, regarder quelque chose de caché.
rule-OC-15-3 = Nos décisions sont aussi des règles ; les règles maison permettent d’en décider autrement.
rule-OC-15-4 = Sur tout parcours, chaque case a une issue et aucune flèche ne mène nulle part.
rule-OC-Q1 = Les distances se comptent en demi-pas.
rule-OC-Q2 = La mouette déplace un crabe sur l’une des trois cases côté terre ; personne ne tombe, les roseaux ne gênent pas.
rule-OC-Q3 = L’appel de la mer va tout droit ou en diagonale, dans la mer aussi ; qui peut bouger le doit, et l’appelant renversé reste.
rule-OC-Q4 = Un crabe déplacé sur un obstacle coûte une carte au hasard, comme s’il était poussé.
rule-OC-Q5 = Une poussée sans destination est interdite.
rule-OC-Q6 = Les roseaux arrêtent une poussée tout droit.
rule-OC-Q7 = Un crabe peut être poussé dans la mer.
rule-OC-Q8 = Raccourcis et doubles sauts poussent.
rule-OC-Q9 = Pour se relever, on peut renoncer à tout mouvement de base, jamais à un coquillage, un saut ou un échange.
rule-OC-Q10 = Se relever sur une case de chute ne fait pas retomber.
rule-OC-Q11 = Un crabe renversé ne peut pas prendre de raccourci.
rule-OC-Q12 = Un courant emporte aussi un crabe renversé.
rule-OC-Q13 = Un courant n’agit qu’à la fin du tour du crabe lui-même, et la case d’arrivée agit aussi.
rule-OC-Q14 = Un double saut ignore les roseaux en chemin ; à l’arrivée, ils arrêtent un saut tout droit.
rule-OC-Q15 = Un double saut peut finir dans la mer, mais ne franchit jamais le bord du parcours.
rule-OC-Q16 = La carte prévue ne fait pas partie de la main.
rule-OC-Q17 = Se reposer avec un chemin vide saute le choix de la carte à garder.
rule-OC-Q18 = Au repos, on garde exactement une carte du chemin.
rule-OC-Q19 = Les actions d’une carte gardée ne servent pas à nouveau.
rule-OC-Q20 = Un raccourci exige exactement les actions principales indiquées et sert à tout moment du tour.
rule-OC-Q21 = Une carte prise face cachée n’est pas montrée.
rule-OC-Q22 = Les actions spéciales répétées vont sur leurs piles jusqu’à ce que trois emplacements soient garnis ou la pioche vide.
rule-OC-Q23 = D’une réserve vide, on ne prend pas de coquillage.
rule-OC-Q24 = Avec En force, on entre sur un obstacle même la main vide.
rule-OC-Q25 = Du sable dans les yeux ne coûte qu’une carte à chaque adversaire.
rule-OC-Q26 = Écarte-toi ne traverse pas les roseaux tout droit et ne mène jamais dans la mer.
rule-OC-Q27 = En changeant de place, il faut remplir les conditions de la nouvelle case, et les deux cases agissent.
rule-OC-Q28 = Dans la dernière manche, chacun joue encore son tour.
rule-OC-Q29 = Égalité dans la mer : cartes en main, puis coquillages, puis victoire partagée.
rule-OC-Q30 = Un crabe dans la mer garde son tour, mais rien de ce qui déplace un crabe ne peut servir.
rule-OC-Q31 = À deux, le chef sert un seul crabe par manche.
rule-OC-Q32 = Ton propre crabe sur ta route échange sa place ; tes actions spéciales le laissent tranquille.
rule-OC-Q33 = À deux, la partie finit avec les deux crabes dans la mer.
rule-OC-Q34 = Les événements sont au bord côté terre des plateaux de plage, les défis au bord côté mer ; où les deux se rencontrent, le défi passe d’abord.
rule-OC-Q35 = Qui pousse un crabe par-dessus un bord en résout la carte.
rule-OC-Q36 = Tout événement nouvellement révélé met fin à celui qui est en vigueur.
rule-OC-Q37 = Une carte est résolue jusqu’au bout avant celle du bord suivant.
rule-OC-Q38 = La carte supplémentaire va à l’un des bouts et donne tout ce que donne une carte.
rule-OC-Q39 = Reprendre une carte du chemin referme le vide sans donner d’action.
rule-OC-Q40 = Une surprise appartient au propriétaire du crabe qui y arrive, même poussé.
rule-OC-Q41 = Sans pouvoirs en jeu, une charge ne vaut rien : on ne prend que le coquillage.
