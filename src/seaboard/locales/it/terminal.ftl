# What the terminal says at every game's table.
chance = Il caso
person = Ospite { $number }
# Names for bots, by number from 0.
bot-name =
    { $number ->
        [0] Corallo
        [1] Perla
        [2] Nereo
        [3] Marina
       *[other] Bot { $number }
    }
which-game = A che gioco vuoi giocare?
which-game-prompt = Gioco:
commitment = I lanci sono già stabiliti e si potranno controllare a fine partita. Sigillo: { $hash }
letters = Scrivi un numero per scegliere. u annulla, ? spiega segni e regole, h dà un consiglio, s mostra i punti, t mostra tutto il tavolo, q esce (la partita resta salvata).
prompt = { $name } >
prompt-outcome = Che cosa vedi? >
hand-over = Ora lo schermo è per { $name }. Chi non è di turno guarda altrove; premi Invio.
not-a-number = «{ $wish }» non è tra le scelte. Scrivi un numero da 1 a { $last }.
not-understood = «{ $wish }» non è tra le scelte. Scrivi un numero da 1 a { $last }, oppure u, ?, h, s, t, q.
not-an-outcome = «{ $wish }» non è tra le scelte. Scrivi un numero da 1 a { $last }, u per annullare l’ultimo inserimento, oppure q.
not-possible = Ora non si può:
undone = Annullato.
cannot-undo = Non c’è niente da annullare: dopo la tua ultima decisione qualcosa è stato pescato, mostrato o deciso.
saved = La partita è salvata come { $name }. Per riprenderla: seaboard play --resume
skipped = Il salvataggio { $name } viene saltato. { $reason }
repaired = La fine danneggiata del salvataggio è stata eliminata; { $lines ->
    [one] resta una riga
   *[other] restano { $lines } righe
 }.
score-sheet = Punteggio
total = Totale
player = Nome
points = Punti
winner = Vince { $name }!
winners-shared = { $names } condividono la vittoria!
winners-unchecked = Il registro indica come vincitore, senza controllo: { $names }.
nobody-here = posto { $seat }
log-kept = Il registro di questa partita: { $file }
log-undo = { $who } annulla l’ultima decisione.
replay-prompt = [{ $number }/{ $last }] Invio: avanti, b: indietro, un numero: vai lì, t: tavolo, q: esci >
replay-without-rules = Questa partita è stata giocata con la versione { $rules } delle regole, che questo programma non ha. Può raccontare che cosa è stato fatto, non che cosa ne è seguito.
box-status =
    { $status ->
        [fact] certo
       *[reconstructed] ricostruito
    }
box-hash = Impronta di questa scatola: { $hash }
box-good = { $title }: la scatola è completa e corretta. Impronta: { $hash }
