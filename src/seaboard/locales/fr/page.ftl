# Ce que dit la page, à l’accueil et à la table de chaque jeu.
page-welcome = Bienvenue dans la salle de jeux au bord de la mer
your-name = Ton nom
guest = Invité
room-password = Mot de passe de la salle
come-in = Entrer
room-closed = Aucun nouveau venu ne peut entrer pour le moment. Qui est déjà venu revient avec son lien personnel.
games = Jeux
play-now = Jouer
set-up = Préparer
new-table = { $game } : préparer une table
learn = Apprendre
learn-title = { $game } en cinq minutes
learn-play = Jouer une partie guidée
lesson = Leçon
lesson-next = Suivant
lesson-step = Étape { $step } sur { $steps }
lesson-waits = Regarde ce que font les autres…
my-tables = Mes tables
tables = Tables
no-tables = Aucune table n’est ouverte pour l’instant. Prépares-en une et invite tes amis.
filter-game = Jeu
all-games = Tous les jeux
filter-tables = Quelles tables
filter-all = Toutes
filter-free = Avec une place libre
filter-running = À regarder
none-fits = Aucune table de ce genre en ce moment.
hosted-by = Hôte : { $name }
clock-of-seconds = { $seconds } s par décision, { $minutes } min de réserve
clock-of-days = { $days } j par décision
page-of = Page { $page } sur { $pages }
page-back = Page précédente
page-on = Page suivante
moved = Dernier coup { $ago }
result-won = Gagné
result-shared = Victoire partagée
result-lost = Perdu
result-alone = Joué en solo
profile = Mes parties
profile-help = Les parties terminées, selon les adversaires. Les parties abandonnées ne comptent pas.
profile-none = Tu n’as encore terminé aucune partie.
player-none = Aucune partie publique n’est encore terminée.
player-games = Parties publiques
against-people = Contre des personnes
against-bots = Contre des robots
games-of-them = Parties
best-score = Meilleur score
offline = La salle de jeux est injoignable en ce moment. Elle s’ouvrira d’elle-même dès que la connexion sera là.
unreachable = La salle de jeux est injoignable en ce moment. Réessaie.
part-lost = Cette partie de la page n’a pas pu être chargée. Vérifie la connexion et recharge la page.
join = Rejoindre
watch = Regarder
go-on = Continuer
look-back = Revoir
status-open = Attend des joueurs
status-running = Partie en cours
status-finished = Terminée
status-abandoned = Abandonnée
other-device = Jouer sur un autre appareil
other-device-help = Avec ce lien, tu te retrouves sur un autre appareil. Garde-le pour toi.
renew-own-link = Créer un nouveau lien
renew-own-link-help = L’ancien n’ouvrira plus rien, et tous les autres appareils connectés à ton nom seront déconnectés.
who-sits-where = Qui s’assied où
seat-number = Place { $number }
seat-me = moi
seat-person = une personne
seat-here = une autre personne ici
house-rules = Règles maison
option-wrong = { $option } : ce n’est pas possible. Permis : { $allowed }
clock = Horloge
clock-kind-none = sans horloge
clock-kind-live = en une séance
clock-kind-days = par correspondance
clock-kind-none-help = Chacun réfléchit aussi longtemps qu’il veut.
clock-kind-live-help = Des secondes pour chaque décision ; le surplus est pris sur une réserve pour toute la partie.
clock-kind-days-help = Des jours pour chaque décision, pour jouer au fil des jours.
clock-seconds = Secondes par décision
clock-minutes = Réserve en minutes
clock-days = Jours par décision
stand-in = Joue pour les retardataires
public-table = Tout le monde peut jouer ou regarder
practice-table = Entraînement : tout peut être repris, dés et cartes compris
practice = Entraînement
spectators = Spectateurs
watching-now = voient la partie en direct
watching-late = la voient avec deux minutes de retard
watching-delayed = voient la partie avec { $seconds } s de retard
watching-none = ne peuvent pas regarder tant qu’elle se joue
create-table = Créer la table

## La barre
to-table = Vers la table
to-lobby = Vers l’accueil
language = Langue
theme = Couleurs
theme-system = comme le système
theme-day = jour
theme-night = nuit
motion = Animations
pace = Rythme de l’action
pace-slow = lent
pace-normal = normal
pace-quick = rapide
pace-instant = immédiat
connection-connecting = Connexion…
connection-lost = La connexion est coupée. Nouvel essai…
sound = Son
connection-quiet = Pas de réponse depuis un moment. Ce que tu vois est peut-être dépassé.
close = Fermer

