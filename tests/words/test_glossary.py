"""One word for one thing: what the glossary says never to say stands in no message."""

import re
from collections.abc import Iterator
from fnmatch import fnmatch
from typing import NamedTuple

import pytest

from tests.words.messages import files
from vernissage.core.languages import LANGUAGES

ALL = "*"
MUSEE = "*musee*"
MODERN_ART = "*modern_art*"
ART_SOCIETY = "*art_society*"


class Never(NamedTuple):
    """A word that is not ours, where it is not, and what we say."""

    word: str
    where: str
    instead: str
    but: tuple[str, ...] = ()
    """Where it means something else: ends of messages' names."""


NEVER = {
    "en": (
        Never(r"computer player|\bAI\b", ALL, "bot"),
        Never(r"\d\}?%|\}%", ALL, "a no-break space before %"),
        Never(r"floors?\b|storey", MUSEE, "gallery"),
        Never(r"\bopponents?\b", ALL, "rival, the others"),
    ),
    "pl": (
        Never(r"spotkani", ALL, "mecz", but=("modern-art-sadland-14",)),
        Never(r"gracz\w* komputerow", ALL, "bot"),
        Never(r"ruch ma miejsce|\bma miejsce (?!\{)", ALL, "na ruchu: miejsce 2; mieści się"),
        Never(r"posunięci", ALL, "ruch"),
        Never(r"\bw ręce\b", ALL, "na ręce"),
        Never(r"\bodwr[oó]t(u|em|y|ów)?\b", ALL, "rewers", but=("AS-H5",)),
        Never(r"\bsp(ó|o)d(u|em)?\b", "advice*", "rewers"),
        Never(r"umie(ścić|szcza|ść)\b", ALL, "powiesić"),
        Never(r"nagrani", ALL, "zapis gry"),
        Never(r"popraw przygotowanie", ALL, "popraw układ początkowy"),
        Never(r"\brad(a|y|ę|zie)\b|\bporad", ALL, "podpowiedź"),
        Never(r"następn\w+ w kolejności", ALL, "drugi najlepszy ruch"),
        Never(r"uczciw\w+ wartoś", ALL, "szacowana wartość"),
        Never(r"wyobrażon", ALL, "symulowane gry"),
        Never(r"[\s\u00a0]%", ALL, "40%, without a space", but=("report-axis-wins",)),
        Never(r"umiejętność", ALL, "umiejętności"),
        Never(r"\blos\w*", "review*", "szczęście"),
        Never(r"\bpowiedz\b", ALL, "napisz"),
        Never(r"przez „vernissage", ALL, "poleceniem „…”"),
        Never(r"arkusz", ALL, "stykówka", but=("modern-art-bahut-01",)),
        Never(r"\d,\d punkt(ów|y)\b", ALL, "1,5 punktu, or pkt"),
        Never(r"[ \u00a0]…(?!/)", ALL, "no space before an ellipsis"),
        Never(r"pięt(ro|rze|er|ra)", MUSEE, "galeria"),
        Never(r"\btemat", "*musee*", "motyw"),
        Never(r"\bliczb(a|y|ę|ą)\b", "advice_musee*", "numer"),
        Never(r"\bmiejsc\w+", "advice_musee*", "pole", but=("partner", "risk-rival")),
        Never(r"\bbonus\w*\b(?! ->)", MUSEE, "premia galerii"),
        Never(r"koniec tur\b", MUSEE, "poza grą"),
        Never(r"\} schody\b|\d schody\b", MUSEE, "dwoje schodów"),
        Never(r"\baukcj(a|i|ę|ą|e)\b", ALL, "licytacja"),
        Never(r"prowadząc", ALL, "aukcjoner"),
        Never(r"prowadzi:|prowadzi miejsce", ALL, "aukcjoner: …"),
        Never(r"\blos(u|em|y|ów)?\b", "*modern_art*", "przedmiot licytacji", but=("MA-S2",)),
        Never(r"stał(a|ej|ą|e) cen", ALL, "ustalona cena"),
        Never(r"\bautor\w* (aktualnej )?oferty", ALL, "kto daje najwięcej"),
        Never(r"płaci teraz", ALL, "wartość; do wypłaty"),
        Never(r"zbywc|nabywc", ALL, "sprzedaje, kupuje"),
        Never(r"\b(Nexa|Bahuta|Korika|Darmoira|Sadlanda)\b", ALL, "artysty Nex"),
        Never(r"\br(ó|o)g(u|iem|i|ów)?\b", "*art_society*", "narożnik", but=("AS-H2",)),
        Never(r"\bbok(iem|u|i|ów|ami)?\b", ART_SOCIETY, "krawędź"),
        Never(r"wysokoś\w+ oczu|\bw linii wzroku", ALL, "na linii wzroku"),
        Never(r"żeton", ART_SOCIETY, "płytka"),
        Never(r"obraz\w* życia miejski", ALL, "obraz typu życie miejskie"),
        Never(r"niewzięt", ALL, "przepada"),
        Never(r"\bbrani[ae]\b", ART_SOCIETY, "wybór"),
        Never(r"\bsum(a|y|ie|ą)\b", ART_SOCIETY, "wartość"),
        Never(r"otw(órz|iera|ierać)\w* (\w+ )?stół", "server*", "załóż stół"),
        Never(r"^ *(\.\w+ = |[\w-]+ = )?Miejsca(:| dla \{)", ART_SOCIETY, "możesz powiesić na: …"),
    ),
    "de": (
        Never(r"Computergegner|Computerspieler", ALL, "Bot"),
        Never(r"\bSpieler(n|s|in)?\b|Mitspieler|Startspieler", ALL, "Person, alle, wer …"),
        Never(r"starke Person", ALL, "wer stark spielt"),
        Never(r"\bGegner", ALL, "die anderen; die Gegenseite"),
        Never(r"\bPartner\b", ALL, "im Team; Platz 2 in deinem Team"),
        Never(r"andere Person im Team", "moves*", "im Team"),
        Never(r"\bSpiel (ist|geht|dauert|endet)", ALL, "Partie"),
        Never(r"\bim weiteren Spiel\b", ALL, "im weiteren Verlauf"),
        Never(r"\bdas Blatt\b", ALL, "die Austeilung"),
        Never(r"\bBild(es|er|ern)?\b", ALL, "Gemälde", but=("picture-", "paintings")),
        Never(r"Vorbereitung", ALL, "Aufbau"),
        Never(r"[Bb]erichtig", ALL, "korrigieren"),
        Never(r"Rekord", ALL, "Aufzeichnung"),
        Never(r"\b[Ss]icher(n|t|e)\b", ALL, "speichern", but=("cli-tables", "backup-by")),
        Never(r"durch(seh|zuseh|gesehen)|sieh .{,40} durch\b", ALL, "analysieren"),
        Never(r"[Aa]ls Nächstes käme|[Nn]ächstbeste", ALL, "zweitbester Zug"),
        Never(r"\bNorm\b", ALL, "Richtwert"),
        Never(r"(gedachte|vorgestellte)n? Partie", ALL, "simulierte Partien"),
        Never(r"\b[Ss]age?\b", ALL, "schreib"),
        Never(r"[^\u00a0-]%", ALL, "40 %, a no-break space", but=("report-axis-wins",)),
        Never(r"deines Musée\b|des Musée\b", ALL, "deines Musées"),
        Never(r"Stockwerk|\bEtage", MUSEE, "Galerie"),
        Never(r"\bPl(a|ä)tze?[ns]?\b(?! \{)", "advice_musee*", "Feld"),
        Never(r"\bZahl(en)?\b", "advice_musee*", "Nummer"),
        Never(r"\bThem(a|en)\b", MUSEE, "Motiv"),
        Never(r"\b(Wertm|M)arken?\b", ALL, "Marker"),
        Never(r"Auktionshammer", ALL, "Hammer"),
        Never(r"zum Zweiten, verkauft", ALL, "zum Ersten, zum Zweiten und zum Dritten"),
        Never(r": Passen\b", ALL, "gepasst"),
        Never(r"(leere|geschlossene)n? H(a|ä)nde?\b|in der Hand\b", ALL, "Faust", but=("AS-C2",)),
        Never(r"[Zz]ahlt jetzt", ALL, "Wert jetzt; bringt jetzt"),
        Never(r"[Aa]uf (deiner|der|einer) Wand\b", ALL, "an der Wand"),
        Never(r"\bPlätze(:| für \{)|(ein|kein)en Platz (an|auf) ", ART_SOCIETY, "es passt"),
        Never(r"Dekorstück", ALL, "Dekorplättchen"),
        Never(r"\b(das|ein) Schild\b|Schilder", ART_SOCIETY, "der Schild, Schilde"),
        Never(r"\bAssistent(en)?\b", ALL, "die Assistenz"),
        Never(r"der Typ mit ×5", ALL, "der ×5-Typ"),
        Never(r"\b([Ww]ähle|[Hh]änge|[Rr]ufe|[Hh]ole|[Mm]ache|[Dd]rücke)\b", ALL, "wähl"),
        Never(r"Voreinstellung", ALL, "Vorgabe"),
        Never(r"\bLos(es)?\b", ART_SOCIETY, "die Auslage"),
        Never(r"passende[rn]? Rahmen", ART_SOCIETY, "der gleiche Rahmen"),
    ),
}


