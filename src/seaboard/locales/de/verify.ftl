# Was `seaboard verify` über ein einwandfreies Protokoll sagt, und was dieses nicht beweist.

verified = Alles in Ordnung: { $actions ->
    [one] eine Aktion
   *[other] { $actions } Aktionen
 } nach den Regeln, { $outcomes ->
    [one] ein Zufallsergebnis
   *[other] { $outcomes } Zufallsergebnisse
 } wie vom Startwert festgelegt, Endstand richtig.
verified-by-hand = Alles in Ordnung: { $actions ->
    [one] eine Aktion
   *[other] { $actions } Aktionen
 } nach den Regeln, Endstand richtig.
verified-so-far = Bis hierher in Ordnung: { $actions ->
    [one] eine Aktion
   *[other] { $actions } Aktionen
 } nach den Regeln, { $outcomes ->
    [0] noch kein Zufallsergebnis geprüft.
    [one] ein Zufallsergebnis wie vom Startwert festgelegt.
   *[other] { $outcomes } Zufallsergebnisse wie vom Startwert festgelegt.
 }
verified-abandoned = Alles in Ordnung: { $actions ->
    [one] eine Aktion
   *[other] { $actions } Aktionen
 } nach den Regeln, { $outcomes ->
    [one] ein Zufallsergebnis
   *[other] { $outcomes } Zufallsergebnisse
 } wie vom Startwert festgelegt. Das Spiel wurde abgebrochen, { $why ->
    [agreed] weil alle einverstanden waren.
   *[rules] weil hier nicht mehr nach seinen Regeln gespielt wurde.
 }
verified-without-rules = In Ordnung, soweit es sich ohne die Regeln prüfen lässt: { $actions ->
    [one] ein Eintrag
   *[other] { $actions } Einträge
 } in richtiger Folge, { $outcomes ->
    [one] ein Zufallsergebnis
   *[other] { $outcomes } Zufallsergebnisse
 } wie vom Startwert festgelegt.
verified-undone = Zufallsergebnisse, die samt ihren Folgen zurückgenommen wurden: { $undone }.
verified-attempt = Das Spiel begann beim { $attempt }. Versuch; davor hatte ein Platz seinen Beitrag nicht offengelegt.
verified-key = Unterschrieben mit dem Schlüssel { $key }. Ist das der Schlüssel des Spielzimmers, so ist das Protokoll noch so, wie das Zimmer es geschrieben hat.
doubt-unfinished = Kein Beweis: Das Spiel läuft noch. Der Zufall lässt sich prüfen, wenn am Ende der Startwert offengelegt wird.
doubt-by-hand = Kein Beweis: Würfe und Ziehungen wurden von Hand eingegeben.
doubt-own-seed = Kein Beweis: Wer das Spiel aufgebaut hat, hat den Startwert selbst gewählt und damit die Würfel.
doubt-old-format = Kein Beweis: Das Protokoll hat Format 1, das keine Unterschrift kennt und weder Namen noch Optionen an die Würfel bindet. Wer es hat, kann mit demselben Startwert ein anderes Spiel aufschreiben.
doubt-unsealed = Kein Beweis: Kein Spielzimmer hat das Protokoll unterschrieben. Wer es hat, kann mit demselben Startwert ein anderes Spiel aufschreiben.
doubt-forgotten = Kein Beweis dafür, wer gespielt hat: Auf Wunsch wurde ein Name aus der Kopfzeile entfernt.
doubt-other-rules = Nicht geprüft: ob alle Aktionen erlaubt waren und der Endstand stimmt. Dafür braucht es Version { $rules } der Regeln von { $game }; dieses Programm hat Version { $here }.
