# What the terminal says at every game's table.
chance = Los
person = Gracz { $number }
# Names for bots, by number from 0.
bot-name =
    { $number ->
        [0] Koral
        [1] Perła
        [2] Bałtek
        [3] Marina
       *[other] Bot { $number }
    }
which-game = W co chcesz zagrać?
which-game-prompt = Gra:
commitment = Wszystkie rzuty są ustalone z góry i po grze można je sprawdzić. Pieczęć: { $hash }
letters = Wpisz numer, żeby wybrać. u cofa, ? wyjaśnia znaki i zasady, h podpowiada, s pokazuje punkty, t pokazuje cały stół, q kończy (gra zostaje zapisana).
prompt = { $name } >
prompt-outcome = Co widzisz? >
hand-over = Teraz na ekran patrzy tylko { $name }. Reszta odwraca wzrok; naciśnij Enter.
not-a-number = Nie ma wyboru „{ $wish }”. Wpisz numer od 1 do { $last }.
not-understood = Nie ma wyboru „{ $wish }”. Wpisz numer od 1 do { $last } albo u, ?, h, s, t, q.
not-an-outcome = Nie ma wyboru „{ $wish }”. Wpisz numer od 1 do { $last }, u, żeby cofnąć ostatni wpis, albo q.
not-possible = Teraz nie można:
undone = Cofnięte.
cannot-undo = Nie ma czego cofnąć: od twojej ostatniej decyzji coś wylosowano, odsłonięto lub rozstrzygnięto.
saved = Gra jest zapisana jako { $name }. Aby do niej wrócić: seaboard play --resume
skipped = Zapis { $name } zostaje pominięty. { $reason }
repaired = Uszkodzony koniec zapisu został usunięty; { $lines ->
    [one] pozostał { $lines } wiersz
    [few] pozostały { $lines } wiersze
    [many] pozostało { $lines } wierszy
   *[other] pozostało { $lines } wierszy
 }.
score-sheet = Punktacja
total = Razem
player = Gracz
points = Punkty
winner = Wygrywa { $name }!
winners-shared = Wspólne zwycięstwo: { $names }!
winners-unchecked = Zapis podaje jako zwycięzcę, bez sprawdzenia: { $names }.
nobody-here = miejsce { $seat }
log-kept = Zapis tej partii: { $file }
log-undo = { $who } cofa ostatnią decyzję.
replay-prompt = [{ $number }/{ $last }] Enter: dalej, b: wstecz, numer: skok, t: stół, q: koniec >
replay-without-rules = Ta partia była grana według wersji { $rules } zasad, których ten program nie ma. Może opowiedzieć, co zrobiono, ale nie, co z tego wynikło.
box-status =
    { $status ->
        [fact] fakt
       *[reconstructed] rekonstrukcja
    }
box-hash = Skrót tego pudełka: { $hash }
box-good = { $title }: pudełko jest kompletne i poprawne. Skrót: { $hash }
