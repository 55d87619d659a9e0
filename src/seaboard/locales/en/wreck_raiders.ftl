# Wreck Raiders. Terms follow the English rulebook; the sentences are our own.
title = Wreck Raiders
tagline = Dive to four wrecks for exhibits, aquariums and your own vault; divers beside you share the loot. 1 to 5 players, 45 minutes.
intro-1 = You dive to four wrecks for three displays, a vault and aquariums. Most coins win.
intro-2 = Take a die from the reef; from a shell zone you also get that shell. Then move a diver to the spot with its number, in a wreck or on the beach.
intro-3 = In a wreck you draw a treasure, and so does everybody right beside you. Whoever held your spot is bumped to the beach and gains shells there.
intro-4 = Place each treasure at once: in a display, for an exhibit, or in the vault, for different pictures and rows of one kind.
intro-5 = A display with exactly the treasures of an exhibit earns it; in the exact order it also brings the reward on the card.
intro-6 = Shells help: conches change a die, scallops bring more treasures, starfish stand for any kind. Once a turn shells buy a piece of an aquarium.
hint-worth = { $worth ->
    [one] { $worth } coin
   *[other] { $worth } coins
 }
lesson-mat = This is your mat: three displays for exhibits, a vault, and a basket for shells. Above lie the exhibits that anybody can claim.
lesson-reef = Take the 3 from the reef. It lies in a shell zone, so you get a scallop too.
lesson-wreck = Send a diver to spot 3 of the gems wreck.
lesson-display = A gem! One exhibit wants three of them. Put it in the first display.
lesson-scallop = A scallop could bring one more gem now. Keep it: there is something to buy with it.
lesson-aquarium = A bottom for one scallop: your first aquarium. Middles and tops go on it later and bring coins.
lesson-pearl = Pearl has dived for gold and put it in her vault: different pictures and rows of one kind bring coins there.
lesson-beside = Now the 2: its spot is right beside your first diver.
lesson-beside-go = To the gems again. Divers side by side both bring a treasure.
lesson-second-gem = The second gem, beside the first.
lesson-third-gem = And the third, which your first diver has brought.
lesson-claim = Three gems, exactly what the exhibit shows. Claim it!
lesson-end = Your first exhibit: four coins. With enough of them the end comes, and everybody else has one more turn. Now play on as you like!
option-players = Players
option-players-help = How many play, 1 to 5; one plays the solo game against rivals.
option-edition = Edition
option-edition-help = The rulebook to follow. The English one has 18 rivals in the solo game, the others have 16.
option-edition-en = English
option-edition-de = German
option-edition-fr = French
option-start = First player
option-start-help = The seat that begins, unless lots are drawn.
option-start-0 = by lot
option-shell-odds = Odds of a shell zone
option-shell-odds-help = How many dice in a hundred land in a shell zone; -1 leaves it to the box (25).
option-pedestals = Pedestals
option-pedestals-help = How many treasures a display holds, 5 or 6.
option-pedestals-0 = as in the box
option-row-coins = Coins of the vault rows
option-row-coins-help = One number for each row, bottom up, such as 3,4,5,6; empty leaves it to the box.
option-rings = Rings of the wrecks
option-rings-help = The numbers round gems, gold, art and relics, such as 123456,135246,123456,123456; empty leaves it to the box.
option-rivals = Rivals
option-rivals-help = How many rivals the solo supply holds; 0 leaves it to the edition.
option-rival-gains = Rivals gain where they enter
option-rival-gains-help = Solo: a rival that enters a wreck gains a treasure, which is discarded.

