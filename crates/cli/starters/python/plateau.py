"""Speaks Plateau's protocol (docs/protocols.md) for your player. You need not change this file.

`run(choose)` waits for games and calls `choose(state)` whenever it is your turn.
What you print goes to standard error, because standard output belongs to the referee.
"""

import json
import random
import sys
import time

_out = sys.stdout
sys.stdout = sys.stderr


def _say(message):
    _out.write(json.dumps(message) + "\n")
    _out.flush()


def _hear():
    line = sys.stdin.readline()
    if not line:
        sys.exit(0)
    return json.loads(line)


def _number(value):
    """A number as JSON has it, which knows no infinity."""
    return None if value is None else max(-1e9, min(1e9, value))


class Turn:
    """What belongs to the move that is being thought about."""

    def __init__(self, seat, engine, limits, wants_tree):
        self.seat = seat
        self.engine = engine
        self.wants_tree = wants_tree
        self.stopped = False
        self.report = {}
        self.nodes_told = 0
        clock = limits.get("clock") or {}
        self.seconds = limits.get("time", clock.get("remaining"))
        self.depth = limits.get("depth")
        self.begun = time.monotonic()


class State:
    """A position of the game."""

    def __init__(self, told, turn, path=()):
        self._turn = turn
        self.path = list(path)              # the moves from the position you were asked about
        self.position = told["position"]    # as text: equal positions have equal texts
        self.turn = told["turn"]            # the seat to move: 1, 2, ...
        self.players = told["players"]      # how many play
        self.board = told["board"]          # rows from the top; 0 empty, n seat n, -n a king of seat n
        self.legal = told["legal"]          # {"move": text, "squares": [[row, column], ...], "takes": ...}
        self.moves = [legal["move"] for legal in self.legal]
        self.result = told.get("result")    # the points of each seat when the game is over, else None
        self.value = told.get("value")      # at a leaf of a written tree: its value for seat 1
        self.seat = turn.seat               # your seat
        self.engine = turn.engine           # the algorithm asked for ("minimax", "alpha-beta"), or None
        self.depth = turn.depth             # the depth asked for, or None

    @property
    def over(self):
        return self.result is not None

    def points(self, seat):
        """What the end of the game is worth to a seat: 1 won, 0 lost, between them shared."""
        return self.result[seat - 1]

    def after(self, move):
        """The position after a move; the referee knows the rules."""
        path = self.path + [move]
        _say({"type": "after", "moves": path})
        told = _hear()
        while told["type"] == "stop":
            self._turn.stopped = True
            told = _hear()
        if told["type"] == "error":
            raise ValueError(told["message"])
        return State(told, self._turn, path)

    def time_left(self):
        """The seconds left for this move (or on your clock), or None if nothing limits them."""
        if self._turn.stopped:
            return 0.0
        if self._turn.seconds is None:
            return None
        return self._turn.seconds - (time.monotonic() - self._turn.begun)

    def report(self, depth=None, nodes=None, score=None, line=None):
        """Tells with your move what your search found. All of it may be left out."""
        told = {"depth": depth, "nodes": nodes, "score": _number(score), "line": line}
        self._turn.report = {name: value for name, value in told.items() if value is not None}

    def node(self, value, alpha=None, beta=None, cut=False):
        """Tells of this node of your search, after all nodes below it, for the laboratory."""
        self._turn.nodes_told += 1
        if self._turn.wants_tree and self._turn.nodes_told <= 50000:
            told = {"value": value, "alpha": alpha, "beta": beta}
            told = {name: _number(told[name]) for name in told if told[name] is not None}
            _say({"type": "node", "moves": self.path, "cut": cut, **told})


def run(choose, name="Python"):
    """Plays whatever the referee asks for, with the moves that `choose` returns."""
    seat, engine = 1, None
    while True:
        told = _hear()
        if told["type"] == "hello":
            _say({"type": "hello", "protocol": 1, "name": name, "state": True})
        elif told["type"] == "game":
            seat, engine = told["seat"], told.get("engine")
            random.seed(told.get("seed"))
            _say({"type": "ready"})
        elif told["type"] == "go":
            turn = Turn(seat, engine, told.get("limits", {}), told.get("tree", False))
            state = State(told["state"], turn)
            move = choose(state) or random.choice(state.moves)
            _say({"type": "move", "move": move, **turn.report})
        elif told["type"] == "quit":
            return
