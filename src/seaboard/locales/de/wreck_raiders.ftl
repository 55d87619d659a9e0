# Wreck Raiders. Begriffe wie in der deutschen Spielregel; die Sätze sind unsere eigenen.
title = Wreck Raiders
tagline = Tauche zu vier Wracks, für Ausstellungen, Aquarien und deinen Tresor; wer neben dir taucht, bekommt auch etwas ab. 1 bis 5 Spieler, 45 Minuten.
intro-1 = Ihr taucht zu vier Wracks, für drei Auslagen, einen Tresor und Aquarien. Die meisten Münzen gewinnen.
intro-2 = Nimm einen Würfel aus dem Riff; aus einer Muschelzone bekommst du auch die Muschel. Dann bewege einen Taucher auf den Platz mit seiner Zahl, in einem Wrack oder am Strand.
intro-3 = In einem Wrack ziehst du einen Schatz, und alle direkt neben dir auch. Wer auf deinem Platz stand, wird an den Strand gestoßen und bekommt dort Muscheln.
intro-4 = Leg jeden Schatz sofort ab: in eine Auslage, für eine Ausstellung, oder in den Tresor, für verschiedene Bilder und Reihen einer Art.
intro-5 = Eine Auslage mit genau den Schätzen einer Ausstellung bringt dir die Karte; in der genauen Reihenfolge auch ihre Belohnung.
intro-6 = Muscheln helfen: Schneckenmuscheln ändern einen Würfel, Jakobsmuscheln bringen mehr Schätze, Seesterne gelten als jede Art. Einmal im Zug kaufen Muscheln ein Stück Aquarium.
hint-worth = { $worth ->
    [one] { $worth } Münze
   *[other] { $worth } Münzen
 }
lesson-mat = Das ist deine Spielertafel: drei Auslagen für Ausstellungen, ein Tresor und ein Korb für Muscheln. Oben liegen die Ausstellungen, die alle beanspruchen können.
lesson-reef = Nimm die 3 aus dem Riff. Sie liegt in einer Muschelzone, also bekommst du auch eine Jakobsmuschel.
lesson-wreck = Schick einen Taucher auf Platz 3 des Edelsteinwracks.
lesson-display = Ein Edelstein! Eine Ausstellung verlangt drei davon. Leg ihn in die erste Auslage.
lesson-scallop = Eine Jakobsmuschel könnte jetzt noch einen Edelstein bringen. Behalte sie: Damit lässt sich etwas kaufen.
lesson-aquarium = Ein Boden für eine Jakobsmuschel: dein erstes Aquarium. Mittelteile und Deckel kommen später darauf und bringen Münzen.
lesson-pearl = Perle hat nach Gold getaucht und es in ihren Tresor gelegt: Dort bringen verschiedene Bilder und Reihen einer Art Münzen.
lesson-beside = Jetzt die 2: Ihr Platz liegt direkt neben deinem ersten Taucher.
lesson-beside-go = Wieder zu den Edelsteinen. Taucher nebeneinander bringen beide einen Schatz.
lesson-second-gem = Der zweite Edelstein, neben den ersten.
lesson-third-gem = Und der dritte, den dein erster Taucher gebracht hat.
lesson-claim = Drei Edelsteine, genau was die Ausstellung zeigt. Beanspruche sie!
lesson-end = Deine erste Ausstellung: vier Münzen. Mit genug davon kommt das Ende, und alle anderen sind noch einmal dran. Spiel nun weiter, wie du magst!
option-players = Spieler
option-players-help = Wie viele mitspielen, 1 bis 5; einer allein spielt das Solospiel gegen Gegner.
option-edition = Ausgabe
option-edition-help = Welche Spielregel gilt. Die englische hat 18 Gegner im Solospiel, die anderen haben 16.
option-edition-en = englisch
option-edition-de = deutsch
option-edition-fr = französisch
option-start = Startspieler
option-start-help = Der Platz, der beginnt, wenn nicht das Los entscheidet.
option-start-0 = durch Los
option-shell-odds = Chance auf eine Muschelzone
option-shell-odds-help = Wie viele von hundert Würfeln in einer Muschelzone landen; -1 überlässt es der Schachtel (25).
option-pedestals = Podeste
option-pedestals-help = Wie viele Schätze eine Auslage fasst, 5 oder 6.
option-pedestals-0 = wie in der Schachtel
option-row-coins = Münzen der Tresorreihen
option-row-coins-help = Eine Zahl je Reihe von unten nach oben, etwa 3,4,5,6; leer überlässt es der Schachtel.
option-rings = Ringe der Wracks
option-rings-help = Die Zahlen rund um Edelsteine, Gold, Kunst und Relikte, etwa 123456,135246,123456,123456; leer überlässt es der Schachtel.
option-rivals = Gegner
option-rivals-help = Wie viele Gegner der Solovorrat hat; 0 überlässt es der Ausgabe.
option-rival-gains = Gegner erhalten beim Betreten etwas
option-rival-gains-help = Solo: Ein Gegner, der ein Wrack betritt, erhält einen Schatz, der abgelegt wird.

