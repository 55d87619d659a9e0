# Oh Crab! Terms follow the German rulebook; the sentences are our own.
title = Oh Crab!
tagline = Flucht aus der Snackbude: Krabben rennen über den Strand, schubsen, purzeln und kürzen ab, bis ins Meer. Für 2 bis 5 Personen, 45 Minuten.
intro-1 = Krabben fliehen aus der Snackbude über den Strand. Wer zuerst im Meer ist, gewinnt.
intro-2 = Alle planen gleichzeitig eine Karte. In deinem Zug legst du sie links oder rechts an deinen Pfad.
intro-3 = Die Karte gibt ihre Hauptaktion, und jedes halbe Symbol, das sie mit ihrer Nachbarin vervollständigt, noch eine: vorwärts, diagonal, meerwärts oder eine Muschel.
intro-4 = Eine Krabbe im Weg wird weitergeschubst und fällt um. Wer liegt, verzichtet auf eine Bewegung, um aufzustehen.
intro-5 = Felder helfen oder stören: Muscheln und Abkürzungen, Hindernisse, die eine Karte kosten, Umwerfen-Felder, Schilf und Strömungen.
intro-6 = Mit Muscheln bezahlst du Zusatzaktionen neben dem Spielfeld. Hast du nur noch wenige Karten, ruhst du aus: Du nimmst eine neue Karte vom Markt und alle abgelegten zurück.
hint-worth = { $worth ->
    [one] { $worth } halber Schritt
   *[other] { $worth } halbe Schritte
 }
lesson-beach = Dort ist das Meer. Drei Krabben wollen hinein; deine ist die rote.
lesson-plan = Alle planen gleichzeitig eine Karte. Plane die mit „meerwärts“: Sie bringt dich voran, gerade oder schräg.
lesson-add = Du bist dran. Leg die Karte: Mit ihr beginnt dein Pfad.
lesson-move = Nutze ihre Hauptaktion: Geh geradeaus.
lesson-chef = Du hast auch den Koch, der eine diagonale Bewegung gibt. Nutze auch sie.
lesson-symbols = Eine neue Runde. Sieh dir die halben Symbole an den Kartenrändern an: Die Vorwärts-Karte ergänzt mit der Karte in deinem Pfad eine Diagonale. Plane sie.
lesson-match = Leg sie rechts an, damit die Hälften sich treffen.
lesson-forward = Jetzt hast du zwei Aktionen. Zuerst vorwärts: Dort liegt eine Muschel.
lesson-diagonal = Dann die Diagonale, die dir die beiden Karten geben.
lesson-extra = Mit einer Muschel kannst du eine Zusatzaktion bezahlen. Kauf die Diagonale.
lesson-extra-move = Und nutze sie.
lesson-pushed = Perle ist in Finns Krabbe gelaufen: Sie wurde weitergeschubst und umgeworfen. Um aufzustehen, muss Finn auf eine Bewegung verzichten oder ausruhen.
lesson-end = Gehen dir die Karten aus, ruhst du aus: Du bekommst eine Karte vom Markt und deine abgelegten zurück. Wer zuerst im Meer ist, gewinnt. Spiel nun weiter, wie du magst!
option-players = Spielerzahl
option-players-help = Wie viele mitspielen, 2 bis 5. Zu zweit hat jeder zwei Krabben.
option-start = Wer beginnt
option-start-help = Der Platz, der beginnt, wenn nicht das Los entscheidet.
option-start-0 = durch Los
option-scenario = Szenario
option-scenario-help = Vom leichtesten zum schwierigsten.
option-scenario-1 = Die erste Flucht!
option-scenario-2 = Sandspiel
option-scenario-3 = Surfen ist angesagt!
option-scenario-4 = Ich kenne eine Abkürzung!
option-scenario-5 = Wilder Strand
option-scenario-6 = Bereit für das Piratenleben
option-scenario-free = eigene Platten und Plättchen
option-scenario-random = vom Zufall gelegt
option-plates = Platten
option-plates-help = Für die freie Wahl: die Platten vom Land zum Meer, etwa 0A 1A 2A 3A 9A.
option-tiles = Zusatzaktion-Plättchen
option-tiles-help = Für die freie Wahl: drei Plättchen, etwa Aa Ba Ca.
option-sprint = Strandsprint
option-sprint-help = Ein kürzeres Rennen über zwei Strandplatten.
option-surprises = Adventure Pack: Überraschungen
option-surprises-help = Modul 1: Am Strand liegen verdeckt Schätze und Müll.
option-see-no-evil = Überraschungen: Nichts Böses sehen …
option-see-no-evil-help = Für Familien: Müll schadet niemandem.
option-all-good-things = Überraschungen: Aller guten Dinge …
option-all-good-things-help = Für Familien: kein Müll, nur Schätze.
option-events = Adventure Pack: Ereignisse
option-events-help = Modul 2: Bei jeder Strandplatte geschieht etwas, das das Rennen verändert.
option-family-events = Ereignisse: Die wenigen Glücklichen …
option-family-events-help = Für Familien: ohne „Robin Krabbe“ und „Es ist einfach abgefallen“.
option-expert-events = Ereignisse: Die magische Kugel …
option-expert-events-help = Für Fortgeschrittene: Alle wissen, welche Ereignisse kommen, aber nicht, in welcher Reihenfolge.
option-challenges = Adventure Pack: Herausforderungen
option-challenges-help = Modul 3: Am Ende jeder Strandplatte bringt ein kleiner Wettstreit Muscheln und Auszeichnungen.
option-asymmetry = Adventure Pack: Asymmetrie
option-asymmetry-help = Modul 4: Jede Krabbe hat ihre eigene Spezialfähigkeit.
option-straight-gull = Hausregel: gerade Möwe
option-straight-gull-help = Die Möwe schickt Krabben nur gerade zurück.
option-straight-call = Hausregel: gerader Ruf des Meeres
option-straight-call-help = Der Ruf des Meeres bewegt Krabben nur gerade vorwärts.
option-count-rows = Hausregel: ganze Reihen
option-count-rows-help = Abstände zählen in ganzen Reihen statt in halben Schritten.
option-spare-fallen = Hausregel: Strömung verschont Umgeworfene
option-spare-fallen-help = Eine Meeresströmung trägt keine umgeworfene Krabbe.
option-jump-reed = Hausregel: Sprung über Schilf
option-jump-reed-help = Ein Doppelsprung darf gerade hinter Schilf landen.
option-one-symbol = Hausregel: ein Halbsymbol
option-one-symbol-help = Jeder Kartenrand zählt, als hätte er nur ein Halbsymbol.
option-late-shortcut = Hausregel: Abkürzungen später
option-late-shortcut-help = Eine Abkürzung kann man erst benutzen, wenn man eine Karte angelegt oder ausgeruht hat.
option-aside-from-sea = Hausregel: Zur Seite! aus dem Meer
option-aside-from-sea-help = Zu dritt bis fünft wirkt Zur Seite! auch, wenn die eigene Krabbe im Meer ist.

