# Tytuły obrazów.

## musee

musee-1 = Pierwsze światło na Trzech Siostrach
musee-2 = Port się budzi
musee-3 = Anneke w białym czepku
musee-4 = Wieża pilnuje godzin
musee-5 = Lis wśród brzóz
musee-6 = Sierpień, zanim przyjadą wozy
musee-7 = „Wytrwałość” na wzburzonym morzu
musee-8 = Uczeń astronoma
musee-9 = Przez starą bramę
musee-10 = Cierpliwość
musee-11 = Złoto nad ścieżką
musee-12 = Dzień, w którym nikt nie pracował
musee-13 = Targ czwartkowy
musee-14 = Dziedziniec z drzewkami pomarańczowymi
musee-15 = Gniada klacz
musee-16 = Burza nadciąga nad polder
musee-17 = Latarnia na przylądku
musee-18 = Perły babci Ilse
musee-19 = Śnieg na zachodniej fasadzie
musee-20 = Gospodarz
musee-21 = Łąka jest niczyja
musee-22 = Regaty pod Saint-Brice
musee-23 = Emerytowany wiolonczelista
musee-24 = Co pamiętają kolumny
musee-25 = Nocny portier
musee-26 = Dym nad zimową wsią
musee-27 = Łodzią do domu
musee-28 = Święto lampionów
musee-29 = Długa sadzawka
musee-30 = Nasłuchujący
musee-31 = Rzece się nie spieszy
musee-32 = Lód, wieczór, żadnego statku
musee-33 = Kobieta w rdzawym welonie
musee-34 = Pięć dachów w kwietniu
musee-35 = Rozmowa karpi
musee-36 = Głośna dolina
musee-37 = Odpływ, łodzie odpoczywają
musee-38 = Niedziela się zaczęła
musee-39 = W oblężeniu chmur
musee-40 = Ona pamięta drogę
musee-41 = Lawenda, ostatnia godzina
musee-42 = Staw za domem
musee-43 = Niedzielny kapelusz przewoźnika
musee-44 = Woda idzie przez dolinę
musee-45 = Wrzosowisko z zającem
musee-46 = Gdzie ścieżka znika w lesie
musee-47 = Gondola, za kwadrans czwarta
musee-48 = Dziecko w czerwonym berecie
musee-49 = Palmy nie śpią
musee-50 = Gość na jeziorze
musee-51 = Pięcioro wędrowców, ani skrawka cienia
musee-52 = Pada od rana
musee-53 = Stoliki się zapełniają
musee-54 = Kościół bez ulicy
musee-55 = Burmistrz
musee-56 = Jedenaście dni wiosny
musee-57 = Flota wróciła
musee-58 = Modystka
musee-59 = Arkady przed południem
musee-60 = Wszystkie oczy otwarte

## modern-art-nex

modern-art-nex-01 = Kwadrans po
modern-art-nex-02 = Dwie tęcze dla murarza
modern-art-nex-03 = Gra w klasy
modern-art-nex-04 = Kinooperator
modern-art-nex-05 = Wielkie liczby
modern-art-nex-06 = Schody dla czapli
modern-art-nex-07 = Fabryka żagli
modern-art-nex-08 = Za rogiem
modern-art-nex-09 = Urlop kafelkarza
modern-art-nex-10 = Złożona latarnia morska
modern-art-nex-11 = Posiedzenie zarządu
modern-art-nex-12 = Schodzące półksiężyce

## modern-art-bahut

modern-art-bahut-01 = Arkusz oddycha
modern-art-bahut-02 = Prąd denny
modern-art-bahut-03 = Ktoś za zasłoną
modern-art-bahut-04 = Kropla numer dziewięć
modern-art-bahut-05 = Stok
modern-art-bahut-06 = Martwa fala
modern-art-bahut-07 = Dwoje śpiących
modern-art-bahut-08 = Słoje
modern-art-bahut-09 = Cisza w eterze
modern-art-bahut-10 = Ballada o głębokiej wodzie
modern-art-bahut-11 = Migrena odchodzi
modern-art-bahut-12 = Echosonda
modern-art-bahut-13 = Ukośny deszcz

## modern-art-darmoir

modern-art-darmoir-01 = Żar nad bursztynem
modern-art-darmoir-02 = Cztery rodzaje wieczoru
modern-art-darmoir-03 = Żółta godzina
modern-art-darmoir-04 = Aksamit i to, co pod nim
modern-art-darmoir-05 = Niedomknięte drzwi
modern-art-darmoir-06 = Powolny fiolet
modern-art-darmoir-07 = Próg
modern-art-darmoir-08 = Morela, dwa razy
modern-art-darmoir-09 = Okna nocnego pociągu
modern-art-darmoir-10 = Tylko pomarańcz
modern-art-darmoir-11 = Pora śliwek
modern-art-darmoir-12 = Korytarz
modern-art-darmoir-13 = Trzy niewysłane listy
modern-art-darmoir-14 = Po operze

## modern-art-sadland

modern-art-sadland-01 = Zwarcie
modern-art-sadland-02 = Kłótnia w czterech rzutach
modern-art-sadland-03 = Sny elektryka
modern-art-sadland-04 = To przyszło z sufitu
modern-art-sadland-05 = Gniazdo z drutu
modern-art-sadland-06 = Niski lot
modern-art-sadland-07 = Muzyka kości
modern-art-sadland-08 = Drugi wybuch
modern-art-sadland-09 = Czerwona pogoda
modern-art-sadland-10 = Telegram do nikogo
modern-art-sadland-11 = Drabina iskier
modern-art-sadland-12 = Wszystko naraz
modern-art-sadland-13 = Żółty wygrywa
modern-art-sadland-14 = Spotkanie z pająkiem
modern-art-sadland-15 = Próba generalna burzy

## modern-art-koriko

modern-art-koriko-01 = Samotna paproć
modern-art-koriko-02 = Dziewięć małych odlotów
modern-art-koriko-03 = Wazon po ciotce
modern-art-koriko-04 = Śliwki spadające w górę
modern-art-koriko-05 = Kawiarnia „Akwarium”
modern-art-koriko-06 = Zegar ogrodowy
modern-art-koriko-07 = Poniedziałkowy liść
modern-art-koriko-08 = Zielnik
modern-art-koriko-09 = Bukiet dla nieznajomej
modern-art-koriko-10 = Spór dwóch ogrodników
modern-art-koriko-11 = Tablica pływów
modern-art-koriko-12 = Fioletowe południe
modern-art-koriko-13 = Cierpliwa palma
modern-art-koriko-14 = Rozmaite nasiona
modern-art-koriko-15 = Balkon w lipcu
modern-art-koriko-16 = Nożyczki o świcie
