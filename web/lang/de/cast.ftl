# Die Bots: je ein Satz, der sie beschreibt.

cast-pip = Die erste Woche auf See und schon zweimal seekrank.
cast-nell = Klettert überall hinauf und zählt nirgends nach.
cast-tam = Gibt jeden Schatz für einen Zwieback her.
cast-wren = Fragt den ganzen Tag und vergisst die Antworten.
cast-kit = Aus der Schule ausgerissen, und das merkt man.
cast-dot = Winkt jedem Schiff, auch den feindlichen.
cast-otto = Summt beim Denken und denkt beim Summen.
cast-molly = Lacht viel, verliert mit Anstand und spielt immer noch eine Runde.
cast-barnaby = Hat einen Papagei, der schlechte Ratschläge gibt.
cast-ines = Vormittags kühn, abends reumütig.
cast-rufus = Kennt zu jeder Narbe eine Geschichte und zu jeder Geschichte eine Narbe.
cast-saskia = Wettet fröhlich auf alles.
cast-marlow = Schreibt alles auf, am liebsten über dich.
cast-voss = Verzeiht wenige Fehler und deine gar nicht.
cast-castella = Verkauft dir lächelnd deinen eigenen Rum.
cast-thorsen = Laut, geduldig und beim Zahlen nie in Eile.
cast-amara = Kennt jeden Hafen und weiß, wer ihr dort etwas schuldet.
cast-quill = Kann die Regeln auswendig und kennt die Wege daran vorbei.
cast-hallow = Seit dem großen Sturm durch nichts mehr zu überraschen.
cast-thorne = Nimmt sich Zeit und vergisst nichts.
cast-serrano = Höflich bis zum letzten Dukaten. Bis zu deinem letzten.
cast-okoye = Sieht drei Züge voraus und lächelt über den vierten.
cast-vasari = Spielt Schach gegen die Schiffskatze und gewinnt.
cast-brandt = War zweimal im Ruhestand. Die See hatte etwas dagegen.
