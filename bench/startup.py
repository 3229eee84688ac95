"""How long it takes to start: python bench/startup.py"""

import subprocess
import sys
import time
from statistics import median

COMMANDS = {
    "import vernissage": [sys.executable, "-c", "import vernissage"],
    "vernissage --help": [
        sys.executable,
        "-c",
        "from vernissage.cli import main; main()",
        "--help",
    ],
}
REPEATS = 9


def seconds(command: list[str]) -> float:
    begun = time.perf_counter()
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter() - begun


def main() -> None:
    for name, command in COMMANDS.items():
        measured = sorted(seconds(command) for _ in range(REPEATS))
        print(f"{name}: median {median(measured):.3f} s, worst {measured[-1]:.3f} s of {REPEATS}")


if __name__ == "__main__":
    main()
