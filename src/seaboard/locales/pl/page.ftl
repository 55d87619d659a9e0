# Co mówi strona w poczekalni i przy stole każdej gry.
page-welcome = Witaj w sali gier nad morzem
your-name = Twoje imię
guest = Gość
room-password = Hasło do sali gier
come-in = Wejdź
room-closed = Nowi goście nie mogą teraz wejść. Kto już tu był, wraca swoim osobistym linkiem.
games = Gry
play-now = Graj
set-up = Przygotuj
new-table = { $game }: przygotuj stół
learn = Nauka gry
learn-title = { $game } w pięć minut
learn-play = Zagraj z przewodnikiem
lesson = Lekcja
lesson-next = Dalej
lesson-step = Krok { $step } z { $steps }
lesson-waits = Zobacz, co robią inni…
my-tables = Moje stoły
tables = Stoły
no-tables = W tej chwili żaden stół nie jest otwarty. Przygotuj własny i zaproś znajomych.
filter-game = Gra
all-games = Wszystkie gry
filter-tables = Które stoły
filter-all = Wszystkie
filter-free = Z wolnym miejscem
filter-running = Do oglądania
none-fits = Takiego stołu teraz nie ma.
hosted-by = Gospodarz: { $name }
clock-of-seconds = { $seconds } s na decyzję, { $minutes } min rezerwy
clock-of-days = { $days } d na decyzję
page-of = Strona { $page } z { $pages }
page-back = Poprzednia strona
page-on = Następna strona
moved = Ostatni ruch { $ago }
result-won = Wygrana
result-shared = Wspólne zwycięstwo
result-lost = Przegrana
result-alone = Gra solo
profile = Moje gry
profile-help = Zakończone gry według przeciwników. Przerwane się nie liczą.
profile-none = Nie masz jeszcze żadnej zakończonej gry.
player-none = Żadna publiczna gra jeszcze się nie skończyła.
player-games = Gry publiczne
against-people = Przeciw ludziom
against-bots = Przeciw botom
games-of-them = Gry
best-score = Najlepszy wynik
offline = Sala gier jest teraz nieosiągalna. Otworzy się sama, gdy tylko wróci połączenie.
unreachable = Sala gier jest teraz nieosiągalna. Spróbuj ponownie.
part-lost = Nie udało się wczytać tej części strony. Sprawdź połączenie i wczytaj stronę ponownie.
join = Dołącz
watch = Oglądaj
go-on = Graj dalej
look-back = Obejrzyj
status-open = Czeka na graczy
status-running = Gra trwa
status-finished = Zakończona
status-abandoned = Przerwana
other-device = Graj na innym urządzeniu
other-device-help = Dzięki temu linkowi na innym urządzeniu znów będziesz sobą. Zachowaj go dla siebie.
renew-own-link = Utwórz nowy link
renew-own-link-help = Stary niczego już nie otworzy, a wszystkie inne urządzenia, na których jesteś sobą, zostaną wylogowane.
who-sits-where = Kto gdzie siedzi
seat-number = Miejsce { $number }
seat-me = ja
seat-person = człowiek
seat-here = inna osoba tutaj
house-rules = Zasady domowe
option-wrong = { $option }: tak nie można. Dozwolone: { $allowed }
clock = Zegar
clock-kind-none = bez zegara
clock-kind-live = na jedno posiedzenie
clock-kind-days = korespondencyjnie
clock-kind-none-help = Każdy myśli, jak długo chce.
clock-kind-live-help = Sekundy na każdą decyzję; dalszy czas pochodzi z rezerwy na całą grę.
clock-kind-days-help = Dni na każdą decyzję, do gry w wolnych chwilach.
clock-seconds = Sekundy na decyzję
clock-minutes = Rezerwa w minutach
clock-days = Dni na decyzję
stand-in = Gra za spóźnionych
public-table = Każdy może grać lub oglądać
practice-table = Trening: wszystko można cofnąć, także kostki i karty
practice = Trening
spectators = Widzowie
watching-now = widzą grę na żywo
watching-late = widzą ją z dwuminutowym opóźnieniem
watching-delayed = widzą grę z opóźnieniem { $seconds } s
watching-none = nie mogą oglądać, dopóki gra trwa
create-table = Utwórz stół

## Pasek
to-table = Do stołu
to-lobby = Do poczekalni
language = Język
theme = Kolory
theme-system = jak w systemie
theme-day = dzień
theme-night = noc
motion = Animacje
pace = Tempo akcji
pace-slow = wolne
pace-normal = zwykłe
pace-quick = szybkie
pace-instant = natychmiast
connection-connecting = Łączenie…
connection-lost = Połączenie zostało przerwane. Kolejna próba…
sound = Dźwięk
connection-quiet = Od pewnego czasu brak odpowiedzi. To, co widzisz, może być nieaktualne.
close = Zamknij

## Przy stole
seats = Gracze
you = ty
waits = czeka
acts-now = wykonuje ruch
# Imiona botów, liczone od 0.
bot-name =
    { $number ->
        [0] Koral
        [1] Perła
        [2] Finn
        [3] Marina
        [4] Sandy
       *[other] Bot { $number }
    }
