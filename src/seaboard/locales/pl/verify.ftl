# Co `seaboard verify` mówi o poprawnym zapisie partii i czego ten zapis nie dowodzi.

verified = Wszystko się zgadza: { $actions ->
    [one] { $actions } akcja zgodna
    [few] { $actions } akcje zgodne
    [many] { $actions } akcji zgodnych
   *[other] { $actions } akcji zgodnej
 } z zasadami, { $outcomes ->
    [one] { $outcomes } wynik losowy zgodny
    [few] { $outcomes } wyniki losowe zgodne
    [many] { $outcomes } wyników losowych zgodnych
   *[other] { $outcomes } wyniku losowego zgodnego
 } z ziarnem, wynik gry poprawny.
verified-by-hand = Wszystko się zgadza: { $actions ->
    [one] { $actions } akcja zgodna
    [few] { $actions } akcje zgodne
    [many] { $actions } akcji zgodnych
   *[other] { $actions } akcji zgodnej
 } z zasadami, wynik gry poprawny.
verified-so-far = Na razie wszystko się zgadza: { $actions ->
    [one] { $actions } akcja zgodna
    [few] { $actions } akcje zgodne
    [many] { $actions } akcji zgodnych
   *[other] { $actions } akcji zgodnej
 } z zasadami, { $outcomes ->
    [0] żadnego wyniku losowego jeszcze nie sprawdzono.
    [one] { $outcomes } wynik losowy zgodny z ziarnem.
    [few] { $outcomes } wyniki losowe zgodne z ziarnem.
    [many] { $outcomes } wyników losowych zgodnych z ziarnem.
   *[other] { $outcomes } wyniku losowego zgodnego z ziarnem.
 }
verified-abandoned = Wszystko się zgadza: { $actions ->
    [one] { $actions } akcja zgodna
    [few] { $actions } akcje zgodne
    [many] { $actions } akcji zgodnych
   *[other] { $actions } akcji zgodnej
 } z zasadami, { $outcomes ->
    [one] { $outcomes } wynik losowy zgodny
    [few] { $outcomes } wyniki losowe zgodne
    [many] { $outcomes } wyników losowych zgodnych
   *[other] { $outcomes } wyniku losowego zgodnego
 } z ziarnem. Partię przerwano, { $why ->
    [agreed] bo wszyscy się na to zgodzili.
   *[rules] bo nie grano tu już według jej zasad.
 }
verified-without-rules = Zgadza się wszystko, co da się sprawdzić bez zasad: { $actions ->
    [one] { $actions } wpis na swoim miejscu
    [few] { $actions } wpisy na swoich miejscach
    [many] { $actions } wpisów na swoich miejscach
   *[other] { $actions } wpisu na swoim miejscu
 }, { $outcomes ->
    [one] { $outcomes } wynik losowy zgodny
    [few] { $outcomes } wyniki losowe zgodne
    [many] { $outcomes } wyników losowych zgodnych
   *[other] { $outcomes } wyniku losowego zgodnego
 } z ziarnem.
verified-undone = Wyniki losowe cofnięte razem z tym, co po nich nastąpiło: { $undone }.
verified-attempt = Gra zaczęła się za { $attempt }. razem; wcześniej któreś miejsce nie ujawniło swojego wkładu w losowanie.
verified-key = Podpisano kluczem { $key }. Jeśli to klucz tej sali gier, zapis jest taki, jaki sala zostawiła.
doubt-unfinished = To nie dowód: gra jeszcze trwa. Wyniki losowe będzie można sprawdzić, gdy na końcu zostanie ujawnione ziarno.
doubt-by-hand = To nie dowód: rzuty i losowania wpisano ręcznie.
doubt-own-seed = To nie dowód: kto przygotował grę, sam wybrał ziarno, a z nim rzuty.
doubt-old-format = To nie dowód: zapis ma format 1, który nie zna podpisu i nie wiąże z rzutami ani imion, ani opcji. Kto go ma, może z tym samym ziarnem napisać inną partię.
doubt-unsealed = To nie dowód: żadna sala gier nie podpisała zapisu. Kto go ma, może z tym samym ziarnem napisać inną partię.
doubt-forgotten = To nie dowód na to, kto grał: na czyjeś życzenie usunięto imię z nagłówka.
doubt-other-rules = Nie sprawdzono, czy akcje były dozwolone i czy wynik jest poprawny. Do tego potrzebna jest wersja { $rules } zasad gry { $game }; ten program ma wersję { $here }.
