# What can be wrong with what we were given. One sentence each, with what to do where that helps.
# A no-break space stands before : ; ? ! and inside « ».
trouble-illegal-action = Ce n’est pas permis ({ $rule }). { $sentence }
trouble-unknown-action = Cette action n’existe pas : { $action }
trouble-unknown-game = Il n’y a pas de jeu « { $game } » ici. Au choix : { $games }.
trouble-unknown-language = La langue « { $language } » n’est pas disponible. Au choix : { $languages }.
trouble-unknown-bot = Il n’y a pas de robot « { $bot } ». Au choix : { $bots }.
trouble-bad-thinking = --thinking { $thinking } : entre 1 et { $most } itérations sont possibles.
trouble-bad-budget = « { $bot } » n’est pas un robot avec un budget. Écris search@2000 pour des itérations ou search@50ms pour des millisecondes.
trouble-no-results = { $file } ne contient pas de résultats de l’arène.
trouble-other-results = { $file } contient les résultats { $part ->
    [command] d’une autre commande de l’arène
    [game] d’un autre jeu
    [rules_version] d’une autre version des règles
    [box] d’une autre boîte
    [options] d’autres options
    [vary] d’une autre option qui varie
    [bots] d’autres robots
   *[seed] d’une autre graine
 }. Choisis un autre fichier.
trouble-results-in-use = Une autre série écrit dans { $file }. Attends-la ou choisis un autre fichier.
trouble-results-stopped = Impossible de continuer à écrire dans { $file } : { $reason }. Il contient { $games ->
    [one] une partie entière
   *[other] { $games } parties entières
 } ; la même commande reprend là.
trouble-not-a-plain-file = N’est pas un fichier ordinaire
trouble-report-is-file = Le rapport ne peut pas être écrit dans { $file }, où se trouvent les résultats.
trouble-results-twice = { $file } serait compté deux fois. Nomme chaque fichier de résultats une seule fois.
trouble-arena-interrupted = Interrompu après { $games ->
    [one] une partie
   *[other] { $games } parties
 }, dont rien n’est gardé ; avec --file, une série peut être reprise.
trouble-arena-interrupted-file = Interrompu après { $games ->
    [one] une partie
   *[other] { $games } parties
 } ; { $file } les garde, et la même commande reprend là.
trouble-no-bots = Personne ne joue : nomme au moins un robot.
trouble-nothing-to-vary = L’option { $option } n’a pas de liste de valeurs à parcourir.
trouble-ladder-alone = Un classement demande au moins deux joueurs à la table ; pour les robots seuls, voir : seaboard arena match
trouble-ladder-needs-bots = Un classement demande de 2 à { $most } robots, tous différents.
trouble-nobody-to-compare = Pour être sûr de qui est le plus fort, il faut deux robots différents à la table.
trouble-other-rules-there = Une autre machine a d’autres règles de { $game }. La même version de seaboard doit être partout.
trouble-no-ray = Ray n’est pas installé : pip install "seaboard[ray]".
trouble-no-cluster = Il n’y a pas de grappe Ray à { $address } : { $reason }
trouble-cluster-lost = La grappe Ray est perdue : { $reason }. Avec --file, la même commande reprend là où elle était.
trouble-processes-die = Les processus qui jouent ont été tués à plusieurs reprises à la partie { $number } ; la mémoire ne suffit peut-être pas pour autant de processus.
trouble-nothing-to-play = On peut jouer de 1 à { $games } parties, avec au plus { $processes } processus.
trouble-unknown-form = Il n’y a pas de forme « { $form } » des règles. Au choix : { $forms }.
trouble-no-compiler = Les règles rapides de { $game } ne sont pas prêtes et le compilateur qui les produit n’est pas installé : pip install "seaboard[compiler]".
trouble-no-cupy = Les parties sur carte graphique ont besoin de CuPy : pip install "seaboard[gpu]".
trouble-no-card = Aucune carte graphique n’est utilisable ici : { $reason }. Le processeur peut jouer aussi, avec machine=Processor.
trouble-card-too-old = La carte graphique est trop ancienne : sa compute capability est { $able }, il faut au moins { $oldest }.
trouble-too-many-games = { $games } parties occupent { $needed } Mio, et { $free } Mio sont libres.
trouble-unknown-option = { $game } n’a pas d’option « { $option } ». Au choix : { $options }.
trouble-bad-option = « { $option } » n’a pas la forme NAME=VALUE.
trouble-bad-option-value = L’option { $option } ne peut pas être « { $value } ». Valeurs permises : { $allowed }.
trouble-bad-arguments = { $reason } (voir : { $command } --help)
trouble-argument-needs-value = { $argument } demande une valeur.
trouble-argument-takes-no-value = { $argument } n’accepte pas de valeur comme « { $value } ».
trouble-argument-not-a-number = { $argument } : « { $value } » n’est pas un nombre entier.
trouble-argument-not-a-choice = { $argument } : « { $value } » n’existe pas. Au choix : { $all }.
trouble-argument-ambiguous = { $argument } peut désigner plusieurs options : { $all }.
trouble-arguments-missing = Il manque quelque chose : { $arguments }.
trouble-arguments-unknown = Personne ne comprend ceci : { $arguments }.
trouble-too-many-bots = { $bots ->
    [one] { $bots } robot, c’est trop
   *[other] { $bots } robots, c’est trop
 } pour une table de { $players ->
    [one] { $players } place
   *[other] { $players } places
 }.
