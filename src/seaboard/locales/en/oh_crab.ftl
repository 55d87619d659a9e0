# Oh Crab! Terms follow the German rulebook; the sentences are our own.
title = Oh Crab!
tagline = Escape from the snack bar: crabs race across the beach, push, topple and take shortcuts to the sea. 2 to 5 players, 45 minutes.
intro-1 = Crabs run from the snack bar over the beach. Whoever reaches the sea first wins.
intro-2 = All plan a card at the same time. In your turn you lay it at the left or the right end of your path.
intro-3 = The card gives its main action, and every half symbol that it completes with its neighbour gives one more: forward, diagonal, seaward or a shell.
intro-4 = A crab in your way is pushed on and falls over. Whoever lies there gives up a move to stand up.
intro-5 = Fields help or hinder: shells and shortcuts, obstacles that cost a card, fields that knock you over, reeds and currents.
intro-6 = Shells pay for the extra actions beside the board. With few cards left you rest: you take a new card from the market and all your discards back.
hint-worth = { $worth ->
    [one] { $worth } half step
   *[other] { $worth } half steps
 }
lesson-beach = There is the sea. Three crabs want to get in; yours is the red one.
lesson-plan = All plan a card at the same time. Plan the one with seaward: it moves you ahead, straight or diagonally.
lesson-add = Your turn. Lay the card: it begins your path.
lesson-move = Use its main action: go straight ahead.
lesson-chef = You also have the chef, who gives a diagonal move. Use it as well.
lesson-symbols = A new round. Look at the half symbols at the edges of the cards: the forward card completes a diagonal with the card in your path. Plan it.
lesson-match = Lay it on the right, so that the halves meet.
lesson-forward = Two actions now. First forward: there lies a shell.
lesson-diagonal = Then the diagonal that the two cards gave you.
lesson-extra = With a shell you can pay for an extra action. Buy the diagonal.
lesson-extra-move = And use it.
lesson-pushed = Pearl has run into Finn’s crab: it was pushed on and knocked over. To stand up, Finn must give up a move or rest.
lesson-end = When your cards run out, rest: you get a card from the market, and your discards back. Whoever is in the sea first wins. Now play on as you like!
option-players = Players
option-players-help = How many play, 2 to 5. Two players have two crabs each.
option-start = First player
option-start-help = The seat that begins, unless lots are drawn.
option-start-0 = by lot
option-scenario = Scenario
option-scenario-help = From the easiest to the hardest.
option-scenario-1 = The First Escape!
option-scenario-2 = Sand Games
option-scenario-3 = Surf’s Up!
option-scenario-4 = I Know a Shortcut!
option-scenario-5 = Wild Beach
option-scenario-6 = Ready for a Pirate’s Life
option-scenario-free = your own plates and tiles
option-scenario-random = laid by chance
option-plates = Plates
option-plates-help = For a free choice: the plates from land to sea, such as 0A 1A 2A 3A 9A.
option-tiles = Extra-action tiles
option-tiles-help = For a free choice: three tiles, such as Aa Ba Ca.
option-sprint = Beach Sprint
option-sprint-help = A shorter race over two beach plates.
option-surprises = Adventure Pack: surprises
option-surprises-help = Module 1: treasures and junk lie face down on the beach.
option-see-no-evil = Surprises: see no evil
option-see-no-evil-help = For families: junk does no harm.
option-all-good-things = Surprises: all good things
option-all-good-things-help = For families: no junk, treasures only.
option-events = Adventure Pack: events
option-events-help = Module 2: at every beach plate something happens that changes the race.
option-family-events = Events: the lucky few
option-family-events-help = For families: without “Robin Crab” and “It Just Fell Off”.
option-expert-events = Events: the crystal ball
option-expert-events-help = For experts: all know which events will come, but not in which order.
option-challenges = Adventure Pack: challenges
option-challenges-help = Module 3: at the end of every beach plate a small contest brings shells and awards.
option-asymmetry = Adventure Pack: asymmetry
option-asymmetry-help = Module 4: every crab has a special ability of its own.
option-straight-gull = House rule: straight Seagull
option-straight-gull-help = Seagull sends crabs straight back only.
option-straight-call = House rule: straight Call of the Sea
option-straight-call-help = Call of the Sea moves crabs straight forward only.
option-count-rows = House rule: rows of the grid
option-count-rows-help = Distances are counted in whole rows instead of half steps.
option-spare-fallen = House rule: currents spare the fallen
option-spare-fallen-help = A sea current does not carry a knocked-over crab.
option-jump-reed = House rule: jumps clear reeds
option-jump-reed-help = A double jump may land straight behind reeds.
option-one-symbol = House rule: one half symbol
option-one-symbol-help = Every card edge counts as having only one half symbol.
option-late-shortcut = House rule: shortcuts later
option-late-shortcut-help = A shortcut can be used only after adding a card or resting.
option-aside-from-sea = House rule: Step Aside! from the sea
option-aside-from-sea-help = With 3 to 5 players Step Aside! works while your own crab is in the sea, too.

