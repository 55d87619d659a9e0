# Die Schatztaucher. Terms follow the German rulebook; the sentences are our own.
title = Die Schatztaucher
tagline = Dive for treasure with a lamp that shows what lies below, but never how much. 2 to 4 players, 30 minutes.
intro-1 = Treasures lie under five buoys, and a wreck at the very bottom. Whoever brings up most points wins.
intro-2 = In your turn you roll both dice, choose a buoy and one of the numbers: the lamp sinks exactly so far. A die that shows X is out for this turn.
intro-3 = The lamp shows what lies there, but never how much of it. Take the tile, or roll again and dive deeper in the same column.
intro-4 = If no die is left, you come up with nothing. Be brave, but not too brave!
intro-5 = Sea monsters must be fought: one roll, and a die must show at least their number.
intro-6 = The first to have enough of a kind takes its bonus tile for 5 points. When the last light-blue, dark-blue, wreck or bonus tile is gone, the game is over.
hint-worth = { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
 }
lesson-seats = This is you. Whatever you bring up lies here, with its points.
lesson-dice = Your turn has begun with a roll: 2 and 4. You dive with one of the two.
lesson-die = Deeper down lies more. Choose the 4.
lesson-buoy = Now choose where. Take the third buoy: the lamp sinks four fields below it.
lesson-take = A chest! How many there are on the tile shows only when you take it. Take it.
lesson-lost-fight = Pearl met two sea monsters and had to fight, but no die showed 2 or more. The monsters stay, and all know now where.
lesson-x = An X! That die is out until the end of your turn. With the 3 you can still dive: choose the fourth buoy.
lesson-deeper = A barrel. You could take it; but try your luck with the last die, and dive deeper.
lesson-enough = A 2, and a shell. One more X and you would come up with nothing: take it.
lesson-empty = That is what happened to Pearl: two X at once, and her turn was over.
lesson-monster = Both dice show 3. Under the second buoy that is where the two monsters are. Dare to fight them!
lesson-end = A 4 beats two monsters: they are yours, two points. Now you know how to dive. The first with enough of a kind also gets its bonus tile. Play on as you like!
option-players = Players
option-players-help = How many play, 2 to 4.
option-start = First player
option-start-help = The seat that begins, unless lots are drawn. At the table the youngest begins.
option-start-0 = by lot
option-memory = Memory variant
option-memory-help = What the lamp and lost fights have shown is hidden again after the turn.

## Things
sea = The sea
wreck = The wreck
tiles = Tiles
bonus-race = Bonus tiles
dice-free = { $number ->
    [0] no die left
    [one] one die left
   *[other] both dice free
 }
legend = The numbers on the left are the rows: ~ light water, ≈ dark water, also on tiles that no lamp has shown. ◉ the buoy of the lamp, ▼ the lamp, │ its rope, · an empty field.
effect-points = { $count ->
    [one] { $sign } point
   *[other] { $sign } points
 }
kind =
    { $tile ->
        [shell] Shells
        [amphora] Amphorae
        [barrel] Barrels
        [gold] Gold bars
        [chest] Chests
        [monster] Sea monsters
        [swap] Swap tiles
        [seagrass] Seagrass
       *[coins] Gold coins
    }
symbol-short =
    { $symbol ->
        [shell] Shell
        [amphora] Amphora
        [barrel] Barrel
        [gold] Gold
        [chest] Chest
        [monster] Monster
        [swap] Swap
       *[cave] Cave
    }
tile-short =
    { $tile ->
        [shell] Shell { $count }
        [amphora] Amphor. { $count }
        [barrel] Barrel { $count }
        [gold] Gold { $count }
        [chest] Chest { $count }
        [monster] Monst. { $count }
        [swap] Swap
        [seagrass] Seagrass
       *[coins] Coins { $count }
    }
# A kind in a sentence.
kinds =
    { $tile ->
        [shell] shells
        [amphora] amphorae
        [barrel] barrels
        [gold] gold bars
        [chest] treasure chests
        [monster] sea monsters
        [swap] swap tiles
        [seagrass] seagrass
       *[coins] gold coins
    }
# A tile in a sentence.
tile =
    { $tile ->
        [shell] { $count ->
            [one] 1 shell
           *[other] { $count } shells
        }
        [amphora] { $count ->
            [one] 1 amphora
           *[other] { $count } amphorae
        }
        [barrel] { $count ->
            [one] 1 barrel
           *[other] { $count } barrels
        }
        [gold] { $count ->
            [one] 1 gold bar
           *[other] { $count } gold bars
        }
        [chest] { $count ->
            [one] 1 treasure chest
           *[other] { $count } treasure chests
        }
        [monster] { $count ->
            [one] 1 sea monster
           *[other] { $count } sea monsters
        }
        [swap] a swap tile
        [seagrass] seagrass
       *[coins] { $count ->
            [one] 1 gold coin
           *[other] { $count } gold coins
        }
    }
