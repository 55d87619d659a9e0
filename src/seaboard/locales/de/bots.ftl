# Bots: ihre Stufen, ihre Tipps und ihre Rückblicke auf Partien; für Seite und Terminal.
bot-level =
    { $bot ->
        [beginner] Garnele · Anfänger
        [easy] Papageitaucher · leicht
        [medium] Robbe · mittel
        [strong] Delfin · stark
        [master] Schwertwal · am stärksten
        [random] zufälliger Bot
        [greedy] gieriger Bot
        [search] weitsichtiger Bot
       *[other] Bot { $bot }
    }
bot-level-help =
    { $bot ->
        [beginner] Die Garnele ist neu im Meer: Sie spielt vernünftig, sieht wenig und irrt sich oft.
        [easy] Der Papageitaucher taucht etwas tiefer und übersieht doch noch manches.
        [medium] Die Robbe kennt das Gewässer und ist für die meisten ein guter Gegner.
        [strong] Der Delfin denkt weit voraus und verzeiht wenige Fehler.
        [master] Der Schwertwal ist am stärksten: Er denkt über einen Zug bis zu eine Sekunde nach.
        [random] Der zufällige Bot spielt irgendetwas Erlaubtes.
        [greedy] Der gierige Bot nimmt das Beste, was er sofort sieht.
        [search] Der weitsichtige Bot denkt voraus, ehe er spielt.
       *[other] { $bot }
    }
hint-at-once = Auf den ersten Blick: { $choice }
hint-top = Die besten Möglichkeiten, wie ein Bot sie sieht:
hint-chance = { $percent } % Siegchance, auf { $error } genau
hint-points = { $points } Punkte am Ende, auf { $error } genau
hint-leads-to = Das führt dazu:
hint-odds = { $percent } %: { $what }
hint-gain = Bis zu deinem nächsten Zug: { $gain } für dich, { $others } für den Besten der anderen.
hint-gain-alone = Bis zu deinem nächsten Zug: { $gain }.
review-working = Die Partie wird noch einmal angesehen
review-help = Ein Bot hat über alles in dieser Partie { $iterations }-mal nachgedacht. Entscheidungen werden nach dem beurteilt, was man damals wissen konnte; Möglichkeiten, die sich nicht unterscheiden lassen, zählen nicht.
review-decided = Fehler
review-lost = Verschenkt
review-luck = Glück
review-amount =
    { $measure ->
        [points] { $sign }{ $amount } Punkte
       *[other] { $sign }{ $amount } %
    }
review-mistakes = Die teuersten Entscheidungen
review-fine = Niemand hat etwas verschenkt.
review-lucky = Die glücklichsten Augenblicke
review-mistake = Schritt { $number }, { $name }: „{ $played }“ ({ $lost }). Besser: „{ $other }“.
review-draw = Schritt { $number }: { $drawn } { $luck } für { $name }.
review-chart =
    { $measure ->
        [points] Erwartete Punkte am Ende
       *[other] Siegchancen
    }
review-hopes = Vorher: { $before }. Nachher: { $after }. Mit der besten anderen Wahl: { $other }.
review-best = Die beste Wahl
review-as-good = So gut wie die beste Wahl, soweit man es sagen kann
review-better = Besser wäre gewesen
review-progress = Die Partie wird noch einmal angesehen: { $done } von { $total }