## Dinge
wrecks = Wracks
beach = Strand
reef = Riff
bank = Muscheln am Strand: { $shells }
exhibits = Ausstellungen ({ $left } im Stapel)
order = Schätze
coins = Münzen
crests = Wappen
style = Stil
market = Aquariummarkt
basket = Korb
divers = Außerhalb
vault = Tresor
number = Zahl im Spiel: { $number }.
hand = Zu legen: { treasure }.
display = Auslage { $number }
claimed = Ausstellungen ({ $count })
aquarium = Aquarium
piece-short = Plättchen
legend = An den Wracks: die Zahlen im Ring und wer dort taucht; die letzte liegt neben der ersten (↩). Muscheln: M Schneckenmuschel, J Jakobsmuschel, S Seestern. Markt: Kosten → Münzen|Rand; Deckel: Münzen/für je. Ausstellungen auf Spielertafeln: + mit Schneckenmuschel. Tresor: = Münzen einer vollen Reihe. ☠ Gegner.
piles = { $supply } im Vorrat, { $discard } abgelegt
coin-count = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
 }
edition = Ausgabe: { $edition }
last-turns = Letzte Züge: { $count }
rivals-left = { $count ->
    [one] 1 Gegner übrig
   *[other] { $count } Gegner übrig
 }
piece-kind =
    { $kind ->
        [bottom] Böden
        [middle] Mittelteile
       *[top] Deckel
    } (noch { $left })
kind =
    { $kind ->
        [gems] Edelsteine
        [gold] Gold
        [art] Kunstwerke
       *[relics] Relikte
    }
kind-short =
    { $kind ->
        [gems] Edel
        [gold] Gold
        [art] Kunst
       *[relics] Rel
    }
wreck =
    { $kind ->
        [gems] Edelsteine
        [gold] Gold
        [art] Kunst
       *[relics] Relikte
    }
# Ein Ort als Ziel.
place =
    { $place ->
        [gems] ins Edelsteinwrack
        [gold] ins Goldwrack
        [art] ins Kunstwrack
        [relics] ins Reliktwrack
       *[beach] an den Strand
    }
# Ein Ort, an dem jemand ankommt.
place-in =
    { $place ->
        [gems] im Edelsteinwrack
        [gold] im Goldwrack
        [art] im Kunstwrack
        [relics] im Reliktwrack
       *[beach] am Strand
    }
treasure =
    { $treasure ->
        [ruby] Rubin (Edelsteine)
        [emerald] Smaragd (Edelsteine)
        [sapphire] Saphir (Edelsteine)
        [coins] alte Münzen (Gold)
        [crown] Krone (Gold)
        [goblet] Kelch (Gold)
        [painting] Gemälde (Kunst)
        [vase] Vase (Kunst)
        [statue] Statue (Kunst)
        [mask] Maske (Relikte)
        [idol] Götze (Relikte)
       *[astrolabe] Astrolabium (Relikte)
    }
treasure-short =
    { $treasure ->
        [ruby] Rub
        [emerald] Sma
        [sapphire] Sap
        [coins] Mün
        [crown] Kro
        [goblet] Kel
        [painting] Gem
        [vase] Vas
        [statue] Sta
        [mask] Mas
        [idol] Göt
       *[astrolabe] Ast
    }
shell =
    { $shell ->
        [conch] eine Schneckenmuschel
        [scallop] eine Jakobsmuschel
       *[starfish] einen Seestern
    }
shell-short =
    { $shell ->
        [conch] M
        [scallop] J
       *[starfish] S
    }
shells =
    { $shell ->
        [conch] { $count ->
            [one] 1 Schneckenmuschel
           *[other] { $count } Schneckenmuscheln
        }
        [scallop] { $count ->
            [one] 1 Jakobsmuschel
           *[other] { $count } Jakobsmuscheln
        }
       *[starfish] { $count ->
            [one] 1 Seestern
           *[other] { $count } Seesterne
        }
    }
zone =
    { $zone ->
        [conch] Schneckenmuschel
        [scallop] Jakobsmuschel
        [starfish] Seestern
       *[blank] Leer
    }
