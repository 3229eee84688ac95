### Stół w przeglądarce: to, co wspólne dla wszystkich gier i stron.

web-close = Zamknij
web-home = Do wejścia
web-take-back = Cofnij
web-unreachable = Serwer nie odpowiada. Sprawdź połączenie; nic nie zostało wysłane.

## The line to the server

web-lost = Połączenie ze stołem zostało przerwane. Trwa ponawianie; twoje miejsce i gra pozostają bez zmian.
web-lost-sending = Połączenie ze stołem zostało przerwane. Twój ruch czeka tutaj i zostanie wysłany, gdy tylko stół wróci.
web-gone = Stół zakończył połączenie. Wczytaj stronę ponownie.
web-gone-table = Tego stołu już nie ma.
web-gone-seat = To miejsce przy tym stole nie jest już twoje.

## Clocks

web-time-left = Pozostały czas
web-hours-left = { $hours } godz.

## Rules

web-rule = Zasada
web-rules = Zasady
web-rules-of = Zasady: { $what }
web-whole-rulebook = Cała instrukcja