## Things
wrecks = Wrecks
beach = Beach
reef = Reef
bank = Shells by the beach: { $shells }
exhibits = Exhibits ({ $left } in the deck)
order = Treasures
coins = Coins
crests = Crests
style = Style
market = Aquarium market
basket = Basket
divers = Off-board
vault = Vault
number = Number in play: { $number }.
hand = To be placed: { treasure }.
display = Display { $number }
claimed = Exhibits ({ $count })
aquarium = Aquarium
piece-short = piece
legend = At the wrecks: the numbers of the ring with whoever dives there; the last is beside the first (↩). Shells: C conch, S scallop, T starfish. Market: shells to pay → coins|edge; tops: coins/for each. Exhibits on mats: + with a conch. Vault: = coins of a full row. ☠ rival.
piles = { $supply } in the supply, { $discard } discarded
coin-count = { $count ->
    [one] 1 coin
   *[other] { $count } coins
 }
edition = Edition: { $edition }
last-turns = Last turns: { $count }
rivals-left = { $count ->
    [one] 1 rival left
   *[other] { $count } rivals left
 }
piece-kind =
    { $kind ->
        [bottom] Bottoms
        [middle] Middles
       *[top] Tops
    } ({ $left } left)
kind =
    { $kind ->
        [gems] gems
        [gold] gold
        [art] art
       *[relics] relics
    }
kind-short =
    { $kind ->
        [gems] Gem
        [gold] Gold
        [art] Art
       *[relics] Rel
    }
wreck =
    { $kind ->
        [gems] Gems
        [gold] Gold
        [art] Art
       *[relics] Relics
    }
# A place as somewhere to go.
place =
    { $place ->
        [gems] the Gems wreck
        [gold] the Gold wreck
        [art] the Art wreck
        [relics] the Relics wreck
       *[beach] the beach
    }
# A place where somebody is.
place-in =
    { $place ->
        [gems] in the Gems wreck
        [gold] in the Gold wreck
        [art] in the Art wreck
        [relics] in the Relics wreck
       *[beach] on the beach
    }
treasure =
    { $treasure ->
        [ruby] a ruby (gems)
        [emerald] an emerald (gems)
        [sapphire] a sapphire (gems)
        [coins] old coins (gold)
        [crown] a crown (gold)
        [goblet] a goblet (gold)
        [painting] a painting (art)
        [vase] a vase (art)
        [statue] a statue (art)
        [mask] a mask (relics)
        [idol] an idol (relics)
       *[astrolabe] an astrolabe (relics)
    }
treasure-short =
    { $treasure ->
        [ruby] rub
        [emerald] eme
        [sapphire] sap
        [coins] coi
        [crown] cro
        [goblet] gob
        [painting] pai
        [vase] vas
        [statue] sta
        [mask] mas
        [idol] ido
       *[astrolabe] ast
    }
shell =
    { $shell ->
        [conch] a conch
        [scallop] a scallop
       *[starfish] a starfish
    }
shell-short =
    { $shell ->
        [conch] C
        [scallop] S
       *[starfish] T
    }
shells =
    { $shell ->
        [conch] { $count ->
            [one] 1 conch
           *[other] { $count } conches
        }
        [scallop] { $count ->
            [one] 1 scallop
           *[other] { $count } scallops
        }
       *[starfish] { $count } starfish
    }
zone =
    { $zone ->
        [conch] Conch
        [scallop] Scallop
        [starfish] Starfish
       *[blank] Blank
    }
# A zone after a number.
zone-note =
    { $zone ->
        [conch] , with a conch
        [scallop] , with a scallop
        [starfish] , with a starfish
       *[blank] {""}
    }
from =
    { $from ->
        [off-board] off-board
        [beach] beach spot { $spot }
        [gems] Gems, spot { $spot }
        [gold] Gold, spot { $spot }
        [art] Art, spot { $spot }
       *[relics] Relics, spot { $spot }
    }
spot-of-wreck = { wreck }, spot { $spot }
spot-of-beach = { beach }, spot { $spot }
style-short =
    { $style ->
        [any1] any shell
        [aquarium] free piece
        [shells] shells
       *[none] ·
    }
order-note =
    { $order ->
        [exact] in exact order
       *[any] in any order
    }

