# Ce que `seaboard verify` dit d’un journal en ordre, et ce que celui-ci ne prouve pas.

verified = Tout est en ordre : { $actions ->
    [one] { $actions } action conforme
   *[other] { $actions } actions conformes
 } aux règles, { $outcomes ->
    [one] { $outcomes } tirage fidèle
   *[other] { $outcomes } tirages fidèles
 } à la graine, résultat exact.
verified-by-hand = Tout est en ordre : { $actions ->
    [one] { $actions } action conforme
   *[other] { $actions } actions conformes
 } aux règles, résultat exact.
verified-so-far = Tout est en ordre jusqu’ici : { $actions ->
    [one] { $actions } action conforme
   *[other] { $actions } actions conformes
 } aux règles, { $outcomes ->
    [0] aucun tirage encore vérifié.
    [one] { $outcomes } tirage fidèle à la graine.
   *[other] { $outcomes } tirages fidèles à la graine.
 }
verified-abandoned = Tout est en ordre : { $actions ->
    [one] { $actions } action conforme
   *[other] { $actions } actions conformes
 } aux règles, { $outcomes ->
    [one] { $outcomes } tirage fidèle
   *[other] { $outcomes } tirages fidèles
 } à la graine. La partie a été abandonnée { $why ->
    [agreed] d’un commun accord.
   *[rules] parce que ses règles n’étaient plus jouées ici.
 }
verified-without-rules = En ordre, pour autant qu’on puisse le vérifier sans les règles : { $actions ->
    [one] { $actions } entrée à sa place
   *[other] { $actions } entrées à leur place
 }, { $outcomes ->
    [one] { $outcomes } tirage fidèle
   *[other] { $outcomes } tirages fidèles
 } à la graine.
verified-undone = Tirages annulés, avec ce qui les suivait : { $undone }.
verified-attempt = La partie a commencé à la tentative { $attempt } ; auparavant, une place n’avait pas révélé sa contribution.
verified-key = Signé avec la clé { $key }. Si c’est bien celle de la salle de jeux, le journal est tel qu’elle l’a laissé.
doubt-unfinished = Pas une preuve : la partie n’est pas finie. Ses tirages pourront être vérifiés quand la graine sera révélée, à la fin.
doubt-by-hand = Pas une preuve : les dés et les tirages ont été saisis à la main.
doubt-own-seed = Pas une preuve : la graine, et donc les dés, ont été choisis par qui a préparé la partie.
doubt-old-format = Pas une preuve : le journal est au format 1, sans signature, où ni les noms ni les options ne sont liés aux dés. Qui le possède peut écrire une autre partie avec la même graine.
doubt-unsealed = Pas une preuve : aucune salle de jeux n’a signé le journal. Qui le possède peut écrire une autre partie avec la même graine.
doubt-forgotten = Aucune preuve de qui a joué : un nom a été retiré de l’en-tête à la demande d’une personne.
doubt-other-rules = Non vérifié : si les actions étaient permises et si le résultat est exact. Il faut pour cela la version { $rules } des règles de { $game } ; ce programme a la version { $here }.
