// Speaks Plateau's protocol (docs/protocols.md) for your player. You need not change this file.
//
// `Plateau.run(name, chooser)` waits for games and calls your function whenever it is your turn.
// System.out writes to standard error, because standard output belongs to the referee.

import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

public final class Plateau {
    /** Your function: one of state.moves, or null for any of them. */
    public interface Chooser {
        String choose(State state);
    }

    /** What everything random should follow from, so that games can be repeated. */
    public static Random random = new Random();

    private static final PrintStream OUT =
            new PrintStream(new FileOutputStream(FileDescriptor.out), false, StandardCharsets.UTF_8);
    private static final BufferedReader IN =
            new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));

    private Plateau() {}

    /** A legal move. Squares are rows and columns from the top left. */
    public static final class Move {
        public final String move;
        public final int[][] squares;
        public final int[][] takes;

        private Move(Map<?, ?> told) {
            move = (String) told.get("move");
            squares = grid(told.get("squares"));
            takes = grid(told.get("takes"));
        }
    }

    /** What belongs to the move that is being thought about. */
    private static final class Turn {
        int seat;
        String engine;
        Integer depth;
        Double seconds;
        boolean tree;
        boolean stopped;
        int told;
        String report = "";
        final long begun = System.nanoTime();
    }

    /** A position of the game. */
    public static final class State {
        /** The moves from the position you were asked about. */
        public final List<String> path;
        /** The position as text: equal positions have equal texts. */
        public final String position;
        /** The seat to move: 1, 2, ... */
        public final int turn;
        /** How many play. */
        public final int players;
        /** Rows from the top; 0 empty, n seat n, -n a king of seat n. */
        public final int[][] board;
        /** The legal moves with their squares, and their texts alone. */
        public final List<Move> legal = new ArrayList<>();
        public final List<String> moves = new ArrayList<>();
        /** The points of each seat when the game is over, else null. */
        public final double[] result;
        /** At a leaf of a written tree: its value for seat 1, else null. */
        public final Integer value;
        /** Your seat. */
        public final int seat;
        /** The algorithm asked for ("minimax", "alpha-beta"), or null. */
        public final String engine;
        /** The depth asked for, or null. */
        public final Integer depth;
        private final Turn thinking;

        private State(Map<?, ?> told, Turn thinking, List<String> path) {
            this.thinking = thinking;
            this.path = path;
            position = (String) told.get("position");
            turn = whole(told.get("turn"));
            players = whole(told.get("players"));
            board = grid(told.get("board"));
            for (Object move : (List<?>) told.get("legal")) {
                legal.add(new Move((Map<?, ?>) move));
                moves.add(legal.get(legal.size() - 1).move);
            }
            List<?> points = (List<?>) told.get("result");
            result = points == null ? null : points.stream().mapToDouble(p -> (Double) p).toArray();
            value = whole(told.get("value"));
            seat = thinking.seat;
            engine = thinking.engine;
            depth = thinking.depth;
        }

        public boolean over() {
            return result != null;
        }

        /** What the end of the game is worth to a seat: 1 won, 0 lost, between them shared. */
        public double points(int seat) {
            return result[seat - 1];
        }

        /** The position after a move; the referee knows the rules. */
        public State after(String move) {
            List<String> line = new ArrayList<>(path);
            line.add(move);
            say("{\"type\":\"after\",\"moves\":" + text(line) + "}");
            Map<?, ?> told = hear();
            while ("stop".equals(told.get("type"))) {
                thinking.stopped = true;
                told = hear();
            }
            if ("error".equals(told.get("type"))) {
                throw new IllegalArgumentException((String) told.get("message"));
            }
            return new State(told, thinking, line);
        }

        /** The seconds left for this move (or on your clock); infinite if nothing limits them. */
        public double timeLeft() {
            if (thinking.stopped) return 0;
            if (thinking.seconds == null) return Double.POSITIVE_INFINITY;
            return thinking.seconds - (System.nanoTime() - thinking.begun) / 1e9;
        }

        /** Tells with your move what your search found. */
        public void report(int depth, long nodes, double score) {
            thinking.report =
                    ",\"depth\":" + depth + ",\"nodes\":" + nodes + ",\"score\":" + number(score);
        }

        /** Tells of this node of your search, after all nodes below it, for the laboratory. */
        public void node(double value, double alpha, double beta, boolean cut) {
            thinking.told += 1;
            if (thinking.tree && thinking.told <= 50000) {
                say("{\"type\":\"node\",\"moves\":" + text(path) + ",\"value\":" + number(value)
                        + ",\"alpha\":" + number(alpha) + ",\"beta\":" + number(beta)
                        + ",\"cut\":" + cut + "}");
            }
        }
    }

    /** Plays whatever the referee asks for, with the moves that your function returns. */
    public static void run(String name, Chooser chooser) {
        System.setOut(System.err);
        int seat = 1;
        String engine = null;
        for (;;) {
            Map<?, ?> told = hear();
            String type = (String) told.get("type");
            if ("hello".equals(type)) {
                say("{\"type\":\"hello\",\"protocol\":1,\"name\":" + text(name) + ",\"state\":true}");
            } else if ("game".equals(type)) {
                seat = whole(told.get("seat"));
                engine = (String) told.get("engine");
                Object seed = told.get("seed");
                random = seed == null ? new Random() : new Random(((Double) seed).longValue());
                say("{\"type\":\"ready\"}");
            } else if ("go".equals(type)) {
                Turn turn = new Turn();
                turn.seat = seat;
                turn.engine = engine;
                turn.tree = Boolean.TRUE.equals(told.get("tree"));
                Object limits = told.get("limits");
                if (limits instanceof Map) {
                    Map<?, ?> limit = (Map<?, ?>) limits;
                    turn.depth = whole(limit.get("depth"));
                    Object clock = limit.get("clock");
                    turn.seconds = clock instanceof Map
                            ? (Double) ((Map<?, ?>) clock).get("remaining")
                            : (Double) limit.get("time");
                }
                State state = new State((Map<?, ?>) told.get("state"), turn, new ArrayList<>());
                String move = chooser.choose(state);
                if (move == null) move = state.moves.get(random.nextInt(state.moves.size()));
                say("{\"type\":\"move\",\"move\":" + text(move) + turn.report + "}");
            } else if ("quit".equals(type)) {
                return;
            }
        }
    }

    private static void say(String line) {
        OUT.print(line + "\n");
        OUT.flush();
    }

    private static Map<?, ?> hear() {
        try {
            String line = IN.readLine();
            if (line == null) System.exit(0);
            return (Map<?, ?>) new Reader(line).value();
        } catch (IOException error) {
            throw new IllegalStateException(error);
        }
    }

    private static Integer whole(Object number) {
        return number == null ? null : ((Double) number).intValue();
    }

    private static int[][] grid(Object rows) {
        if (rows == null) return new int[0][];
        return ((List<?>) rows).stream()
                .map(row -> ((List<?>) row).stream().mapToInt(cell -> ((Double) cell).intValue()).toArray())
                .toArray(int[][]::new);
    }

    /** A number as JSON has it, which knows no infinity. */
    private static String number(double number) {
        return String.valueOf(Math.max(-1e9, Math.min(1e9, number)));
    }

    private static String text(List<String> list) {
        StringBuilder all = new StringBuilder("[");
        for (String one : list) all.append(all.length() > 1 ? "," : "").append(text(one));
        return all.append("]").toString();
    }

    private static String text(String plain) {
        return "\"" + plain.replace("\\", "\\\\").replace("\"", "\\\"") + "\"";
    }

    /** Reads JSON: maps, lists, texts, numbers (as Double), truth and null. */
    private static final class Reader {
        private final String source;
        private int at = 0;

        Reader(String source) {
            this.source = source;
        }

        private char next() {
            while (Character.isWhitespace(source.charAt(at))) at += 1;
            return source.charAt(at);
        }

        Object value() {
            switch (next()) {
                case '{': return map();
                case '[': return list();
                case '"': return string();
                case 't': at += 4; return true;
                case 'f': at += 5; return false;
                case 'n': at += 4; return null;
                default: return number();
            }
        }

        private Double number() {
            int from = at;
            while (at < source.length() && "+-.eE0123456789".indexOf(source.charAt(at)) >= 0) at += 1;
            return Double.valueOf(source.substring(from, at));
        }

        private Map<String, Object> map() {
            Map<String, Object> found = new LinkedHashMap<>();
            at += 1;
            while (next() != '}') {
                if (source.charAt(at) == ',') {
                    at += 1;
                    next();
                }
                String name = string();
                next();
                at += 1;
                found.put(name, value());
            }
            at += 1;
            return found;
        }

        private List<Object> list() {
            List<Object> found = new ArrayList<>();
            at += 1;
            while (next() != ']') {
                if (source.charAt(at) == ',') at += 1;
                found.add(value());
            }
            at += 1;
            return found;
        }

        private String string() {
            StringBuilder found = new StringBuilder();
            for (at += 1; source.charAt(at) != '"'; at += 1) {
                char letter = source.charAt(at);
                if (letter == '\\') {
                    at += 1;
                    letter = source.charAt(at);
                    if (letter == 'u') {
                        letter = (char) Integer.parseInt(source.substring(at + 1, at + 5), 16);
                        at += 4;
                    } else if (letter == 'n') letter = '\n';
                    else if (letter == 't') letter = '\t';
                    else if (letter == 'r') letter = '\r';
                }
                found.append(letter);
            }
            at += 1;
            return found.toString();
        }
    }
}
