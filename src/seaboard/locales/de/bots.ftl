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
        [master] Der Schwertwal ist am stärksten: Er denkt über jeden Zug eine ganze Sekunde nach.
        [random] Der zufällige Bot spielt irgendetwas Erlaubtes.
        [greedy] Der gierige Bot nimmt das Beste, was er sofort sieht.
        [search] Der weitsichtige Bot denkt voraus, ehe er spielt.
       *[other] { $bot }
    }
hint-top = Die besten Möglichkeiten, wie ein Bot sie sieht:
hint-chance = { $percent } % Siegchance, auf { $error } genau
hint-points = { $points } Punkte am Ende, auf { $error } genau
hint-leads-to = Das führt dazu:
hint-odds = { $percent } %: { $what }
hint-gain = Bis zu deinem nächsten Zug: { $gain } für dich, { $others } für den Besten der anderen.
hint-gain-alone = Bis zu deinem nächsten Zug: { $gain }.