symbol =
    { $symbol ->
        [shell] a shell
        [amphora] an amphora
        [barrel] a barrel
        [gold] a gold bar
        [chest] a treasure chest
        [monster] sea monsters
        [swap] the swap symbol
       *[cave] a cave
    }

## What is to be decided
due-start = Who begins?
due-roll = Roll the dice that are not set aside.
due-choose-die = Which die do you dive with?
due-choose-buoy = At which buoy do you dive?
due-light = What does the lamp show?
due-decide = Stop here, or dive deeper?
due-reveal = What is on the front of the tile?
due-fight = Fight the sea monsters: roll the dice that are not set aside.
due-choose-wreck = You have reached the wreck. Which tile do you take?
due-choose-swap = Keep the swap tile, or give it away for a tile of somebody else’s?
due-over = The game is over.

## Choices
choice-start = { $player } begins
choice-roll = { $dice }
choice-die = Dive { $number } deep
choice-buoy = Buoy { $buoy }
choice-show = { symbol }
choice-take = Take the tile
choice-deeper = Dive deeper
choice-surface = Surface with nothing
choice-turn = { tile }
choice-salvage = Take { tile }
choice-keep = Keep the swap tile (2 points)
choice-swap = Give it to { $player } and take { tile }

## What happens
log-start = { $player } begins.
log-roll = Rolled: { $dice }.
log-die = { $who } chooses the { $number }.
log-buoy = { $who } dives at buoy { $buoy }.
log-show = The lamp shows { symbol }.
log-take = { $who } takes the tile.
log-deeper = { $who } dives deeper.
log-surface = { $who } surfaces with nothing.
log-turn = On the front: { tile }.
log-salvage = { $who } takes { tile } from the wreck.
log-keep = { $who } keeps the swap tile.
log-swap = { $who } gives the swap tile to { $player } and takes { tile }.

## What it brings about
event-turn = It is { $player }’s turn.
event-forced-die = { $player } dives with the { $number }: there is no other choice.
event-no-die-left = No die is left: { $player } surfaces with nothing.
event-fight-won = { $player } beats { $monsters ->
    [one] the sea monster
   *[other] { $monsters } sea monsters
 }.
event-fight-lost = { $player } loses against { $monsters ->
    [one] the sea monster
   *[other] { $monsters } sea monsters
 }; the tile is turned back.
event-salvaged = { $player } takes { tile } from the wreck: it was all that was left to choose.
event-nobody-to-swap-with = Nobody has a tile to swap: { $player } keeps the swap tile.
event-bonus = { $player } takes the bonus tile for { kinds }.
recap-took = { $player } dived at buoy { $buoy } and took { tile }.
recap-wreck = { $player } dived to the wreck and took { tile }.
recap-nothing = { $player } dived at buoy { $buoy } and came up with nothing.
recap-no-dive = { $player } rolled only X and stayed in the boat.
recap-won = { $player } dived at buoy { $buoy } and beat { $monsters ->
    [one] a sea monster
   *[other] { $monsters } sea monsters
 }.
recap-lost = { $player } dived at buoy { $buoy } and lost against { $monsters ->
    [one] a sea monster
   *[other] { $monsters } sea monsters
 }.

## The end
part-treasures = Treasures
part-monsters = Sea monsters
part-swaps = Swap tiles
part-coins = Gold coins
part-bonus = Bonus tiles
end-bonus = The last bonus tile has been taken.
end-light = The last light-blue tile has left the board.
end-dark = The last dark-blue tile has left the board.
end-wreck = The wreck is empty.

## On the page
boat = The boat
field-empty = Row { $row }: empty
field-unseen = Row { $row }: a tile that no lamp has shown yet
field-shown = Row { $row }: the lamp has shown { $what }
field-known = Row { $row }: { $what }, seen by all
wreck-tile = At the wreck: { $what }
bonus-open = { $what }: { $needs } symbols earn the bonus tile.
bonus-held = { $what }: { $player } has the bonus tile.
plain-lamp = Lamp and dice
plain-seat = { $player }: { $points ->
    [one] 1 point
   *[other] { $points } points
 }