## Things
beach = The beach
the-sea = The sea
market = Card market
stack = Stack
path = Path
hand = Hand
planned = Planned
discards = Discard pile
shells = Shells
way = Way
bank = Bank
extras = Extra actions
still-free = Still to be used
cards-short = { $number ->
    [one] 1 card
   *[other] { $number } cards
 }
planned-hidden = a card, face down
planned-rest = resting
planned-none = not yet
chef-name = Chef
# The letters of the basic actions on cards.
basic-letter =
    { $basic ->
        [shell] S
        [forward] F
        [diagonal] D
       *[seaward] W
    }
basic-name =
    { $basic ->
        [shell] shell
        [forward] forward
        [diagonal] diagonal
       *[seaward] seaward
    }
surprise-name =
    { $surprise ->
        [J1] Broken Glass
        [J2] Empty Can
        [J3] Plastic Bag
        [J4] Oil Stain
        [J5] Banana Peel
        [T1] Bag of Pearls
        [T2] Message in a Bottle
        [T3] New Shell
        [T4] Flipper
        [T5] Compass
        [T6] Slippery Weed
        [T7] Fishing Line
        [T8] Shovel
       *[T9] Landing Net
    }
happening-name =
    { $happening ->
        [E01] Robin Crab
        [E02] It Just Fell Off
        [E03] Shell Tide
        [E04] Beach Flea Market
        [E05] Tailwind
        [E06] Flotsam
        [E07] Claw Spa
        [E08] The Chef Runs!
        [E09] Tip Jar
        [E10] Clearance Sale
        [E11] Happy Hour
        [E12] Low Tide
        [E13] Soft Sand
       *[E14] Shell Bank
    }
challenge-name =
    { $challenge ->
        [C1] Most shells
        [C2] Most hand cards
        [C3] Longest path
        [C4] Most discarded cards
        [C5] Most market cards in the path
        [C6] Most completed symbols
        [C7] Most neighbours
       *[C8] Most equal main actions
    }
award-card-name =
    { $award_card ->
        [AW1] First award card
        [AW2] Second award card
       *[AW3] Third award card
    }
award-name =
    { $award ->
        [seaward] a seaward move
        [market_card] a card of the market
        [two_shells] two shells
        [forward] a forward move
        [path_card] a card of your path back to your hand
        [swap] a card swap
        [diagonals] two diagonal moves
        [discards] your whole discard pile
       *[shell_and_charge] a shell and a charge
    }
ability-name =
    { $ability ->
        [K01] Sprinter
        [K02] Zigzag Crab
        [K03] Collector
        [K04] Bouncer
        [K05] Armoured Crab
        [K06] Hermit
        [K07] Trader
        [K08] Fiddler Crab
        [K09] Jumper
        [K10] Pickpocket
        [K11] Scout
        [K12] Weather Crab
        [K13] Overachiever
       *[K14] Builder
    }
legend = The sea lies to the right, so left is up. ▒ inaccessible, # obstacle, ✖ knock-over, ◦ shell, ⇄ card swap, » shortcut, ? hidden surprise, ‖ reeds, arrows are currents. Hollow marks are second crabs, ~ is knocked over. On cards: F forward, D diagonal, W seaward, S shell; the main action in brackets, the half symbols beside it.
special-name =
    { $special ->
        [seagull] Seagull!
        [call_of_the_sea] Call of the Sea!
        [momentum] Momentum!
        [sand_in_the_eyes] Sand in the Eyes!
        [support] Support!
        [step_aside] Step Aside!
        [side_jump] Side Jump!
        [barge_through] Barge Through!
        [criss_cross] Criss-Cross!
        [faster] Faster!
        [slalom] Slalom!
       *[slide] Slide!
    }
tile-name =
    { $tile ->
        [Aa] Diagonal!
        [Ab] Side Jump!
        [Ba] Make Room!
        [Bb] Faster!
        [Ca] Double Jump!
        [Cb] Doping!
        [Da] I’m Not Done Yet!
       *[Db] Hey… Shall We Swap?
    }
direction =
    { $to ->
        [ahead] straight ahead
        [left] ahead to the left
        [right] ahead to the right
        [back] straight back
        [back_left] back to the left
       *[back_right] back to the right
    }
source =
    { $with ->
        [forward] forward
        [diagonal] diagonal
        [seaward] seaward
       *[chef] the chef
    }
path-end =
    { $end ->
        [left] left
       *[right] right
    }
whose-crab = { $crab ->
    [1] { $player }’s second crab
   *[other] { $player }’s crab
 }
# The same where other languages need another case, and at the beginning of a sentence.
whose-crab-dative = { whose-crab }
whose-crab-first = { whose-crab }

## At the plain table
this-turn = This turn
round-now = Round { $number }
chef-with = { $player } has the chef.
being-pushed = Being pushed: { whose-crab }
basic-times = { $count ->
    [1] { basic-name }
   *[other] { basic-name } × { $count }
 }
