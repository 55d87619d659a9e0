# Che cosa dice `seaboard verify` di un registro in ordine, e che cosa il registro non prova.

verified = Tutto in ordine: { $actions ->
    [one] un’azione regolare
   *[other] { $actions } azioni regolari
 }, { $outcomes ->
    [one] un esito del caso conforme
   *[other] { $outcomes } esiti del caso conformi
 } al seme, risultato corretto.
verified-by-hand = Tutto in ordine: { $actions ->
    [one] un’azione regolare
   *[other] { $actions } azioni regolari
 }, risultato corretto.
verified-so-far = Tutto in ordine fin qui: { $actions ->
    [one] un’azione regolare
   *[other] { $actions } azioni regolari
 }, { $outcomes ->
    [0] nessun esito del caso ancora controllato.
    [one] un esito del caso conforme al seme.
   *[other] { $outcomes } esiti del caso conformi al seme.
 }
verified-abandoned = Tutto in ordine: { $actions ->
    [one] un’azione regolare
   *[other] { $actions } azioni regolari
 }, { $outcomes ->
    [one] un esito del caso conforme
   *[other] { $outcomes } esiti del caso conformi
 } al seme. La partita è stata interrotta { $why ->
    [agreed] di comune accordo.
   *[rules] perché qui non si giocava più con le sue regole.
 }
verified-without-rules = In ordine, per quanto si può controllare senza le regole: { $actions ->
    [one] una voce al suo posto
   *[other] { $actions } voci al loro posto
 }, { $outcomes ->
    [one] un esito del caso conforme
   *[other] { $outcomes } esiti del caso conformi
 } al seme.
verified-undone = Esiti del caso annullati, con ciò che ne seguiva: { $undone }.
verified-attempt = La partita è cominciata al tentativo { $attempt }; prima un posto non aveva rivelato il suo contributo.
verified-key = Firmato con la chiave { $key }. Se è quella della sala giochi, il registro è come la sala l’ha lasciato.
doubt-unfinished = Non è una prova: la partita non è finita. Gli esiti del caso si potranno controllare quando, alla fine, il seme verrà rivelato.
doubt-by-hand = Non è una prova: dadi e pescate sono stati inseriti a mano.
doubt-own-seed = Non è una prova: chi ha preparato la partita ha scelto il seme, e con esso i dadi.
doubt-old-format = Non è una prova: il registro ha il formato 1, senza firma, che non lega ai dadi né i nomi né le opzioni. Chi lo possiede può scrivere un’altra partita con lo stesso seme.
doubt-unsealed = Non è una prova: nessuna sala giochi ha firmato il registro. Chi lo possiede può scrivere un’altra partita con lo stesso seme.
doubt-forgotten = Non prova chi ha giocato: su richiesta, un nome è stato tolto dall’intestazione.
doubt-other-rules = Non controllato: se le azioni erano permesse e se il risultato è giusto. Per questo serve la versione { $rules } delle regole di { $game }; questo programma ha la versione { $here }.