## At the plain table
at-a-glance = At a glance
wrecks-and-beach = Wrecks and beach
place-number = Spot
nothing = nothing
nobody = free
a-rival = a rival
reef-empty = No dice lie in the reef.
to-roll = { $count ->
    [one] 1 die is being rolled.
   *[other] { $count } dice are being rolled.
 }
rival-entered = { wreck }: a rival has entered this round, with the { $number }.
ring-of = { wreck }: the numbers stand round the wreck as { $ring }.
claiming = Being claimed: { $exhibit }, with display { $display }.
exhibit-name = { $order } ({ coin-count })
piece-name =
    { $kind ->
        [bottom] bottom
        [middle] middle
       *[top] top
    } ({ $worth })
exhibit-unseen = from the deck
piece-unseen =
    { $kind ->
        [bottom] a bottom
        [middle] a middle
       *[top] a top
    }
piece-worth = { coin-count }, edge: { $edge }
top-worth = { coin-count } for each { $each }
piece-for = { $worth }; costs { $cost }
costs = costs { $cost }
effect-gains = brings { $what }
effect-coins = { $count ->
    [one] { $sign } coin
   *[other] { $sign } coins
 }
style-reward = Reward for the exact order: { $style ->
    [any1] a shell of your choice
    [aquarium] a free aquarium piece
   *[shells] { $shells }
 }
crests-for = Can be decorated with { $shells }
mat-of = { $player }: { coin-count }
display-holds = Display { $number }: { $treasures } ({ $free ->
    [0] full
   *[other] { $free } free
 })
vault-row = Row { $row } ({ coin-count }): { $treasures }
mat-shells = Shells: { $shells }
mat-divers = Divers off-board: { $count }
mat-dice = Dice in the basket: { $dice }
with-conch = { $exhibit }, with a conch
supplies = What is left in the piles
in-supply = Supply: { $treasures }
in-discard = Discarded: { $treasures }
place-beside = { $here }; beside it: { $beside }
treasure-name =
    { $treasure ->
        [ruby] ruby
        [emerald] emerald
        [sapphire] sapphire
        [coins] old coins
        [crown] crown
        [goblet] goblet
        [painting] painting
        [vase] vase
        [statue] statue
        [mask] mask
        [idol] idol
       *[astrolabe] astrolabe
    }
group-dice = Dice
group-numbers = Numbers
group-places = Places
group-divers = Divers
group-mat = On your mat
group-exhibits = Exhibits
group-pieces = Aquarium pieces
group-shells = Shells
group-starfish = With a starfish
group-otherwise = Or
points-of = { $points ->
    [one] 1 coin
   *[other] { $points } coins
 }

## At the board
pool = The dice pool in the box lid
see-mat = See the mat of { $player } in full
displays-and-vault = Displays and vault
own-mat = My mat
exhibits-needed = { $count } exhibits end the game
until-the-end = Until the end
ends-by-exhibits = Exhibits
ends-by-vault = Vault
ends-by-beach = Beach
ends-by-rivals = Rivals left
ends-by-wreck = Emptiest wreck
leads-to = This leads to
brings-coins = Brings { coin-count } at once.
spends = Costs { $shells }.
beside = Beside it: { $who }.
then-draw = Then a treasure is drawn: { kind }.
takes-starfish = Takes { $count } starfish.
without-starfish = Takes no starfish.
earns-style = Earns the style reward.

