# Boty: ich poziomy, wskazówki i omówienia partii; dla strony i terminala.
bot-level =
    { $bot ->
        [beginner] Krewetka · początkująca
        [easy] Maskonur · łatwy
        [medium] Foka · średnia
        [strong] Delfin · silny
        [master] Orka · najsilniejsza
        [random] bot losowy
        [greedy] bot zachłanny
        [search] bot dalekowzroczny
       *[other] bot { $bot }
    }
bot-level-help =
    { $bot ->
        [beginner] Krewetka dopiero poznaje morze: gra rozsądnie, widzi niewiele i często się myli.
        [easy] Maskonur nurkuje trochę głębiej, ale wciąż coś przeocza.
        [medium] Foka zna te wody i dla większości jest dobrą przeciwniczką.
        [strong] Delfin myśli daleko naprzód i wybacza niewiele błędów.
        [master] Orka jest najsilniejsza: nad ruchem myśli do sekundy.
        [random] Bot losowy wykonuje dowolny dozwolony ruch.
        [greedy] Bot zachłanny wybiera to, co od razu wygląda najlepiej.
        [search] Bot dalekowzroczny przed ruchem myśli, co będzie dalej.
       *[other] { $bot }
    }
hint-at-once = Na pierwszy rzut oka: { $choice }
hint-top = Najlepsze wybory w oczach bota:
hint-chance = { $percent } % szans na wygraną, z dokładnością do { $error }
hint-points = { $points } pkt na koniec, z dokładnością do { $error }
hint-leads-to = Do czego to prowadzi:
hint-odds = { $percent } %: { $what }
hint-gain = Do twojej następnej tury: ty { $gain }, najlepszy z pozostałych { $others }.
hint-gain-alone = Do twojej następnej tury: { $gain }.
review-working = Partia jest oglądana jeszcze raz
review-help = Bot przemyślał każdą chwilę tej partii, liczba prób: { $iterations }. Decyzje są oceniane według tego, co można było wtedy wiedzieć; wybory, których nie da się odróżnić, się nie liczą.
review-decided = Błędy
review-lost = Stracone
review-luck = Szczęście
review-amount =
    { $measure ->
        [points] { $sign }{ $amount } pkt
       *[other] { $sign }{ $amount } %
    }
review-mistakes = Najdroższe decyzje
review-fine = Nikt niczego nie stracił.
review-lucky = Najszczęśliwsze chwile
review-mistake = Ruch { $number }, { $name }: „{ $played }” ({ $lost }). Lepiej: „{ $other }”.
review-draw = Ruch { $number }: { $drawn } { $luck } dla: { $name }.
review-chart =
    { $measure ->
        [points] Spodziewane punkty na koniec
       *[other] Szanse na wygraną
    }
review-hopes = Przedtem: { $before }. Potem: { $after }. Z najlepszym innym wyborem: { $other }.
review-best = Najlepszy wybór
review-as-good = Równie dobre jak najlepszy wybór, o ile można to stwierdzić
review-better = Lepiej byłoby
review-progress = Partia jest oglądana jeszcze raz: { $done } z { $total }
