### Klient stołu: linki i połączenia.

client-no-link = To nie jest link do stołu.
    .instead = Podaj link otrzymany od gospodarza (http://…/t/…) albo sześć liter kodu.
client-unreachable = Pod tym adresem nie odpowiada żaden serwer stołów ({ $detail }).
    .instead = Sprawdź link i to, czy serwer działa.
client-closed = Stół zamknął połączenie ({ $reason }).
    .instead = Otwórz stół ponownie przez jego link.