## What is to be decided
due-draw-start = Who begins?
due-roll-pool = Roll the dice pool: number and zone of each die.
due-take-die = Take a die from the reef.
due-set-number = Keep the die’s number, or change it with conches?
due-choose-place = Where does your diver go?
due-choose-diver = Which diver do you move?
due-choose-spot = To which empty beach spot does the bumped diver go?
due-draw-treasure = Which treasure is drawn?
due-place-treasure = Where do you put the treasure?
due-one-more = Discard a scallop for one more treasure of this wreck?
due-claim = Do you claim an exhibit?
due-conch-decoration = Decorate the exhibit with a conch?
due-scallop-decoration = Discard a scallop for a treasure of a wreck of your choice?
due-choose-shell = Style reward: which shell do you take?
due-choose-piece = Style reward: which aquarium piece do you take for free?
due-choose-aquarium = On which aquarium does the piece go?
due-reveal = Which exhibit is revealed?
due-buy = Do you buy an aquarium piece?
due-refill = Which piece comes to the market?
due-rival-die = Choose a die for a rival.
due-rival-wreck = Which wreck does the rival enter?
due-buy-more = Buy as many aquarium pieces as you like before the round ends.
due-over = The game is over.

## Choices
choice-start = { $player } begins
choice-roll = { $number }{ zone-note }
choice-draw = { treasure }
choice-reveal = Exhibit { $exhibit }
choice-refill = { $piece }
choice-take = The { $number }{ zone-note }
choice-set = Dive with { $number }
choice-go = To { place }
choice-move = From { from }
choice-bump = Beach spot { $spot }
choice-display = In display { $display }
choice-vault = In the vault, column { $column }
choice-let-go = Let the treasure go
choice-more = One more for a scallop
choice-claim = Exhibit { $exhibit } with display { $display }, { order-note }
choice-conch = Add a conch (2 coins)
choice-scallop = A treasure from { kind } for a scallop
choice-shell = Take { shell }
choice-get = Take: { $piece }
choice-buy = Buy: { $piece }
choice-stack = On the aquarium with: { $aquarium }
choice-rival-die = The { $number } for the rival
choice-rival-go = The rival enters { place }
choice-enough = No more treasures
choice-no-claim = Claim nothing more
choice-no-conch = Keep the conch
choice-no-scallop = Keep the scallop
choice-no-purchase = Buy nothing more
choice-starfish = Discard a starfish and the rightmost treasure of display { $display }

## What happens
log-start = { $player } begins.
log-roll = A die shows { $number }{ zone-note }.
log-draw = Drawn: { treasure }.
log-reveal = Exhibit { $exhibit } is revealed.
log-refill = New in the market: { $piece }.
log-take = { $who } takes the { $number }{ zone-note }.
log-set = { $who } dives with { $number }.
log-go = { $who } heads for { place }.
log-move = { $who } moves a diver from { from }.
log-bump = { $who } chooses beach spot { $spot } for the bumped diver.
log-display = { $who } puts the treasure in display { $display }.
log-vault = { $who } puts the treasure in the vault, column { $column }.
log-let-go = { $who } lets the treasure go.
log-more = { $who } discards a scallop for one more treasure.
log-claim = { $who } claims exhibit { $exhibit } with display { $display }, { order-note }.
log-conch = { $who } decorates the exhibit with a conch.
log-scallop = { $who } discards a scallop for a treasure from { kind }.
log-shell = { $who } takes { shell }.
log-get = { $who } takes for free: { $piece }.
log-buy = { $who } buys: { $piece }.
log-stack = { $who } puts the piece on the aquarium with: { $aquarium }.
log-rival-die = { $who } chooses the { $number } for a rival.
log-rival-go = { $who } sends the rival to { place }.
log-enough = { $who } takes no more treasures.
log-no-claim = { $who } claims nothing more.
log-no-conch = { $who } keeps the conch.
log-no-scallop = { $who } keeps the scallop.
log-no-purchase = { $who } buys nothing more.
log-starfish = { $who } discards a starfish and the last treasure of display { $display }.