zone-note =
    { $zone ->
        [conch] , mit Schneckenmuschel
        [scallop] , mit Jakobsmuschel
        [starfish] , mit Seestern
       *[blank] {""}
    }
from =
    { $from ->
        [off-board] von außerhalb
        [beach] vom Strandabschnitt { $spot }
        [gems] aus dem Edelsteinwrack, Platz { $spot }
        [gold] aus dem Goldwrack, Platz { $spot }
        [art] aus dem Kunstwrack, Platz { $spot }
       *[relics] aus dem Reliktwrack, Platz { $spot }
    }
spot-of-wreck = { wreck }, Platz { $spot }
spot-of-beach = { beach }, Platz { $spot }
style-short =
    { $style ->
        [any1] Muschel nach Wahl
        [aquarium] Gratisplättchen
        [shells] Muscheln
       *[none] ·
    }
order-note =
    { $order ->
        [exact] in genauer Reihenfolge
       *[any] in beliebiger Reihenfolge
    }

## Am Tisch in Worten
at-a-glance = Auf einen Blick
wrecks-and-beach = Wracks und Strand
place-number = Platz
nothing = nichts
nobody = frei
a-rival = ein Gegner
reef-empty = Im Riff liegen keine Würfel.
to-roll = { $count ->
    [one] 1 Würfel wird geworfen.
   *[other] { $count } Würfel werden geworfen.
 }
rival-entered = { wreck }: In dieser Runde ist ein Gegner eingestiegen, mit der { $number }.
ring-of = { wreck }: Rund um das Wrack stehen die Zahlen { $ring }.
claiming = Wird beansprucht: { $exhibit }, mit Auslage { $display }.
exhibit-name = { $order } ({ coin-count })
piece-name =
    { $kind ->
        [bottom] Boden
        [middle] Mittelteil
       *[top] Deckel
    } ({ $worth })
exhibit-unseen = vom Stapel
piece-unseen =
    { $kind ->
        [bottom] ein Boden
        [middle] ein Mittelteil
       *[top] ein Deckel
    }
piece-worth = { coin-count }, Rand: { $edge }
top-worth = { coin-count } je { $each }
piece-for = { $worth }; kostet { $cost }
costs = kostet { $cost }
effect-gains = bringt { $what }
effect-coins = { $count ->
    [one] { $sign } Münze
   *[other] { $sign } Münzen
 }
style-reward = Belohnung für die genaue Reihenfolge: { $style ->
    [any1] eine Muschel nach Wahl
    [aquarium] ein Aquariumsplättchen umsonst
   *[shells] { $shells }
 }
crests-for = Kann dekoriert werden mit: { $shells }
mat-of = { $player }: { coin-count }
display-holds = Auslage { $number }: { $treasures } ({ $free ->
    [0] voll
   *[other] { $free } frei
 })
vault-row = Reihe { $row } ({ coin-count }): { $treasures }
mat-shells = Muscheln: { $shells }
mat-divers = Taucher außerhalb: { $count }
mat-dice = Würfel im Korb: { $dice }
with-conch = { $exhibit }, mit einer Schneckenmuschel
supplies = Was noch in den Stapeln liegt
in-supply = Vorrat: { $treasures }
in-discard = Abgelegt: { $treasures }
place-beside = { $here }; daneben: { $beside }
treasure-name =
    { $treasure ->
        [ruby] Rubin
        [emerald] Smaragd
        [sapphire] Saphir
        [coins] alte Münzen
        [crown] Krone
        [goblet] Kelch
        [painting] Gemälde
        [vase] Vase
        [statue] Statue
        [mask] Maske
        [idol] Götze
       *[astrolabe] Astrolabium
    }
group-dice = Würfel
group-numbers = Zahlen
group-places = Orte
group-divers = Taucher
group-mat = Auf deiner Spielertafel
group-exhibits = Ausstellungen
group-pieces = Aquariumsplättchen
group-shells = Muscheln
group-starfish = Mit einem Seestern
group-otherwise = Oder
points-of = { $points ->
    [one] 1 Münze
   *[other] { $points } Münzen
 }

## Am Spielbrett
pool = Der Würfelvorrat im Schachteldeckel
see-mat = Die Spielertafel von { $player } ganz ansehen
displays-and-vault = Auslagen und Tresor
own-mat = Meine Spielertafel
exhibits-needed = { $count } Ausstellungen beenden das Spiel
until-the-end = Bis zum Ende
ends-by-exhibits = Ausstellungen
ends-by-vault = Tresor
ends-by-beach = Strand
ends-by-rivals = Gegner übrig
ends-by-wreck = Leerstes Wrack
leads-to = Das führt dazu
brings-coins = Bringt sofort { coin-count }.
spends = Kostet { $shells }.
beside = Daneben: { $who }.
then-draw = Dann wird gezogen: { kind }.
takes-starfish = Braucht { $count ->
    [one] 1 Seestern
   *[other] { $count } Seesterne
 }.
