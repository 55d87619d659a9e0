# Co mówi sala gier: odmowy, limity, pomoc do jej poleceń.
welcome = Seaboard, sala gier nad morzem. Sala jest otwarta; jej strona nie jest tu zainstalowana.
help-serve = Otwórz salę gier: udostępnij stoły przeglądarkom i programom.
help-host = adres, na którym nasłuchiwać
help-port = port, na którym nasłuchiwać; 0: dowolny wolny
help-database = plik SQLite albo adres URL bazy PostgreSQL (postgresql://...)
help-room-box = własny plik pudełka do gry; można powtórzyć
help-config = plik TOML z tymi ustawieniami; środowisko (SEABOARD_PORT ...) i opcje mają pierwszeństwo
help-limits = inny limit, na przykład messages-per-seat=40/4, albo off; można powtórzyć
help-origins = inna witryna, której strony mogą rozmawiać z tym serwerem; można powtórzyć
help-hosts = nazwa, pod którą ta sala jest dostępna; gdy jakąś podano, na inne nie odpowiada; można powtórzyć
help-secure = sala jest dostępna tylko przez HTTPS: bezpieczne ciasteczka
help-registration = czy ktoś nowy może wejść
help-cookie-days = po ilu dniach ktoś, kto nie wrócił, znów jest obcy
help-proxies = adres pośrednika, któremu wierzymy w sprawie adresu gościa; można powtórzyć
help-connections = ile połączeń może być otwartych naraz, łącznie
help-request-seconds = ile sekund ma klient, by powiedzieć, czego chce
help-static = folder strony
help-journal-lines = ile wierszy może mieć dziennik jednego stołu; potem grę można już tylko dokończyć
help-bot-pace = ile sekund co najmniej bot poświęca na ruch
help-heartbeat = ile sekund mija między dwoma znakami życia dla każdego połączenia
help-log-level = debug, info, warning albo error
trouble-bug = Coś poszło nie tak po naszej stronie. Zostało to odnotowane.
trouble-malformed = Sala gier nie rozumie tej wiadomości. Może strona jest nieaktualna: wczytaj ją ponownie. ({ $reason })
trouble-not-json = Wyślij JSON (content-type: application/json).
trouble-too-large = To jest za długie: najwyżej { $most } bajtów.
trouble-too-slow = To trwało za długo.
trouble-went-away = Wiadomość urwała się przed końcem.
trouble-journal-full = Dziennik tego stołu ma { $most } wierszy i więcej mieć nie może. Grę można jeszcze dokończyć.
trouble-not-found = Tu nic nie ma.
trouble-no-lesson = Dla tej gry nie ma lekcji ({ $game }).
trouble-bad-origin = Ta strona nie może rozmawiać z tym serwerem.
trouble-other-host = Ten serwer nie odpowiada na tę nazwę.
trouble-rate-limited = Za dużo naraz. Spróbuj ponownie za { $wait }.
trouble-wait-seconds = { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
 }
trouble-wait-minutes = { $minutes ->
    [one] minutę
    [few] { $minutes } minuty
   *[other] { $minutes } minut
 }
trouble-too-busy = Przy tym stole zbyt wielu działa w tej samej chwili. Spróbuj jeszcze raz.
trouble-server-busy = Sala gier ma teraz za dużo pracy. Spróbuj ponownie za chwilę.
trouble-storage-unavailable = Sala gier nie może teraz niczego zapisać. Nic nie przepadnie; wkrótce gra ruszy dalej sama.
trouble-table-unreadable = Dziennik tego stołu jest uszkodzony. Kto opiekuje się salą gier, znajdzie więcej w logach serwera; przy wszystkich innych stołach gra toczy się dalej.
trouble-who-are-you = Najpierw podaj swoje imię.
trouble-host-only = Może to zrobić tylko gospodarz stołu.
trouble-not-the-host = Gospodarza stołu nie można ani wyciszyć, ani usunąć.
trouble-muted = Gospodarz tego stołu nie pozwala ci tu rozmawiać.
trouble-removed-here = Gospodarz usunął cię z tego stołu.
trouble-no-spectators = Tej gry nie wolno oglądać, dopóki trwa.
trouble-seen-late = Ta gra jest pokazywana z opóźnieniem. Wróć za { $seconds } s.
trouble-registration-closed = Nowi goście nie mogą teraz wejść.
trouble-password-needed = Żeby wejść, trzeba znać hasło do sali gier.
trouble-wrong-password = To nie jest hasło do sali gier.
trouble-link-needed = Do miejsca przy tym stole potrzebny jest jego link.
trouble-no-such-link = Ten link niczego nie otwiera albo już nie otwiera.
trouble-no-such-table = Nie ma takiego stołu albo jest prywatny.
trouble-no-such-seat = Nie ma takiego miejsca: przy tym stole jest ich { $seats }.
trouble-no-seat = Nie masz miejsca przy tym stole.
trouble-contributes-nothing = Miejsce { $seat } raz nie ujawniło swojego wkładu w losowanie i już żadnego nie wnosi.
trouble-nothing-to-reveal = Miejsce { $seat } nie ma teraz nic do ujawnienia.
trouble-other-contribution = To nie jest wkład, który zapieczętowało miejsce { $seat }.
trouble-seat-taken = Na tym miejscu ktoś już siedzi.
trouble-seat-free = Na tym miejscu nikt nie siedzi.
trouble-seats-empty = Niektóre miejsca są jeszcze puste.
trouble-already-seated = Siedzisz już przy tym stole.
trouble-not-open = Gra już się zaczęła.
trouble-not-running = Przy tym stole nie toczy się żadna gra.
trouble-not-over-yet = Gra jeszcze się nie skończyła.
trouble-public-already = Ta gra jest już publiczna.
trouble-no-such-position = Nie ma takiej pozycji: partia ma na razie tyle wpisów: { $last }.
trouble-not-your-turn = To nie twoja kolej.
trouble-stale = Gra poszła w międzyczasie dalej. Spójrz jeszcze raz i wybierz od nowa.
trouble-undo-needs-consent = Od tego czasu coś wylosowano, pokazano albo postanowiono. Poproś pozostałych o zgodę.
trouble-undo-past-chance = Rzuconych kostek i dobranych kart nie można cofnąć.
trouble-nothing-asked = Nikt o nic nie prosił.
trouble-something-else-asked = Teraz pytanie jest inne. Przeczytaj je jeszcze raz.
trouble-bot-plays-already = Na tym miejscu gra teraz bot.
trouble-no-bot-plays = Na tym miejscu żaden bot za ciebie nie gra.
trouble-time-is-up = Twój czas na tę decyzję minął: podejmie ją bot. Potem możesz grać dalej.
trouble-no-time-to-undo = Nie masz już czasu na tę decyzję: pozostaje w mocy.
trouble-empty-text = W tym tekście nie ma nic do czytania.
trouble-rules-not-served = Ta partia { $game } była grana według wersji { $rules } zasad i z pudełkiem { $box }, których już tu nie ma. Gdy się skończy, jej zapis nadal można pobrać.
trouble-unknown-limit = Nie ma limitu „{ $limit }”. Limity to: { $limits }.
trouble-bad-limit = Limit { $limit } nie może być równy „{ $value }”. Napisz LICZBA/SEKUNDY albo off.
trouble-bad-setting = Ustawienie { $setting } nie może mieć wartości „{ $value }”. Dozwolone: { $allowed }.
trouble-unknown-setting = Nie ma ustawienia „{ $setting }”. Są: { $settings }.
trouble-bad-database = To nie jest ani plik SQLite, ani adres URL bazy PostgreSQL.
trouble-database-unreachable = Nie można użyć bazy danych: { $reason }
trouble-database-newer = Bazę danych otworzyła nowsza wersja Seaboard. Użyj jej albo przywróć wcześniejszą kopię.
trouble-database-in-use = Inny serwer już używa { $file }. Wiele węzłów wymaga PostgreSQL.
trouble-cannot-listen = Nie można nasłuchiwać na { $host }, port { $port }: { $reason }
help-admin = Zadbaj o salę gier: odtwarzanie, kopie, przeprowadzki, porządki.
help-admin-replay-all = Odtwórz każdą zapisaną grę i sprawdź te zakończone.
help-admin-backup = Zapisz całą salę wraz z tajemnicami w jednym pliku, także gdy jest otwarta.
help-admin-restore = Wypełnij pustą bazę z kopii zapasowej.
help-admin-export = Zapisz salę bez jej klucza w jednym pliku, dla innej sali.
help-admin-import = Dodaj to, co wyeksportowała inna sala.
help-admin-prune = Usuń stare stoły zakończone lub nigdy nierozpoczęte oraz osoby bez stołu.
help-admin-retire = Przerwij trwające partie, których zasad już tu nie ma, aby można je było przeczytać w całości.
help-admin-rotate-key = Nadaj sali inny klucz: ciasteczka i linki powstają z nim na nowo. Przy PostgreSQL uruchom potem węzły ponownie.
help-admin-people = Wypisz osoby z ich identyfikatorami.
help-admin-delete-person = Zapomnij osobę: gry zostają, imię znika.
help-room-file = plik z całą salą
help-days = dni, w których nic się nie działo
help-keep-days = przez ile dni stary klucz jeszcze otwiera; 0, jeśli trafił w niepowołane ręce: wtedy wszyscy są obcy
help-people-name = część imienia
help-person = identyfikator osoby; zobacz: seaboard admin people
replayed = { $games ->
    [one] Odtworzono jeden stół
    [few] Odtworzono { $games } stoły
   *[other] Odtworzono { $games } stołów
 }, wpisów w zapisach: { $entries }; uszkodzone: { $bad }, według nieobecnych tu zasad: { $other }.
room-written = Zapisano w { $file }: stoły: { $tables }, osoby: { $people }.
room-read = Dodano: stoły: { $tables }, osoby: { $people }.
pruned = Usunięto: stoły: { $tables }, osoby: { $people }.
retired = Przerwane partie, których zasad już tu nie ma: { $games }.
key-rotated = Sala ma inny klucz. Stary otwiera jeszcze przez { $days } dni.
person-deleted = Osoba została zapomniana; { $tables ->
    [one] zmieniono jeden stół
    [few] zmieniono { $tables } stoły
   *[other] zmieniono { $tables } stołów
 }.
trouble-games-broken = { $games ->
    [one] Jednej gry nie da się odtworzyć
   *[other] Gier, których nie da się odtworzyć: { $games }
 }.
trouble-no-such-person = Nie ma osoby o identyfikatorze { $person }. Zobacz: seaboard admin people
trouble-room-not-empty = Baza nie jest pusta; kopię przywraca się do pustej.
trouble-bad-room-file = { $file }, wiersz { $number }: to nie jest wiersz pliku sali.
trouble-room-file-cut-short = { $file } jest ucięty; nic nie dodano.
trouble-tables-left-out = Nie wszystko dało się zapisać: te stoły są uszkodzone i brakuje ich w { $file }: { $tables }
trouble-other-room-file = { $file } zawiera inny rodzaj pliku sali: { $found }.