trouble-too-many-names = { $names ->
    [one] { $names } nom a été donné
   *[other] { $names } noms ont été donnés
 }, mais { $people ->
    [0] seuls des robots jouent
    [one] une seule personne joue
   *[other] { $people } personnes seulement jouent
 }.
trouble-name-too-long = Le nom « { $name } » est trop long ; { $most } caractères suffisent.
trouble-name-unprintable = Le nom « { $name } » contient des caractères qu’on ne peut ni écrire ni afficher.
trouble-not-text = « { $text } » n’est pas du texte en UTF-8.
trouble-resume-or-new = Nomme un jeu pour le commencer ou utilise --resume pour en reprendre un, mais pas les deux.
trouble-interrupted = Partie interrompue. Tout ce qui a été joué est enregistré ; pour reprendre : seaboard play --resume
trouble-no-input = L’entrée s’est terminée avant qu’un choix soit fait.
trouble-unreadable-file = Impossible de lire { $file } : { $reason }
trouble-unwritable-file = Impossible d’écrire { $file } : { $reason }
trouble-unusable-file = { $file } est inutilisable : { $reason }
trouble-no-such-file = ce fichier ou dossier n’existe pas
trouble-not-permitted = ce n’est pas autorisé
trouble-file-exists = cela existe déjà
trouble-is-a-folder = c’est un dossier
trouble-not-a-folder = ce n’est pas un dossier
trouble-no-space-left = il n’y a plus de place sur l’appareil
trouble-read-only = on ne peut qu’y lire
trouble-name-of-file-too-long = le nom est trop long
trouble-output-closed = Il n’y a pas de sortie où montrer quoi que ce soit.
trouble-output-lost = On ne peut plus écrire sur la sortie : { $reason }
trouble-too-deep = Ce qui a été donné est trop profondément imbriqué pour être lu.
trouble-no-such-save = Il n’y a pas de partie « { $name } » dans { $folder }.
trouble-nothing-to-resume = Il n’y a pas de partie en cours dans { $folder }.
trouble-already-over = La partie de { $file } est finie. Pour la revoir : seaboard replay { $file }
trouble-save-in-use = { $file } est en cours de jeu dans une autre fenêtre. Quitte-la d’abord là-bas.
trouble-seed-unreadable = La graine secrète de cette partie manque ou est abîmée : ses dés ne peuvent plus rouler ({ $file } : { $reason }).
trouble-seed-of-another-game = La graine secrète à côté de cette partie n’est pas celle que son journal engage : ses dés ne peuvent plus rouler ({ $file }).
trouble-beyond-repair = Même la première ligne de { $file } est illisible ; rien n’a été modifié.
trouble-bad-log-line = { $file }, ligne { $number } : { $reason }
trouble-line-cut-short = la ligne est coupée. Si c’est une de tes sauvegardes : seaboard play --resume --repair
trouble-log-empty = le fichier est vide.
trouble-header-missing = un journal commence par son en-tête.
trouble-line-out-of-place = une ligne de cette sorte n’a pas sa place ici.
trouble-wrong-number = l’entrée devrait porter le numéro { $expected }, mais porte le { $found }.
trouble-line-unreadable = ce n’est pas une ligne de journal de partie ({ $reason }).
trouble-line-no-json = ce n’est pas du JSON, ou c’est trop imbriqué
trouble-line-odd-field = le champ « { $field } » n’a rien à y faire
trouble-line-lacks-field = il lui manque « { $field } »
trouble-line-odd-value = la valeur de « { $field } » est fausse
trouble-line-too-deep = ce n’est pas une ligne de journal de partie (trop imbriquée, ou avec un nombre trop long).
trouble-other-format = le journal est au format { $found } ; ce programme lit le format { $expected } et les précédents.
trouble-other-game = c’est un journal de { $found }, pas de { $expected }.
trouble-other-rules = la partie a été jouée avec la version { $found } des règles de { $game } ; ce programme a la version { $expected }.
trouble-other-box = la partie a été jouée avec une autre boîte de { $game } (empreinte { $found }, celle-ci a { $expected }). Donne la bonne avec --box.
trouble-wrong-seats = l’en-tête compte { $found ->
    [one] { $found } place
   *[other] { $found } places
 } au lieu de { $expected }.