## What it brings about
event-arrived = A diver of { $player } is { place-in }, spot { $spot }.
event-rival-arrived = A rival is { place-in }, spot { $spot }.
event-bumped = A diver of { $player } is bumped to beach spot { $spot }.
event-sent-home = A diver of { $player } goes back off-board.
event-rival-gone = A rival leaves the game.
event-shells = { $player } gains { shells }.
event-shells-die = { $player } gains { shells }: the die lay in that zone.
event-shells-beach = { $player } gains { shells } from the beach.
event-shells-style = { $player } gains { shells } as style reward.
event-drawn-for = It is for { $player }, whose diver is beside.
event-stored = { $player } stores { treasure } in the vault.
event-displayed = { $player } displays { treasure }.
event-discarded = Nobody keeps it: { treasure } goes to the discard pile.
event-reshuffled = The discards become a new supply of { kind }.
event-exhibit = { $player } collects exhibit { $exhibit }.
event-built = { $player } builds: { $piece }. Its aquarium begins with: { $aquarium }.
event-last-turns = { $player } has triggered the end: everybody else has one more turn.
event-round = A new round begins.
event-rival-turns = Now the rivals move.
event-took = { $player } takes the { $number }: there is no other choice.
event-turn = It is { $player }’s turn.

## A turn in short
recap-turn = { $player } { place-in }: { $gains }.
recap-others = { $player }: { $gains }.
recap-treasures = { $count ->
    [one] 1 treasure
   *[other] { $count } treasures
 }
recap-exhibits = { $count ->
    [one] 1 exhibit
   *[other] { $count } exhibits
 }
recap-pieces = { $count ->
    [one] 1 aquarium piece
   *[other] { $count } aquarium pieces
 }

## The end
part-exhibits = Exhibits
part-conches = Conches on exhibits
part-fronts = Different treasures in the vault
part-rows = Rows of the vault
part-pieces = Bottoms and middles
part-tops = Tops
end-exhibits = The last exhibit that was needed has been claimed.
end-vault = The vault is full.
end-wreck = A wreck has run out of treasures.
end-beach = All spots of the beach are taken.
end-rivals = There are no rivals left in the supply.
end-treasures = All treasures lie on the mats, and nothing has moved for a whole round.
tie-treasures = Equal coins: most treasures left in displays decide. { $standing }.
tie-shells = Still equal: most shells left decide. { $standing }.
band-1 = Up to 50 coins: your feet are still dry.
band-2 = Up to 75 coins: you have learnt to hold your breath.
band-3 = Up to 100 coins: the museum asks for your card.
band-4 = Up to 125 coins: wrecks tremble when you dive.
band-5 = Up to 150 coins: they name a reef after you.
band-6 = More than 150 coins: the sea has nothing left to hide from you.

