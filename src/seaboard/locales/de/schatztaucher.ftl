# Die Schatztaucher. Terms follow the German rulebook; the sentences are our own.
title = Die Schatztaucher
tagline = Tauche nach Schätzen, mit einer Lampe, die zeigt, was unten liegt, aber nie, wie viel davon. Für 2 bis 4 Personen, 30 Minuten.
intro-1 = Unter fünf Tauchbojen liegen Schätze, ganz unten ein Wrack. Wer die meisten Punkte heraufholt, gewinnt.
intro-2 = In deinem Zug wirfst du beide Würfel, wählst eine Tauchboje und eine der Zahlen: Genau so weit sinkt die Lampe. Ein Würfel mit X ist für diesen Zug aus dem Spiel.
intro-3 = Die Lampe zeigt, was dort liegt, aber nie, wie viel davon. Nimm das Plättchen, oder wirf noch einmal und tauche in derselben Spalte tiefer.
intro-4 = Ist kein Würfel mehr übrig, tauchst du mit leeren Händen auf. Sei mutig, aber nicht zu mutig!
intro-5 = See-Ungeheuer musst du bekämpfen: ein Wurf, und ein Würfel muss mindestens ihre Zahl zeigen.
intro-6 = Wer zuerst genug von einer Sorte hat, nimmt ihr Bonus-Plättchen für 5 Punkte. Ist das letzte hellblaue, dunkelblaue, Wrack- oder Bonus-Plättchen weg, ist das Spiel aus.
hint-worth = { $worth ->
    [one] { $worth } Punkt
   *[other] { $worth } Punkte
 }
lesson-seats = Das bist du. Was du heraufholst, liegt hier, mit seinen Punkten.
lesson-dice = Dein Zug hat mit einem Wurf begonnen: 2 und 4. Mit einem von beiden tauchst du.
lesson-die = Tiefer unten liegt mehr. Wähle die 4.
lesson-buoy = Nun wähle, wo. Nimm die dritte Boje: Unter ihr sinkt die Lampe vier Felder.
lesson-take = Eine Truhe! Wie viele auf dem Plättchen sind, zeigt sich erst, wenn du es nimmst. Nimm es.
lesson-lost-fight = Perle traf auf zwei See-Ungeheuer und musste kämpfen, aber kein Würfel zeigte mindestens eine 2. Sie bleiben liegen, und alle wissen jetzt, wo.
lesson-x = Ein X! Dieser Würfel ist bis zum Ende deines Zuges aus dem Spiel. Mit der 3 tauchst du trotzdem: Wähle die vierte Boje.
lesson-deeper = Ein Fass. Du könntest es nehmen; versuch aber mit dem letzten Würfel dein Glück und tauche tiefer.
lesson-enough = Eine 2 und eine Muschel. Noch ein X, und du kämst leer nach oben: Nimm sie.
lesson-empty = Genau das ist Perle passiert: zwei X auf einmal, und ihr Zug war zu Ende.
lesson-monster = Beide Würfel zeigen 3. Unter der zweiten Boje sind dort die beiden Ungeheuer. Trau dich, kämpfe!
lesson-end = Eine 4 schlägt zwei Ungeheuer: Sie gehören dir, zwei Punkte. Jetzt kannst du tauchen. Wer zuerst genug von einer Sorte hat, bekommt auch ihr Bonus-Plättchen. Spiel weiter, wie du magst!
option-players = Spielerzahl
option-players-help = Wie viele mitspielen, 2 bis 4.
option-start = Wer beginnt
option-start-help = Der Platz, der beginnt, wenn nicht das Los entscheidet. Am Spieltisch beginnt, wer am jüngsten ist.
option-start-0 = durch Los
option-memory = Merkvariante
option-memory-help = Was die Lampe und verlorene Kämpfe gezeigt haben, ist nach dem Zug wieder verborgen.

## Things
sea = Das Meer
wreck = Das Wrack
tiles = Plättchen
bonus-race = Bonus-Plättchen
dice-free = { $number ->
    [0] kein Würfel übrig
    [one] ein Würfel übrig
   *[other] beide Würfel frei
 }
legend = Die Zahlen links sind die Reihen: ~ helles Wasser, ≈ dunkles Wasser, auch auf Plättchen, die noch keine Lampe gezeigt hat. ◉ die Boje der Lampe, ▼ die Lampe, │ ihr Seil, · ein leeres Feld.
effect-points = { $count ->
    [one] { $sign } Punkt
   *[other] { $sign } Punkte
 }
kind =
    { $tile ->
        [shell] Muscheln
        [amphora] Amphoren
        [barrel] Fässer
        [gold] Goldbarren
        [chest] Truhen
        [monster] See-Ungeheuer
        [swap] Tausch-Plättchen
        [seagrass] Seegras
       *[coins] Goldmünzen
    }
