# What can be wrong with what we were given. One sentence each, with what to do where that helps.
trouble-illegal-action = Tak nie można ({ $rule }). { $sentence }
trouble-unknown-action = Nie ma takiej akcji: { $action }
trouble-unknown-game = Nie ma tu gry „{ $game }”. Do wyboru: { $games }.
trouble-unknown-language = Nie ma tu języka „{ $language }”. Do wyboru: { $languages }.
trouble-unknown-bot = Nie ma bota „{ $bot }”. Do wyboru: { $bots }.
trouble-bad-thinking = --thinking { $thinking }: możliwe jest od 1 do { $most } prób.
trouble-bad-budget = „{ $bot }” to nie bot z limitem. Napisz search@2000 dla iteracji albo search@50ms dla milisekund.
trouble-no-results = { $file } nie zawiera wyników areny.
trouble-other-results = { $file } zawiera wyniki { $part ->
    [command] innego polecenia areny
    [game] innej gry
    [rules_version] innej wersji zasad
    [box] innego pudełka
    [options] innych opcji
    [vary] innej zmieniającej się opcji
    [bots] innych botów
   *[seed] innego ziarna
 }. Wybierz inny plik.
trouble-results-in-use = Inny przebieg pisze do { $file }. Poczekaj na niego albo wybierz inny plik.
trouble-results-stopped = Nie można dalej pisać do { $file }: { $reason }. Plik zawiera { $games ->
    [one] jedną całą partię
    [few] { $games } całe partie
   *[other] { $games } całych partii
 }; to samo polecenie gra dalej od tego miejsca.
trouble-not-a-plain-file = To nie jest zwykły plik
trouble-report-is-file = Raportu nie można zapisać w { $file }, gdzie są wyniki.
trouble-results-twice = Plik { $file } zostałby policzony dwa razy. Podaj każdy plik z wynikami tylko raz.
trouble-arena-interrupted = Przerwano po { $games ->
    [one] jednej partii
   *[other] { $games } partiach
 }, z których nic nie zostaje; z --file przebieg można kontynuować.
trouble-arena-interrupted-file = Przerwano po { $games ->
    [one] jednej partii
   *[other] { $games } partiach
 }; { $file } je przechowuje, a to samo polecenie gra dalej od tego miejsca.
trouble-no-bots = Nikt nie gra: podaj przynajmniej jednego bota.
trouble-nothing-to-vary = Opcja { $option } nie ma listy wartości, które można by przejść.
trouble-ladder-alone = Ranking wymaga co najmniej dwóch graczy przy stole; jak boty radzą sobie same, mówi: seaboard arena match
trouble-ladder-needs-bots = Ranking wymaga od 2 do { $most } botów, samych różnych.
trouble-nobody-to-compare = Aby mieć pewność, kto jest silniejszy, przy stole muszą siedzieć dwa różne boty.
trouble-other-rules-there = Inny komputer ma inne zasady gry { $game }. Wszędzie musi być ta sama wersja seaboard.
trouble-no-ray = Ray nie jest zainstalowany: pip install "seaboard[ray]".
trouble-no-cluster = Pod { $address } nie ma klastra Ray: { $reason }
trouble-cluster-lost = Utracono klaster Ray: { $reason }. Z --file to samo polecenie gra dalej od tego miejsca.
trouble-processes-die = Grające procesy były raz po raz zabijane przy partii { $number }; być może brakuje pamięci na tak wiele.
trouble-nothing-to-play = Można rozegrać od 1 do { $games } partii, najwyżej w { $processes } procesach.
trouble-unknown-form = Nie ma formy zasad „{ $form }”. Do wyboru: { $forms }.
trouble-no-compiler = Szybkie zasady gry { $game } nie są gotowe, a kompilator, który je tworzy, nie jest zainstalowany: pip install "seaboard[compiler]".
trouble-no-cupy = Partie na karcie graficznej wymagają CuPy: pip install "seaboard[gpu]".
trouble-no-card = Nie można tu użyć żadnej karty graficznej: { $reason }. Grać może też procesor, z machine=Processor.
trouble-card-too-old = Karta graficzna jest za stara: jej compute capability to { $able }, potrzeba co najmniej { $oldest }.
trouble-too-many-games = Liczba partii { $games } zajmuje { $needed } MiB, a wolnych jest { $free } MiB.
trouble-unknown-option = { $game } nie ma opcji „{ $option }”. Do wyboru: { $options }.
trouble-bad-option = „{ $option }” nie ma postaci NAME=VALUE.
trouble-bad-option-value = Opcja { $option } nie może mieć wartości „{ $value }”. Dozwolone: { $allowed }.
trouble-bad-arguments = { $reason } (zobacz: { $command } --help)
trouble-argument-needs-value = { $argument } wymaga wartości.
trouble-argument-takes-no-value = { $argument } nie przyjmuje wartości takiej jak „{ $value }”.
trouble-argument-not-a-number = { $argument }: „{ $value }” nie jest liczbą całkowitą.
trouble-argument-not-a-choice = { $argument }: nie ma „{ $value }”. Do wyboru: { $all }.
trouble-argument-ambiguous = { $argument } może znaczyć kilka rzeczy: { $all }.
trouble-arguments-missing = Czegoś brakuje: { $arguments }.
trouble-arguments-unknown = Tego nikt tu nie rozumie: { $arguments }.
trouble-too-many-bots = { $bots ->
    [one] { $bots } bot nie zmieści
    [few] { $bots } boty nie zmieszczą
    [many] { $bots } botów nie zmieści
   *[other] { $bots } bota nie zmieści
 } się przy stole dla { $players ->
    [one] { $players } osoby
    [few] { $players } osób
    [many] { $players } osób
   *[other] { $players } osoby
 }.
