# Titel der Gemälde.

## musee

musee-1 = Erstes Licht auf den Drei Schwestern
musee-2 = Der Hafen erwacht
musee-3 = Anneke mit weißer Haube
musee-4 = Der Turm hütet die Stunden
musee-5 = Fuchs zwischen Birken
musee-6 = August, bevor die Wagen kommen
musee-7 = Die „Beharrlichkeit“ in schwerer See
musee-8 = Der Lehrling des Astronomen
musee-9 = Durch das alte Tor
musee-10 = Geduld
musee-11 = Gold über dem Weg
musee-12 = Der Tag, an dem niemand arbeitete
musee-13 = Donnerstagsmarkt
musee-14 = Innenhof mit Orangenbäumen
musee-15 = Die braune Stute
musee-16 = Unwetter zieht über den Polder
musee-17 = Das Licht am Kap
musee-18 = Großmutter Ilses Perlen
musee-19 = Schnee an der Westfassade
musee-20 = Der Hausherr
musee-21 = Die Wiese gehört niemandem
musee-22 = Regatta vor Saint-Brice
musee-23 = Der Cellist im Ruhestand
musee-24 = Was die Säulen noch wissen
musee-25 = Der Nachtportier
musee-26 = Rauch über dem Winterdorf
musee-27 = Ruderer auf dem Heimweg
musee-28 = Das Laternenfest
musee-29 = Das lange Becken
musee-30 = Der Lauschende
musee-31 = Der Fluss lässt sich Zeit
musee-32 = Eis, Abend, kein Schiff
musee-33 = Frau mit rostrotem Schleier
musee-34 = Fünf Dächer im April
musee-35 = Karpfengespräch
musee-36 = Das laute Tal
musee-37 = Ebbe, die Boote ruhen
musee-38 = Der Sonntag hat begonnen
musee-39 = Von Wolken belagert
musee-40 = Sie kennt den Weg
musee-41 = Lavendel, letzte Stunde
musee-42 = Der Teich hinter dem Haus
musee-43 = Der Sonntagshut des Fährmanns
musee-44 = Das Wasser geht über das Tal
musee-45 = Heide mit Hase
musee-46 = Wo der Pfad verschwindet
musee-47 = Gondel, Viertel vor vier
musee-48 = Kind mit roter Baskenmütze
musee-49 = Die Palmen bleiben wach
musee-50 = Der Gast auf dem See
musee-51 = Fünf Wanderer, kein Schatten
musee-52 = Regen seit dem Morgen
musee-53 = Die Tische füllen sich
musee-54 = Kirche ohne Straße
musee-55 = Der Bürgermeister
musee-56 = Elf Frühlingstage
musee-57 = Die Flotte ist zurück
musee-58 = Die Modistin
musee-59 = Arkade am späten Vormittag
musee-60 = Alle Augen offen

## modern-art-nex

modern-art-nex-01 = Viertel nach
modern-art-nex-02 = Zwei Regenbögen für einen Maurer
modern-art-nex-03 = Himmel und Hölle
modern-art-nex-04 = Der Filmvorführer
modern-art-nex-05 = Große Zahlen
modern-art-nex-06 = Treppe für einen Reiher
modern-art-nex-07 = Segelfabrik
modern-art-nex-08 = Um die Ecke
modern-art-nex-09 = Urlaub des Fliesenlegers
modern-art-nex-10 = Gefalteter Leuchtturm
modern-art-nex-11 = Vorstandssitzung
modern-art-nex-12 = Absteigende Halbmonde

## modern-art-bahut

modern-art-bahut-01 = Das Blatt atmet
modern-art-bahut-02 = Unterströmung
modern-art-bahut-03 = Jemand hinter dem Vorhang
modern-art-bahut-04 = Tropfen Nummer neun
modern-art-bahut-05 = Gefälle
modern-art-bahut-06 = Lange Dünung
modern-art-bahut-07 = Zwei Schlafende
modern-art-bahut-08 = Jahresringe
modern-art-bahut-09 = Funkstille
modern-art-bahut-10 = Ballade vom tiefen Wasser
modern-art-bahut-11 = Die Migräne geht
modern-art-bahut-12 = Echolot
modern-art-bahut-13 = Schräger Regen

## modern-art-darmoir

modern-art-darmoir-01 = Glut über Bernstein
modern-art-darmoir-02 = Vier Arten von Abend
modern-art-darmoir-03 = Die gelbe Stunde
modern-art-darmoir-04 = Samt und was darunter liegt
modern-art-darmoir-05 = Eine angelehnte Tür
modern-art-darmoir-06 = Langsames Violett
modern-art-darmoir-07 = Schwelle
modern-art-darmoir-08 = Aprikose, zweimal
modern-art-darmoir-09 = Fenster eines Nachtzugs
modern-art-darmoir-10 = Nichts als Orange
modern-art-darmoir-11 = Pflaumenzeit
modern-art-darmoir-12 = Der Korridor
modern-art-darmoir-13 = Drei nie abgeschickte Briefe
modern-art-darmoir-14 = Nach der Oper

## modern-art-sadland

modern-art-sadland-01 = Kurzschluss
modern-art-sadland-02 = Streit in vier Würfen
modern-art-sadland-03 = Der Elektriker träumt
modern-art-sadland-04 = Es kam von der Decke
modern-art-sadland-05 = Nest aus Draht
modern-art-sadland-06 = Tiefflug
modern-art-sadland-07 = Knochenmusik
modern-art-sadland-08 = Die zweite Explosion
modern-art-sadland-09 = Rotes Wetter
modern-art-sadland-10 = Telegramm an niemanden
modern-art-sadland-11 = Funkenleiter
modern-art-sadland-12 = Alles auf einmal
modern-art-sadland-13 = Gelb gewinnt
modern-art-sadland-14 = Verabredung mit einer Spinne
modern-art-sadland-15 = Probe für einen Sturm

## modern-art-koriko

modern-art-koriko-01 = Ein Farn, stehend
modern-art-koriko-02 = Neun kleine Aufbrüche
modern-art-koriko-03 = Die Vase meiner Tante
modern-art-koriko-04 = Aufwärts fallende Pflaumen
modern-art-koriko-05 = Café Aquarium
modern-art-koriko-06 = Gartenuhr
modern-art-koriko-07 = Montagsblatt
modern-art-koriko-08 = Herbarium
modern-art-koriko-09 = Strauß für eine Unbekannte
modern-art-koriko-10 = Zwei Gärtner sind uneins
modern-art-koriko-11 = Gezeitentafel
modern-art-koriko-12 = Violetter Mittag
modern-art-koriko-13 = Die geduldige Palme
modern-art-koriko-14 = Allerlei Samen
modern-art-koriko-15 = Balkon im Juli
modern-art-koriko-16 = Schere im Morgengrauen