symbol-short =
    { $symbol ->
        [shell] Muschel
        [amphora] Amphore
        [barrel] Fass
        [gold] Gold
        [chest] Truhe
        [monster] Ungeh.
        [swap] Tausch
       *[cave] Höhle
    }
tile-short =
    { $tile ->
        [shell] Muschel { $count }
        [amphora] Amphore { $count }
        [barrel] Fass { $count }
        [gold] Gold { $count }
        [chest] Truhe { $count }
        [monster] Ungeh. { $count }
        [swap] Tausch
        [seagrass] Seegras
       *[coins] Münzen { $count }
    }
# A kind in a sentence.
kinds =
    { $tile ->
        [shell] Muscheln
        [amphora] Amphoren
        [barrel] Fässer
        [gold] Goldbarren
        [chest] Schatztruhen
        [monster] See-Ungeheuer
        [swap] Tausch-Plättchen
        [seagrass] Seegras
       *[coins] Goldmünzen
    }
# A tile in a sentence.
tile =
    { $tile ->
        [shell] { $count ->
            [one] 1 Muschel
           *[other] { $count } Muscheln
        }
        [amphora] { $count ->
            [one] 1 Amphore
           *[other] { $count } Amphoren
        }
        [barrel] { $count ->
            [one] 1 Fass
           *[other] { $count } Fässer
        }
        [gold] { $count ->
            [one] 1 Goldbarren
           *[other] { $count } Goldbarren
        }
        [chest] { $count ->
            [one] 1 Schatztruhe
           *[other] { $count } Schatztruhen
        }
        [monster] { $count ->
            [one] 1 See-Ungeheuer
           *[other] { $count } See-Ungeheuer
        }
        [swap] ein Tausch-Plättchen
        [seagrass] Seegras
       *[coins] { $count ->
            [one] 1 Goldmünze
           *[other] { $count } Goldmünzen
        }
    }
# Always what the lamp shows, so in the accusative.
symbol =
    { $symbol ->
        [shell] eine Muschel
        [amphora] eine Amphore
        [barrel] ein Fass
        [gold] einen Goldbarren
        [chest] eine Schatztruhe
        [monster] See-Ungeheuer
        [swap] das Tausch-Symbol
       *[cave] eine Höhle
    }

## What is to be decided
due-start = Wer beginnt?
due-roll = Würfle mit allen Würfeln, die nicht beiseitegelegt sind.
due-choose-die = Mit welchem Würfel tauchst du?
due-choose-buoy = Bei welcher Tauchboje tauchst du?
due-light = Was zeigt die Lampe?
due-decide = Hier aufhören oder tiefer tauchen?
due-reveal = Was zeigt das umgedrehte Plättchen?
due-fight = Kämpfe gegen die See-Ungeheuer: Würfle mit allen Würfeln, die nicht beiseitegelegt sind.
due-choose-wreck = Du hast das Wrack erreicht. Welches Plättchen nimmst du?
due-choose-swap = Behältst du das Tausch-Plättchen, oder gibst du es für ein fremdes Plättchen her?
due-over = Das Spiel ist zu Ende.

## Choices
choice-start = { $player } beginnt
choice-roll = { $dice }
choice-die = { $number ->
    [one] 1 Feld tief tauchen
   *[other] { $number } Felder tief tauchen
 }
choice-buoy = Boje { $buoy }
choice-show = { symbol }
choice-take = Plättchen nehmen
choice-deeper = Tiefer tauchen
choice-surface = Mit leeren Händen auftauchen
choice-turn = { tile }
choice-salvage = { tile } nehmen
choice-keep = Tausch-Plättchen behalten (2 Punkte)
choice-swap = An { $player } geben und dafür { tile } nehmen

## What happens
log-start = { $player } beginnt.
log-roll = Gewürfelt: { $dice }.
log-die = { $who } wählt die { $number }.
log-buoy = { $who } taucht bei Boje { $buoy }.
log-show = Die Lampe zeigt { symbol }.
log-take = { $who } nimmt das Plättchen.
log-deeper = { $who } taucht tiefer.
log-surface = { $who } taucht mit leeren Händen auf.
log-turn = Umgedreht: { tile }.
log-salvage = { $who } holt { tile } aus dem Wrack.
log-keep = { $who } behält das Tausch-Plättchen.
log-swap = { $who } gibt das Tausch-Plättchen an { $player } und nimmt { tile }.

## What it brings about
event-turn = { $player } ist dran.
event-forced-die = { $player } taucht mit der { $number }: Eine andere Wahl gibt es nicht.
event-no-die-left = Kein Würfel übrig: { $player } taucht mit leeren Händen auf.
event-fight-won = { $player } besiegt { $monsters ->
    [one] das See-Ungeheuer
   *[other] { $monsters } See-Ungeheuer
 }.
