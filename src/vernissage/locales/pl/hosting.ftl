bus-not-understood = Szyną może być tylko serwer Redis.
    .instead = Podaj jego adres, na przykład redis://127.0.0.1:6379/0.
hosting-not-installed = PostgreSQL i Redis wymagają pakietów, które nie są zainstalowane.
    .instead = Zainstaluj je poleceniem: pip install "vernissage[hosting]".
database-is-newer = Tę bazę zapisała nowsza wersja Vernissage (tu znana jest najwyżej wersja { $newest }).
    .instead = Zaktualizuj Vernissage albo wskaż inną bazę opcją --database.
database-not-understood = To nie jest adres bazy danych.
    .instead = Podaj sqlite:///PLIK albo postgresql://UŻYTKOWNIK@HOST/NAZWA.