bot-stands-in = zastępuje { $bot }
time-left = Czas na tę decyzję
time-bank = Rezerwa
time-low = Czas prawie minął!
time-until = do { $when }
points-of = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
 }
chance = Los
chance-acts = Decyduje los…
skip-story = Pomiń
name-and-what = { $name }: { $what }
since-your-turn = Od twojej ostatniej tury
just-now = Ostatnie tury
turn-of = { $count ->
    [one] Ruch wykonuje { $names }.
   *[other] Teraz wybierają: { $names }
 }
chosen-already = Wybór zapadł. Możesz go jeszcze zmienić.
only-afterwards = Co to przyniesie, okaże się dopiero potem.
odds-of = { $percent } %: { $what }
what-now = Co teraz zrobić
choices-as-list = Wszystkie możliwości na liście ({ $number })
position = Sytuacja na stole
tools = Narzędzia
undo = Cofnij
ask-undo = Cofnij (pozostali muszą się zgodzić)
undo-what = Cofnij: { $choice }
undo-done = Cofnięto: { $choice }
undo-too-late = Teraz nie można nic cofnąć: kostki już rzucono albo zagrał ktoś inny.
hint = Wskazówka
rules = Zasady
log = Dziennik
log-in-order = Po kolei
log-newest-first = Najnowsze najpierw
attention-ask = Czy strona ma dać znać dźwiękiem i powiadomieniem, gdy nadejdzie twoja kolej?
attention-yes = Tak, proszę
attention-no = Nie, dziękuję
attention-wish = Dźwięk i powiadomienie, gdy nadejdzie moja kolej
shortcuts = Klawiatura
shortcut-choose = Wybierz możliwość, na której widać tę cyfrę
shortcut-skip = Pomiń opowieść i tury botów
shortcut-help = Pokaż tę listę
shortcuts-on = Klawisze działają same, bez Ctrl i Alt
chat = Rozmowa
chat-empty = Nikt jeszcze nic nie powiedział.
chat-no-seat = (bez miejsca)
chat-text = Powiedz coś
phrases = Szybkie zwroty
phrase-1 = Cześć!
phrase-2 = Dobre zagranie!
phrase-3 = Chwileczkę.
phrase-4 = O nie!
phrase-5 = Dzięki za grę!
new-messages = { $count ->
    [one] nowa wiadomość
    [few] { $count } nowe wiadomości
   *[other] { $count } nowych wiadomości
 }
send = Wyślij
plain-table = Tekst
picture-table = Obraz
more = Więcej
refused = To teraz niemożliwe.
download-log = Pobierz zapis gry
hand-to-bot = Niech bot zagra za mnie
players-and-spectators = Gracze i widzowie
mute = Wycisz
unmute = Pozwól mówić
mute-player = Wycisz: { $who }
unmute-player = Pozwól mówić: { $who }
remove = Usuń
remove-player = Usuń od stołu: { $who }
really-remove = Na pewno usuń: { $who }
take-seat-back = Graj znowu samodzielnie
ask-abandon = Przerwij grę (wszyscy muszą się zgodzić)
abandon = Przerwij grę
really-abandon = Przerwać grę na dobre?
keep-playing = Gram dalej
commitment = Rzuty są ustalone z góry i można je potem sprawdzić. Pieczęć: { $hash }
chance-sound = Rzuty były ustalone przed grą: wszystkie losowania (razem { $draws }) pasują do pieczęci, którą było wcześniej widać.
chance-sound-with-yours = Rzuty były ustalone przed grą, i to nie bez ciebie: wszystkie losowania (razem { $draws }) pasują do pieczęci, którą to urządzenie widziało wcześniej, i do jego własnego wkładu.
chance-without-yours = Losowania (razem { $draws }) pasują do pieczęci, ale brakuje wśród nich wkładu tego urządzenia: rzuty ustalono bez ciebie.
chance-changed = Uwaga: pieczęć rzutów zmieniła się, odkąd to urządzenie zobaczyło ją po raz pierwszy. To urządzenie nie dokłada do nich swojego wkładu; nie ufaj rzutom w tej grze.
chance-undone = Cofnięto razem z następstwami: { $undone }.
chance-wrong = Uwaga, zapis tej gry się nie zgadza: { $flaw ->
    [commitment] ma inną pieczęć niż ta, którą to urządzenie widziało przed grą.
    [contribution] nie ma w nim wkładu tego urządzenia w losowanie.
    [seed] jego ziarno nie jest tym, które ustaliła pieczęć.
    [draw] jedno z losowań wypadło inaczej, niż było ustalone.
   *[lines] jego wiersze zmieniono po podpisaniu.
 }
