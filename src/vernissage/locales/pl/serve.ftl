### Serwer stołów w wierszu poleceń.

serve-flag-host = Gdzie nasłuchiwać. Domyślnie: 127.0.0.1, czyli tylko na tym komputerze.
serve-flag-port = Port; 0 wybiera wolny. Domyślnie: 8000.
serve-flag-database = Gdzie są przechowywane stoły: sqlite:///PLIK albo postgresql://… Domyślnie: plik w twoim folderze danych.
serve-flag-bus = Serwer Redis, redis://…, który łączy procesy serwera na kilku komputerach.
serve-flag-public-url = Gdzie goście znajdą ten serwer, na przykład https://stoly.example.org.
serve-flag-proxy = Przed tym serwerem stoi odwrotne proxy; wierz temu, co podaje o adresach.
serve-flag-metrics-port = Udostępniaj metryki dla Prometheusa na tym porcie, tylko na tym komputerze (każdy kolejny proces bierze następny port; 0 wybiera wolne i podaje, które).
serve-flag-push = Web Push: przy stołach w tempie „Dni” powiadamiaj ludzi na ich urządzeniach, że teraz ich kolej. Wartość to kontakt do ciebie dla usług push: mailto:ty@example.org.
serve-flag-push-service = Razem z --push: jeszcze jedna usługa push, HOST albo HOST:PORT, oprócz usług Google, Mozilli, Apple i Microsoftu.
serve-flag-no-browser = Nie otwieraj przeglądarki.
serve-flag-workers = Ile procesów serwera. Domyślnie: 1.
serve-flag-bots = W ilu procesach myślą boty. Domyślnie: o jeden mniej, niż jest rdzeni.
serve-flag-testing = Do testów, tylko na tym komputerze: bez limitów, boty grają od razu, stołom można zadać los.
serve-flag-tables = Ile stołów może w ciągu godziny założyć jeden adres. Domyślnie: 20.
serve-flag-sockets = Ile otwartych połączeń ze stołami może mieć jeden adres. Domyślnie: 20.
serve-flag-requests = Ile zapytań na minutę może wysłać jeden adres. Domyślnie: 1200.
serve-flag-actions = Ile akcji na minutę może wykonać jedno miejsce. Domyślnie: 60.
serve-flag-idle-days = Usuń stół, którego nikt nie tknął przez tyle dni. Domyślnie: 90.
serve-open-to-all = Każdy, kto ma dostęp do tego komputera, może tu zakładać stoły i grać. Goście zapraszani są pod adres { $url }; powinien używać TLS (https), bo inaczej inni mogą czytać, co się dzieje.
serve-already-running = Stoły są już otwarte pod adresem { $url }; pokazuje je przeglądarka.
serve-metrics-at = Metryki: { $url }
serve-engine-behind = Silnik jest w tym czasie kompilowany (build/engine.log): gdy będzie gotowy, boty zaczną myśleć około dwudziestu razy szybciej.

## Co jest odrzucane

serve-needs-public-url = do tego serwera mieliby dostęp inni, a nie zna on własnego adresu.
    .instead = Podaj --public-url https://… albo pomiń --host, by zostać na tym komputerze.
serve-testing-is-local = serwer do testów nie ma limitów i rozdaje tak, jak mu każą.
    .instead = Pomiń --host: wtedy nasłuchuje tylko na tym komputerze.
serve-not-a-url = to nie jest adres serwera.
    .instead = Zapisz go jako https://stoly.example.org.
serve-push-contact = usługi push chcą wiedzieć, jak skontaktować się z tym, kto prowadzi serwer.
    .instead = Podaj adres, na przykład --push mailto:ty@example.org albo --push https://example.org/kontakt.
serve-push-service = to nie jest nazwa hosta.
    .instead = Zapisz ją małymi literami: push.example.org albo push.example.org:8443.
serve-push-missing = podano usługę push, ale Web Push nie jest włączone.
    .instead = Dodaj --push mailto:ty@example.org.
serve-cannot-listen = nie da się tam nasłuchiwać ({ $detail }).
    .instead = Wybierz inny port opcją --port; 0 wybiera wolny.
serve-cannot-count = nie da się tam udostępniać metryk ({ $detail }).
    .instead = Wybierz inny port opcją --metrics-port, za którym są wolne porty dla kolejnych procesów; 0 wybiera wolne.
serve-no-database = nie da się tam otworzyć stołów ({ $detail }).
    .instead = Sprawdź adres oraz to, czy baza działa i można w niej zapisywać.
serve-keeps-dying = jeden z procesów serwera wciąż się kończy.
    .instead = Uruchom jeden proces, by zobaczyć dlaczego: pomiń --workers.
