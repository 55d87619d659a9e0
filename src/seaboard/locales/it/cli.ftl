# The command line's help.
about = Seaboard: una sala giochi in riva al mare.
examples =
    Prova ad esempio:
      seaboard play
      seaboard play wreck_raiders --players 1
      seaboard play schatztaucher --players 4 --bots strong,easy --names Ada,Ben
      seaboard play --resume
command = COMANDO
usage = Uso:
commands = Comandi
arguments = Argomenti
options = Opzioni
help-help = mostra questo aiuto
help-version = mostra la versione
help-lang = lingua: { $languages }
help-debug = mostra in quale punto del codice nasce un errore
help-play = Gioca nel terminale, contro i bot o in compagnia alla stessa tastiera. Ogni azione viene salvata subito.
help-replay = Rivedi il registro di una partita passo dopo passo.
help-review = analizza una partita finita: abilità e fortuna, decisione per decisione
help-thinking = iterazioni per ogni decisione e ogni estrazione; 1000 se non indicato, meno dove mancano le regole veloci
help-review-seed = un testo da cui segue ogni riflessione: lo stesso testo dà la stessa analisi
help-review-json = tutto come JSON, per altri programmi
help-verify = Controlla il registro di una partita: ogni azione, ogni dado, il risultato.
help-box = Guarda che cosa c’è nella scatola di un gioco, o controlla un tuo file di scatola.
help-file = il registro di una partita (JSON Lines)
help-known-commitment = il sigillo che hai visto prima della partita (64 cifre esadecimali)
help-known-seed = il seme, se lo conosci già (64 cifre esadecimali)
help-known-key = la chiave pubblica della sala giochi (64 cifre esadecimali)
help-box-file = un tuo file di scatola al posto di quello del gioco
help-game = uno tra: { $games }
help-players = quanti giocano
help-bots = bot agli ultimi posti, separati da virgole: beginner (principiante), easy (facile), medium (medio), strong (forte) o master (il più forte); anche greedy e random, che non guardano avanti, e search. none: solo persone. Senza questo si gioca contro bot di livello medium
help-names = i nomi delle persone, separati da virgole
help-option = un’altra opzione del gioco, ad esempio memory=true; si può ripetere
help-seed = un testo qualsiasi: stesso testo, stessi dadi
help-by-hand = lanci dadi veri, giri tessere vere e scrivi che cosa mostrano
help-folder = dove vengono salvate le partite
help-resume = riprendi una partita salvata; senza nome, l’ultima
help-repair = con --resume: elimina la fine danneggiata di un salvataggio (ne resta una copia)
help-box-show = mostra tutte le tabelle di una scatola, distinguendo i dati certi da quelli ricostruiti
help-box-check = controlla un file di scatola
help-box-export = scrivi il file di scatola di un gioco, per metterci i tuoi valori
help-box-what = un gioco o un file di scatola
help-box-target = il nuovo file; se manca, lo standard output