trouble-too-many-names = { $names ->
    [one] Podano { $names } imię
    [few] Podano { $names } imiona
    [many] Podano { $names } imion
   *[other] Podano { $names } imienia
 }, ale { $people ->
    [0] grają same boty
    [one] gra tylko { $people } osoba
    [few] grają tylko { $people } osoby
    [many] gra tylko { $people } osób
   *[other] gra tylko { $people } osoby
 }.
trouble-name-too-long = Imię „{ $name }” jest za długie; wystarczy znaków: { $most }.
trouble-name-unprintable = Imię „{ $name }” zawiera znaki, których nie da się zapisać ani pokazać.
trouble-not-text = „{ $text }” nie jest tekstem w UTF-8.
trouble-resume-or-new = Podaj grę, żeby ją zacząć, albo użyj --resume, żeby wrócić do zapisanej, ale nie jedno i drugie.
trouble-interrupted = Przerwano. Wszystko, co rozegrano, jest zapisane; aby wrócić do gry: seaboard play --resume
trouble-no-input = Dane wejściowe skończyły się, zanim cokolwiek wybrano.
trouble-unreadable-file = Nie można odczytać { $file }: { $reason }
trouble-unwritable-file = Nie można zapisać { $file }: { $reason }
trouble-unusable-file = Nie można użyć { $file }: { $reason }
trouble-no-such-file = nie ma takiego pliku ani folderu
trouble-not-permitted = brak uprawnień
trouble-file-exists = to już istnieje
trouble-is-a-folder = to jest folder
trouble-not-a-folder = to nie jest folder
trouble-no-space-left = na urządzeniu nie ma już miejsca
trouble-read-only = można tam tylko czytać
trouble-name-of-file-too-long = nazwa jest zbyt długa
trouble-output-closed = Nie ma wyjścia, na którym można by coś pokazać.
trouble-output-lost = Nie można już pisać na wyjście: { $reason }
trouble-too-deep = To, co podano, jest zbyt głęboko zagnieżdżone, żeby to odczytać.
trouble-no-such-save = W { $folder } nie ma zapisanej gry „{ $name }”.
trouble-nothing-to-resume = W { $folder } nie ma niedokończonej gry.
trouble-already-over = Gra w { $file } jest skończona. Aby ją obejrzeć: seaboard replay { $file }
trouble-save-in-use = { $file } jest właśnie rozgrywane w innym oknie. Najpierw wyjdź z gry tam.
trouble-seed-unreadable = Brakuje tajnego ziarna tej gry albo jest uszkodzone, więc nie da się rzucać dalej ({ $file }: { $reason }).
trouble-seed-of-another-game = Tajne ziarno obok tej gry nie jest tym, które ustala jej pieczęć, więc nie da się rzucać dalej ({ $file }).
trouble-beyond-repair = Nie da się odczytać nawet pierwszego wiersza { $file }; nic nie zmieniono.
trouble-bad-log-line = { $file }, wiersz { $number }: { $reason }
trouble-line-cut-short = wiersz jest urwany. Jeśli to twoja zapisana gra: seaboard play --resume --repair
trouble-log-empty = plik jest pusty.
trouble-header-missing = zapis partii zaczyna się od nagłówka.
trouble-line-out-of-place = taki wiersz nie może stać w tym miejscu.
trouble-wrong-number = wpis powinien mieć numer { $expected }, a ma { $found }.
trouble-line-unreadable = to nie jest wiersz zapisu partii ({ $reason }).
trouble-line-no-json = to nie jest JSON albo jest zbyt głęboko zagnieżdżony
trouble-line-odd-field = pole „{ $field }” tam nie należy
trouble-line-lacks-field = brakuje w nim „{ $field }”
trouble-line-odd-value = wartość „{ $field }” jest błędna
trouble-line-too-deep = to nie jest wiersz zapisu partii (zbyt głęboko zagnieżdżony albo ze zbyt długą liczbą).
trouble-other-format = zapis ma format { $found }; ten program czyta format { $expected } i starsze.
trouble-other-game = to zapis gry { $found }, a nie { $expected }.
trouble-other-rules = partię rozegrano według wersji { $found } zasad gry { $game }; ten program ma wersję { $expected }.
trouble-other-box = partię rozegrano z innym pudełkiem gry { $game } (skrót { $found }, to ma { $expected }). Podaj właściwe przez --box.
trouble-wrong-seats = liczba miejsc w nagłówku to { $found }, a powinno być { $expected }.
trouble-forms-differ = id { $action } i postać czytelna mówią co innego.
trouble-chance-not-due = teraz nie ma czego losować ani odkrywać.
trouble-not-their-turn = miejsce { $seat } nie może teraz działać.
trouble-no-such-seat = przy tym stole nie ma miejsca { $seat }.
trouble-no-more-outcomes = w zapisie brakuje wyniku losowania { $number }.
trouble-nothing-to-undo = nie ma czego cofnąć.
trouble-undo-too-far = od tego czasu coś wylosowano, odsłonięto lub rozstrzygnięto; potrzebna jest zgoda wszystkich.
trouble-not-over = gra nie jest skończona.
trouble-over-already = gra była już skończona.
trouble-seed-missing = ziarno nie zostało ujawnione.
trouble-not-hexadecimal = ziarno, wkład, skrót, klucz lub podpis nie jest zapisany właściwą liczbą małych cyfr szesnastkowych.
trouble-commitment-broken = ujawnione ziarno nie pasuje do pieczęci z początku gry.
trouble-outcome-differs = ziarno daje wynik { $expected }, a zapisano { $found }.
trouble-not-canonical = wiersz nie jest zapisany tak, jak zapisuje się partie: bez odstępów, każde pole raz i na swoim miejscu, liczby i teksty w najkrótszej postaci.
trouble-fields-of-other-format = brakuje pola albo jest takie, którego format { $format } nie ma.
trouble-commitment-misplaced = pieczęć jest wtedy i tylko wtedy, gdy losowań nie wpisano ręcznie.
trouble-contribution-broken = miejsce { $seat } ujawniło inny wkład niż ten, który zapieczętowało.
trouble-draw-misplaced = przy każdym wyniku losowym, i tylko przy nim, stoi, jak go wylosowano.
trouble-share-differs = zasady dają temu wynikowi inny udział w liczbach, które mogą paść.
trouble-outcome-impossible = wynik { $found } nie może teraz paść.
trouble-chain-broken = poprzednie wiersze nie są tymi, które podpisała sala gier.
trouble-signature-broken = to nie jest podpis sali gier, której klucz stoi w nagłówku.
trouble-other-commitment = zapis ma inną pieczęć niż ta, którą znasz: { $found }.
trouble-other-key = zapis pochodzi z sali gier o innym kluczu niż ten, który znasz: { $found }.
trouble-other-seed = zapis ujawnia inne ziarno niż to, które znasz.
trouble-bad-hexadecimal = { $option } wymaga { $digits } cyfr szesnastkowych.
trouble-result-differs = te akcje prowadzą do innego wyniku.
trouble-not-toml = { $file } nie jest plikiem TOML: { $reason }
trouble-toml-place = nie można odczytać wiersza { $line } od kolumny { $column }
trouble-toml-letters = nie jest zapisany w UTF-8
trouble-toml-somewhere = jest w nim coś nieczytelnego
trouble-bad-box = Błąd w pudełku, { $table }: oczekiwano { $expected }, jest { $found }.
trouble-box-nothing = nic
trouble-box-a-table = tabela
trouble-box-a-sentence = zdanie
trouble-box-a-number = liczba całkowita
trouble-box-a-fraction = liczba z przecinkiem
trouble-box-a-text = tekst
trouble-box-a-list = lista
trouble-box-a-date = data lub godzina
trouble-box-yes-or-no = true albo false
trouble-box-another-value = inna wartość
trouble-box-known-field = pole, które tu należy
trouble-box-known-value = wartość, która tu należy
trouble-box-field-of-legend = pole z legendy
trouble-box-enterable-field = pole, na które można wejść
trouble-box-seaward-step = krok w stronę morza na pole, na które można wejść, także przed { $side }
trouble-bad-position = Pozycja jest błędna: { $reason }
