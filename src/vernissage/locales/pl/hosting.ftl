bus-not-understood = Szyną może być tylko serwer Redis.
    .instead = Podaj jego adres, na przykład redis://127.0.0.1:6379/0.
hosting-not-installed = PostgreSQL i Redis wymagają pakietów, które nie są zainstalowane.
    .instead = Zainstaluj je poleceniem: pip install "vernissage[hosting]".
push-not-installed = Web Push wymaga pakietu, który nie jest zainstalowany: szyfruje on powiadomienia.
    .instead = Zainstaluj go poleceniem: pip install "vernissage[hosting]".
database-is-newer = Tę bazę zapisała nowsza wersja Vernissage (tu znana jest najwyżej wersja { $newest }).
    .instead = Zaktualizuj Vernissage albo wskaż inną bazę opcją --database.
database-not-understood = To nie jest adres bazy danych.
    .instead = Podaj sqlite:///PLIK albo postgresql://UŻYTKOWNIK@HOST/NAZWA.

## vernissage tables

cli-tables = Dla osób, które prowadzą serwer: lista, eksport, import, sprawdzanie, kopia i usuwanie stołów.
    .form = tables list|export|import|verify-all|backup|delete [NAZWA] [opcje]
cli-tables-action = list, export, import, verify-all, backup albo delete.
cli-tables-name = Identyfikator stołu (export, delete) albo plik (import, backup).
cli-tables-database = Baza danych: sqlite:///PLIK albo postgresql://… Domyślnie: tables.sqlite w folderze danych.
cli-tables-out = export: plik do zapisania.
cli-tables-records = export: zapisy zakończonych gier zamiast całych dzienników.
cli-tables-yes = delete: nie pytaj.
cli-tables-idle-days = delete: wszystkie stoły, których nikt nie ruszył od tylu dni.
cli-tables-json = list: jeden wiersz JSON na stół.
tables-table = Stół
tables-game = Gra
tables-status = Stan
tables-made = Utworzony
tables-touched = Ostatnio ruszony
tables-status-waiting = czeka
tables-status-playing = w grze
tables-status-over = zakończony
tables-count = { $count ->
        [one] 1 stół.
        [few] { $count } stoły.
       *[many] { $count } stołów.
    }
tables-exporting = Eksport
tables-importing = Import
tables-verifying = Odtwarzanie
tables-deleting = Usuwanie
tables-exported = { $count ->
        [one] Zapisano 1 wiersz do pliku { $file }.
        [few] Zapisano { $count } wiersze do pliku { $file }.
       *[many] Zapisano { $count } wierszy do pliku { $file }.
    }
tables-export-is-secret = Plik zawiera imiona i wszystkie ręce, także z trwających gier: zachowaj go dla siebie.
tables-imported = { $all ->
        [one] Wczytano 1 stół, w tym nowych: { $count }.
        [few] Wczytano { $all } stoły, w tym nowych lub dłuższych: { $count }.
       *[many] Wczytano { $all } stołów, w tym nowych lub dłuższych: { $count }.
    }
tables-verified = { $failed ->
        [0] { $count ->
                [one] 1 stół odtwarza się według dzisiejszych zasad.
                [few] Wszystkie { $count } stoły odtwarzają się według dzisiejszych zasad.
               *[many] Wszystkie stoły ({ $count }) odtwarzają się według dzisiejszych zasad.
            }
       *[other] Odtwarza się według dzisiejszych zasad: { $count }, nie odtwarza się: { $failed }.
    }
tables-backed-up = Bazę skopiowano do pliku { $file }.
tables-delete-ask = { $count ->
        [one] Usunąć 1 stół na zawsze? (tak/nie)
        [few] Usunąć { $count } stoły na zawsze? (tak/nie)
       *[many] Usunąć { $count } stołów na zawsze? (tak/nie)
    }
tables-deleted = { $count ->
        [one] Usunięto 1 stół.
        [few] Usunięto { $count } stoły.
       *[many] Usunięto { $count } stołów.
    }
yes = tak t yes y
tables-name-missing = Do tego potrzebny jest stół albo plik.
    .instead = Podaj go po nazwie czynności; „vernissage tables list” pokazuje stoły.
tables-out-missing = Brakuje pliku do zapisania.
    .instead = Wskaż go opcją --out PLIK.
tables-not-deleted = Niczego nie usunięto.
    .instead = Odpowiedz „tak” albo dodaj --yes.
no-database = Nie ma tam bazy danych.
    .instead = Najpierw uruchom serwer (vernissage serve) albo wskaż inną bazę opcją --database.
no-such-hosted-table = Nie ma takiego stołu.
    .instead = „vernissage tables list” pokazuje istniejące.
backup-by-postgresql = PostgreSQL ma własny sposób tworzenia kopii.
    .instead = Użyj pg_dump; docs/hosting.md pokazuje jak.
not-a-table = To nie jest wyeksportowany stół: { misfit }.
    .instead = Podaj plik zapisany poleceniem „vernissage tables export”.
log-has-gaps = Brakuje wpisów w jego dzienniku.
    .instead = Wyeksportuj go ponownie.
log-not-replayed = Jego dziennika nie da się odtworzyć ({ $detail }).
    .instead = Został uszkodzony albo zapisała go inna wersja.
table-differs = Baza ma inny stół o tej nazwie.
    .instead = Niczego w nim nie zmieniono; zaimportuj do innej bazy.
where-table = Stół { $table }

## Uczciwe tasowanie

cli-verify-shuffle = Sprawdź też tasowanie: treść …/shuffle tego stołu.
cli-shuffle-verified = Tasowanie było uczciwe: sekret zgadza się z obietnicą { $commitment }, a z losami wszystkich daje właśnie to rozdanie.
shuffle-of-one-record = Tasowanie dotyczy jednego zapisu.
    .instead = Podaj plik z tym jednym zapisem.
not-a-shuffle = To nie jest tasowanie: { misfit }.
    .instead = Zapisz treść /api/v1/tables/ID/shuffle i podaj ten plik.
shuffle-too-early = Nie ma w nim sekretu.
    .instead = Pobierz je ponownie po zakończeniu gry.
shuffle-of-a-given-setup = Temu stołowi podano gotowe rozdanie; niczego nie tasowano.
    .instead = Sprawdzić można tylko stoły bez podanego rozdania.
shuffle-broken-promise = Sekret nie jest tym, który obiecano.
    .instead = Nie ufaj temu rozdaniu.
shuffle-other-seed = Sekret i losy wszystkich dają inne ziarno: { $seed }.
    .instead = Nie ufaj temu rozdaniu.
shuffle-other-deal = Ziarno { $seed } daje inne rozdanie niż w zapisie.
    .instead = Nie ufaj temu rozdaniu albo sprawdź, czy zapis i tasowanie należą do siebie.
