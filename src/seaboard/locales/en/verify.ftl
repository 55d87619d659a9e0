# What `seaboard verify` says of a sound log, and what the log does not prove.

verified = Sound: { $actions ->
    [one] one action
   *[other] { $actions } actions
 } legal, { $outcomes ->
    [one] one chance outcome
   *[other] { $outcomes } chance outcomes
 } as the seed fixed them, result correct.
verified-by-hand = Sound: { $actions ->
    [one] one action
   *[other] { $actions } actions
 } legal, result correct.
verified-so-far = Sound so far: { $actions ->
    [one] one action
   *[other] { $actions } actions
 } legal, { $outcomes ->
    [0] no chance outcome checked yet.
    [one] one chance outcome as the seed fixed it.
   *[other] { $outcomes } chance outcomes as the seed fixed them.
 }
verified-abandoned = Sound: { $actions ->
    [one] one action
   *[other] { $actions } actions
 } legal, { $outcomes ->
    [one] one chance outcome
   *[other] { $outcomes } chance outcomes
 } as the seed fixed them. The game was abandoned { $why ->
    [agreed] because all agreed to.
   *[rules] because its rules were no longer played here.
 }
verified-without-rules = Sound as far as it can be checked without the rules: { $actions ->
    [one] one entry
   *[other] { $actions } entries
 } in order, { $outcomes ->
    [one] one chance outcome
   *[other] { $outcomes } chance outcomes
 } as the seed fixed them.
verified-undone = Chance outcomes that were taken back, with what followed: { $undone }.
verified-attempt = The game began at attempt { $attempt }; before that a seat did not reveal its contribution.
verified-key = Signed with the key { $key }. If that is the key of the room, the log is as the room left it.
doubt-unfinished = Not a proof: the game is not over. Its chance outcomes can be checked when the seed is revealed at the end.
doubt-by-hand = Not a proof: dice and draws were entered by hand.
doubt-own-seed = Not a proof: whoever set up the game chose the seed, and with it the dice.
doubt-old-format = Not a proof: the log has format 1, which has no signature and ties neither names nor options to the dice. Whoever has it can write another game with the same seed.
doubt-unsealed = Not a proof: no room has signed the log. Whoever has it can write another game with the same seed.
doubt-forgotten = Not a proof of who played: a name was taken out of the header at somebody’s wish.
doubt-other-rules = Not checked: whether the actions were legal and the result is right. For that the log needs version { $rules } of the rules of { $game }; this program has version { $here }.