trouble-forms-differ = l’id { $action } et la forme lisible se contredisent.
trouble-chance-not-due = il n’y a rien à lancer ni à révéler maintenant.
trouble-not-their-turn = ce n’est pas à la place { $seat } de jouer.
trouble-no-such-seat = il n’y a pas de place { $seat } à cette table.
trouble-no-more-outcomes = il manque le résultat du tirage { $number }.
trouble-nothing-to-undo = il n’y a rien à annuler.
trouble-undo-too-far = depuis, quelque chose a été pioché, révélé ou décidé ; il faut l’accord de toute la table.
trouble-not-over = la partie n’est pas finie.
trouble-over-already = la partie était déjà finie.
trouble-seed-missing = la graine n’a pas été révélée.
trouble-not-hexadecimal = une graine, une contribution, une empreinte, une clé ou une signature n’a pas le bon nombre de chiffres hexadécimaux minuscules.
trouble-commitment-broken = la graine révélée ne correspond pas au sceau du début de partie.
trouble-outcome-differs = la graine donne le résultat { $expected }, mais { $found } est inscrit.
trouble-not-canonical = la ligne n’est pas écrite comme dans un journal : sans espaces, chaque champ une seule fois et à sa place, nombres et textes sous leur forme la plus courte.
trouble-fields-of-other-format = un champ manque, ou il y en a un que le format { $format } n’a pas.
trouble-commitment-misplaced = il y a un sceau si, et seulement si, les tirages n’ont pas été saisis à la main.
trouble-contribution-broken = la place { $seat } n’a pas apporté la contribution qu’elle avait scellée.
trouble-draw-misplaced = chaque tirage, et rien d’autre, dit comment il a été fait.
trouble-share-differs = les règles donnent à ce résultat une autre part des nombres qui peuvent sortir.
trouble-outcome-impossible = le résultat { $found } ne peut pas sortir maintenant.
trouble-chain-broken = les lignes qui précèdent ne sont pas celles que la salle de jeux a signées.
trouble-signature-broken = ce n’est pas la signature de la salle de jeux dont l’en-tête donne la clé.
trouble-other-commitment = le journal porte un autre sceau que celui que tu connais : { $found }.
trouble-other-key = le journal vient d’une salle de jeux dont la clé n’est pas celle que tu connais : { $found }.
trouble-other-seed = le journal révèle une autre graine que celle que tu connais.
trouble-bad-hexadecimal = { $option } attend { $digits } chiffres hexadécimaux.
trouble-result-differs = ces actions mènent à un autre résultat.
trouble-not-toml = { $file } n’est pas un fichier TOML : { $reason }
trouble-toml-place = la ligne { $line } est illisible à la colonne { $column }
trouble-toml-letters = il n’est pas écrit en UTF-8
trouble-toml-somewhere = il contient quelque chose d’illisible
trouble-bad-box = Erreur dans la boîte à { $table } : attendu { $expected }, trouvé { $found }.
trouble-box-nothing = rien
trouble-box-a-table = une table
trouble-box-a-sentence = une phrase
trouble-box-a-number = un nombre entier
trouble-box-a-fraction = un nombre à virgule
trouble-box-a-text = un texte
trouble-box-a-list = une liste
trouble-box-a-date = une date ou une heure
trouble-box-yes-or-no = true ou false
trouble-box-another-value = une autre valeur
trouble-box-known-field = un champ prévu ici
trouble-box-known-value = une valeur prévue ici
trouble-box-field-of-legend = une case de la légende
trouble-box-enterable-field = une case où l’on peut entrer
trouble-box-seaward-step = un pas vers la mer sur une case où l’on peut entrer, aussi devant { $side }
trouble-bad-position = La position est incorrecte : { $reason }