def lines(language: str) -> Iterator[tuple[str, str, str]]:
    """File, message and line of all that is said; of the comments only chapters of rules are."""
    for name, file in files(language).items():
        message = ""
        for line in file.read_text(encoding="utf-8").splitlines():
            begins = re.match(r"([A-Za-z][\w-]*) *=", line)
            message = begins[1] if begins else message
            if line and (not line.startswith("#") or (line.startswith("## ") and "rules" in name)):
                yield name, message, re.sub(r"\{ \$\w+ ->|^ *\*?\[\w+\]|^[\w-]+ = ", "", line)


def said(language: str, never: Never) -> list[str]:
    """Where the word is said though it must not be."""
    word = re.compile(never.word, re.IGNORECASE if language == "pl" else 0)
    return [
        f"{language}/{name}, {message}: {line.strip()} (say: {never.instead})"
        for name, message, line in lines(language)
        if fnmatch(name, f"{never.where}")
        and word.search(line)
        and not any(part in message for part in never.but)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_says_what_the_glossary_forbids(language: str) -> None:
    found = [place for never in NEVER[language] for place in said(language, never)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_exception_is_needed(language: str) -> None:
    for never in NEVER[language]:
        for part in never.but:
            bare = never._replace(but=tuple(each for each in never.but if each != part))
            assert said(language, bare), (never.word, part)


def test_the_browser_is_held_to_it_too() -> None:
    assert {name for name, _, _ in lines("pl")} >= {"web.ftl", "web_musee.ftl", "review.ftl"}