barging = Obstacles, knock-over fields, reeds and currents are ignored this turn.
chef-action = The chef: a diagonal move
extra-action = One extra action, paid with shells
nothing-left = Nothing more
your-hand = Your hand ({ cards-short })
no-cards = no cards
cards-none = No cards
crabs = Crabs
crab-on = { whose-crab-first }: { $field }
crab-fallen = knocked over
crab-active = active now
way-on = { direction }: { $field }
beach-map = Map of the beach, the sea on top
row = Row
field-mark =
    { $mark ->
        [blocked] inaccessible
        [obstacle] obstacle
        [knock] knock-over
        [shell] shell
        [swap] card swap
       *[reed] reeds
    }
field-current = current { direction }
field-shortcut = shortcut to { $to } for { $cost }
field-sand = sand
to-the-sea = { $count ->
    [one] 1 step to the sea
   *[other] { $count } steps to the sea
 }
right-before = right before { whose-crab-dative }
crab-there = { whose-crab }
field-surprise = a hidden surprise
field-surprise-known = { surprise-name } (only you know)
treasures = Treasures
no-treasures = no treasures
happenings = Events
happening-hidden = Plate { $number }: an event, face down
happening-known = Plate { $number }: { happening-name } (only you know)
happening-now = In force: { happening-name }
happenings-to-come = These events are still to come, in an order that nobody knows: { $names }
challenges = Challenges
challenge-now = Plate { $number }: { challenge-name }
challenge-hidden = Plate { $number }: a challenge, face down
challenge-standing = { $player }: { $value }
award-choices = Awards for the winner: { $names }
ability-of = Ability: { ability-name }
ability-of-crab = { $crab ->
    [1] Ability of the second crab: { ability-name }
   *[other] Ability of the first crab: { ability-name }
 }
charges-left = Charges: { $count } of { $most }
abilities-to-choose = To choose from: { $names }
surprise-help =
    { $surprise ->
        [J1] Discard a hand card of your choice.
        [J2] Discard a hand card of your choice.
        [J3] Lose a shell.
        [J4] Lose a shell.
        [J5] Your crab is knocked over.
        [T1] Take two shells at once.
        [T2] Take a card from the market at once.
        [T3] Take a shell at once; an ability gets a charge back.
        [T4] In your turn: a forward move.
        [T5] In your turn: a seaward move.
        [T6] In your turn: two diagonal moves.
        [T7] In your turn: take a card of your path back to your hand.
        [T8] In your turn: turn an empty standard field into an obstacle.
       *[T9] In your turn: a card swap.
    }
happening-help =
    { $happening ->
        [E01] Whoever has the most shells gives one to whoever has the fewest.
        [E02] Everybody discards a hand card, or spends a charge instead.
        [E03] Everybody takes a shell, and whoever is last takes one more.
        [E04] Everybody may swap a card.
        [E05] From the last crab to the first, every crab may move diagonally or stand up.
        [E06] Unused treasures wash up on the empty surprise fields of this plate.
        [E07] Every player gets a charge back.
        [E08] The chef’s move may go straight ahead, too.
        [E09] Whoever gets or keeps the chef at the end of a round takes a shell.
        [E10] Extra actions cost one shell less, but at least one.
        [E11] Two different extra actions a turn are allowed.
        [E12] Obstacles on this plate do nothing.
        [E13] Nobody is knocked over on this plate.
       *[E14] Shell fields on this plate give two shells.
    }
challenge-help =
    { $challenge ->
        [C1] The shells before you count.
        [C2] The cards of your hand count, but not the planned one.
        [C3] All cards of your path count.
        [C4] The cards of your discard pile count.
        [C5] The cards of your path with a special action count.
        [C6] The symbols that meet in your path count.
        [C7] The other crabs on fields next to yours count.
       *[C8] The most frequent main action of your path counts.
    }
award-card-help =
    { $award_card ->
        [AW1] A seaward move, a card of the market or two shells.
        [AW2] A forward move, a path card back to the hand or a card swap.
       *[AW3] Two diagonal moves, the whole discard pile or a shell with a charge.
    }
ability-help =
    { $ability ->
        [K01] In your turn: a forward move.
        [K02] In your turn: two diagonal moves, one right after the other.
        [K03] In your turn: take a shell, or two if a crab is ahead of you.
        [K04] When your crab falls: stand up at once.
        [K05] When another player’s turn pushes you: choose the field yourself and do not fall by the push.
        [K06] In your turn: take a card of your path back to your hand, and a shell.
        [K07] In your turn: a card swap. One more swap before the race.
        [K08] In your turn: change places with a neighbouring crab.
        [K09] In your turn: pay a shell and jump two fields towards the sea.
        [K10] When a crab next to yours gets a shell in another player’s turn: take one from the bank, too.
        [K11] In your turn: look at the surprises of a plate and exchange two if you like. You know those of the first plate beforehand.
        [K12] When an event is revealed: another one comes instead. You know the first event beforehand.
        [K13] When a challenge is scored: your value counts one more.
       *[K14] In your turn: turn an empty standard field within two fields into an obstacle. When others bring you onto an obstacle: lose no card.
    }
