"""A game in the terminal, played by scripts through the real command."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import time
from pathlib import Path

import pytest

from tests.cli.terminal import MOTHERLODE, environment, motherlode

# Rolls and keeps for more turns than a game has. What is left over is never read.
ENGLISH_SCRIPT = "roll\nkeep\n" * 30
CHINESE_SCRIPT = "擲骰\n保留骰子\n" * 30
NOVICES = ("--bots", "novice", "novice")


def test_a_whole_game_in_english_ends_with_a_reckoning_that_cites_its_clauses() -> None:
    done = motherlode("play", "dwarf", "--seed", "gold", *NOVICES, typed=ENGLISH_SCRIPT)
    assert done.returncode == 0, done.stderr
    assert "The last turn is over" in done.stdout
    assert re.search(r"^\d\. \w+: -?\d+ points?$", done.stdout, re.MULTILINE)
    assert re.search(r"\d+ amethysts? for 2.* \+\d+ +G4", done.stdout)
    assert re.search(r"wins\.|share the win\.", done.stdout)


def test_a_whole_game_in_chinese_is_chinese() -> None:
    done = motherlode(
        "play", "dwarf", "--seed", "gold", "--name", "小明", *NOVICES, "-l", "zh-Hant",
        typed=CHINESE_SCRIPT,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert re.search(r"第 1 名　.+：-?\d+ 分", done.stdout)
    assert re.search("獲勝。|共享勝利。", done.stdout)
    names = "小明|Agate|Basalt|Beryl|SHA-256|Enter"
    left_over = set(re.findall("[A-Za-z]{2,}", re.sub(names, "", done.stdout)))
    left_over -= set(re.findall("[a-f0-9]+", done.stdout))  # the seed and its seal
    assert {word for word in left_over if not re.fullmatch("[a-f]+", word)} == set()


def test_the_menu_alone_is_enough_to_play() -> None:
    """The first entry until the game is over: roll; reroll the first dice; keep at last."""
    script = "1\n" * 1500
    done = motherlode("play", "--seed", "menu", "--bots", "novice", typed=script)
    assert "The last turn is over" in done.stdout, done.stdout[-600:]
    assert done.returncode == 0


def test_the_same_seed_gives_the_same_game() -> None:
    first, second, other = (
        motherlode("play", "--seed", seed, *NOVICES, typed=ENGLISH_SCRIPT).stdout
        for seed in ("a", "a", "b")
    )
    assert first == second
    assert first != other


def test_a_person_sees_the_mine_the_dice_and_what_is_locked() -> None:
    done = motherlode("play", "--seed", "gold", *NOVICES, typed="roll\nq\n")
    assert re.search(r"Mine: +\S \d+ \w+", done.stdout)
    assert re.search(r"blue +\d.*red +\d.*green +\d.*black +\d", done.stdout)
    assert re.search(r"2 rerolls left; .*the dice match", done.stdout)


def test_a_move_that_the_rules_forbid_is_refused_with_its_clause_and_nothing_is_lost() -> None:
    done = motherlode("play", "--seed", "gold", *NOVICES, typed="k\nroll\ne blue 4\nkeep\nq\n")
    assert "Roll the dice first; everything else comes after. (T2)" in done.stdout
    assert "You own no emerald to spend; choose something else. (G2)" in done.stdout
    assert "Player keeps the dice." in done.stdout


def test_words_that_mean_nothing_get_a_sentence_that_helps() -> None:
    typed = "abracadabra\n77\nroll\nr pink\ne blue\n?\nq\n"
    done = motherlode("play", "--seed", "gold", *NOVICES, typed=typed)
    assert "“abracadabra” is not a move here" in done.stdout
    assert "Choose a number from 1 to" in done.stdout
    assert "Say which dice: r blue red." in done.stdout
    assert "Say which die and which number, 1 to 6: e green 4." in done.stdout
    assert "swap 2 c e" in done.stdout


@pytest.mark.parametrize(("typed", "language"), [("", "en"), ("roll\n", "en"), ("離開\n", "zh")])
def test_leaving_is_always_possible(typed: str, language: str) -> None:
    done = motherlode("play", "--seed", "x", *NOVICES, "-l", language, typed=typed)
    assert done.returncode == 0
    assert done.stdout.rstrip().endswith("Until next time." if language == "en" else "下次再見。")
    assert done.stderr == ""


def test_ctrl_c_leaves_politely() -> None:
    with subprocess.Popen(
        [*MOTHERLODE, "play", "--seed", "x", *NOVICES],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env=environment(),
    ) as game:
        assert game.stdout is not None
        assert game.stderr is not None
        shown = ""
        while not shown.endswith("\n> "):
            shown += game.stdout.read(1)
        game.send_signal(signal.SIGINT)
        rest = game.stdout.read()
        assert game.wait(30) == 130
        assert "Until next time." in rest
        assert game.stderr.read() == ""


def test_options_are_played_with() -> None:
    done = motherlode(
        "play", "--seed", "gold", "--bots", "novice", "--option", "stars=true",
        "--option", "norcia=true", typed="star\nroll\nq\n",
    )  # fmt: skip
    assert "Player spends a star gem and rolls five dice this turn." in done.stdout
    assert re.search(r"white +\d", done.stdout)


def test_watching_needs_no_person() -> None:
    done = motherlode("watch", "--bots", "novice", "novice", "--speed", "0", "--seed", "w")
    assert done.returncode == 0
    assert "wins." in done.stdout or "share the win." in done.stdout


def test_who_watches_sees_the_table_once_in_each_time_around() -> None:
    seats = ["novice"] * 3
    done = motherlode("watch", "saboteur", "--bots", *seats, "--speed", "0", "--seed", "w")
    assert done.returncode == 0, done.stderr
    drawn = re.findall(r"^Round (\d) of 3 · (?:the deck|\d+ card)", done.stdout, re.MULTILINE)
    assert drawn.count("1") > 5, done.stdout[:3000]
    assert sorted(drawn) == drawn
    turns = re.findall(r"^\S+ (?:lays|looks|discards|repairs|lets) ", done.stdout, re.MULTILINE)
    assert 0.7 < len(drawn) / (len(turns) / 3) < 1.4


def test_watching_can_be_slowed_down() -> None:
    with subprocess.Popen(
        [*MOTHERLODE, "watch", "--bots", "novice", "novice", "--speed", "0.1", "--seed", "w"],
        stdout=subprocess.PIPE,
        encoding="utf-8",
        env=environment(PYTHONUNBUFFERED="1"),
    ) as game:
        assert game.stdout is not None
        while "Turn 1" not in game.stdout.readline():
            pass
        time.sleep(1.0)
        assert game.poll() is None
        game.send_signal(signal.SIGINT)
        assert game.wait(30) == 130


@pytest.mark.parametrize("command", ["play", "watch"])
def test_a_game_that_could_not_be_saved_is_not_begun(tmp_path: Path, command: str) -> None:
    file = tmp_path / "no-such-folder" / "game.json"
    done = motherlode(command, "--save", str(file), typed="q\n")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == f"This did not work: No such file or directory: {file}.\n"


def test_a_game_that_is_left_leaves_no_file(tmp_path: Path) -> None:
    done = motherlode("play", "--save", str(tmp_path / "game.json"), typed="q\n")
    assert done.returncode == 0, done.stderr
    assert list(tmp_path.iterdir()) == []


def test_a_finished_game_is_saved_and_its_record_holds(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    played = motherlode("watch", "--bots", "novice", "novice", "--speed", "0", "--save", str(file))
    assert played.returncode == 0, played.stderr
    checked = motherlode("record", str(file))
    assert checked.returncode == 0, checked.stderr
    assert "The record holds" in checked.stdout
    seal = re.search("[0-9a-f]{64}", played.stdout)
    assert seal is not None
    assert seal[0] in checked.stdout
    told = motherlode("record", str(file), "--show")
    assert "Turn 1:" in told.stdout


# fault 28
def test_a_record_with_a_changed_die_does_not_hold(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    motherlode("watch", "--bots", "novice", "novice", "--speed", "0", "--save", str(file))
    text = file.read_text("utf-8")
    forged = re.sub(r'"seed": "(.)', lambda m: f'"seed": "{"1" if m[1] == "0" else "0"}', text)
    assert forged != text
    file.write_text(forged, "utf-8")
    checked = motherlode("record", str(file))
    assert checked.returncode == 1
    assert "does not hold" in checked.stderr


def test_a_file_that_is_no_record_is_called_so(tmp_path: Path) -> None:
    file = tmp_path / "poem.json"
    file.write_text("roses are red", "utf-8")
    checked = motherlode("record", str(file))
    assert checked.returncode == 1
    assert "holds no record of a game" in checked.stderr
    assert checked.stderr.count("\n") == 1
    file.write_text('{"more":' + "[" * 100_000, "utf-8")
    checked = motherlode("record", str(file))
    assert checked.returncode == 1
    assert "nested too deeply" in checked.stderr
    assert checked.stderr.count("\n") == 1


@pytest.mark.parametrize("name", ["\x1b[31mRed", "Ann\nBo", ""])
def test_a_record_tells_the_terminal_nothing_but_text(tmp_path: Path, name: str) -> None:
    file = tmp_path / "game.json"
    motherlode("watch", "--bots", "novice", "novice", "--speed", "0", "--save", str(file))
    record = json.loads(file.read_text("utf-8"))
    record["header"]["seats"][1]["name"] = name
    file.write_text(json.dumps(record), "utf-8")
    checked = motherlode("record", str(file), "--show")
    assert checked.returncode == 1
    assert "name on seat 2" in checked.stderr
    assert "\x1b" not in checked.stdout + checked.stderr
    record["header"]["game"] = "\x1b[31mdwarf"
    file.write_text(json.dumps(record), "utf-8")
    checked = motherlode("record", str(file))
    assert checked.returncode == 2
    assert "\x1b" not in checked.stdout + checked.stderr


DISCARD_ALWAYS = "d 1\nd 1\ntake 1\nno\n" * 150


@pytest.mark.parametrize("game", ["saboteur", "saboteur2"])
def test_a_whole_game_of_saboteur_ends_with_a_reckoning(game: str) -> None:
    done = motherlode("play", game, "--seed", "shaft", *NOVICES, typed=DISCARD_ALWAYS)
    assert done.returncode == 0, done.stderr[-600:]
    assert "Round 3 of 3" in done.stdout
    assert re.search(r"Round 3: (won|lost|trapped)", done.stdout)
    assert re.search(r"^1\. \w+: \d+ gold$", done.stdout, re.MULTILINE)
    assert "point" not in done.stdout
    assert re.search(r"wins\.|share the win\.", done.stdout)


def test_a_whole_game_of_saboteur_in_chinese_is_chinese() -> None:
    done = motherlode(
        "play", "saboteur2", "--seed", "shaft", "--name", "小明", *NOVICES, "-l", "zh-Hant",
        typed="棄 1\n棄 1\n不偷\n" * 150,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-600:]
    told = re.sub("小明|Agate|Basalt|Beryl|SHA-256|Enter", "", done.stdout)
    left_over = {
        word for word in re.findall("[A-Za-z]{2,}", told) if not re.fullmatch("[a-f]+", word)
    }
    assert left_over == set()


def test_a_long_menu_asks_for_the_card_first() -> None:
    script = "1\n1\n1\nq\n"
    done = motherlode("play", "saboteur2", "--seed", "shaft", *NOVICES, typed=script)
    assert re.search(r"1  Lay a path card \(\d+ ways\)", done.stdout)
    assert re.search(r"\d  Lay a \w.* \(\d+ ways\)", done.stdout)
    assert re.search(r"Player lays a ", done.stdout)