## À la table
seats = Joueurs
you = toi
waits = attend
acts-now = doit jouer
# Noms des robots, à partir de 0.
bot-name =
    { $number ->
        [0] Corail
        [1] Perle
        [2] Finn
        [3] Marina
        [4] Sandy
       *[other] Robot { $number }
    }
bot-stands-in = { $bot } joue à sa place
time-left = Temps pour cette décision
time-bank = Réserve
time-low = Le temps est presque écoulé !
time-until = jusqu’à { $when }
points-of = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
chance = Le hasard
chance-acts = Le hasard décide…
skip-story = Passer
name-and-what = { $name } : { $what }
since-your-turn = Depuis ton dernier tour
just-now = Les derniers tours
turn-of = { $count ->
    [one] C’est au tour de { $names }.
   *[other] Choisissent maintenant : { $names }
 }
chosen-already = Tu as choisi. Tu peux encore changer d’avis.
only-afterwards = Ce que cela donne ne se verra qu’après.
odds-of = { $percent } % : { $what }
what-now = Que faire maintenant
choices-as-list = { $number ->
    [one] Le seul choix en liste
   *[other] Les { $number } choix en liste
 }
position = La position
tools = Outils
undo = Annuler
ask-undo = Annuler (les autres doivent être d’accord)
undo-what = Reprendre : { $choice }
undo-done = Repris : { $choice }
undo-too-late = Rien ne peut être repris maintenant : des dés sont tombés, ou quelqu’un d’autre a joué.
hint = Conseil
rules = Règles
log = Journal
log-in-order = Dans l’ordre
log-newest-first = Les plus récents d’abord
attention-ask = La page doit-elle sonner et te prévenir quand c’est ton tour ?
attention-yes = Oui, volontiers
attention-no = Non, merci
attention-wish = Un son et un avis quand c’est mon tour
shortcuts = Clavier
shortcut-choose = Faire le choix qui porte ce chiffre
shortcut-skip = Passer le récit et les tours des robots
shortcut-help = Afficher cette liste
shortcuts-on = Les touches agissent seules, sans Ctrl ni Alt
chat = Discussion
chat-empty = Personne n’a encore rien dit.
chat-no-seat = (sans place)
chat-text = Dis quelque chose
phrases = Phrases rapides
phrase-1 = Bonjour !
phrase-2 = Bien joué !
phrase-3 = Un instant, s’il te plaît.
phrase-4 = Oh non !
phrase-5 = Merci pour la partie !
new-messages = { $count ->
    [one] un nouveau message
   *[other] { $count } nouveaux messages
 }
send = Envoyer
plain-table = En texte
picture-table = En image
more = Plus
refused = Ce n’est pas possible maintenant.
download-log = Télécharger le journal
hand-to-bot = Laisser un robot jouer pour moi
players-and-spectators = Joueurs et spectateurs
mute = Faire taire
unmute = Laisser parler
mute-player = Faire taire { $who }
unmute-player = Laisser parler { $who }
remove = Exclure
remove-player = Exclure { $who } de la table
really-remove = Exclure vraiment { $who }
take-seat-back = Jouer à nouveau soi-même
ask-abandon = Abandonner la partie (tous doivent être d’accord)
abandon = Abandonner la partie
really-abandon = Abandonner la partie pour de bon ?
keep-playing = Continuer à jouer
commitment = Les dés sont fixés d’avance et peuvent être vérifiés ensuite. Sceau : { $hash }
chance-sound = Les dés étaient fixés avant la partie : les { $draws } tirages correspondent tous au sceau affiché auparavant.
chance-sound-with-yours = Les dés étaient fixés avant la partie, et pas sans toi : les { $draws } tirages correspondent tous au sceau que cet appareil a vu auparavant et à sa propre contribution.
chance-without-yours = Les tirages ({ $draws }) correspondent au sceau, mais la contribution de cet appareil n’y est pas : les dés ont été fixés sans toi.
chance-changed = Attention : le sceau des dés a changé depuis que cet appareil l’a vu pour la première fois. Cet appareil n’y contribue pas ; ne te fie pas aux dés de cette partie.
chance-undone = Annulés, avec leurs suites : { $undone }.
chance-wrong = Attention, le journal de cette partie n’est pas juste : { $flaw ->
    [commitment] son sceau n’est pas celui que cet appareil a vu avant la partie.
    [contribution] il ne contient pas la contribution de cet appareil aux dés.
    [seed] sa graine n’est pas celle que fixait le sceau.
    [draw] un tirage n’est pas sorti comme il était fixé.
   *[lines] ses lignes ont été modifiées après la signature.
 }
