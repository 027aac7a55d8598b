# I bot: una frase ciascuno.

cast-pip = Prima settimana in mare, e già due volte il mal di mare.
cast-nell = Si arrampica dappertutto e non conta mai nulla.
cast-tam = Darebbe qualsiasi tesoro per un biscotto.
cast-wren = Fa domande tutto il giorno e dimentica le risposte.
cast-kit = È in fuga dalla scuola, e si vede.
cast-dot = Saluta tutte le navi, anche quelle nemiche.
cast-otto = Canticchia mentre pensa, e pensa mentre canticchia.
cast-molly = Ride molto, sa perdere e gioca sempre un’altra partita.
cast-barnaby = Ha un pappagallo che dà cattivi consigli.
cast-ines = Audace al mattino, pentita la sera.
cast-rufus = Una storia per ogni cicatrice, una cicatrice per ogni storia.
cast-saskia = Scommette su tutto, con allegria.
cast-marlow = Annota ogni cosa, soprattutto su di te.
cast-voss = Perdona pochi errori, e mai i tuoi.
cast-castella = Ti vende il tuo stesso rum con un sorriso.
cast-thorsen = Rumoroso, paziente, e senza fretta di pagare.
cast-amara = Conosce ogni porto e chi le deve qualcosa.
cast-quill = Sa le regole a memoria, e anche come aggirarle.
cast-hallow = Dopo la grande tempesta non lo stupisce più nulla.
cast-thorne = Si prende il suo tempo e non dimentica nulla.
cast-serrano = Gentile fino all’ultimo ducato. Fino al tuo ultimo ducato.
cast-okoye = Vede tre turni avanti e sorride al quarto.
cast-vasari = Gioca a scacchi con il gatto di bordo, e vince.
cast-brandt = In pensione due volte. Il mare non ha voluto.