## Things
beach = Der Strand
the-sea = Das Meer
market = Kartenmarkt
stack = Stapel
path = Pfad
hand = Hand
planned = Geplant
discards = Ablagestapel
shells = Muscheln
way = Weg
bank = Vorrat
extras = Zusatzaktionen
still-free = Noch zu nutzen
cards-short = { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
 }
planned-hidden = eine verdeckte Karte
planned-rest = ruht aus
planned-none = noch nichts
chef-name = Koch
# The letters of the basic actions on cards.
basic-letter =
    { $basic ->
        [shell] M
        [forward] V
        [diagonal] D
       *[seaward] W
    }
basic-name =
    { $basic ->
        [shell] Muschel
        [forward] Vorwärts
        [diagonal] Diagonal
       *[seaward] Meerwärts
    }
surprise-name =
    { $surprise ->
        [J1] Glasscherbe
        [J2] Leere Dose
        [J3] Plastiktüte
        [J4] Ölfleck
        [J5] Bananenschale
        [T1] Perlenbeutel
        [T2] Flaschenpost
        [T3] Neuer Panzer
        [T4] Schwimmflosse
        [T5] Kompass
        [T6] Glitschige Alge
        [T7] Angelschnur
        [T8] Schaufel
       *[T9] Kescher
    }
happening-name =
    { $happening ->
        [E01] Robin Krabbe
        [E02] Es ist einfach abgefallen
        [E03] Muschelflut
        [E04] Strandflohmarkt
        [E05] Rückenwind
        [E06] Strandgut
        [E07] Scherenkur
        [E08] Der Koch rennt!
        [E09] Trinkgeld
        [E10] Schlussverkauf
        [E11] Happy Hour
        [E12] Ebbe
        [E13] Weicher Sand
       *[E14] Muschelbank
    }
challenge-name =
    { $challenge ->
        [C1] Die meisten Muscheln
        [C2] Die meisten Handkarten
        [C3] Der längste Pfad
        [C4] Die meisten abgelegten Karten
        [C5] Die meisten Marktkarten im Pfad
        [C6] Die meisten vollständigen Symbole
        [C7] Die meisten Nachbarn
       *[C8] Die meisten gleichen Hauptaktionen
    }
award-card-name =
    { $award_card ->
        [AW1] Erste Auszeichnungskarte
        [AW2] Zweite Auszeichnungskarte
       *[AW3] Dritte Auszeichnungskarte
    }
award-name =
    { $award ->
        [seaward] eine Bewegung meerwärts
        [market_card] eine Karte vom Markt
        [two_shells] zwei Muscheln
        [forward] eine Bewegung vorwärts
        [path_card] eine Pfadkarte zurück auf die Hand
        [swap] einen Kartentausch
        [diagonals] zwei diagonale Bewegungen
        [discards] den ganzen Ablagestapel
       *[shell_and_charge] eine Muschel und eine Ladung
    }
ability-name =
    { $ability ->
        [K01] Sprintkrabbe
        [K02] Zickzackkrabbe
        [K03] Sammlerkrabbe
        [K04] Stehaufkrabbe
        [K05] Panzerkrabbe
        [K06] Einsiedlerkrebs
        [K07] Händlerkrabbe
        [K08] Winkerkrabbe
        [K09] Springkrabbe
        [K10] Langfinger
        [K11] Spähkrabbe
        [K12] Wetterkrabbe
        [K13] Streberkrabbe
       *[K14] Baukrabbe
    }
legend = Das Meer liegt rechts, links ist also oben. ▒ unzugänglich, # Hindernis, ✖ Umwerfen, ◦ Muschel, ⇄ Kartentausch, » Abkürzung, ? verdeckte Überraschung, ‖ Schilf, Pfeile sind Strömungen. Hohle Zeichen sind zweite Krabben, ~ ist umgeworfen. Auf Karten: V vorwärts, D diagonal, W meerwärts, M Muschel; die Hauptaktion in Klammern, daneben die halben Symbole.
special-name =
    { $special ->
        [seagull] Möwe!
        [call_of_the_sea] Der Ruf des Meeres!
        [momentum] Schwung!
        [sand_in_the_eyes] Sand in den Augen!
        [support] Unterstützung!
        [step_aside] Zur Seite!
        [side_jump] Seitsprung!
        [barge_through] Durchboxen!
        [criss_cross] Kreuz und Quer!
        [faster] Schneller!
        [slalom] Slalom!
       *[slide] Schlittern!
    }
tile-name =
    { $tile ->
        [Aa] Diagonal!
        [Ab] Seitsprung!
        [Ba] Mach Platz!
        [Bb] Schneller!
        [Ca] Doppelsprung!
        [Cb] Doping!
        [Da] Ich bin noch nicht fertig!
       *[Db] Hey … wollen wir tauschen?
    }
direction =
    { $to ->
        [ahead] gerade voraus
        [left] schräg voraus nach links
        [right] schräg voraus nach rechts
        [back] gerade zurück
        [back_left] schräg zurück nach links
       *[back_right] schräg zurück nach rechts
    }
source =
    { $with ->
        [forward] Vorwärts
        [diagonal] Diagonal
        [seaward] Meerwärts
       *[chef] Koch
    }
path-end =
    { $end ->
        [left] links
       *[right] rechts
    }
whose-crab = { $crab ->
    [1] die zweite Krabbe von { $player }
   *[other] die Krabbe von { $player }
 }
# The same in the dative and at the beginning of a sentence.
whose-crab-dative = { $crab ->
    [1] der zweiten Krabbe von { $player }
   *[other] der Krabbe von { $player }
 }
whose-crab-first = { $crab ->
    [1] Die zweite Krabbe von { $player }
   *[other] Die Krabbe von { $player }
 }

## Am Tisch in Worten
this-turn = Dieser Zug
round-now = Runde { $number }
chef-with = { $player } hat den Koch.
being-pushed = Wird geschubst: { whose-crab }
basic-times = { $count ->
    [1] { basic-name }
   *[other] { basic-name } × { $count }
 }
barging = Hindernisse, Umwerfen-Felder, Schilf und Strömungen gelten in diesem Zug nicht.
chef-action = Der Koch: eine Diagonalbewegung
extra-action = Eine Zusatzaktion, mit Muscheln bezahlt
nothing-left = Nichts mehr
your-hand = Deine Hand ({ cards-short })
no-cards = keine Karten
cards-none = Keine Karten
crabs = Krabben
crab-on = { whose-crab-first }: { $field }
crab-fallen = umgeworfen
crab-active = jetzt aktiv
way-on = { direction }: { $field }
beach-map = Karte des Strandes, oben das Meer
row = Reihe
field-mark =
    { $mark ->
        [blocked] unzugänglich
        [obstacle] Hindernis
        [knock] Umwerfen
        [shell] Muschel
        [swap] Kartentausch
       *[reed] Schilf
    }
field-current = Strömung { direction }
field-shortcut = Abkürzung nach { $to } für { $cost }
field-sand = Sand
to-the-sea = { $count ->
    [one] 1 Schritt bis zum Meer
   *[other] { $count } Schritte bis zum Meer
 }