event-fight-lost = { $player } verliert gegen { $monsters ->
    [one] das See-Ungeheuer
   *[other] { $monsters } See-Ungeheuer
 }; das Plättchen wird zurückgedreht.
event-salvaged = { $player } nimmt { tile } vom Wrack: eine andere Wahl gab es nicht.
event-nobody-to-swap-with = Niemand hat ein Plättchen zum Tauschen: { $player } behält das Tausch-Plättchen.
event-bonus = { $player } bekommt das Bonus-Plättchen für { kinds }.
recap-took = { $player } ist an Boje { $buoy } getaucht und hat { tile } genommen.
recap-wreck = { $player } ist bis zum Wrack getaucht und hat { tile } genommen.
recap-nothing = { $player } ist an Boje { $buoy } getaucht und mit leeren Händen aufgetaucht.
recap-no-dive = { $player } hat nur X geworfen und ist im Boot geblieben.
recap-won = { $player } ist an Boje { $buoy } getaucht und hat { $monsters ->
    [one] ein See-Ungeheuer
   *[other] { $monsters } See-Ungeheuer
 } besiegt.
recap-lost = { $player } ist an Boje { $buoy } getaucht und hat gegen { $monsters ->
    [one] ein See-Ungeheuer
   *[other] { $monsters } See-Ungeheuer
 } verloren.

## The end
part-treasures = Schätze
part-monsters = See-Ungeheuer
part-swaps = Tausch-Plättchen
part-coins = Goldmünzen
part-bonus = Bonus-Plättchen
end-bonus = Das letzte Bonus-Plättchen ist vergeben.
end-light = Das letzte hellblaue Plättchen ist vom Spielplan verschwunden.
end-dark = Das letzte dunkelblaue Plättchen ist vom Spielplan verschwunden.
end-wreck = Das Wrack ist leer.

## Auf der Seite
boat = Das Boot
field-empty = Reihe { $row }: leer
field-unseen = Reihe { $row }: ein Plättchen, das noch keine Lampe gezeigt hat
field-shown = Reihe { $row }: Die Lampe hat { $what } gezeigt
field-known = Reihe { $row }: { $what }, von allen gesehen
wreck-tile = Am Wrack: { $what }
bonus-open = { $what }: { $needs } Symbole bringen das Bonus-Plättchen.
bonus-held = { $what }: { $player } hat das Bonus-Plättchen.
plain-lamp = Lampe und Würfel
plain-seat = { $player }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
nothing-yet = Noch nichts
lamp-at-boat = Die Lampe ist am Boot.
lamp-at = Die Lampe hängt an Boje { $buoy }, Reihe { $row }.
lamp-at-wreck = Die Lampe hängt am Wrack unter Boje { $buoy }.
dice-shown = Würfel: { $shown } ({ $free })