group-adventure = Adventure Pack
effect-to = to { $field }
effect-crab-to = { whose-crab-first } comes to { $field }
effect-pushes = pushes { whose-crab }
effect-shortcut = to { $to } for { $cost }
effect-gives = gives { $what }
effect-costs-card = costs a card of your hand
effect-costs-shells = costs { shell-count }
map-legend = What the marks mean
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
market-place = Place { $place }: { $card }
tile-for = { tile-name } ({ shell-count })
tile-help =
    { $tile ->
        [Aa] { rule-OC-4-3 }
        [Ab] { rule-OC-8-7 }
        [Ba] Change places with a neighbouring crab.
        [Bb] { rule-OC-4-2 }
        [Ca] Jump two fields towards the sea.
        [Cb] Add another card of your hand to the path.
        [Da] Take up your discard pile.
       *[Db] { rule-OC-7-4 }
    }
bank-shells = In the bank: { shell-count }
shell-count = { $count ->
    [one] 1 shell
   *[other] { $count } shells
 }
way-so-far = Way so far in half steps: { $count }
path-left-right = Path, from left to right
card-name = “{ special-name }” ({ basic-name })
card-name-start = start card ({ basic-name })
half-top = { basic-name } above
half-bottom = { basic-name } below
half-none = none
card-edges = half symbols on the left: { $left }; on the right: { $right }
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
group-hand = Cards of your hand
group-cards = Cards
group-market = Market
group-moves = Moves and shells
group-crabs = Crabs
group-special = Special actions
group-extra = Extra actions
group-otherwise = Or
points-of = { $points ->
    [one] 1 half step
   *[other] { $points } half steps
 }

## At the drawn table
before-you = Before you
tab-hand = Hand
tab-path = Path
tab-market = Market
tab-pack = Adventure
your-path = Your path
path-of = Path of { $player }
leg-now = { $number ->
    [1] First turn of the round
   *[other] Second turn of the round
 }
whose-path = Whose path?
path-empty = No card yet
waiting-for = Waiting for { $names }.
watching = You are watching: hands are not shown.
extra-short = Extra action
then-asked = Then: { $question }
asked-meanwhile = { $player }’s turn pauses for your answer.

## What is to be decided
due-lay-plates = Which plate comes next?
due-lay-tiles = Which extra-action tile comes next?
due-first-seat = Who begins?
due-turn-up = Which card is turned up for the market?
due-draw = Which card is drawn from the stack?
due-lose = Which card is lost at random?
due-plan = Choose a card of your hand and lay it face down.
due-choose-crab = Which of your crabs is active first?
due-begin = Add your planned card to the path, or rest?
due-keep = Which card stays in your path?
due-take = Take a card from the market.
due-act = Use your actions in any order, then end your turn.
due-granted = Use the moves of this action, or stop.
due-discard = Which card of your hand do you discard?
due-pay = Pay for the shortcut: which card do you discard?
due-choose-push = Where is the crab pushed?
due-choose-basic = Which main action of your path do you use?
due-send-back = Which crab does the gull send back, and where to?
due-call-on = Which crab follows the call of the sea next?
due-move-aside = Which crab steps aside, and where to?
due-jump-aside = To which field of the same row do you jump?
due-jump-ahead = In which direction do you jump two fields?
due-make-room = With which crab do you change places?
due-add-more = Which further card do you add to the path?
due-choose-end = At which end of the path does the card go?
due-give = Which card do you give away?
due-offer-swap = You are on a swap field: give a card for one of the market?
due-drift = Let the current carry you, or resist it?
due-reveal-surprise = Which surprise lies here?
due-take-back = Which card of your path do you take back?
due-build = Where do you build an obstacle?
due-reveal-event = Which event is it?
due-announce-event = Which event is shown before the game?
due-may-swap = Do you give a card for one of the market?
due-fall-off = It just fell off: which card do you discard, or do you spend a charge?
due-reveal-challenge = Which challenge is next?
due-reveal-award-card = Which award card is laid out?
due-choose-award = You have won a trophy: which award do you take for it?
due-deal-ability = Which ability is drawn?
due-choose-ability = Which ability does your crab get?
due-bounce = Your crab has fallen: do you spend a charge to stand up at once?
due-armour = Your crab is being pushed: do you spend a charge to choose the field and not to fall?
due-pick-pocket = A crab next to yours gets a shell: do you spend a charge to take one, too?
due-change-weather = Do you spend a charge to have another event instead?
due-overachieve = The challenge is scored: do you spend a charge to count one more?
due-spare-card = Your crab comes to an obstacle: do you spend a charge to lose no card?
due-regenerate = Which of your crabs gets a charge back?
due-scout = Of which plate do you look at the surprises?
due-exchange = Do you exchange two of these surprises?
due-peek = Which surprise is looked at?
due-foresee = Which event is looked at?
due-over = The race is over.

## Choices
choice-first = { $player } begins
choice-plate = Plate { $plate }
choice-tile = Tile { $tile }: { tile-name }
choice-plan = Plan { $card }
choice-activate = { $crab ->
    [0] The first crab
   *[other] The second crab
 }