right-before = direkt vor { whose-crab-dative }
crab-there = { whose-crab }
field-surprise = eine verdeckte Überraschung
field-surprise-known = { surprise-name } (nur du weißt es)
treasures = Schätze
no-treasures = keine Schätze
happenings = Ereignisse
happening-hidden = Platte { $number }: ein verdecktes Ereignis
happening-known = Platte { $number }: { happening-name } (nur du weißt es)
happening-now = Gilt gerade: { happening-name }
happenings-to-come = Diese Ereignisse kommen noch, in unbekannter Reihenfolge: { $names }
challenges = Herausforderungen
challenge-now = Platte { $number }: { challenge-name }
challenge-hidden = Platte { $number }: eine verdeckte Herausforderung
challenge-standing = { $player }: { $value }
award-choices = Auszeichnungen für den ersten Platz: { $names }
ability-of = Fähigkeit: { ability-name }
ability-of-crab = { $crab ->
    [1] Fähigkeit der zweiten Krabbe: { ability-name }
   *[other] Fähigkeit der ersten Krabbe: { ability-name }
 }
charges-left = Ladungen: { $count } von { $most }
abilities-to-choose = Zur Wahl: { $names }
surprise-help =
    { $surprise ->
        [J1] Lege eine Handkarte deiner Wahl ab.
        [J2] Lege eine Handkarte deiner Wahl ab.
        [J3] Gib eine Muschel ab.
        [J4] Gib eine Muschel ab.
        [J5] Deine Krabbe wird umgeworfen.
        [T1] Nimm sofort zwei Muscheln.
        [T2] Nimm sofort eine Karte vom Markt.
        [T3] Nimm sofort eine Muschel; eine Fähigkeit bekommt eine Ladung zurück.
        [T4] In deinem Zug: eine Bewegung vorwärts.
        [T5] In deinem Zug: eine Bewegung meerwärts.
        [T6] In deinem Zug: zwei diagonale Bewegungen.
        [T7] In deinem Zug: Nimm eine Karte deines Pfades zurück auf die Hand.
        [T8] In deinem Zug: Mach ein leeres Standardfeld zum Hindernis.
       *[T9] In deinem Zug: ein Kartentausch.
    }
happening-help =
    { $happening ->
        [E01] Wer die meisten Muscheln hat, gibt eine an den ab, der die wenigsten hat.
        [E02] Alle legen eine Handkarte ab oder geben dafür eine Ladung her.
        [E03] Alle nehmen eine Muschel, und wer am weitesten hinten ist, noch eine.
        [E04] Alle dürfen eine Karte tauschen.
        [E05] Von der letzten Krabbe zur ersten darf jede diagonal gehen oder aufstehen.
        [E06] Unbenutzte Schätze werden auf die leeren Überraschungsfelder dieser Platte gespült.
        [E07] Alle bekommen eine Ladung zurück.
        [E08] Die Bewegung des Kochs darf auch gerade voraus gehen.
        [E09] Wer am Ende einer Runde den Koch bekommt oder behält, nimmt eine Muschel.
        [E10] Zusatzaktionen kosten eine Muschel weniger, aber mindestens eine.
        [E11] Im Zug sind zwei verschiedene Zusatzaktionen erlaubt.
        [E12] Hindernisse auf dieser Platte bewirken nichts.
        [E13] Auf dieser Platte wird niemand umgeworfen.
       *[E14] Muschelfelder auf dieser Platte geben zwei Muscheln.
    }
challenge-help =
    { $challenge ->
        [C1] Es zählen die Muscheln, die vor dir liegen.
        [C2] Es zählen deine Handkarten, aber nicht die geplante.
        [C3] Es zählen alle Karten deines Pfades.
        [C4] Es zählen die Karten deines Ablagestapels.
        [C5] Es zählen die Karten deines Pfades mit einer Spezialaktion.
        [C6] Es zählen die Symbole, die sich in deinem Pfad treffen.
        [C7] Es zählen andere Krabben auf Feldern neben deiner.
       *[C8] Es zählt die häufigste Hauptaktion deines Pfades.
    }
award-card-help =
    { $award_card ->
        [AW1] Eine Bewegung meerwärts, eine Karte vom Markt oder zwei Muscheln.
        [AW2] Eine Bewegung vorwärts, eine Pfadkarte zurück auf die Hand oder ein Kartentausch.
       *[AW3] Zwei diagonale Bewegungen, der ganze Ablagestapel oder eine Muschel mit einer Ladung.
    }
ability-help =
    { $ability ->
        [K01] In deinem Zug: eine Bewegung vorwärts.
        [K02] In deinem Zug: zwei diagonale Bewegungen direkt nacheinander.
        [K03] In deinem Zug: Nimm eine Muschel, oder zwei, wenn eine Krabbe vor dir ist.
        [K04] Wenn deine Krabbe fällt: Steh sofort wieder auf.
        [K05] Wenn du in einem fremden Zug geschubst wirst: Wähle das Feld selbst und fall nicht durch den Schubs.
        [K06] In deinem Zug: Nimm eine Karte deines Pfades zurück auf die Hand und dazu eine Muschel.
        [K07] In deinem Zug: ein Kartentausch. Dazu ein Tausch vor dem Rennen.
        [K08] In deinem Zug: Tausche den Platz mit einer benachbarten Krabbe.
        [K09] In deinem Zug: Zahle eine Muschel und springe zwei Felder meerwärts.
        [K10] Wenn eine Krabbe neben deiner in einem fremden Zug eine Muschel bekommt: Nimm auch eine aus dem Vorrat.
        [K11] In deinem Zug: Sieh dir die Überraschungen einer Platte an und vertausche zwei, wenn du magst. Die der ersten Platte kennst du schon vorher.
        [K12] Wenn ein Ereignis aufgedeckt wird: Statt seiner kommt ein anderes. Das erste Ereignis kennst du schon vorher.
        [K13] Wenn eine Herausforderung gewertet wird: Dein Wert zählt eins mehr.
       *[K14] In deinem Zug: Mach ein leeres Standardfeld in höchstens zwei Feldern Entfernung zum Hindernis. Wenn andere dich auf ein Hindernis bringen: Verliere keine Karte.
    }
group-adventure = Adventure Pack
effect-to = nach { $field }
effect-crab-to = { whose-crab-first } kommt nach { $field }
effect-pushes = schubst { whose-crab }
effect-shortcut = nach { $to } für { $cost }
effect-gives = gibt { $what }
effect-costs-card = kostet eine Handkarte
effect-costs-shells = kostet { shell-count }
map-legend = Was die Zeichen bedeuten
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
market-place = Feld { $place }: { $card }
tile-for = { tile-name } ({ shell-count })
tile-help =
    { $tile ->
        [Aa] { rule-OC-4-3 }
        [Ab] { rule-OC-8-7 }
        [Ba] Tausche den Platz mit einer benachbarten Krabbe.
        [Bb] { rule-OC-4-2 }
        [Ca] Springe zwei Felder meerwärts.
        [Cb] Füge deinem Pfad noch eine Handkarte hinzu.
        [Da] Nimm deinen Ablagestapel auf die Hand.
       *[Db] { rule-OC-7-4 }
    }
