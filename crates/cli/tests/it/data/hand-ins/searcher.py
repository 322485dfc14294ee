"""A search for tests: minimax where that is asked for, otherwise alpha-beta."""

from plateau import run

WON = 1_000_000


def evaluate(state, ply):
    """What a position is worth to seat 1 of a tree, or to the seat that searches."""
    if state.value is not None:
        return state.value if state.seat == 1 else -state.value
    if state.over:
        points = state.points(state.seat)
        return WON - ply if points == 1 else ply - WON if points == 0 else 0
    middle = len(state.board[0]) // 2
    return sum((row[middle] == state.seat) - (row[middle] not in (0, state.seat)) for row in state.board)


def search(state, depth, alpha, beta, cuts, nodes):
    nodes[0] += 1
    entry = (alpha, beta)
    if state.over or depth == 0:
        value = evaluate(state, len(state.path))
        state.node(value, *entry)
        return value, None
    best, played, cut = None, None, False
    path_values = []
    for move in state.moves:
        value, _ = search(state.after(move), depth - 1, alpha, beta, cuts, nodes)
        path_values.append(value)
        largest = state.turn == state.seat
        if best is None or (value > best if largest else value < best):
            best, played = value, move
        if largest:
            alpha = max(alpha, value)
        else:
            beta = min(beta, value)
        if cuts and alpha >= beta:
            cut = len(path_values) < len(state.moves)
            break
    state.node(best, *entry, cut)
    return best, played


def choose(state):
    nodes = [0]
    depth = state.depth or 3
    infinity = float("inf")
    value, move = search(state, depth, -infinity, infinity, state.engine != "minimax", nodes)
    state.report(depth=depth, nodes=nodes[0], score=value)
    return move


run(choose, name="Searcher")