choice-add = Add it on the { path-end }
choice-rest = Rest
choice-keep = Keep { $card }
choice-take = Take the card of place { $place }
choice-take-blind = Take the top card of the stack, unseen
choice-draw = { $card }
choice-reveal = { $card }
choice-lose = { $player } loses { $card }
choice-collect = Take a shell
choice-move = Go { direction } ({ source })
choice-stand = Stand up (gives up: { source })
choice-special = Special action { special-name }
choice-extra = Extra action { tile-name }
choice-shortcut = Take the shortcut
choice-stop = Stop here
choice-end = End the turn
choice-discard = Discard { $card }
choice-push = Push { whose-crab } { direction }
choice-basic = Use { basic-name }
choice-shift = Move { whose-crab } { direction }
choice-stay = Leave { whose-crab } where it is
choice-side-jump = Jump to column { $column }
choice-jump = Jump { direction }
choice-change = Change places with { whose-crab-dative }
choice-add-more = Add { $card }
choice-give = Give { $card }
choice-no-swap = No swap
choice-ride = Let the current carry you
choice-resist = Resist the current
choice-surprise = { surprise-name }
choice-treasure = Use { surprise-name }
choice-take-back = Take back { $card }
choice-build = Build on { $field }
choice-happening = { happening-name }
choice-announce = { happening-name } lies at one of the edges
choice-resolve-event = Reveal the event now
choice-resolve-challenge = Score the challenge now
choice-spend-charge = { $crab ->
    [1] Spend a charge of the second crab
   *[other] Spend a charge
 }
choice-challenge = { challenge-name }
choice-award-card = { award-card-name }
choice-award = Take { award-name }
choice-ability = { $player }: { ability-name }
choice-choose-ability = { $crab ->
    [1] For the second crab: { ability-name }
   *[other] { ability-name }
 }
choice-use-ability = Use the ability { ability-name }
choice-decline = Save the charge
choice-regenerate = { $crab ->
    [0] The first crab
   *[other] The second crab
 }
choice-scout = Plate { $number }
choice-exchange = Exchange surprises { $first } and { $second }
choice-peek = { surprise-name }
choice-foresee = { happening-name }

## What happens
log-first = { $player } begins and takes the chef.
log-plate = Plate { $plate } is laid.
log-tile = The extra action { tile-name } is laid out.
log-plan = { $player } has planned a card.
log-activate = { $who } activates { $crab ->
    [0] the first crab
   *[other] the second crab
 }.
log-add = { $who } adds the planned card on the { path-end }.
log-rest = { $who } rests.
log-keep = { $who } keeps { $card } in the path.
log-take = { $who } takes the card of place { $place }.
log-take-blind = { $who } takes the top card of the stack.
log-draw = A card is drawn, face down.
log-reveal = { $card } is turned up.
log-lose = { $player } loses { $card }.
log-collect = { $who } takes a shell.
log-move = { $who } goes { direction } ({ source }).
log-stand = { $who } stands up and gives up a move ({ source }).
log-special = { $who } uses { special-name }
log-extra = { $who } pays for the extra action { tile-name }
log-shortcut = { $who } takes the shortcut.
log-stop = { $who } stops.
log-end = { $who } ends the turn.
log-discard = { $who } discards { $card }.
log-push = { $who } pushes { whose-crab } { direction }.
log-basic = { $who } uses { basic-name }.
log-shift = { $who } moves { whose-crab } { direction }.
log-stay = { $who } leaves { whose-crab } where it is.
log-side-jump = { $who } jumps to column { $column }.
log-jump = { $who } jumps { direction }.
log-change = { $who } changes places with { whose-crab-dative }.
log-add-more = { $who } adds another card.
log-give = { $who } gives a card away.
log-no-swap = { $who } does not swap.
log-ride = { $who } rides the current.
log-resist = { $who } resists the current.
log-surprise = A surprise is revealed: { surprise-name }. { surprise-help }
log-treasure = { $who } uses { surprise-name }.
log-take-back = { $who } takes { $card } back from the path.
log-build = { $who } builds an obstacle on { $field }.
log-happening = The event is “{ happening-name }”. { happening-help }
log-announce = Everybody sees that “{ happening-name }” lies at one of the edges. { happening-help }
log-resolve-event = { $who } reveals the event.
log-resolve-challenge = { $who } has the challenge scored.
log-spend-charge = { $who } spends a charge{ $crab ->
    [1] {" "}of the second crab
   *[other] {""}
 }.
log-challenge = The next challenge: { challenge-name }.
log-award-card = The awards: { award-card-help }
log-award = { $who } takes { award-name } for the trophy.
log-ability = { $player } draws the ability { ability-name }.
log-choose-ability = { $who } chooses { ability-name }. { ability-help }
log-use-ability = { $who } uses the ability { ability-name }.
log-decline = { $who } saves the charge.
log-regenerate = { $who } gives a charge back to { $crab ->
    [0] the first crab
   *[other] the second crab
 }.
log-scout = { $who } looks at the surprises of plate { $number }.
log-exchange = { $who } exchanges surprises { $first } and { $second }.
log-peek = A surprise is looked at in secret.
log-foresee = An event is looked at in secret.

## What it brings about
event-added = { $player } lays { $card } in the path.
event-took = { $player } takes { $card } to the hand.
event-lost = { $player } discards { $card }.
event-revealed = { $card } is turned up in the market.
event-round = Round { $number } begins.
event-chef = The chef goes to { $player }.
event-turn = It is { $player }’s turn.
event-shells = { $player } takes { $count ->
    [one] a shell
   *[other] { $count } shells
 }.