bank-shells = Im Vorrat: { shell-count }
shell-count = { $count ->
    [one] 1 Muschel
   *[other] { $count } Muscheln
 }
way-so-far = Weg bisher in halben Schritten: { $count }
path-left-right = Pfad, von links nach rechts
card-name = „{ special-name }“ ({ basic-name })
card-name-start = Startkarte ({ basic-name })
half-top = { basic-name } oben
half-bottom = { basic-name } unten
half-none = keine
card-edges = Halbsymbole links: { $left }; rechts: { $right }
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
group-hand = Deine Handkarten
group-cards = Karten
group-market = Markt
group-moves = Bewegungen und Muscheln
group-crabs = Krabben
group-special = Spezialaktionen
group-extra = Zusatzaktionen
group-otherwise = Oder
points-of = { $points ->
    [one] 1 halber Schritt
   *[other] { $points } halbe Schritte
 }

## Am gezeichneten Tisch
before-you = Vor dir
tab-hand = Hand
tab-path = Pfad
tab-market = Markt
tab-pack = Abenteuer
your-path = Dein Pfad
path-of = Pfad von { $player }
leg-now = { $number ->
    [1] Erster Zug der Runde
   *[other] Zweiter Zug der Runde
 }
whose-path = Wessen Pfad?
path-empty = Noch keine Karte
waiting-for = Es fehlt noch: { $names }.
watching = Du schaust zu: Handkarten werden nicht gezeigt.
extra-short = Zusatzaktion
then-asked = Danach: { $question }
asked-meanwhile = { $player } wartet kurz auf deine Antwort.

## What is to be decided
due-lay-plates = Welche Platte kommt als Nächstes?
due-lay-tiles = Welches Zusatzaktion-Plättchen kommt als Nächstes?
due-first-seat = Wer beginnt?
due-turn-up = Welche Karte wird für den Markt aufgedeckt?
due-draw = Welche Karte wird vom Stapel gezogen?
due-lose = Welche Karte geht zufällig verloren?
due-plan = Wähle eine Handkarte und lege sie verdeckt hin.
due-choose-crab = Welche deiner Krabben ist zuerst aktiv?
due-begin = Fügst du die geplante Karte deinem Pfad hinzu, oder ruhst du aus?
due-keep = Welche Karte bleibt in deinem Pfad?
due-take = Nimm eine Karte vom Markt.
due-act = Nutze deine Aktionen in beliebiger Reihenfolge, dann beende den Zug.
due-granted = Nutze die Bewegungen dieser Aktion, oder hör auf.
due-discard = Welche Handkarte legst du ab?
due-pay = Bezahle die Abkürzung: Welche Karte legst du ab?
due-choose-push = Wohin wird die Krabbe geschubst?
due-choose-basic = Welche Hauptaktion deines Pfades nutzt du?
due-send-back = Welche Krabbe schickt die Möwe zurück, und wohin?
due-call-on = Welche Krabbe folgt als Nächstes dem Ruf des Meeres?
due-move-aside = Welche Krabbe geht zur Seite, und wohin?
due-jump-aside = Auf welches Feld derselben Reihe springst du?
due-jump-ahead = In welche Richtung springst du zwei Felder weit?
due-make-room = Mit welcher Krabbe tauschst du den Platz?
due-add-more = Welche weitere Karte fügst du dem Pfad hinzu?
due-choose-end = An welches Ende des Pfades kommt die Karte?
due-give = Welche Karte gibst du ab?
due-offer-swap = Du stehst auf einem Kartentauschfeld: Gibst du eine Karte für eine vom Markt?
due-drift = Lässt du dich von der Strömung tragen, oder widerstehst du ihr?
due-reveal-surprise = Welche Überraschung liegt hier?
due-take-back = Welche Karte deines Pfades nimmst du zurück?
due-build = Wo baust du ein Hindernis?
due-reveal-event = Welches Ereignis ist es?
due-announce-event = Welches Ereignis wird vor dem Spiel gezeigt?
due-may-swap = Gibst du eine Karte für eine vom Markt?
due-fall-off = Es ist einfach abgefallen: Welche Karte legst du ab, oder gibst du eine Ladung her?
due-reveal-challenge = Welche Herausforderung ist die nächste?
due-reveal-award-card = Welche Auszeichnungskarte wird ausgelegt?
due-choose-award = Du hast eine Trophäe gewonnen: Welche Auszeichnung nimmst du dafür?
due-deal-ability = Welche Fähigkeit wird gezogen?
due-choose-ability = Welche Fähigkeit bekommt deine Krabbe?
due-bounce = Deine Krabbe ist umgefallen: Gibst du eine Ladung her, um sofort aufzustehen?
due-armour = Deine Krabbe wird geschubst: Gibst du eine Ladung her, um das Feld zu wählen und nicht zu fallen?
due-pick-pocket = Eine Krabbe neben deiner bekommt eine Muschel: Gibst du eine Ladung her, um auch eine zu nehmen?
due-change-weather = Gibst du eine Ladung her, damit ein anderes Ereignis kommt?
due-overachieve = Die Herausforderung wird gewertet: Gibst du eine Ladung her, um eins mehr zu zählen?
due-spare-card = Deine Krabbe kommt auf ein Hindernis: Gibst du eine Ladung her, um keine Karte zu verlieren?
due-regenerate = Welche deiner Krabben bekommt eine Ladung zurück?
due-scout = Von welcher Platte siehst du dir die Überraschungen an?
due-exchange = Vertauschst du zwei dieser Überraschungen?
due-peek = Welche Überraschung wird angesehen?
due-foresee = Welches Ereignis wird angesehen?
due-over = Das Rennen ist vorbei.

## Choices
choice-first = { $player } beginnt
choice-plate = Platte { $plate }
choice-tile = Plättchen { $tile }: { tile-name }
choice-plan = { $card } planen
choice-activate = { $crab ->
    [0] Die erste Krabbe
   *[other] Die zweite Krabbe
 }
choice-add = Am Pfad { path-end } anlegen
choice-rest = Ausruhen
choice-keep = { $card } behalten
choice-take = Die Karte von Feld { $place } nehmen
choice-take-blind = Die oberste Karte des Stapels nehmen, ungesehen
choice-draw = { $card }
choice-reveal = { $card }
choice-lose = { $player } verliert { $card }
choice-collect = Eine Muschel nehmen
choice-move = Geh { direction } ({ source })
choice-stand = Aufstehen (dafür verzichten auf: { source })
choice-special = Spezialaktion { special-name }
choice-extra = Zusatzaktion { tile-name }
choice-shortcut = Die Abkürzung nehmen
choice-stop = Hier aufhören
choice-end = Den Zug beenden
choice-discard = { $card } ablegen
choice-push = { whose-crab-first } { direction } schubsen
choice-basic = { basic-name } nutzen
choice-shift = { whose-crab-first } { direction } bewegen
choice-stay = { whose-crab-first } stehen lassen
choice-side-jump = In Spalte { $column } springen
choice-jump = Spring { direction }
choice-change = Platz tauschen mit { whose-crab-dative }
choice-add-more = { $card } hinzufügen
choice-give = { $card } abgeben
choice-no-swap = Nicht tauschen
choice-ride = Mit der Strömung treiben
choice-resist = Der Strömung widerstehen
choice-surprise = { surprise-name }
choice-treasure = { surprise-name } nutzen
choice-take-back = { $card } zurücknehmen
choice-build = Auf { $field } bauen
choice-happening = { happening-name }
choice-announce = { happening-name } liegt an einem der Ränder
choice-resolve-event = Das Ereignis jetzt aufdecken
choice-resolve-challenge = Die Herausforderung jetzt werten
choice-spend-charge = { $crab ->
    [1] Eine Ladung der zweiten Krabbe hergeben
   *[other] Eine Ladung hergeben
 }
