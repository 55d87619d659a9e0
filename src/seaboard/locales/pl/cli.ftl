# The command line's help.
about = Seaboard: sala gier nad morzem.
examples =
    Spróbuj na przykład:
      seaboard play
      seaboard play wreck_raiders --players 1
      seaboard play schatztaucher --players 4 --bots strong,easy --names Ada,Ben
      seaboard play --resume
command = POLECENIE
usage = Użycie:
commands = Polecenia
arguments = Argumenty
options = Opcje
help-help = pokaż tę pomoc
help-version = pokaż wersję
help-lang = język: { $languages }
help-debug = pokaż, w którym miejscu kodu powstał błąd
help-play = Zagraj w terminalu, z botami albo ze znajomymi przy jednej klawiaturze. Każda akcja jest od razu zapisywana.
help-replay = Obejrzyj zapis partii krok po kroku.
help-review = omówienie zakończonej partii: umiejętności i szczęście, decyzja po decyzji
help-thinking = liczba prób na każdą decyzję i każde losowanie; bez podania 1000, mniej tam, gdzie brak szybkich zasad
help-review-seed = tekst, z którego wynika całe myślenie: ten sam tekst daje to samo omówienie
help-review-json = wszystko jako JSON, dla innych programów
help-verify = Sprawdź zapis partii: każdą akcję, każdą kostkę i wynik.
help-box = Zajrzyj do pudełka gry albo sprawdź własny plik pudełka.
help-file = zapis partii (JSON Lines)
help-known-commitment = pieczęć, którą widać było przed grą (64 cyfry szesnastkowe)
help-known-seed = ziarno, jeśli już je znasz (64 cyfry szesnastkowe)
help-known-key = klucz publiczny sali gier (64 cyfry szesnastkowe)
help-box-file = własny plik pudełka zamiast pliku gry
help-game = do wyboru: { $games }
help-players = ile osób i botów gra
help-bots = boty na ostatnich miejscach, po przecinku: beginner (początkujący), easy (łatwy), medium (średni), strong (silny) lub master (najsilniejszy); także greedy i random, które nie patrzą naprzód, oraz search. none: tylko ludzie. Bez tego grasz przeciw botom poziomu medium
help-names = imiona osób, oddzielone przecinkami
help-option = inna opcja gry, na przykład memory=true; można podać kilka razy
help-seed = dowolny tekst: ten sam tekst to te same rzuty
help-by-hand = rzucasz prawdziwymi kostkami, odwracasz prawdziwe żetony i wpisujesz, co pokazują
help-folder = gdzie zapisywane są partie
help-resume = wróć do zapisanej partii; bez nazwy do ostatniej
help-repair = z --resume: usuń uszkodzony koniec zapisu (kopia zostaje)
help-box-show = pokaż wszystkie tabele pudełka, z podziałem na fakty i rekonstrukcje
help-box-check = sprawdź plik pudełka
help-box-export = wypisz plik pudełka gry, żeby wstawić własne wartości
help-box-what = gra albo plik pudełka
help-box-target = nowy plik; domyślnie standardowe wyjście