nothing-yet = Nothing yet
lamp-at-boat = The lamp is at the boat.
lamp-at = The lamp hangs at buoy { $buoy }, row { $row }.
lamp-at-wreck = The lamp hangs at the wreck under buoy { $buoy }.
dice-shown = Dice: { $shown } ({ $free })

## The rules, in a sentence or two each
chapter-1 = Box and set-up
chapter-2 = Diving
chapter-3 = Taking tiles
chapter-4 = Sea monsters
chapter-5 = Bonus and swap tiles
chapter-6 = End and score
chapter-7 = Variants
rule-ST-1-1 = 2 to 4 players.
rule-ST-1-2 = Five buoys float at the surface. Under each lie five light-blue fields, then five dark-blue ones, and the wreck at the bottom.
rule-ST-1-3 = The tiles of either blue are shuffled and laid face down on their fields. Wreck tiles and bonus tiles lie open.
rule-ST-1-4 = Both dice show 1, 2, 3, 4, X and X.
rule-ST-1-5 = The youngest begins, or whoever the set-up says; then play goes clockwise.
rule-ST-1-6 = The lamp starts at the boat and goes back there after every turn.
rule-ST-2-1 = A turn begins with a roll of both dice.
rule-ST-2-2 = A die that shows X is set aside for the rest of the turn, for diving and for fighting.
rule-ST-2-3 = When no die is left the turn ends with nothing; all tiles stay where they are.
rule-ST-2-4 = With two numbers you choose one of them. The other die is not lost: both are rolled for the next step.
rule-ST-2-5 = With the first step of a turn you choose a buoy and stay in its column for the whole turn.
rule-ST-2-6 = The lamp moves straight down by exactly the chosen number. Empty fields count too.
rule-ST-2-7 = Past the last field lies the wreck; points left over are lost. Anywhere else the full number must be used.
rule-ST-2-8 = Under the lamp everybody sees the symbol on the back of a tile, but not the number on its front.
rule-ST-2-9 = Then you take the tile or dive deeper, unless it is a sea monster.
rule-ST-2-10 = To dive deeper you roll the dice that are not set aside and go on down the same column.
rule-ST-2-11 = On an empty field there is nothing to take: dive deeper or surface with nothing. Over a tile you cannot simply surface.
rule-ST-2-12 = The lamp can mislead: a treasure symbol may hide seagrass, a cave may hide treasure, seagrass or monsters.
rule-ST-2-13 = What a face-down tile is follows from the tiles of its colour that nobody has seen and the symbols already shown.
rule-ST-3-1 = A tile that is taken is turned over and lies open before you. The turn ends.
rule-ST-3-2 = At the wreck you choose one of the tiles that still lie there. The turn ends.
rule-ST-3-3 = A cave is taken unseen or left behind. Treasure and seagrass are yours; monsters must be fought at once.
rule-ST-3-4 = Seagrass is worth nothing, but the first to have three of it gets the seagrass bonus tile.
rule-ST-4-1 = When the lamp shows sea monsters the tile must be turned over: now all see how many there are.
rule-ST-4-2 = You must fight: one roll of the dice that are not set aside. A die with at least the number of monsters wins.
rule-ST-4-3 = Won: you take the tile, a point for each monster. Lost: it is turned back and stays.
rule-ST-4-4 = Won or lost, the turn ends after the fight.
rule-ST-4-5 = Whoever comes to that tile later must fight too. As long as it lies there its colour is not used up.
rule-ST-4-6 = Against 3 monsters a 3 or a 4 on either die wins, even beside an X; two dice below 3 lose.
rule-ST-5-1 = The first to have the number of symbols on a bonus tile takes it at once: 5 points.
rule-ST-5-2 = A bonus tile is never lost again.
rule-ST-5-3 = A swap tile is kept for 2 points, or given to another player for one of their treasure, seagrass or wreck tiles.
rule-ST-5-4 = Sea monsters, bonus tiles and other swap tiles cannot be taken by a swap.
rule-ST-5-5 = A tile taken by a swap can earn a bonus tile at once.
rule-ST-5-6 = Whoever reaches several bonus tiles at once takes them all.
rule-ST-6-1 = The game ends at once when the last light-blue, dark-blue, wreck or bonus tile has been taken.
rule-ST-6-2 = Treasures, coins and monsters count one point each, a swap tile 2, a bonus tile 5, seagrass nothing.
rule-ST-6-3 = Most points win; a tie is a shared victory.
rule-ST-7-1 = In the memory variant what the lamp and lost fights have shown is hidden again after the turn.
rule-ST-7-2 = Where the rulebook leaves something open, the rulings and the tile set of this project hold.