choice-challenge = { challenge-name }
choice-award-card = { award-card-name }
choice-award = Nimm { award-name }
choice-ability = { $player }: { ability-name }
choice-choose-ability = { $crab ->
    [1] Für die zweite Krabbe: { ability-name }
   *[other] { ability-name }
 }
choice-use-ability = Die Fähigkeit { ability-name } nutzen
choice-decline = Die Ladung sparen
choice-regenerate = { $crab ->
    [0] Die erste Krabbe
   *[other] Die zweite Krabbe
 }
choice-scout = Platte { $number }
choice-exchange = Die Überraschungen { $first } und { $second } vertauschen
choice-peek = { surprise-name }
choice-foresee = { happening-name }

## What happens
log-first = { $player } beginnt und nimmt den Koch.
log-plate = Platte { $plate } wird ausgelegt.
log-tile = Die Zusatzaktion { tile-name } wird ausgelegt.
log-plan = { $player } hat eine Karte geplant.
log-activate = { $who } aktiviert { $crab ->
    [0] die erste Krabbe
   *[other] die zweite Krabbe
 }.
log-add = { $who } legt die geplante Karte { path-end } an.
log-rest = { $who } ruht aus.
log-keep = { $who } behält { $card } im Pfad.
log-take = { $who } nimmt die Karte von Feld { $place }.
log-take-blind = { $who } nimmt die oberste Karte des Stapels.
log-draw = Eine Karte wird verdeckt gezogen.
log-reveal = { $card } wird aufgedeckt.
log-lose = { $player } verliert { $card }.
log-collect = { $who } nimmt eine Muschel.
log-move = { $who } geht { direction } ({ source }).
log-stand = { $who } steht auf und verzichtet auf eine Bewegung ({ source }).
log-special = { $who } nutzt { special-name }
log-extra = { $who } bezahlt die Zusatzaktion { tile-name }
log-shortcut = { $who } nimmt die Abkürzung.
log-stop = { $who } hört auf.
log-end = { $who } beendet den Zug.
log-discard = { $who } legt { $card } ab.
log-push = { $who } schubst { whose-crab } { direction }.
log-basic = { $who } nutzt { basic-name }.
log-shift = { $who } bewegt { whose-crab } { direction }.
log-stay = { $who } lässt { whose-crab } stehen.
log-side-jump = { $who } springt in Spalte { $column }.
log-jump = { $who } springt { direction }.
log-change = { $who } tauscht den Platz mit { whose-crab-dative }.
log-add-more = { $who } fügt noch eine Karte hinzu.
log-give = { $who } gibt eine Karte ab.
log-no-swap = { $who } tauscht nicht.
log-ride = { $who } treibt mit der Strömung.
log-resist = { $who } widersteht der Strömung.
log-surprise = Eine Überraschung wird aufgedeckt: { surprise-name }. { surprise-help }
log-treasure = { $who } nutzt: { surprise-name }.
log-take-back = { $who } nimmt { $card } aus dem Pfad zurück.
log-build = { $who } baut auf { $field } ein Hindernis.
log-happening = Das Ereignis ist „{ happening-name }“. { happening-help }
log-announce = Alle sehen, dass „{ happening-name }“ an einem der Ränder liegt. { happening-help }
log-resolve-event = { $who } deckt das Ereignis auf.
log-resolve-challenge = { $who } lässt die Herausforderung werten.
log-spend-charge = { $who } gibt eine Ladung{ $crab ->
    [1] {" "}der zweiten Krabbe
   *[other] {""}
 } her.
log-challenge = Die nächste Herausforderung: { challenge-name }.
log-award-card = Die Auszeichnungen: { award-card-help }
log-award = { $who } nimmt für die Trophäe { award-name }.
log-ability = { $player } zieht die Fähigkeit { ability-name }.
log-choose-ability = { $who } wählt { ability-name }. { ability-help }
log-use-ability = { $who } nutzt die Fähigkeit { ability-name }.
log-decline = { $who } spart die Ladung.
log-regenerate = { $who } gibt { $crab ->
    [0] der ersten Krabbe
   *[other] der zweiten Krabbe
 } eine Ladung zurück.
log-scout = { $who } sieht sich die Überraschungen von Platte { $number } an.
log-exchange = { $who } vertauscht die Überraschungen { $first } und { $second }.
log-peek = Eine Überraschung wird heimlich angesehen.
log-foresee = Ein Ereignis wird heimlich angesehen.

## What it brings about
event-added = { $player } legt { $card } in den Pfad.
event-took = { $player } nimmt { $card } auf die Hand.
event-lost = { $player } legt { $card } ab.
event-revealed = { $card } wird im Markt aufgedeckt.
event-round = Runde { $number } beginnt.
event-chef = Der Koch geht an { $player }.
event-turn = { $player } ist am Zug.
event-shells = { $player } nimmt { $count ->
    [one] eine Muschel
   *[other] { $count } Muscheln
 }.
event-shells-field = Das Feld bringt { $player } { shell-count }.
event-came = { whose-crab-first } kommt nach { $field }.
event-fell = { whose-crab-first } wird umgeworfen.
event-sea = { whose-crab-first } hat das Meer erreicht!
event-found = { $player } findet: { surprise-name }.
event-kept = { $player } hebt das für später auf: { surprise-name }.
event-lost-shells = { $player } verliert { shell-count }.
event-turned-up = Das Ereignis ist „{ happening-name }“. { happening-help }
event-happening-over = Das Ereignis „{ happening-name }“ ist vorbei.
event-place = { $place ->
    [1] { $player } gewinnt die Herausforderung.
   *[other] { $player } belegt in der Herausforderung den zweiten Platz.
 }
event-charges = { whose-crab-first } bekommt { $count ->
    [one] eine Ladung
   *[other] { $count } Ladungen
 } zurück.
event-stood = { whose-crab-first } steht sofort wieder auf.
event-peeked = Du siehst auf { $field }: { surprise-name }.
event-foreseen = Du siehst das Ereignis „{ happening-name }“.

## Ein Zug in Kürze
recap-turn = { $player }: { $deeds }.
recap-rest = ruht aus
recap-push = schubst { $player }
recap-steps = { $count ->
    [one] 1 Schritt
   *[other] { $count } Schritte
 }
