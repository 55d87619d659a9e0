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
        [master] Orka jest najsilniejsza: nad każdym ruchem myśli całą sekundę.
        [random] Bot losowy wykonuje dowolny dozwolony ruch.
        [greedy] Bot zachłanny wybiera to, co od razu wygląda najlepiej.
        [search] Bot dalekowzroczny przed ruchem myśli, co będzie dalej.
       *[other] { $bot }
    }
hint-top = Najlepsze wybory w oczach bota:
hint-chance = { $percent } % szans na wygraną, z dokładnością do { $error }
hint-points = { $points } pkt na koniec, z dokładnością do { $error }
hint-leads-to = Do czego to prowadzi:
hint-odds = { $percent } %: { $what }
hint-gain = Do twojej następnej tury: ty { $gain }, najlepszy z pozostałych { $others }.
hint-gain-alone = Do twojej następnej tury: { $gain }.
