# What the terminal says at every game's table.
chance = Chance
person = Player { $number }
# Names for bots, by number from 0.
bot-name =
    { $number ->
        [0] Coral
        [1] Pearl
        [2] Finn
        [3] Marina
       *[other] Bot { $number }
    }
which-game = Which game would you like to play?
which-game-prompt = Game:
commitment = The dice are fixed in advance and can be checked afterwards. Commitment: { $hash }
letters = Type a number to choose. u takes back, ? explains signs and rules, h gives a hint, s shows the score, t shows the whole table, q leaves (the game is saved).
prompt = { $name } >
prompt-outcome = What do you see? >
hand-over = The screen is for { $name } now. Everybody else looks away; press Enter.
not-a-number = “{ $wish }” is not a choice. Type a number from 1 to { $last }.
not-understood = “{ $wish }” is not a choice. Type a number from 1 to { $last }, or u, ?, h, s, t, q.
not-an-outcome = “{ $wish }” is not a choice. Type a number from 1 to { $last }, u to take back what was entered last, or q.
not-possible = Not possible now:
undone = Taken back.
cannot-undo = There is nothing to take back: since your last decision something was drawn, shown or decided.
saved = The game is saved as { $name }. Go on with: seaboard play --resume
skipped = The save { $name } is passed over. { $reason }
repaired = The damaged end of the save was dropped; { $lines ->
    [one] one line was
   *[other] { $lines } lines were
 } kept.
score-sheet = Score sheet
total = Total
player = Player
points = Points
winner = { $name } wins!
winners-shared = { $names } share the victory!
winners-unchecked = The log names as winner, unchecked: { $names }.
nobody-here = seat { $seat }
log-kept = The log of this game: { $file }
log-undo = { $who } takes the last decision back.
replay-prompt = [{ $number }/{ $last }] Enter: on, b: back, a number: there, t: table, q: leave >
replay-without-rules = This game was played with version { $rules } of the rules, which this program does not have. It can tell what was done, not what came of it.
box-status =
    { $status ->
        [fact] fact
       *[reconstructed] reconstructed
    }
box-hash = Hash of this box: { $hash }
box-good = { $title }: the box is complete and correct. Hash: { $hash }