event-shells-field = The field gives { $player } { shell-count }.
event-came = { whose-crab-first } comes to { $field }.
event-fell = { whose-crab-first } is knocked over.
event-sea = { whose-crab-first } has reached the sea!
event-found = { $player } finds { surprise-name }.
event-kept = { $player } keeps { surprise-name } for later.
event-lost-shells = { $player } loses { shell-count }.
event-turned-up = The event is “{ happening-name }”. { happening-help }
event-happening-over = The event “{ happening-name }” is over.
event-place = { $place ->
    [1] { $player } wins the challenge.
   *[other] { $player } comes second in the challenge.
 }
event-charges = { whose-crab-first } gets { $count ->
    [one] a charge
   *[other] { $count } charges
 } back.
event-stood = { whose-crab-first } stands up at once.
event-peeked = You see on { $field }: { surprise-name }.
event-foreseen = You see the event “{ happening-name }”.

## A turn in short
recap-turn = { $player }: { $deeds }.
recap-rest = rests
recap-push = pushes { $player }
recap-steps = { $count ->
    [one] 1 step
   *[other] { $count } steps
 }
recap-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
 }

## The end
part-way = Way in half steps
end-sea = The sea has been reached.
tie-hand = Several are in the sea: most hand cards decide. { $standing }.
tie-shells = Still equal: most shells decide. { $standing }.