without-starfish = Braucht keinen Seestern.
earns-style = Bringt die Stilbelohnung.

## Was zu entscheiden ist
due-draw-start = Wer beginnt?
due-roll-pool = Wirf den Würfelvorrat: Zahl und Zone jedes Würfels.
due-take-die = Nimm einen Würfel aus dem Riff.
due-set-number = Behältst du die Zahl des Würfels, oder änderst du sie mit Schneckenmuscheln?
due-choose-place = Wohin geht dein Taucher?
due-choose-diver = Welchen Taucher bewegst du?
due-choose-spot = Auf welchen leeren Strandabschnitt kommt der gestoßene Taucher?
due-draw-treasure = Welcher Schatz wird gezogen?
due-place-treasure = Wohin legst du den Schatz?
due-one-more = Legst du eine Jakobsmuschel für einen weiteren Schatz dieses Wracks ab?
due-claim = Beanspruchst du eine Ausstellung?
due-conch-decoration = Dekorierst du die Ausstellung mit einer Schneckenmuschel?
due-scallop-decoration = Legst du eine Jakobsmuschel für einen Schatz aus einem Wrack deiner Wahl ab?
due-choose-shell = Stilbelohnung: Welche Muschel nimmst du?
due-choose-piece = Stilbelohnung: Welches Aquariumsplättchen nimmst du umsonst?
due-choose-aquarium = Auf welches Aquarium kommt das Plättchen?
due-reveal = Welche Ausstellung wird aufgedeckt?
due-buy = Kaufst du ein Aquariumsplättchen?
due-refill = Welches Plättchen kommt auf den Markt?
due-rival-die = Wähle einen Würfel für einen Gegner.
due-rival-wreck = In welches Wrack geht der Gegner?
due-buy-more = Kauf so viele Aquariumsplättchen, wie du willst, bevor die Runde endet.
due-over = Das Spiel ist zu Ende.

## Möglichkeiten
choice-start = { $player } beginnt
choice-roll = { $number }{ zone-note }
choice-draw = { treasure }
choice-reveal = Ausstellung { $exhibit }
choice-refill = { $piece }
choice-take = Die { $number }{ zone-note }
choice-set = Mit der { $number } tauchen
choice-go = Taucher { place }
choice-move = Taucher { from }
choice-bump = Strandabschnitt { $spot }
choice-display = In Auslage { $display }
choice-vault = In den Tresor, Spalte { $column }
choice-let-go = Den Schatz ablegen
choice-more = Noch einer für eine Jakobsmuschel
choice-claim = Ausstellung { $exhibit } mit Auslage { $display }, { order-note }
choice-conch = Schneckenmuschel dazulegen (2 Münzen)
choice-scallop = Ein Schatz ({ kind }) für eine Jakobsmuschel
choice-shell = Nimm { shell }
choice-get = Nehmen: { $piece }
choice-buy = Kaufen: { $piece }
choice-stack = Auf das Aquarium mit: { $aquarium }
choice-rival-die = Die { $number } für den Gegner
choice-rival-go = Der Gegner geht { place }
choice-enough = Keine weiteren Schätze
choice-no-claim = Nichts mehr beanspruchen
choice-no-conch = Schneckenmuschel behalten
choice-no-scallop = Jakobsmuschel behalten
choice-no-purchase = Nichts mehr kaufen
choice-starfish = Einen Seestern und den Schatz ganz rechts in Auslage { $display } ablegen

