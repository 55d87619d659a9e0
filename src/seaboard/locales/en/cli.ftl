# The command line's help.
about = Seaboard: a games room by the sea.
examples =
    Try:
      seaboard play
      seaboard play wreck_raiders --players 1
      seaboard play schatztaucher --players 4 --bots strong,easy --names Ada,Ben
      seaboard play --resume
command = COMMAND
usage = Usage:
commands = Commands
arguments = Arguments
options = Options
help-help = show this help
help-version = show the version
help-lang = language: { $languages }
help-debug = show where in the code a trouble comes from
help-play = Play in the terminal, against bots or with friends at one keyboard. Every action is saved at once.
help-replay = Show a game log step by step.
help-review = review a game that is over: skill and luck, decision by decision
help-thinking = iterations for each decision and draw; 1000 unless told, fewer where there are no fast rules
help-review-seed = a text from which all thinking follows: the same text gives the same review
help-review-json = everything as JSON, for other programs
help-verify = Check a game log: every action, every die, the result.
help-box = Look at what lies in a game’s box, or check your own box file.
help-file = a game log (JSON Lines)
help-known-commitment = the commitment you saw before the game (64 hexadecimal digits)
help-known-seed = the seed, if you know it already (64 hexadecimal digits)
help-known-key = the public key of the room (64 hexadecimal digits)
help-box-file = a box file of your own instead of the game’s
help-game = one of: { $games }
help-players = how many play
help-bots = bots on the last seats, separated by commas: beginner, easy, medium, strong or master; also greedy and random, which do not look ahead, and search. none: people only. Without this you play against bots of the level medium
help-names = names of the people, separated by commas
help-option = another option of the game, such as memory=true; may be repeated
help-seed = any text: the same text gives the same dice
help-by-hand = you roll real dice and turn real tiles, and tell what they show
help-folder = where games are saved
help-resume = go on with a saved game; without a name, with the last one
help-repair = with --resume: drop the damaged end of a save (a copy is kept)
help-box-show = show all tables of a box, facts and reconstructions marked
help-box-check = check a box file
help-box-export = write out a game’s box file, to put your own values in
help-box-what = a game, or a box file
help-box-target = the new file; standard output if left out