## The rules, in a sentence or two each
chapter-1 = Box and set-up
chapter-2 = The round: planning
chapter-3 = The round: actions
chapter-4 = Basic actions and movement
chapter-5 = Pushing and falling
chapter-6 = Fields
chapter-7 = The market
chapter-8 = Special actions
chapter-9 = Extra actions, end of the round, end of the game
chapter-10 = Two players
chapter-11 = Module 1: surprises
chapter-12 = Module 2: events
chapter-13 = Module 3: challenges
chapter-14 = Module 4: asymmetry
chapter-15 = Together
chapter-rulings = Our rulings
rule-OC-1-1 = 3 to 5 players with one crab each, or 2 players with two.
rule-OC-1-2 = The board: a start plate, three of the four beach plates in any order and a goal plate, each with side A or B up.
rule-OC-1-3 = Beach Sprint is played on two beach plates; a scenario leaves out its last one.
rule-OC-1-4 = Six scenarios fix plates, sides and tiles. You may also choose freely or leave it to chance.
rule-OC-1-5 = Three of the four extra-action tiles lie beside the board, each with side a or b up.
rule-OC-1-6 = Everybody has a crab, a mat and the same four start cards.
rule-OC-1-7 = The market has a stack and three open places with different special actions. A card whose special action lies open already goes on that pile.
rule-OC-1-8 = Lots decide who begins. The start player has the chef and start field 1, the others follow clockwise.
rule-OC-1-9 = Who starts on a shell takes one.
rule-OC-1-10 = There are 32 shells; when the bank is empty none can be taken.
rule-OC-2-1 = All choose a hand card at the same time and lay it face down. Until all have chosen you may change your mind.
rule-OC-2-2 = Without hand cards you announce a rest.
rule-OC-3-1 = Turns go clockwise from the holder of the chef.
rule-OC-3-2 = Your turn begins with adding the planned card or resting. Whoever announced a rest must rest.
rule-OC-3-3 = The card goes to the left or right end of your path, matching or not. The path has no limit.
rule-OC-3-4 = Resting: discard the planned card, keep one path card, take a market card, take up your discard pile, stand up.
rule-OC-3-5 = With an empty path there is nothing to keep.
rule-OC-3-6 = Use the actions you have in any order, each once and each to its end. Actions are optional, field effects are not.
rule-OC-3-7 = After a rest there are no card actions; chef, extra action and fields remain.
rule-OC-3-8 = The main action of the added card is one of the four basic actions.
rule-OC-3-9 = Every symbol that the new card completes with its neighbour gives its basic action.
rule-OC-3-10 = A market card also gives its special action, once, at its cost, if it would do anything.
rule-OC-3-11 = The holder of the chef has one more diagonal move.
rule-OC-3-12 = Once a turn you may pay for one of the three extra actions beside the board.
rule-OC-3-13 = Fields give actions of their own, such as shortcuts.
rule-OC-3-14 = Cards that pay for something come from your hand and go to your discard pile.
rule-OC-3-15 = The active player decides about other crabs that an action moves.
rule-OC-4-1 = Shell: take one from the bank.
rule-OC-4-2 = Forward: one field straight towards the sea.
rule-OC-4-3 = Diagonal: one field towards the sea, to the left or the right.
rule-OC-4-4 = Seaward: forward or diagonal, as you like.
rule-OC-4-5 = Moves go seaward unless an action says otherwise, and never off the board.
rule-OC-4-6 = A field holds one crab; only the sea holds many.
rule-OC-5-1 = Entering an occupied field pushes its crab one field seaward; the active player chooses where.
rule-OC-5-2 = A pushed crab pushes on whoever it meets.
rule-OC-5-3 = Every pushed crab is knocked over.
rule-OC-5-4 = If a crab cannot be pushed anywhere, the move is not allowed.
rule-OC-5-5 = Fields act on pushed crabs too.
rule-OC-5-6 = You cannot move a knocked-over crab of yours; other players’ actions can.
rule-OC-5-7 = A knocked-over crab cannot fall any further.
rule-OC-5-8 = To stand up, give up one forward, diagonal or seaward move, or rest.
rule-OC-5-9 = The two pushing examples of the rulebook hold.
rule-OC-6-1 = A standard field does nothing.
rule-OC-6-2 = Inaccessible fields cannot be entered, only jumped over.
rule-OC-6-3 = An obstacle costs a hand card; with an empty hand you cannot enter. A crab pushed there costs its owner a random card.
rule-OC-6-4 = A knock-over field topples whoever comes there.
rule-OC-6-5 = A shell field gives a shell to whoever comes there.
rule-OC-6-6 = Who ends the turn on a swap field may swap a card.
rule-OC-6-7 = On a shortcut you may discard the cards shown, by main action, and move along the arrow.
rule-OC-6-8 = Reeds bar the straight way seaward into their field. Diagonal and landward moves pass.
rule-OC-6-9 = Surprise marks do nothing without the Adventure Pack.
rule-OC-6-10 = A current carries your crab along its arrow when your turn ends there, once, but not onto another crab.
rule-OC-6-11 = A crab in the sea is out of reach of every action.
rule-OC-7-1 = You take the top card of an open pile or of the stack.
rule-OC-7-2 = An empty open place is filled at once.
rule-OC-7-3 = From an empty market nothing is taken, and a swap does nothing.
rule-OC-7-4 = Swap: give a hand card, take a market card. A start card leaves the game, any other goes under the stack; you never get back the card you gave.
rule-OC-8-1 = Seagull: move any number of crabs ahead of you one field back, to empty fields.
rule-OC-8-2 = Call of the Sea: your crab and all that were behind you move on to free fields, in your order. A blocked crab need not move.
rule-OC-8-3 = Momentum: discard a card to use the main action of any card of your path.
rule-OC-8-4 = Sand in the Eyes: everybody with a crab ahead of you loses a random hand card.
rule-OC-8-5 = Support: discard a card to use its main action.
rule-OC-8-6 = Step Aside: move another player’s crab to a free neighbouring field.
rule-OC-8-7 = Side Jump: jump to any free field of the same row.
rule-OC-8-8 = Barge Through: until the end of the turn you may ignore obstacles, knock-over fields, reeds and currents.
rule-OC-8-9 = Criss-Cross: a diagonal action.
rule-OC-8-10 = Faster: discard a card for a forward action.
rule-OC-8-11 = Slalom: discard a card for two diagonal actions, interrupted by field actions only. One may be used to stand up.
rule-OC-8-12 = Slide: discard a card for a diagonal and a forward action in either order.
rule-OC-9-1 = Aa: a diagonal action. Ab: a side jump. Ba: change places with a neighbouring crab. Bb: a forward action.
rule-OC-9-2 = Ca: jump two fields seaward. Cb: add another card. Da: take up your discard pile. Db: swap a card.
rule-OC-9-3 = An extra action costs the shells on its tile.
rule-OC-9-4 = At the end of a round the chef goes to the last player; of several, to the next clockwise after its holder.
rule-OC-9-5 = The round in which the first crab reaches the sea is played to its end.
rule-OC-9-6 = Whoever is in the sea wins; of several, the one with most hand cards, then most shells, else they share.
rule-OC-9-7 = The example turn of the rulebook can be played step by step.
rule-OC-10-1 = Two players have two crabs each but one hand, one path, one discard pile and common shells, on two beach plates.
rule-OC-10-2 = The first player’s crabs start on 1 and 4, the other’s on 2 and 3.
rule-OC-10-3 = A round has two plannings and two turns each: first one crab of your choice, then the other.
rule-OC-10-4 = The chef action is used once a round, for one crab.
rule-OC-10-5 = Everything in a turn is about the active crab.
rule-OC-10-6 = Moving onto your own other crab swaps the two, without push or fall.
rule-OC-10-7 = Your own crab is pushed only by a chain through a rival’s crab.
rule-OC-10-8 = The game ends when both crabs of a player are in the sea. A tie for the chef gives it to the other player.
rule-OC-10-9 = Ties are broken as usual.
rule-OC-11-1 = On each beach plate three surprises lie face down: one junk tile and two treasures.
rule-OC-11-2 = A crab that comes to a surprise reveals it at once; its owner decides about it.
rule-OC-11-3 = Junk and some treasures act at once. Other treasures are kept and used in your turn, as many as you like.
rule-OC-11-4 = Junk that asks for a card or a shell that you lack does nothing.
rule-OC-11-5 = Family variants: junk does no harm, or only treasures are laid out.
rule-OC-11-6 = With two crabs either may use your treasures.
rule-OC-12-1 = At the landward edge of each beach plate an event lies face down.
rule-OC-12-2 = When a crab first crosses that edge, the active player reveals the event in this turn, between actions or at its end.
rule-OC-12-3 = Some events act once; others hold until the next event or the end of the game.
rule-OC-12-4 = An event about a module that is not in play is replaced by another.
rule-OC-12-5 = A challenge is scored before an event is revealed.
rule-OC-12-6 = Family variant: without the two negative events. Expert variant: all see the events before they are laid out in unknown order.
rule-OC-13-1 = At the seaward edge of each beach plate lies a challenge; the next one is open, with an award card beside it.
rule-OC-13-2 = When a crab first crosses that edge, the active player has the challenge scored in this turn, between actions or at its end.
rule-OC-13-3 = First place: a shell and an award of your choice. All who tie for first get both.
rule-OC-13-4 = If one player alone is first, all in second place get a shell.
rule-OC-13-5 = Whoever has nothing that counts gets no place.
rule-OC-13-6 = Then the next challenge is turned face up, with the same awards.
rule-OC-14-1 = Everybody draws two abilities and chooses one; two players draw four and give one to each crab.
rule-OC-14-2 = Each use of an ability costs a charge, of some a shell too; it never gets back more charges than it began with.
rule-OC-14-3 = An ability says when it works: in your turn, in others’ turns, or when something happens.
rule-OC-14-4 = An ability may break the basic rules; some prepare something before the race.
rule-OC-15-1 = Variants, scenarios and house rules go with every number of players.
rule-OC-15-2 = The pack’s icons: take a market card, get a charge back, take a path card back, build an obstacle, look at something hidden.
rule-OC-15-3 = Our rulings are rules too; house rules let a table decide otherwise.
rule-OC-15-4 = Every board has a way on from every field, and no arrow leads into nowhere.
rule-OC-Q1 = Distances count in half steps.
rule-OC-Q2 = Seagull moves a crab to any of its three landward fields; nobody falls, and reeds do not matter.
rule-OC-Q3 = Call of the Sea goes forward or diagonally, into the sea too; who can move must, and the fallen caller stays.
rule-OC-Q4 = A crab moved onto an obstacle costs its owner a random card, like a pushed one.
rule-OC-Q5 = A push without a target is not allowed.
rule-OC-Q6 = Reeds stop a straight push.
rule-OC-Q7 = A crab can be pushed into the sea.
rule-OC-Q8 = Shortcuts and double jumps push.
rule-OC-Q9 = Any forward, diagonal or seaward action can be given up to stand up, never a shell, jump or swap.
rule-OC-Q10 = Standing up on a knock-over field does not knock over again.
rule-OC-Q11 = A knocked-over crab cannot use a shortcut.
rule-OC-Q12 = A current carries a knocked-over crab too.
rule-OC-Q13 = A current acts only at the end of its crab’s own turn, and the field behind it acts as well.
rule-OC-Q14 = A double jump ignores reeds on the way; reeds on the target stop a straight one.
rule-OC-Q15 = A double jump may end in the sea, but never crosses the edge of the board.
rule-OC-Q16 = The planned card is not part of the hand.
rule-OC-Q17 = Resting with an empty path skips the card to keep.
rule-OC-Q18 = Exactly one path card is kept when resting.
rule-OC-Q19 = A kept card’s actions are not used again.
rule-OC-Q20 = A shortcut needs exactly the main actions shown and can be used at any time of the turn.
rule-OC-Q21 = A card taken face down is not shown.
rule-OC-Q22 = Repeated special actions go on their piles until three places are filled or the stack is empty.
rule-OC-Q23 = From an empty bank no shell is taken.
rule-OC-Q24 = With Barge Through an obstacle can be entered with an empty hand.
rule-OC-Q25 = Sand in the Eyes costs each other player one card only.
rule-OC-Q26 = Step Aside does not cross reeds straight ahead and never leads into the sea.
rule-OC-Q27 = Changing places: you need what the new field asks for, and both fields act.
rule-OC-Q28 = Everybody still has their turn in the last round.
rule-OC-Q29 = A tie in the sea: hand cards, then shells, then a shared victory.
rule-OC-Q30 = A crab in the sea keeps its turn, but nothing that moves a crab can be used.
rule-OC-Q31 = With two crabs the chef serves one of them a round.
rule-OC-Q32 = Your own crab in the way swaps places; your special actions leave it alone.
rule-OC-Q33 = With two crabs the game ends with both in the sea.
rule-OC-Q34 = Events lie at the landward edges of beach plates, challenges at the seaward edges; where both meet, the challenge comes first.
rule-OC-Q35 = Whoever pushes a crab across an edge resolves its card.
rule-OC-Q36 = Every newly revealed event ends the one in force.
rule-OC-Q37 = A card is resolved to its end before the card of the next edge.
rule-OC-Q38 = The extra card goes to either end and gives everything a card gives.
rule-OC-Q39 = Taking a path card back closes the gap without giving actions.
rule-OC-Q40 = A surprise belongs to the owner of the crab that comes to it, also when it was pushed there.
rule-OC-Q41 = Without abilities in play a charge is worth nothing: only the shell is taken.