chance-old = Ta gra zaczęła się w starszym formacie. Jej rzuty można sprawdzić poleceniem seaboard verify.
asked-undo = { $who } chce cofnąć ostatnią decyzję.
asked-abandon = { $who } chce przerwać grę.
asked-publish = { $who } chce upublicznić tę grę: każdy mógłby ją obejrzeć wraz z tym, co powiedziano przy stole.
agree = Zgoda
decline = Odmów
log-undo = { $who } cofa ostatnią decyzję.
line-handed-over = Od teraz za gracza { $who } gra bot.
line-taken-back = { $who } znowu gra.
line-removed = Gospodarz usunął gracza; dalej gra { $who }.
line-asked = { $what ->
    [undo] { $who } prosi o cofnięcie ostatniej decyzji.
    [publish] { $who } prosi o upublicznienie gry.
   *[abandon] { $who } prosi o przerwanie gry.
 }
line-declined = { $who } się nie zgadza.
line-withdrawn = Gra nie mogła się zacząć, bo urządzenie gracza { $names } nie odpowiedziało. Zacznij jeszcze raz: gra ruszy bez tego wkładu w losowanie.
line-abandoned = Grę przerwano za zgodą wszystkich.
line-published = Od teraz gra jest publiczna.

## Spojrzenie wstecz
looking-back = Spojrzenie wstecz
replay = Powtórka
move-of = Ruch { $number } z { $last }
the-beginning = Gra się zaczyna.
replay-slider = Moment gry
replay-steps = Gra krok po kroku
turn-back = Tura wstecz
step-back = Ruch wstecz
step-on = Ruch naprzód
turn-on = Tura naprzód
replay-play = Odtwórz
replay-pause = Wstrzymaj
news-waiting = { $count ->
    [one] Tymczasem przybył nowy ruch.
    [few] Tymczasem przybyły { $count } nowe ruchy.
   *[other] Tymczasem przybyło { $count } nowych ruchów.
 }
your-turn-now = Twoja kolej.
earlier = Wcześniej
back-to-now = Wróć do gry
review = Analiza
chart-title = Punkty w trakcie gry
chart-after = Po ruchu { $number }
chart-table = Jako tabela

## Przed grą
waiting-room = Przed grą
waiting-for-players = Są jeszcze wolne miejsca. Zaproś znajomych albo dodaj boty.
invited-by = { $name } zaprasza cię do gry
invited = Zapraszamy do gry
table-full = Wszystkie miejsca są zajęte.
table-full-watch = Gdy gra się zacznie, możesz ją tu oglądać.
your-name-please = Jak mają się do ciebie zwracać inni?
in-a-minute = Zasady w minutę
all-rules = Wszystkie zasady
this-table = Przy tym stole
yes = tak
all-seated = Wszyscy są na miejscu.
free-seat = wolne
sit-down = Usiądź
add-bot = Dodaj bota…
seat-a-bot = Posadź bota na miejscu { $number }
another-player-here = Jeszcze ktoś tutaj
name-of-player-here = Imię gracza przy tym urządzeniu
sits-here = Siada tutaj
at-this-device = przy tym urządzeniu
pass-device = Urządzenie przejmuje { $name }
pass-device-help = Nic nie widać, dopóki ta osoba nie przejmie urządzenia.
i-am = To ja, { $name }
free-this-seat = Zwolnij miejsce
start = Rozpocznij grę
host-starts = Gra zacznie się, gdy rozpocznie ją gospodarz.
invite = Zaproś
invite-help = Każdy link dotyczy jednego miejsca. Wyślij go tylko osobie, która ma tam usiąść.
only-here = Ten link działa tylko na tym komputerze.
lan-closed = Sala jest dostępna tylko na tym komputerze. Otwórz ją przez „make play LAN=1”, a inni w twojej sieci znajdą ją pod adresem { $address }.
to-play = Do gry, miejsce { $number }
to-watch = Do oglądania
copy = Kopiuj
copied = Skopiowano
scan-code = Link jako kod do zeskanowania
renew-link = Unieważnij i odnów
link-renewed = Stary link już nie działa.
invite-watch-help = Z tym linkiem inni mogą oglądać.
no-entry = Te drzwi są zamknięte
no-entry-help = Nie ma takiego stołu albo link do niego stracił ważność.

## Zasady
possible-now = Teraz możliwe
why-not = Dlaczego nie?
search-rules = Szukaj w zasadach
full-text = Cała zasada
nothing-found = Nic nie znaleziono.

## Koniec
game-over = Koniec gry
winner = Wygrywa { $name }!
winners-shared = Zwycięstwo dzielą: { $names }!
score-sheet = Punktacja
score-so-far = Gdyby gra skończyła się teraz.
total = Suma
rematch = Zagraj jeszcze raz
share-game = Udostępnij tę grę
share-help = Kto ma ten link, może obejrzeć całą grę.
share-link = Link do tej gry
share-private = Ta gra jest prywatna. Gdy stanie się publiczna, każdy będzie mógł ją obejrzeć wraz z tym, co powiedziano przy stole, i będzie się liczyć na stronach tych, którzy grali.
share-public = Ta gra jest publiczna: każdy może ją obejrzeć.
make-public = Upublicznij
ask-public = Upublicznij (wszyscy muszą się zgodzić)
public-asked = Pozostali zostali zapytani o zgodę.
to-rematch = Do następnej gry
