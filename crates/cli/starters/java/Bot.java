// Your player: fill in `choose`.

public final class Bot {
    static String randomPlayer(Plateau.State state) {
        return state.moves.get(Plateau.random.nextInt(state.moves.size()));
    }

    /** Looks one move ahead: wins where it can, otherwise plays anything. */
    static String onePlyPlayer(Plateau.State state) {
        for (String move : state.moves) {
            Plateau.State after = state.after(move);
            if (after.over() && after.points(state.turn) == 1) return move;
        }
        return randomPlayer(state);
    }

    /** Yours: return one of state.moves. As long as it returns null, a random move is played. */
    static String choose(Plateau.State state) {
        return null;
    }

    public static void main(String[] arguments) {
        Plateau.run("My player", Bot::choose);
    }
}
