# What the terminal says at every game's table.
# A no-break space stands before : ; ? ! and inside « ».
chance = Le hasard
person = Joueur { $number }
# Names for bots, by number from 0.
bot-name =
    { $number ->
        [0] Coralie
        [1] Perle
        [2] Marin
        [3] Océane
       *[other] Robot { $number }
    }
which-game = À quel jeu veux-tu jouer ?
which-game-prompt = Jeu :
commitment = Les lancers sont fixés d’avance et pourront être vérifiés après la partie, sous le sceau { $hash }
letters = Tape un numéro pour choisir. u annule, ? explique les signes et les règles, h donne un conseil, s montre les scores, t montre toute la table, q quitte (la partie est enregistrée).
prompt = { $name } >
prompt-outcome = Que vois-tu ? >
hand-over = L’écran est maintenant pour { $name }. Les autres regardent ailleurs ; appuie sur Entrée.
not-a-number = « { $wish } » ne fait pas partie des choix. Tape un numéro de 1 à { $last }.
not-understood = « { $wish } » ne fait pas partie des choix. Tape un numéro de 1 à { $last }, ou u, ?, h, s, t, q.
not-an-outcome = « { $wish } » ne fait pas partie des choix. Tape un numéro de 1 à { $last }, u pour annuler la dernière saisie, ou q.
not-possible = Impossible pour l’instant :
undone = C’est annulé.
cannot-undo = Rien à annuler : depuis ta dernière décision, quelque chose a été pioché, révélé ou décidé.
saved = La partie est enregistrée sous le nom { $name }. Pour la reprendre : seaboard play --resume
skipped = La sauvegarde { $name } est laissée de côté. { $reason }
repaired = La fin abîmée de la sauvegarde a été coupée ; { $lines ->
    [one] une ligne a été gardée
   *[other] { $lines } lignes ont été gardées
 }.
score-sheet = Feuille de score
total = Total
player = Nom
points = Points
winner = { $name } remporte la partie !
winners-shared = { $names } se partagent la victoire !
winners-unchecked = Le journal donne pour vainqueur, sans vérification : { $names }.
nobody-here = place { $seat }
log-kept = Le journal de cette partie : { $file }
log-undo = { $who } annule sa dernière décision.
replay-prompt = [{ $number }/{ $last }] Entrée : suite, b : retour, un numéro : y aller, t : table, q : quitter >
replay-without-rules = Cette partie a été jouée avec la version { $rules } des règles, que ce programme n’a pas. Il peut raconter ce qui a été fait, pas ce qui en a résulté.
box-status =
    { $status ->
        [fact] avéré
       *[reconstructed] reconstitué
    }
box-hash = Empreinte de cette boîte : { $hash }
box-good = { $title } : la boîte est complète et correcte. Empreinte : { $hash }