recap-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 }

## The end
part-way = Weg in halben Schritten
end-sea = Das Meer ist erreicht.
tie-hand = Mehrere sind im Meer: Die meisten Handkarten entscheiden. { $standing }.
tie-shells = Immer noch gleich: Die meisten Muscheln entscheiden. { $standing }.

## The rules, in a sentence or two each
chapter-1 = Material und Aufbau
chapter-2 = Die Runde: planen
chapter-3 = Die Runde: handeln
chapter-4 = Grundaktionen und Bewegung
chapter-5 = Schubsen und Umfallen
chapter-6 = Felder
chapter-7 = Der Markt
chapter-8 = Spezialaktionen
chapter-9 = Zusatzaktionen, Rundenende, Spielende
chapter-10 = Zu zweit
chapter-11 = Modul 1: Überraschungen
chapter-12 = Modul 2: Ereignisse
chapter-13 = Modul 3: Herausforderungen
chapter-14 = Modul 4: Asymmetrie
chapter-15 = Alles zusammen
chapter-rulings = Unsere Festlegungen
rule-OC-1-1 = 3 bis 5 Personen mit je einer Krabbe, oder 2 mit je zweien.
rule-OC-1-2 = Das Spielfeld: eine Startplatte, drei der vier Strandplatten in beliebiger Reihenfolge und eine Zielplatte, jede mit Seite A oder B nach oben.
rule-OC-1-3 = Den Strandsprint spielt ihr auf zwei Strandplatten; ein Szenario lässt seine letzte weg.
rule-OC-1-4 = Sechs Szenarien legen Platten, Seiten und Plättchen fest. Ihr könnt auch frei wählen oder den Zufall entscheiden lassen.
rule-OC-1-5 = Drei der vier Zusatzaktion-Plättchen liegen neben dem Spielfeld, jedes mit Seite a oder b nach oben.
rule-OC-1-6 = Jeder hat eine Krabbe, eine Spielertafel und die gleichen vier Startkarten.
rule-OC-1-7 = Der Markt hat einen Stapel und drei offene Felder mit verschiedenen Spezialaktionen. Liegt die Spezialaktion einer Karte schon offen, kommt sie auf jenen Stapel.
rule-OC-1-8 = Das Los entscheidet, wer beginnt. Wer beginnt, hat den Koch und Startfeld 1; die anderen folgen im Uhrzeigersinn.
rule-OC-1-9 = Wer auf einer Muschel startet, nimmt eine.
rule-OC-1-10 = Es gibt 32 Muscheln; ist der Vorrat leer, gibt es keine mehr.
rule-OC-2-1 = Alle wählen gleichzeitig eine Handkarte und legen sie verdeckt hin. Bis alle gewählt haben, darfst du dich umentscheiden.
rule-OC-2-2 = Ohne Handkarten kündigst du ein Ausruhen an.
rule-OC-3-1 = Die Züge gehen im Uhrzeigersinn, beginnend beim Koch.
rule-OC-3-2 = Dein Zug beginnt damit, die geplante Karte anzulegen oder auszuruhen. Wer ein Ausruhen angekündigt hat, muss ausruhen.
rule-OC-3-3 = Die Karte kommt links oder rechts an deinen Pfad, passend oder nicht. Der Pfad ist nicht begrenzt.
rule-OC-3-4 = Ausruhen: geplante Karte ablegen, eine Pfadkarte behalten, eine Marktkarte nehmen, den Ablagestapel aufnehmen, aufstehen.
rule-OC-3-5 = Bei leerem Pfad gibt es nichts zu behalten.
rule-OC-3-6 = Nutze deine Aktionen in beliebiger Reihenfolge, jede einmal und jede ganz. Aktionen sind freiwillig, Feldeffekte nicht.
rule-OC-3-7 = Nach dem Ausruhen gibt es keine Kartenaktionen; Koch, Zusatzaktion und Felder bleiben.
rule-OC-3-8 = Die Hauptaktion der angelegten Karte ist eine der vier Grundaktionen.
rule-OC-3-9 = Jedes Symbol, das die neue Karte mit ihrer Nachbarin vervollständigt, gibt seine Grundaktion.
rule-OC-3-10 = Eine Marktkarte gibt auch ihre Spezialaktion, einmal, zu ihren Kosten und nur, wenn sie etwas bewirkt.
rule-OC-3-11 = Wer den Koch hat, hat eine diagonale Bewegung mehr.
rule-OC-3-12 = Einmal im Zug darfst du eine der drei Zusatzaktionen neben dem Spielfeld bezahlen.
rule-OC-3-13 = Auch Felder geben Aktionen, etwa Abkürzungen.
rule-OC-3-14 = Karten, mit denen du bezahlst, kommen von deiner Hand auf deinen Ablagestapel.
rule-OC-3-15 = Über andere Krabben, die eine Aktion bewegt, entscheidet, wer am Zug ist.
rule-OC-4-1 = Muschel: Nimm eine aus dem Vorrat.
rule-OC-4-2 = Vorwärts: ein Feld gerade zum Meer hin.
rule-OC-4-3 = Diagonal: ein Feld schräg zum Meer hin, links oder rechts.
rule-OC-4-4 = Meerwärts: vorwärts oder diagonal, wie du willst.
rule-OC-4-5 = Bewegt wird zum Meer hin, wenn eine Aktion nichts anderes sagt, und nie vom Spielfeld herunter.
rule-OC-4-6 = Auf einem Feld steht eine Krabbe; nur im Meer ist Platz für viele.
rule-OC-5-1 = Wer ein besetztes Feld betritt, schubst die Krabbe dort ein Feld meerwärts; wohin, entscheidet, wer am Zug ist.
rule-OC-5-2 = Eine geschubste Krabbe schubst weiter, wen sie trifft.
rule-OC-5-3 = Jede geschubste Krabbe wird umgeworfen.
rule-OC-5-4 = Kann eine Krabbe nirgendwohin geschubst werden, ist die Bewegung nicht erlaubt.
rule-OC-5-5 = Felder wirken auch auf geschubste Krabben.
rule-OC-5-6 = Deine umgeworfene Krabbe kannst du nicht bewegen; Aktionen der anderen können es.
rule-OC-5-7 = Eine umgeworfene Krabbe kann nicht noch tiefer fallen.
rule-OC-5-8 = Zum Aufstehen verzichtest du auf eine Bewegung vorwärts, diagonal oder meerwärts, oder du ruhst aus.
rule-OC-5-9 = Die beiden Schubs-Beispiele des Regelhefts gelten.
rule-OC-6-1 = Ein Standardfeld bewirkt nichts.
rule-OC-6-2 = Unzugängliche Felder kann niemand betreten, nur überspringen.
rule-OC-6-3 = Ein Hindernis kostet eine Handkarte; mit leerer Hand kommst du nicht hinein. Wird eine Krabbe dorthin geschubst, verliert ihr Besitzer eine zufällige Karte.
rule-OC-6-4 = Ein Umwerfen-Feld wirft jeden um, der dorthin kommt.
rule-OC-6-5 = Ein Muschelfeld gibt jedem eine Muschel, der dorthin kommt.
rule-OC-6-6 = Wer den Zug auf einem Kartentauschfeld beendet, darf eine Karte tauschen.
rule-OC-6-7 = Auf einer Abkürzung darfst du die gezeigten Karten ablegen, es zählt die Hauptaktion, und dem Pfeil folgen.
rule-OC-6-8 = Schilf versperrt den geraden Weg meerwärts in sein Feld. Schräg und landwärts geht es.
rule-OC-6-9 = Überraschungszeichen bedeuten ohne das Adventure Pack nichts.
rule-OC-6-10 = Eine Strömung trägt deine Krabbe dem Pfeil nach, wenn dein Zug dort endet, einmal und nicht auf eine andere Krabbe.
rule-OC-6-11 = Eine Krabbe im Meer erreicht keine Aktion mehr.
rule-OC-7-1 = Du nimmst die oberste Karte eines offenen Stapels oder des verdeckten.
rule-OC-7-2 = Ein leeres offenes Feld wird sofort aufgefüllt.
rule-OC-7-3 = Ist der Markt leer, gibt es keine Karte, und ein Tausch bewirkt nichts.
rule-OC-7-4 = Tausch: Gib eine Handkarte, nimm eine Marktkarte. Eine Startkarte verlässt das Spiel, jede andere kommt unter den Stapel; deine eigene Karte bekommst du nie zurück.
rule-OC-8-1 = Möwe: Bewege beliebig viele Krabben vor dir um ein Feld zurück, auf leere Felder.
rule-OC-8-2 = Ruf des Meeres: Deine Krabbe und alle, die hinter dir waren, gehen auf freie Felder voran, in deiner Reihenfolge. Wer blockiert ist, muss nicht.
rule-OC-8-3 = Schwung: Lege eine Karte ab und nutze die Hauptaktion irgendeiner Karte deines Pfades.
rule-OC-8-4 = Sand in den Augen: Wer eine Krabbe vor dir hat, verliert eine zufällige Handkarte.
rule-OC-8-5 = Unterstützung: Lege eine Karte ab und nutze ihre Hauptaktion.
rule-OC-8-6 = Zur Seite: Bewege die Krabbe eines anderen auf ein freies Nachbarfeld.
rule-OC-8-7 = Seitsprung: Spring auf ein freies Feld derselben Reihe.
rule-OC-8-8 = Durchboxen: Bis zum Ende des Zuges darfst du Hindernisse, Umwerfen-Felder, Schilf und Strömungen ignorieren.
rule-OC-8-9 = Kreuz und Quer: eine Diagonal-Aktion.
rule-OC-8-10 = Schneller: Lege eine Karte ab für eine Vorwärts-Aktion.
rule-OC-8-11 = Slalom: Lege eine Karte ab für zwei Diagonal-Aktionen, unterbrochen nur von Feldaktionen. Eine davon darf zum Aufstehen dienen.
rule-OC-8-12 = Schlittern: Lege eine Karte ab für eine Diagonal- und eine Vorwärts-Aktion in beliebiger Reihenfolge.
rule-OC-9-1 = Aa: eine Diagonal-Aktion. Ab: ein Seitsprung. Ba: Platz tauschen mit einer benachbarten Krabbe. Bb: eine Vorwärts-Aktion.
rule-OC-9-2 = Ca: zwei Felder meerwärts springen. Cb: noch eine Karte anlegen. Da: den Ablagestapel aufnehmen. Db: eine Karte tauschen.
rule-OC-9-3 = Eine Zusatzaktion kostet die Muscheln auf ihrem Plättchen.
rule-OC-9-4 = Am Ende der Runde geht der Koch an den Letzten; bei mehreren an den Nächsten im Uhrzeigersinn nach dem bisherigen Besitzer.
rule-OC-9-5 = Die Runde, in der die erste Krabbe das Meer erreicht, wird zu Ende gespielt.
rule-OC-9-6 = Es gewinnt, wer im Meer ist; von mehreren, wer die meisten Handkarten hat, dann die meisten Muscheln, sonst gemeinsam.
rule-OC-9-7 = Der Beispielzug des Regelhefts lässt sich Schritt für Schritt spielen.
rule-OC-10-1 = Zu zweit hat jeder zwei Krabben, aber eine Hand, einen Pfad, einen Ablagestapel und gemeinsame Muscheln, auf zwei Strandplatten.
rule-OC-10-2 = Die Krabben des Startspielers stehen auf 1 und 4, die des anderen auf 2 und 3.
rule-OC-10-3 = Eine Runde hat zwei Planungen und je zwei Züge: erst eine Krabbe deiner Wahl, dann die andere.
rule-OC-10-4 = Die Koch-Aktion gibt es einmal pro Runde, für eine Krabbe.
rule-OC-10-5 = Alles in einem Zug betrifft die aktive Krabbe.
rule-OC-10-6 = Betrittst du das Feld deiner anderen Krabbe, tauschen beide den Platz, ohne Schubsen und Umwerfen.
rule-OC-10-7 = Deine eigene Krabbe wird nur in einer Kette über eine fremde geschubst.
rule-OC-10-8 = Das Spiel endet, wenn beide Krabben eines Spielers im Meer sind. Bei Gleichstand um den Koch bekommt ihn der andere.
rule-OC-10-9 = Gleichstände werden wie üblich aufgelöst.
rule-OC-11-1 = Auf jeder Strandplatte liegen drei Überraschungen verdeckt: ein Müll und zwei Schätze.
rule-OC-11-2 = Eine Krabbe, die auf eine Überraschung kommt, deckt sie sofort auf; wem die Krabbe gehört, der entscheidet darüber.
rule-OC-11-3 = Müll und manche Schätze wirken sofort. Andere Schätze hebst du auf und nutzt sie in deinem Zug, so viele du willst.
rule-OC-11-4 = Müll, der eine Karte oder Muschel fordert, die du nicht hast, bewirkt nichts.
rule-OC-11-5 = Familienvarianten: Müll schadet nicht, oder es liegen nur Schätze aus.
rule-OC-11-6 = Zu zweit darf jede deiner Krabben deine Schätze nutzen.
rule-OC-12-1 = Am unteren Rand jeder Strandplatte liegt verdeckt ein Ereignis.
rule-OC-12-2 = Überschreitet zum ersten Mal eine Krabbe diesen Rand, deckt der aktive Spieler das Ereignis in diesem Zug auf, zwischen Aktionen oder an seinem Ende.
rule-OC-12-3 = Manche Ereignisse wirken einmal; andere gelten bis zum nächsten Ereignis oder bis zum Ende des Spiels.
rule-OC-12-4 = Ein Ereignis über ein Modul, das nicht mitspielt, wird durch ein anderes ersetzt.
rule-OC-12-5 = Eine Herausforderung wird gewertet, bevor ein Ereignis aufgedeckt wird.
rule-OC-12-6 = Familienvariante: ohne die zwei negativen Ereignisse. Expertenvariante: Alle sehen die Ereignisse, bevor sie in unbekannter Reihenfolge ausliegen.
rule-OC-13-1 = Am oberen Rand jeder Strandplatte liegt eine Herausforderung; die nächste ist offen, daneben eine Auszeichnungskarte.
rule-OC-13-2 = Überschreitet zum ersten Mal eine Krabbe diesen Rand, lässt der aktive Spieler die Herausforderung in diesem Zug werten, zwischen Aktionen oder an seinem Ende.
rule-OC-13-3 = Erster Platz: eine Muschel und eine Auszeichnung nach Wahl. Alle, die den ersten Platz teilen, bekommen beides.
rule-OC-13-4 = Ist einer allein Erster, bekommen alle auf dem zweiten Platz eine Muschel.
rule-OC-13-5 = Wer nichts hat, was zählt, bekommt keinen Platz.
rule-OC-13-6 = Dann wird die nächste Herausforderung aufgedeckt, mit denselben Auszeichnungen.
rule-OC-14-1 = Alle ziehen zwei Fähigkeiten und wählen eine; zu zweit zieht man vier und gibt jeder Krabbe eine.
rule-OC-14-2 = Jede Nutzung einer Fähigkeit kostet eine Ladung, bei manchen auch eine Muschel; sie bekommt nie mehr zurück, als sie am Anfang hatte.
rule-OC-14-3 = Eine Fähigkeit sagt, wann sie wirkt: in deinem Zug, in fremden Zügen, oder wenn etwas geschieht.
rule-OC-14-4 = Eine Fähigkeit darf Grundregeln brechen; manche bereiten vor dem Rennen etwas vor.
rule-OC-15-1 = Varianten, Szenarien und Hausregeln passen zu jeder Spielerzahl.
rule-OC-15-2 = Die Symbole des Adventure Packs: eine Marktkarte nehmen, eine Ladung zurückbekommen, eine Pfadkarte zurücknehmen, ein Hindernis bauen, etwas Verdecktes ansehen.
rule-OC-15-3 = Auch unsere Entscheidungen sind Regeln; mit Hausregeln kann eine Runde anders entscheiden.
rule-OC-15-4 = Auf jedem Spielfeld geht es von jedem Feld weiter, und kein Pfeil führt ins Nichts.
rule-OC-Q1 = Abstände zählen in halben Schritten.
rule-OC-Q2 = Die Möwe bewegt eine Krabbe auf eines der drei Felder landwärts; niemand fällt, Schilf stört nicht.
rule-OC-Q3 = Der Ruf des Meeres führt vorwärts oder diagonal, auch ins Meer; wer kann, muss, und wer umgeworfen ruft, bleibt liegen.
rule-OC-Q4 = Wird eine Krabbe auf ein Hindernis bewegt, verliert ihr Besitzer eine zufällige Karte, wie beim Schubsen.
rule-OC-Q5 = Ein Schubs ohne Ziel ist nicht erlaubt.
rule-OC-Q6 = Schilf hält einen geraden Schubs auf.
rule-OC-Q7 = Eine Krabbe kann ins Meer geschubst werden.
rule-OC-Q8 = Abkürzung und Doppelsprung schubsen.
rule-OC-Q9 = Zum Aufstehen taugt jede Aktion vorwärts, diagonal oder meerwärts, nie eine Muschel, ein Sprung oder ein Tausch.
rule-OC-Q10 = Wer auf einem Umwerfen-Feld aufsteht, fällt nicht noch einmal.
rule-OC-Q11 = Eine umgeworfene Krabbe kann keine Abkürzung nutzen.
rule-OC-Q12 = Eine Strömung trägt auch eine umgeworfene Krabbe.
rule-OC-Q13 = Eine Strömung wirkt nur am Ende des eigenen Zuges der Krabbe, und das Feld dahinter wirkt auch.
rule-OC-Q14 = Ein Doppelsprung ignoriert Schilf auf dem Weg; Schilf am Ziel hält einen geraden auf.
rule-OC-Q15 = Ein Doppelsprung darf im Meer enden, führt aber nie über den Rand des Spielfelds.
rule-OC-Q16 = Die geplante Karte gehört nicht zur Hand.
rule-OC-Q17 = Beim Ausruhen mit leerem Pfad entfällt das Behalten.
rule-OC-Q18 = Beim Ausruhen bleibt genau eine Pfadkarte.
rule-OC-Q19 = Die Aktionen einer behaltenen Karte gelten nicht noch einmal.
rule-OC-Q20 = Eine Abkürzung braucht genau die gezeigten Hauptaktionen und geht jederzeit im Zug.
rule-OC-Q21 = Eine verdeckt genommene Karte wird nicht gezeigt.
rule-OC-Q22 = Wiederholte Spezialaktionen kommen auf ihre Stapel, bis drei Felder gefüllt sind oder der Stapel leer ist.
rule-OC-Q23 = Aus leerem Vorrat gibt es keine Muschel.
rule-OC-Q24 = Mit Durchboxen kommst du auch mit leerer Hand auf ein Hindernis.
rule-OC-Q25 = Sand in den Augen kostet jeden anderen nur eine Karte.
rule-OC-Q26 = Zur Seite führt nicht gerade durch Schilf und nie ins Meer.
rule-OC-Q27 = Beim Platztausch brauchst du, was das neue Feld verlangt, und beide Felder wirken.
rule-OC-Q28 = In der letzten Runde kommen alle noch an die Reihe.
rule-OC-Q29 = Gleichstand im Meer: Handkarten, dann Muscheln, dann gemeinsamer Sieg.
rule-OC-Q30 = Eine Krabbe im Meer behält ihren Zug, aber nichts, was Krabben bewegt, lässt sich nutzen.
rule-OC-Q31 = Zu zweit hilft der Koch einer Krabbe pro Runde.
rule-OC-Q32 = Steht deine eigene Krabbe im Weg, tauscht ihr die Plätze; deine Spezialaktionen lassen sie in Ruhe.
rule-OC-Q33 = Zu zweit endet das Spiel mit beiden Krabben im Meer.
rule-OC-Q34 = Ereignisse liegen an den unteren Rändern der Strandplatten, Herausforderungen an den oberen; wo beide sich treffen, kommt die Herausforderung zuerst.
rule-OC-Q35 = Wer eine Krabbe über einen Rand schubst, handelt dessen Karte ab.
rule-OC-Q36 = Jedes neu aufgedeckte Ereignis beendet das geltende.
rule-OC-Q37 = Eine Karte wird zu Ende abgehandelt, bevor die Karte des nächsten Randes kommt.
rule-OC-Q38 = Die zusätzliche Karte kommt an eines der Enden und gibt alles, was eine Karte gibt.
rule-OC-Q39 = Eine zurückgenommene Pfadkarte schließt die Lücke, ohne Aktionen zu geben.
rule-OC-Q40 = Eine Überraschung gehört dem, dessen Krabbe darauf kommt, auch wenn sie geschubst wurde.
rule-OC-Q41 = Ohne Fähigkeiten im Spiel ist eine Ladung nichts wert: Es gibt nur die Muschel.