## Was geschieht
log-start = { $player } beginnt.
log-roll = Ein Würfel zeigt { $number }{ zone-note }.
log-draw = Gezogen: { treasure }.
log-reveal = Ausstellung { $exhibit } wird aufgedeckt.
log-refill = Neu auf dem Markt: { $piece }.
log-take = { $who } nimmt die { $number }{ zone-note }.
log-set = { $who } taucht mit der { $number }.
log-go = { $who } will { place }.
log-move = { $who } bewegt einen Taucher { from }.
log-bump = { $who } wählt Strandabschnitt { $spot } für den gestoßenen Taucher.
log-display = { $who } legt den Schatz in Auslage { $display }.
log-vault = { $who } legt den Schatz in den Tresor, Spalte { $column }.
log-let-go = { $who } legt den Schatz ab.
log-more = { $who } legt eine Jakobsmuschel für einen weiteren Schatz ab.
log-claim = { $who } beansprucht Ausstellung { $exhibit } mit Auslage { $display }, { order-note }.
log-conch = { $who } dekoriert die Ausstellung mit einer Schneckenmuschel.
log-scallop = { $who } legt eine Jakobsmuschel für einen Schatz ({ kind }) ab.
log-shell = { $who } nimmt { shell }.
log-get = { $who } nimmt umsonst: { $piece }.
log-buy = { $who } kauft: { $piece }.
log-stack = { $who } legt das Plättchen auf das Aquarium mit: { $aquarium }.
log-rival-die = { $who } wählt die { $number } für einen Gegner.
log-rival-go = { $who } schickt den Gegner { place }.
log-enough = { $who } nimmt keine weiteren Schätze.
log-no-claim = { $who } beansprucht nichts mehr.
log-no-conch = { $who } behält die Schneckenmuschel.
log-no-scallop = { $who } behält die Jakobsmuschel.
log-no-purchase = { $who } kauft nichts mehr.
log-starfish = { $who } legt einen Seestern und den letzten Schatz von Auslage { $display } ab.

## Was daraus folgt
event-arrived = Ein Taucher von { $player } ist { place-in }, Platz { $spot }.
event-rival-arrived = Ein Gegner ist { place-in }, Platz { $spot }.
event-bumped = Ein Taucher von { $player } wird auf Strandabschnitt { $spot } gestoßen.
event-sent-home = Ein Taucher von { $player } kommt zurück zu seinem Besitzer.
event-rival-gone = Ein Gegner verlässt das Spiel.
event-shells = { $player } erhält { shells }.
event-shells-die = { $player } erhält { shells }: Der Würfel lag in dieser Zone.
event-shells-beach = { $player } erhält { shells } vom Strand.
event-shells-style = { $player } erhält { shells } als Stilbelohnung.
event-drawn-for = Er ist für { $player }: Ein Taucher ist daneben.
event-stored = { $player } legt in den Tresor: { treasure }.
event-displayed = { $player } legt in eine Auslage: { treasure }.
event-discarded = Niemand behält den Schatz; abgelegt: { treasure }.
event-reshuffled = Die Ablage wird zum neuen Vorrat ({ kind }).
event-exhibit = { $player } bekommt Ausstellung { $exhibit }.
event-built = { $player } baut: { $piece }. Das Aquarium beginnt mit: { $aquarium }.
event-last-turns = { $player } hat das Ende ausgelöst: Alle anderen haben noch einen Zug.
event-round = Eine neue Runde beginnt.
event-rival-turns = Jetzt ziehen die Gegner.
event-took = { $player } nimmt die { $number }: Es gibt keine andere Wahl.
event-turn = { $player } ist am Zug.

## Ein Zug in Kürze
recap-turn = { $player } { place-in }: { $gains }.
recap-others = { $player }: { $gains }.
recap-treasures = { $count ->
    [one] 1 Schatz
   *[other] { $count } Schätze
 }
recap-exhibits = { $count ->
    [one] 1 Ausstellung
   *[other] { $count } Ausstellungen
 }
recap-pieces = { $count ->
    [one] 1 Aquariumsplättchen
   *[other] { $count } Aquariumsplättchen
 }

## Das Ende
part-exhibits = Ausstellungen
part-conches = Schneckenmuscheln auf Ausstellungen
part-fronts = Verschiedene Bilder im Tresor
part-rows = Reihen des Tresors
part-pieces = Böden und Mittelteile
part-tops = Deckel
end-exhibits = Die letzte nötige Ausstellung ist beansprucht.
end-vault = Der Tresor ist voll.
end-wreck = Ein Wrack hat keine Schätze mehr.
end-beach = Alle Strandabschnitte sind besetzt.
end-rivals = Im Vorrat ist kein Gegner mehr.
end-treasures = Alle Schätze liegen auf den Spielertafeln, und eine ganze Runde lang hat sich nichts bewegt.
tie-treasures = Gleich viele Münzen: Die meisten Schätze in Auslagen entscheiden. { $standing }.
tie-shells = Immer noch gleich: Die meisten Muscheln entscheiden. { $standing }.
band-1 = Bis 50 Münzen: Deine Füße sind noch trocken.
band-2 = Bis 75 Münzen: Du hast gelernt, die Luft anzuhalten.
band-3 = Bis 100 Münzen: Das Museum bittet um deine Karte.
band-4 = Bis 125 Münzen: Wracks zittern, wenn du tauchst.
band-5 = Bis 150 Münzen: Man benennt ein Riff nach dir.
band-6 = Mehr als 150 Münzen: Das Meer kann nichts mehr vor dir verbergen.