## The rules, in a sentence or two each
chapter-1 = Material und Aufbau
chapter-2 = Tauchen
chapter-3 = Plättchen nehmen
chapter-4 = See-Ungeheuer
chapter-5 = Bonus- und Tausch-Plättchen
chapter-6 = Ende und Wertung
chapter-7 = Varianten
rule-ST-1-1 = Für 2 bis 4 Personen.
rule-ST-1-2 = An der Oberfläche schwimmen fünf Tauchbojen. Unter jeder liegen fünf hellblaue Felder, dann fünf dunkelblaue, und ganz unten wartet das Wrack.
rule-ST-1-3 = Die Plättchen jeder Farbe werden gemischt und verdeckt auf ihre Felder gelegt. Wrack- und Bonus-Plättchen liegen offen.
rule-ST-1-4 = Beide Würfel zeigen 1, 2, 3, 4, X und X.
rule-ST-1-5 = Es beginnt, wer am jüngsten ist oder beim Aufbau bestimmt wurde; dann geht es im Uhrzeigersinn reihum.
rule-ST-1-6 = Die Lampe startet beim Boot und kehrt nach jedem Zug dorthin zurück.
rule-ST-2-1 = Ein Zug beginnt mit einem Wurf beider Würfel.
rule-ST-2-2 = Ein Würfel, der X zeigt, wird für den Rest des Zugs beiseitegelegt, fürs Tauchen wie fürs Kämpfen.
rule-ST-2-3 = Ist kein Würfel mehr übrig, endet der Zug ohne Beute; alle Plättchen bleiben liegen.
rule-ST-2-4 = Zeigen beide eine Zahl, suchst du dir eine aus. Der andere Würfel ist nicht verloren: Für den nächsten Schritt wirfst du wieder beide.
rule-ST-2-5 = Mit dem ersten Schritt eines Zugs wählst du eine Tauchboje und bleibst den ganzen Zug unter ihr.
rule-ST-2-6 = Die Lampe sinkt senkrecht, genau um die gewählte Zahl. Leere Felder zählen mit.
rule-ST-2-7 = Unter dem letzten Feld liegt das Wrack; was der Würfel darüber hinaus zeigt, verfällt. Überall sonst gilt die ganze Zahl.
rule-ST-2-8 = Im Licht der Lampe sehen alle das Symbol auf der Rückseite eines Plättchens, aber nicht die Anzahl auf der Vorderseite.
rule-ST-2-9 = Dann nimmst du das Plättchen oder tauchst tiefer, außer die Lampe zeigt See-Ungeheuer.
rule-ST-2-10 = Um tiefer zu tauchen, würfelst du mit allen Würfeln, die nicht beiseitegelegt sind, und sinkst unter derselben Boje weiter.
rule-ST-2-11 = Auf einem leeren Feld gibt es nichts zu holen: Tauche tiefer oder tauche mit leeren Händen auf. Über einem Plättchen kannst du nicht einfach auftauchen.
rule-ST-2-12 = Die Lampe kann täuschen: Hinter einem Schatz-Symbol steckt manchmal Seegras, in einer Höhle Schätze, Seegras oder See-Ungeheuer.
rule-ST-2-13 = Was ein verdecktes Plättchen ist, ergibt sich aus den Plättchen seiner Farbe, die noch niemand gesehen hat, und den schon gezeigten Symbolen.
rule-ST-3-1 = Ein genommenes Plättchen drehst du um; es liegt von nun an offen vor dir. Der Zug endet.
rule-ST-3-2 = Am Wrack wählst du eines der Plättchen, die noch dort liegen. Der Zug endet.
rule-ST-3-3 = Eine Höhle nimmst du ungesehen oder lässt sie liegen. Schätze und Seegras gehören dir; See-Ungeheuer musst du sofort bekämpfen.
rule-ST-3-4 = Seegras ist nichts wert, aber wer zuerst drei davon hat, bekommt das Seegras-Bonus-Plättchen.
rule-ST-4-1 = Zeigt die Lampe See-Ungeheuer, muss das Plättchen umgedreht werden: Nun sehen alle, wie viele es sind.
rule-ST-4-2 = Du musst kämpfen: ein Wurf mit allen Würfeln, die nicht beiseitegelegt sind. Ein Würfel, der mindestens die Zahl der See-Ungeheuer zeigt, gewinnt.
rule-ST-4-3 = Gewonnen: Du nimmst das Plättchen, ein Punkt für jedes See-Ungeheuer. Verloren: Es wird zurückgedreht und bleibt liegen.
rule-ST-4-4 = Ob gewonnen oder verloren, nach dem Kampf endet der Zug.
rule-ST-4-5 = Wer später auf dieses Plättchen trifft, muss ebenfalls kämpfen. Solange es dort liegt, ist seine Farbe nicht aufgebraucht.
rule-ST-4-6 = Gegen 3 See-Ungeheuer gewinnt eine 3 oder 4 auf einem der Würfel, auch neben einem X; zwei Würfel unter 3 verlieren.
rule-ST-5-1 = Wer zuerst so viele Symbole hat, wie ein Bonus-Plättchen verlangt, nimmt es sofort: 5 Punkte.
rule-ST-5-2 = Ein Bonus-Plättchen behältst du für immer.
rule-ST-5-3 = Ein Tausch-Plättchen behältst du für 2 Punkte, oder du gibst es jemand anderem für ein Schatz-, Seegras- oder Wrack-Plättchen.
rule-ST-5-4 = See-Ungeheuer, Bonus-Plättchen und andere Tausch-Plättchen lassen sich nicht eintauschen.
rule-ST-5-5 = Ein eingetauschtes Plättchen kann sofort ein Bonus-Plättchen einbringen.
rule-ST-5-6 = Wer mehrere Bonus-Plättchen auf einmal erreicht, nimmt sie alle.
rule-ST-6-1 = Das Spiel ist sofort aus, wenn das letzte hellblaue, dunkelblaue, Wrack- oder Bonus-Plättchen weg ist.
rule-ST-6-2 = Schätze, Münzen und See-Ungeheuer zählen je einen Punkt, ein Tausch-Plättchen 2, ein Bonus-Plättchen 5, Seegras nichts.
rule-ST-6-3 = Die meisten Punkte gewinnen; bei Gleichstand wird der Sieg geteilt.
rule-ST-7-1 = In der Merkvariante ist nach dem Zug wieder verborgen, was die Lampe und verlorene Kämpfe gezeigt haben.
rule-ST-7-2 = Wo die Spielregel etwas offenlässt, gelten die Entscheidungen und der Plättchensatz dieses Projekts.