chance-old = Cette partie a commencé dans un format plus ancien. Ses dés se vérifient avec la commande seaboard verify.
asked-undo = { $who } voudrait annuler la dernière décision.
asked-abandon = { $who } voudrait abandonner la partie.
asked-publish = { $who } voudrait rendre cette partie publique : tout le monde pourrait la regarder, avec ce qui s’est dit à la table.
agree = D’accord
decline = Refuser
log-undo = { $who } annule la dernière décision.
line-handed-over = Un robot joue désormais pour { $who }.
line-taken-back = { $who } joue à nouveau.
line-removed = L’hôte a exclu un joueur ; { $who } continue.
line-asked = { $what ->
    [undo] { $who } demande d’annuler la dernière décision.
    [publish] { $who } demande de rendre la partie publique.
   *[abandon] { $who } demande d’abandonner la partie.
 }
line-declined = { $who } n’est pas d’accord.
line-withdrawn = La partie n’a pas pu commencer, car l’appareil de { $names } n’a pas répondu. Relance-la : elle commencera sans cette contribution aux dés.
line-abandoned = La partie a été abandonnée d’un commun accord.
line-published = La partie est désormais publique.

## Regarder en arrière
looking-back = Retour en arrière
replay = Revoir
move-of = Coup { $number } sur { $last }
the-beginning = La partie commence.
replay-slider = Moment de la partie
replay-steps = Parcourir la partie
turn-back = Un tour en arrière
step-back = Un coup en arrière
step-on = Un coup en avant
turn-on = Un tour en avant
replay-play = Lecture
replay-pause = Pause
news-waiting = { $count ->
    [one] Entre-temps, un nouveau coup a été joué.
   *[other] Entre-temps, { $count } nouveaux coups ont été joués.
 }
your-turn-now = C’est à toi de jouer.
earlier = Plus tôt
back-to-now = Revenir à maintenant
review = Analyse
chart-title = Les points au fil de la partie
chart-after = Après le coup { $number }
chart-table = En tableau

## Avant la partie
waiting-room = Avant la partie
waiting-for-players = Des places sont encore libres. Invite des amis ou ajoute des robots.
invited-by = { $name } t’invite à jouer
invited = Tu es invité à jouer
table-full = Toutes les places sont prises.
table-full-watch = Quand la partie commencera, tu pourras la regarder ici.
your-name-please = Comment les autres doivent-ils t’appeler ?
in-a-minute = Les règles en une minute
all-rules = Toutes les règles
this-table = À cette table
yes = oui
all-seated = Tout le monde est là.
free-seat = libre
sit-down = S’asseoir
add-bot = Ajouter un robot…
seat-a-bot = Mettre un robot à la place { $number }
another-player-here = Un autre joueur ici
name-of-player-here = Nom du joueur sur cet appareil
sits-here = S’assied ici
at-this-device = sur cet appareil
pass-device = Passe l’appareil à { $name }
pass-device-help = Rien n’est montré avant que la personne soit là.
i-am = Je suis { $name }
free-this-seat = Libérer la place
start = Commencer la partie
host-starts = La partie commence quand l’hôte la lance.
invite = Inviter
invite-help = Chaque lien vaut pour une place. Ne l’envoie qu’à la personne qui doit s’y asseoir.
only-here = Ce lien ne fonctionne que sur cet ordinateur.
lan-closed = La salle n’écoute que cet ordinateur. Ouvre-la avec « make play LAN=1 », et les autres sur ton réseau la trouveront à { $address }.
to-play = Pour jouer, place { $number }
to-watch = Pour regarder
copy = Copier
copied = Copié
scan-code = Le lien sous forme de code à scanner
renew-link = Révoquer et renouveler
link-renewed = L’ancien lien ne fonctionne plus.
invite-watch-help = Avec ce lien, d’autres peuvent regarder.
no-entry = Cette porte est fermée
no-entry-help = La table n’existe pas, ou son lien n’est plus valable.

## Règles
possible-now = Possible maintenant
why-not = Pourquoi pas ?
search-rules = Chercher dans les règles
full-text = La règle entière
nothing-found = Rien trouvé.

## La fin
game-over = La partie est finie
winner = { $name } gagne !
winners-shared = { $names } partagent la victoire !
score-sheet = Décompte
score-so-far = Si la partie s’arrêtait maintenant.
total = Total
rematch = Rejouer
share-game = Partager cette partie
share-help = Qui a ce lien peut regarder toute la partie.
share-link = Lien vers cette partie
share-private = Cette partie est privée. Si elle devient publique, tout le monde pourra la regarder, avec ce qui s’est dit à la table, et elle comptera sur les pages de celles et ceux qui l’ont jouée.
share-public = Cette partie est publique : tout le monde peut la regarder.
make-public = Rendre publique
ask-public = Rendre publique (tous doivent être d’accord)
public-asked = On a demandé leur accord aux autres.
to-rematch = Vers la partie suivante