## Die Regeln, in ein oder zwei Sätzen
chapter-1 = Material und Aufbau
chapter-2 = Einen Würfel nehmen
chapter-3 = Einen Taucher bewegen
chapter-4 = Schätze ablegen
chapter-5 = Ausstellungen beanspruchen
chapter-6 = Ein Aquariumsplättchen kaufen
chapter-7 = Seesterne jederzeit
chapter-8 = Ende des Spiels
chapter-9 = Wertung
chapter-10 = Solospiel
chapter-11 = Ausgaben und Hausregeln
chapter-rulings = Unsere Festlegungen
rule-WR-1-1 = 2 bis 5 Spieler, oder einer im Solospiel.
rule-WR-1-2 = Der Vorrat hat 15 Muscheln jeder Art; wer Muscheln erhält, nimmt, was noch da ist.
rule-WR-1-3 = 84 Schätze: vier Arten mit drei Vorderseiten, je sieben. Jede Art hat einen Vorrat und eine Ablage.
rule-WR-1-4 = Eine Ausstellung mehr, als Spieler da sind, liegt offen, im Solospiel drei.
rule-WR-1-5 = Der Markt zeigt drei Böden, drei Mittelteile und drei Deckel.
rule-WR-1-6 = Bei 2, 3, 4, 5 Spielern hat jeder 6, 5, 4, 4 Taucher, anfangs alle außerhalb.
rule-WR-1-7 = Bei 2, 3, 4, 5 Spielern gibt es 5, 4, 5, 6 Würfel.
rule-WR-1-8 = Der Startspieler wird ausgelost und wirft den Vorrat; dann geht es im Uhrzeigersinn.
rule-WR-1-9 = Alle Würfel werden zugleich geworfen. Jeder zeigt eine Zahl und liegt in einer Zone; teilweise in einer Muschelzone genügt.
rule-WR-1-10 = Auf dem Weg vom Würfelvorrat ins Riff ändert sich keine Zahl.
rule-WR-2-1 = Ist das Riff zu Beginn deines Zuges leer, sammle alle Würfel und wirf den Vorrat.
rule-WR-2-2 = Nimm genau einen Würfel aus dem Riff.
rule-WR-2-3 = Ein Würfel aus einer Muschelzone bringt dir sofort diese Muschel.
rule-WR-2-4 = Jede abgelegte Schneckenmuschel ändert die Zahl um eins nach oben oder unten; 6 und 1 sind Nachbarn.
rule-WR-2-5 = Der Würfel bleibt in deinem Korb, bis der Vorrat wieder geworfen wird.
rule-WR-3-1 = Bewege einen deiner Taucher auf den Platz mit der Zahl des Würfels, in einem Wrack oder am Strand. Du musst ziehen.
rule-WR-3-2 = Kein Taucher zieht innerhalb eines Wracks oder von Strand zu Strand.
rule-WR-3-3 = Du darfst keinen Wrackplatz betreten, auf dem ein anderer deiner Taucher ist.
rule-WR-3-4 = Am Strand erhältst du die Muscheln des Abschnitts; ein Taucher dort geht zu seinem Besitzer zurück.
rule-WR-3-5 = Ein fremder Taucher auf dem Wrackplatz wird auf den Strandabschnitt derselben Zahl gestoßen und erhält dessen Muscheln.
rule-WR-3-6 = Dein Taucher verlässt seinen alten Platz, bevor jemand gestoßen wird.
rule-WR-3-7 = In einem Wrack erhältst du einen zufälligen Schatz aus dessen Vorrat.
rule-WR-3-8 = Jeder Taucher direkt neben deinem bringt seinem Besitzer auch einen Schatz.
rule-WR-3-9 = Jede abgelegte Jakobsmuschel bringt einen weiteren Schatz aus dem Wrack, in das du in deinem Zug gegangen bist.
rule-WR-3-10 = Erst das Stoßen, dann dein Schatz und die weiteren, dann deine eigenen Nachbarn, dann die anderen im Uhrzeigersinn.
rule-WR-3-11 = Ein leerer Vorrat wird aus seiner Ablage aufgefüllt; ist auch die leer, gibt es nichts.
rule-WR-3-12 = Ab zwei Spielern gibt es immer einen erlaubten Zug.
rule-WR-4-1 = Wer einen Schatz erhält, legt ihn sofort in eine Auslage oder in den Tresor.
rule-WR-4-2 = In einer Auslage kommt der Schatz auf das leere Podest ganz links. Von gleichen Auslagen wird die erste angeboten.
rule-WR-4-3 = Im Tresor füllt sich eine Spalte von unten. Von gleich hohen Spalten wird die erste angeboten.
rule-WR-4-4 = Gelegte Schätze werden nicht mehr bewegt.
rule-WR-4-5 = Ein Schatz, für den kein Platz ist, kommt auf seine Ablage.
rule-WR-4-6 = Alles auf den Spielertafeln ist offen.
rule-WR-5-1 = Eine Auslage muss genau die Arten der Ausstellung enthalten, in beliebiger Reihenfolge.
rule-WR-5-2 = Ein Seestern lässt einen Schatz als jede Art gelten und wird danach abgelegt.
rule-WR-5-3 = Jedes Wappen gilt einmal: Eine Schneckenmuschel bleibt auf der Karte, eine Jakobsmuschel holt einen Schatz aus einem Wrack, aber nicht für die beanspruchte Auslage.
rule-WR-5-4 = In der genauen Reihenfolge der Karte gibt es die Stilbelohnung. Kostet das nicht mehr Seesterne, geschieht es immer.
rule-WR-5-5 = Ein Gratisplättchen muss sich legen lassen, sonst verfällt die Belohnung.
rule-WR-5-6 = Die Auslage wird geleert, die Karte gehört dir.
rule-WR-5-7 = Du darfst beliebig oft beanspruchen und gleich nutzen, was du dabei erhältst.
rule-WR-5-8 = Neue Ausstellungen werden erst nach der letzten Beanspruchung des Zuges aufgedeckt.
rule-WR-6-1 = Zahl die Muscheln des Plättchens und nimm es vom Markt, höchstens eines pro Zug.
rule-WR-6-2 = Ein Boden beginnt ein neues Aquarium.
rule-WR-6-3 = Ein Mittelteil oder Deckel braucht ein Aquarium von dir ohne Deckel.
rule-WR-6-4 = Plättchen werden nie bewegt, und auf einen Deckel kommt nichts mehr.
rule-WR-6-5 = Der Markt wird aus den Stapeln aufgefüllt, solange sie reichen.
rule-WR-7-1 = Bei jeder Entscheidung darfst du einen Seestern und den Schatz ganz rechts in einer deiner Auslagen ablegen.
rule-WR-8-1 = Das Ende wird ausgelöst, wenn am Ende eines Zuges jemand bei 2, 3, 4, 5 Spielern 6, 5, 4, 4 Ausstellungen hat.
rule-WR-8-2 = Dann haben alle anderen noch einen Zug.
rule-WR-9-1 = Ausstellungen zählen ihre Münzen und 2 für jede Schneckenmuschel darauf.
rule-WR-9-2 = Jedes Bild, das im Tresor vorkommt, zählt 1 Münze.
rule-WR-9-3 = Eine volle Tresorreihe einer Art zählt die Münzen der Reihe.
rule-WR-9-4 = Böden und Mittelteile zählen ihre Münzen, auch in unfertigen Aquarien.
rule-WR-9-5 = Ein Deckel zählt nach den Muscheln am Rand seines Aquariums oder nach dessen Plättchen.
rule-WR-9-6 = Gleichstand: die meisten Schätze in Auslagen, dann die meisten Muscheln, dann geteilter Sieg.
rule-WR-9-7 = Die Wertung hat sechs Teile.
rule-WR-9-8 = Das Beispiel der Spielregel ergibt 81 Münzen.
rule-WR-10-1 = Solo: Aufbau wie zu zweit, mit sechs Würfeln und 18 Gegnern (16 in der deutschen und französischen Ausgabe).
rule-WR-10-2 = Eine Runde: drei Züge von dir und drei der Gegner, mit einem Wurf aller Würfel.
rule-WR-10-3 = Im Solospiel darf kein Taucher an den Strand geschickt werden.
rule-WR-10-4 = Führt der Würfel nirgendwohin, verfällt nur die Bewegung. Schneckenmuscheln machen keine Zahl, die nirgendwohin führt.
rule-WR-10-5 = Ein Gegner, den du stößt, kommt auf einen leeren Strandabschnitt und bleibt dort; ist keiner leer, verlässt er das Spiel.
rule-WR-10-6 = Gegner erhalten keine Muscheln, ihre Schätze werden abgelegt.
rule-WR-10-7 = Deine Taucher am Strand darfst du wegbewegen.
rule-WR-10-8 = Für einen Gegner wählst du einen Würfel und ein Wrack, in das diese Runde noch keiner ging.
rule-WR-10-9 = Ein Gegner nimmt einen leeren Platz, wenn es einen gibt; sonst stößt er auf einen leeren Strandabschnitt deiner Wahl.
rule-WR-10-10 = Dein Taucher, der an den Strand gestoßen wird, bringt dir dessen Muscheln.
rule-WR-10-11 = Schätze, die du neben einem Gegner erhältst, kommen in den Tresor oder, wenn er voll ist, auf die Ablage.
rule-WR-10-12 = Nach den Zügen der Gegner darfst du beliebig viele Plättchen kaufen.
rule-WR-10-13 = Das Spiel endet nach einer Runde mit vollem Tresor, sechs Ausstellungen, einem erschöpften Wrack, vollem Strand oder ohne Gegner im Vorrat.
rule-WR-10-14 = Ohne Gegner im Vorrat entfällt der Zug des Gegners.
rule-WR-10-15 = Das Ergebnis richtet sich nach den Münzen: bis 50, 75, 100, 125, 150 oder mehr.
rule-WR-11-1 = Die Ausgabe bestimmt, wie viele Gegner es gibt.
rule-WR-11-2 = Hausregeln gehören zum Spiel und sind allen sichtbar.
rule-WR-11-3 = Unsere Festlegungen sind auch Regeln.
rule-WR-R1 = Ohne Platz darfst du mit einem Seestern welchen schaffen oder den Schatz ablegen.
rule-WR-R2 = Reihenfolge: Muscheln des Gestoßenen, dein Schatz, weitere, deine Nachbarn, die anderen im Uhrzeigersinn.
rule-WR-R3 = Ein gestoßener Taucher bringt Muscheln, keinen Schatz.
rule-WR-R4 = Sind Vorrat und Ablage leer, gibt es nichts.
rule-WR-R5 = Was nicht im Vorrat ist, bekommt man nicht; es gibt keinen Ersatz.
rule-WR-R6 = Schneckenmuscheln ändern die Zahl bis zur Bewegung; der Würfel selbst wird nicht gedreht.
rule-WR-R7 = Die Schneckenmuschel vom Würfel darf gleich für ihn ausgegeben werden.
rule-WR-R8 = Du musst ziehen, und du kannst es immer.
rule-WR-R9 = Ein Taucher am Strand darf nicht auf denselben Abschnitt ziehen.
rule-WR-R10 = Den eigenen Taucher stößt man nur am Strand, und er bringt nichts.
rule-WR-R11 = Bei weiteren Schätzen gehen die Nachbarn leer aus.
rule-WR-R12 = Jakobsmuscheln wirken nicht auf Schätze als Nachbar oder durch Dekoration.
rule-WR-R13 = Ein Schatz unter einem Seestern passt auch in die genaue Reihenfolge; er bleibt ein Schatz.
rule-WR-R14 = Ein Seestern darf bei jeder deiner Entscheidungen einen Schatz ablegen, auch in fremden Zügen.
rule-WR-R15 = Die beanspruchte Auslage bekommt und verliert nichts, bis sie geleert wird.
rule-WR-R16 = Das Gratisplättchen ist nicht der Kauf des Zuges; der Markt wird sofort aufgefüllt.
rule-WR-R17 = Eine neue Ausstellung kann frühestens im nächsten Zug beansprucht werden.
rule-WR-R18 = Ist ein Stapel leer, bleiben seine Plätze leer.
rule-WR-R19 = Das Ende wird nach einem Zug geprüft; dann hat jeder andere einen Zug.
rule-WR-R20 = Für einen Gegner zählen nur Wracks, in die diese Runde keiner ging.
rule-WR-R21 = Ein gestoßener Taucher erhält die Muscheln des gewählten Strandabschnitts, außerhalb keine.
rule-WR-R22 = Der Würfel eines Gegners bringt keine Muschel und wird nicht geändert.
rule-WR-R23 = Ein Würfel liegt in genau einer Zone.
rule-WR-R24 = Alles ist offen.
rule-WR-R25 = Der Besitzer entscheidet, wohin ein Schatz kommt.
rule-WR-R26 = Würfel bleiben in den Körben, bis das Riff leer ist.
rule-WR-R27 = Ist kein Schatz mehr zu holen und wird eine ganze Runde lang keiner gezogen, abgelegt oder beansprucht, wird das Ende ausgelöst.
rule-WR-R28 = Ein Gegner erhält keinen Schatz, wo er ein Wrack betritt, nur als Nachbar; die Hausregel kann es anders sagen.
