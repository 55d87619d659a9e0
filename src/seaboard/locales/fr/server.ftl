# Ce que dit la salle de jeux : refus, limites, aide de ses commandes.
welcome = Seaboard, une salle de jeux au bord de la mer. La salle est ouverte ; sa page n’est pas installée ici.
help-serve = Ouvrir la salle de jeux : proposer des tables aux navigateurs et aux programmes.
help-host = adresse d’écoute
help-port = port d’écoute ; 0 : n’importe quel port libre
help-database = un fichier SQLite, ou l’URL d’une base PostgreSQL (postgresql://...)
help-room-box = ton propre fichier de boîte pour un jeu ; peut être répété
help-config = un fichier TOML avec ces réglages ; l’environnement (SEABOARD_PORT ...) et les options passent avant
help-limits = une autre limite, comme messages-per-seat=40/4, ou off ; peut être répété
help-origins = un autre site dont les pages peuvent parler à ce serveur ; peut être répété
help-hosts = un nom sous lequel cette salle est jointe ; dès qu’il y en a un, aucun autre ne reçoit de réponse ; peut être répété
help-secure = la salle n’est accessible qu’en HTTPS : cookies sécurisés
help-registration = si quelqu’un de nouveau peut entrer
help-cookie-days = jours après lesquels qui n’est pas revenu redevient un inconnu
help-proxies = adresse d’un mandataire que l’on croit sur l’adresse du visiteur ; peut être répété
help-connections = connexions pouvant être ouvertes en même temps, au total
help-request-seconds = secondes dont dispose un client pour dire ce qu’il veut
help-static = dossier de la page
help-journal-lines = lignes que peut compter le journal d’une table ; ensuite, la partie ne peut qu’être jouée jusqu’au bout
help-bot-pace = secondes qu’un robot prend au moins pour un coup
help-heartbeat = secondes entre deux signes de vie à chaque connexion
help-log-level = debug, info, warning ou error
trouble-bug = Quelque chose a échoué de notre côté. C’est noté.
trouble-malformed = La salle de jeux ne comprend pas ce message. La page est peut-être ancienne : recharge-la. ({ $reason })
trouble-not-json = Envoie du JSON (content-type: application/json).
trouble-too-large = C’est trop long : { $most } octets au plus.
trouble-too-slow = Cela a pris trop de temps.
trouble-went-away = Le message s’est interrompu avant sa fin.
trouble-journal-full = Le journal de cette table compte { $most } lignes, et il ne peut en compter davantage. La partie peut encore être jouée jusqu’au bout.
trouble-not-found = Il n’y a rien ici.
trouble-no-lesson = Il n’y a pas de leçon pour ce jeu ({ $game }).
trouble-bad-origin = Cette page n’a pas le droit de parler à ce serveur.
trouble-other-host = Ce serveur ne répond pas à ce nom.
trouble-rate-limited = C’était beaucoup d’un coup. Réessaie dans { $wait }.
trouble-wait-seconds = { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
 }
trouble-wait-minutes = { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
 }
trouble-too-busy = Trop de monde agit en même temps à cette table. Réessaie.
trouble-server-busy = La salle a trop à faire en ce moment. Réessaie bientôt.
trouble-storage-unavailable = La salle ne peut rien enregistrer pour le moment. Rien n’est perdu ; la partie reprendra bientôt d’elle-même.
trouble-table-unreadable = Le journal de cette table est endommagé. La personne qui s’occupe de la salle en trouvera plus dans les journaux du serveur ; toutes les autres tables continuent.
trouble-who-are-you = Dis d’abord ton nom.
trouble-host-only = Seul l’hôte de la table peut faire cela.
trouble-not-the-host = L’hôte de la table ne peut être ni rendu muet ni exclu.
trouble-muted = L’hôte de cette table ne te laisse pas parler ici.
trouble-removed-here = L’hôte t’a exclu de cette table.
trouble-no-spectators = Personne ne peut regarder cette partie pendant qu’elle se joue.
trouble-seen-late = Cette partie est montrée en différé. Reviens dans { $seconds } secondes.
trouble-registration-closed = Personne de nouveau ne peut entrer ici pour le moment.
trouble-password-needed = Pour entrer ici, il faut le mot de passe de la salle.
trouble-wrong-password = Ce n’est pas le mot de passe de la salle.
trouble-link-needed = Pour une place à cette table, il faut son lien.
trouble-no-such-link = Ce lien n’ouvre rien, ou plus rien.
trouble-no-such-table = Cette table n’existe pas, ou elle est privée.
trouble-no-such-seat = Cette place n’existe pas : la table en a { $seats }.
trouble-no-seat = Tu n’as pas de place à cette table.
trouble-contributes-nothing = La place { $seat } n’a pas révélé sa contribution une première fois et n’en apporte plus.
trouble-nothing-to-reveal = La place { $seat } n’a rien à révéler maintenant.
trouble-other-contribution = Ce n’est pas la contribution que la place { $seat } avait scellée.
trouble-seat-taken = Quelqu’un occupe déjà cette place.
trouble-seat-free = Personne n’occupe cette place.
trouble-seats-empty = Il reste des places libres.
trouble-already-seated = Tu es déjà à cette table.
trouble-not-open = La partie a déjà commencé.
trouble-not-running = Aucune partie n’est en cours à cette table.
trouble-not-over-yet = La partie n’est pas encore finie.
trouble-public-already = Cette partie est déjà publique.
trouble-no-such-position = Cette position n’existe pas : la partie compte { $last } entrées pour l’instant.
trouble-not-your-turn = Ce n’est pas ton tour.
trouble-stale = La partie a avancé entre-temps. Regarde encore et choisis à nouveau.
trouble-undo-needs-consent = Quelque chose a été tiré, montré ou décidé depuis. Demande l’accord des autres.
trouble-undo-past-chance = Les dés lancés et les cartes tirées ne se reprennent pas.
trouble-nothing-asked = Personne n’a rien demandé.
trouble-something-else-asked = On demande maintenant autre chose. Relis la question.
trouble-bot-plays-already = Un robot joue cette place en ce moment.
trouble-no-bot-plays = Aucun robot ne joue cette place pour toi.
trouble-time-is-up = Ton temps pour cette décision est écoulé : le robot la prend. Ensuite, tu pourras rejouer.
trouble-no-time-to-undo = Il ne te reste plus de temps pour cette décision : elle est maintenue.
trouble-empty-text = Il n’y a rien à lire dans ce texte.
trouble-rules-not-served = Cette partie de { $game } a été jouée avec la version { $rules } des règles et la boîte { $box }, qui ne sont plus servies ici. Une fois finie, son journal peut encore être téléchargé.
trouble-unknown-limit = Il n’y a pas de limite « { $limit } ». Les limites sont : { $limits }.
trouble-bad-limit = La limite { $limit } ne peut pas être « { $value } ». Écris NOMBRE/SECONDES ou off.
trouble-bad-setting = Le réglage { $setting } ne peut pas être « { $value } ». Valeurs permises : { $allowed }.
trouble-unknown-setting = Il n’y a pas de réglage « { $setting } ». Il y a : { $settings }.
trouble-bad-database = Ce n’est ni un fichier SQLite ni l’URL d’une base PostgreSQL.
trouble-database-unreachable = La base de données est inutilisable : { $reason }
trouble-database-newer = La base de données a été ouverte par une version plus récente de Seaboard. Utilise celle-ci, ou restaure une sauvegarde antérieure.
trouble-database-in-use = Un autre serveur utilise déjà { $file }. Plusieurs nœuds ont besoin de PostgreSQL.
trouble-cannot-listen = Impossible d’écouter sur { $host }, port { $port } : { $reason }
help-admin = S’occuper de la salle de jeux : rejouer, sauvegarder, déménager, ranger.
help-admin-replay-all = Rejouer chaque partie enregistrée et vérifier celles qui sont finies.
help-admin-backup = Écrire toute la salle, secrets compris, dans un fichier ; même pendant qu’elle est ouverte.
help-admin-restore = Remplir une base vide à partir d’une sauvegarde.
help-admin-export = Écrire la salle sans sa clé dans un fichier, pour une autre salle.
help-admin-import = Ajouter ce qu’une autre salle a exporté.
help-admin-prune = Supprimer les vieilles tables finies ou jamais commencées, et les gens sans table.
help-admin-retire = Abandonner les parties en cours dont les règles ne sont plus servies, pour qu’on puisse les lire en entier.
help-admin-rotate-key = Donner une autre clé à la salle : cookies et liens sont refaits avec elle. Avec PostgreSQL, redémarrer ensuite les nœuds.
help-admin-people = Lister les gens avec leurs identifiants.
help-admin-delete-person = Oublier une personne : les parties restent, le nom disparaît.
help-room-file = un fichier contenant toute une salle
help-days = jours sans que rien ne se passe
help-keep-days = jours pendant lesquels l’ancienne clé ouvre encore ; 0 si elle est tombée en de mauvaises mains : tous sont alors des inconnus
help-people-name = une partie d’un nom
help-person = l’identifiant de la personne ; voir : seaboard admin people
replayed = { $games ->
    [one] Une table rejouée
   *[other] { $games } tables rejouées
 } avec { $entries } entrées de journal ; défectueuses : { $bad }, de règles absentes ici : { $other }.
room-written = Écrit dans { $file } : { $tables } tables, { $people } personnes.
room-read = Ajouté : { $tables } tables, { $people } personnes.
pruned = Supprimé : { $tables } tables, { $people } personnes.
retired = Parties abandonnées parce que leurs règles ne sont plus servies : { $games }.
key-rotated = La salle a une autre clé. L’ancienne ouvre encore pendant { $days } jours.
person-deleted = La personne est oubliée ; { $tables ->
    [one] une table a été modifiée
   *[other] { $tables } tables ont été modifiées
 }.
trouble-games-broken = { $games ->
    [one] Une partie ne peut pas être rejouée
   *[other] { $games } parties ne peuvent pas être rejouées
 }.
trouble-no-such-person = Il n’y a personne avec l’identifiant { $person }. Voir : seaboard admin people
trouble-room-not-empty = La base n’est pas vide ; une sauvegarde se restaure dans une base vide.
trouble-bad-room-file = { $file }, ligne { $number } : ce n’est pas une ligne d’un fichier de salle.
trouble-room-file-cut-short = { $file } est tronqué ; rien n’a été ajouté.
trouble-tables-left-out = Tout n’a pas pu être écrit : ces tables sont endommagées et manquent dans { $file } : { $tables }
trouble-other-room-file = { $file } contient une autre sorte de fichier de salle : { $found }.