## The rules, in a sentence or two each
chapter-1 = Box and set-up
chapter-2 = Taking a die
chapter-3 = Moving a diver
chapter-4 = Placing treasures
chapter-5 = Claiming exhibits
chapter-6 = Buying an aquarium piece
chapter-7 = Starfish at any time
chapter-8 = End of the game
chapter-9 = Scoring
chapter-10 = Solo
chapter-11 = Editions and house settings
chapter-rulings = Our rulings
rule-WR-1-1 = 2 to 5 players, or one in the solo game.
rule-WR-1-2 = The bank has 15 shells of each kind; who gains shells takes what is left.
rule-WR-1-3 = 84 treasures: four kinds with three fronts, seven of each. Each kind has a supply and a discard pile.
rule-WR-1-4 = One exhibit more than there are players lies face up, three in the solo game.
rule-WR-1-5 = The market shows three bottoms, three middles and three tops.
rule-WR-1-6 = With 2, 3, 4, 5 players everybody has 6, 5, 4, 4 divers, all off-board at first.
rule-WR-1-7 = With 2, 3, 4, 5 players there are 5, 4, 5, 6 dice.
rule-WR-1-8 = The start player is drawn by lot and rolls the pool; play goes clockwise.
rule-WR-1-9 = All dice are rolled at once. Each shows a number and lies in a zone; even partly in a shell zone counts.
rule-WR-1-10 = A die keeps its number on the way from the pool to the reef.
rule-WR-2-1 = If the reef is empty when your turn begins, gather all dice and roll the pool.
rule-WR-2-2 = Take exactly one die from the reef.
rule-WR-2-3 = A die from a shell zone gives you that shell at once.
rule-WR-2-4 = Each conch you discard changes the number by one, up or down; 6 and 1 are neighbours.
rule-WR-2-5 = The die stays in your basket until the pool is rolled again.
rule-WR-3-1 = Move one of your divers to the spot with the die’s number, in a wreck or on the beach. You must move.
rule-WR-3-2 = No diver moves within a wreck, or from beach to beach.
rule-WR-3-3 = You may not enter a wreck spot that another of your divers holds.
rule-WR-3-4 = On the beach you gain the spot’s shells; a diver already there goes back to its owner.
rule-WR-3-5 = Another player’s diver in the wreck spot is bumped to the beach spot of that number and gains its shells.
rule-WR-3-6 = Your diver leaves its old spot before anybody is bumped.
rule-WR-3-7 = In a wreck you gain one random treasure of its supply.
rule-WR-3-8 = Every diver right beside yours gains its owner a treasure too.
rule-WR-3-9 = Each scallop you discard brings one more treasure of the wreck you moved to on your turn.
rule-WR-3-10 = First the bump, then your treasure and the extras, then your own neighbours, then the others clockwise.
rule-WR-3-11 = An empty supply is refilled from its discards; without any, nothing is gained.
rule-WR-3-12 = With two or more players there is always a legal move.
rule-WR-4-1 = Whoever gains a treasure places it at once in a display or in the vault.
rule-WR-4-2 = In a display the treasure takes the leftmost empty pedestal. Of equal displays the first is offered.
rule-WR-4-3 = In the vault a column fills from the bottom. Of columns equally high the first is offered.
rule-WR-4-4 = Placed treasures never move.
rule-WR-4-5 = A treasure for which there is no room goes to its discard pile.
rule-WR-4-6 = Everything on the mats is open.
rule-WR-5-1 = A display must hold exactly the kinds of the exhibit, in any order.
rule-WR-5-2 = A starfish makes a treasure count as any kind and is discarded after the claim.
rule-WR-5-3 = Each crest may be used once: a conch stays on the card, a scallop fetches a treasure of any wreck, but not for the display being claimed.
rule-WR-5-4 = In the exact order of the card you earn its style reward. If that takes no more starfish, it is always done.
rule-WR-5-5 = A free piece must be placeable; otherwise the reward is lost.
rule-WR-5-6 = The display is cleared and the card is yours.
rule-WR-5-7 = You may claim as often as you like and use what earlier claims gave.
rule-WR-5-8 = New exhibits are revealed after the last claim of the turn.
rule-WR-6-1 = Pay the piece’s shells and take it from the market, one piece a turn at most.
rule-WR-6-2 = A bottom begins a new aquarium.
rule-WR-6-3 = A middle or a top needs an aquarium of yours without a top.
rule-WR-6-4 = Pieces never move, and nothing goes on a top.
rule-WR-6-5 = The market is refilled from the stacks while they last.
rule-WR-7-1 = At any decision you may discard a starfish and the rightmost treasure of one of your displays.
rule-WR-8-1 = The end is triggered when a player has 6, 5, 4, 4 exhibits with 2, 3, 4, 5 players at the end of a turn.
rule-WR-8-2 = Then everybody else has one more turn.
rule-WR-9-1 = Exhibits score their coins, and 2 for each conch on them.
rule-WR-9-2 = Each different treasure in the vault scores 1 coin.
rule-WR-9-3 = A full vault row of one kind scores the row’s coins.
rule-WR-9-4 = Bottoms and middles score their coins, also in unfinished aquariums.
rule-WR-9-5 = A top scores by the shells on the edge of its aquarium, or by its pieces.
rule-WR-9-6 = Ties: most treasures in displays, then most shells, then a shared victory.
rule-WR-9-7 = The score sheet has six parts.
rule-WR-9-8 = The rulebook’s example comes to 81 coins.
rule-WR-10-1 = Solo: set up as for two players, with six dice and 18 rivals (16 in the German and French editions).
rule-WR-10-2 = A round is three turns of yours and three of the rivals, with one roll of all dice.
rule-WR-10-3 = In the solo game no diver may be sent to the beach.
rule-WR-10-4 = If the die leads nowhere, you forfeit only the move. Conches cannot make a number that leads nowhere.
rule-WR-10-5 = A rival that you bump goes to an empty beach spot and stays there; with none empty it leaves the game.
rule-WR-10-6 = Rivals gain no shells, and their treasures are discarded.
rule-WR-10-7 = Your divers on the beach may be moved away.
rule-WR-10-8 = For a rival you choose a die and a wreck that no rival entered this round.
rule-WR-10-9 = A rival takes an empty spot if there is one; otherwise it bumps to an empty beach spot of your choice.
rule-WR-10-10 = A diver of yours that is bumped to the beach gains the spot’s shells.
rule-WR-10-11 = Treasures that you gain beside a rival go in your vault, or are discarded when it is full.
rule-WR-10-12 = After the rivals’ turns you may buy any number of pieces.
rule-WR-10-13 = The game ends after a round with a full vault, six exhibits, a wreck run out, a full beach or no rivals left.
rule-WR-10-14 = Without a rival in the supply, the rival’s turn is skipped.
rule-WR-10-15 = The result depends on your coins: up to 50, 75, 100, 125, 150, or more.
rule-WR-11-1 = The edition decides how many rivals there are.
rule-WR-11-2 = House settings belong to the game and are shown to all.
rule-WR-11-3 = Our rulings are rules too.
rule-WR-R1 = With no room left you may clear some with a starfish, or let the treasure go.
rule-WR-R2 = The order of gains: bumped diver’s shells, your treasure, extras, your neighbours, the others clockwise.
rule-WR-R3 = A bumped diver gains shells, no treasure.
rule-WR-R4 = With supply and discards empty, nothing is gained.
rule-WR-R5 = Shells that are not in the bank are not gained; there is no substitute.
rule-WR-R6 = Conches change the number until the diver moves; the die itself is not turned.
rule-WR-R7 = The conch gained with a die may be spent on it.
rule-WR-R8 = You must move, and you always can.
rule-WR-R9 = A diver on the beach may not move to its own spot again.
rule-WR-R10 = Your own diver is bumped only on the beach, and gives nothing.
rule-WR-R11 = Extra treasures do not let the neighbours gain again.
rule-WR-R12 = Scallops add nothing to treasures gained as a neighbour or by a decoration.
rule-WR-R13 = A covered treasure fits the exact order too; it stays one treasure.
rule-WR-R14 = A starfish may clear a treasure at any decision of yours, also on another player’s turn.
rule-WR-R15 = The display being claimed takes and loses nothing until it is cleared.
rule-WR-R16 = The free piece is not your purchase of the turn, and the market is refilled at once.
rule-WR-R17 = A new exhibit can be claimed next turn at the earliest.
rule-WR-R18 = When a deck or stack is empty, its places stay empty.
rule-WR-R19 = The end is checked after a turn; then each other player has one turn.
rule-WR-R20 = For a rival only wrecks count that no rival entered this round.
rule-WR-R21 = A bumped diver gains the shells of the beach spot you choose, none if it goes off-board.
rule-WR-R22 = A rival’s die gives no shell and is not changed by conches.
rule-WR-R23 = A die lies in exactly one zone.
rule-WR-R24 = Everything is open.
rule-WR-R25 = The owner decides where a gained treasure goes.
rule-WR-R26 = Dice stay in the baskets until the reef is empty.
rule-WR-R27 = If no treasure is left to raid and a whole round passes without one drawn, discarded or claimed, the end is triggered.
rule-WR-R28 = A rival gains no treasure where it enters, only beside a move, unless the house says otherwise.
