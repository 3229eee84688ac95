### Musée: pierwsza gra krok po kroku.

lesson-musee-house = Trzy galerie, a w każdej sześć pól. Ty zapełniasz swoje, Bot Hugo swoje. Wygrywa, kto na koniec ma więcej punktów.
    .title = To jest twoje Musée
lesson-musee-hang = W swojej turze wieszasz jeden obraz. W każdej galerii numery muszą rosnąć od lewej do prawej. 2 to twój najniższy numer: powieś go na samym początku górnej galerii.
    .title = Powieś obraz
lesson-musee-drawn = Obraz 2 dał ci 1 punkt, jak każdy obraz. Na rękę przyszła nowa karta, więc znów masz ich pięć, a Bot Hugo powiesił obraz w swoim Musée. I to już cała tura.
    .title = Jedną wieszasz, jedną dobierasz
lesson-musee-pair = Obrazy o tym samym motywie obok siebie dają 2 punkty. 2 i 12 przedstawiają wodę: powieś 12 tuż obok.
    .title = Sąsiedzi: +2
lesson-musee-stairs = W drugiej kolumnie między górną a środkową galerią są schody. Ten sam motyw nad nimi i pod nimi daje 3 punkty. 17 to też woda: powieś ten obraz pod 12.
    .title = Schody: +3
lesson-musee-gap = Wolno pomijać pola i numery. Powieś 31 na piątym polu: dwa pola zostaną wolne dla numerów od 13 do 30. Każde oświetlone pole mówi, co jeszcze się obok zmieści.
    .title = Zostaw miejsce
lesson-musee-later = Mijają cztery tury. W twojej górnej galerii zostało jedno wolne pole; pasuje na nie numer od 23 do 30.
    .title = Trochę później
lesson-musee-full = Kto pierwszy zapełni galerię, bierze jej kartę premii: 4 punkty. Powieś 27 na ostatnim polu. To woda, więc policzą się też sąsiad i schody.
    .title = Pełna galeria: +4
lesson-musee-points = 10 punktów za jeden obraz: 1 za niego samego, 2 za sąsiada, 3 za schody, 4 za galerię.
    .title = Świetnie powieszone
lesson-musee-gone = Każdy numer jest tylko jeden. Ten pasek pokazuje, które już wiszą, więc widzisz, co jeszcze może przyjść.
    .title = Miej oko na numery
lesson-musee-end = Nie wolno pasować. Kto nie może powiesić żadnej karty, odpada, a gra kończy się, gdy odpadną wszyscy. Wiesz już wszystko. Zagraj całą grę!
    .title = Jak to się kończy
