/** Scenes to try a board with. */

/**
 * An empty board of five by five, but for what is given.
 * @param {Partial<Scene>} given
 * @returns {Scene}
 */
export function scene(given) {
  return {
    width: 5,
    height: 5,
    surface: "grid",
    darkTopLeft: false,
    colours: [],
    symbols: ["X", "O"],
    cells: Array(25).fill(null),
    names: Array(25).fill(""),
    lines: [],
    mover: 0,
    moves: [],
    last: null,
    forced: [],
    ...given,
  };
}

/**
 * @param {string} text
 * @param {import("../../../page/board/square.js").Square[]} path
 * @returns {Turn}
 */
export function turn(text, path) {
  return { text, path, takes: [] };
}
