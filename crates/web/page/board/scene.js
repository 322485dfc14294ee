// @ts-check
/** What the board is given to show: the only thing it knows about any game. */

/** @typedef {import("./square.js").Square} Square */
/** @typedef {import("../wire.js").PieceName} PieceKind */
/** @typedef {{ player: number, kind: PieceKind }} Piece */
/** @typedef {import("../wire.js").ColourName} Colour */
/** @typedef {import("../wire.js").SurfaceName} Surface */

/**
 * A move as a person makes it: how it is written, the squares to touch, the squares it empties.
 * @typedef {{ text: string, path: Square[], takes: Square[] }} Turn
 */

/**
 * A position as it is drawn.
 * @typedef {object} Scene
 * @property {number} width
 * @property {number} height
 * @property {Surface} surface
 * @property {boolean} darkTopLeft whether the corner of a chequered board is dark
 * @property {Colour[]} colours one per player, or none where symbols tell them apart
 * @property {string[]} symbols one per player, or none
 * @property {(Piece | null)[]} cells row by row from the top left
 * @property {string[]} names what each square is called; empty where nothing is played
 * @property {Square[][]} lines the lines that decided the game
 * @property {number | null} mover who is to move
 * @property {Turn[]} moves what may be chosen now; none when it is not for this person to choose
 * @property {Turn | null} last the move that led here
 * @property {Square[]} forced the pieces that must capture
 */

/**
 * A few letters on a square; with `of`, only while the piece from there is lifted. What is proved is
 * marked, and beside what is not stands how deep it was looked for.
 * @typedef {{ square: Square, text: string, best: boolean, of?: Square, proven?: boolean, depth?: number }} Value
 */

/**
 * What is drawn over a position.
 * @typedef {object} Marks
 * @property {Value[]} values
 * @property {{ path: Square[], kind: string }[]} arrows
 * @property {{ square: Square, kind: string }[]} rings
 */

/** @type {Marks} */
export const NO_MARKS = { values: [], arrows: [], rings: [] };

/**
 * Whether a square is one that nothing ever stands on.
 * @param {Scene} scene
 * @param {Square} square
 */
export function isIdle(scene, { column, row }) {
  if (scene.surface !== "chequered") return false;
  return ((column + row) % 2 === 0) !== scene.darkTopLeft;
}

/**
 * Whether two scenes are drawn on the same board.
 * @param {Scene | null} one
 * @param {Scene} other
 */
export function sameGround(one, other) {
  return (
    one !== null &&
    one.width === other.width &&
    one.height === other.height &&
    one.surface === other.surface &&
    one.darkTopLeft === other.darkTopLeft &&
    one.names.join() === other.names.join()
  );
}

/**
 * Whether two scenes have the same pieces on the same squares.
 * @param {Scene} one
 * @param {Scene} other
 */
export function samePieces(one, other) {
  return (
    one.cells.length === other.cells.length &&
    one.cells.every((piece, index) => isSame(piece, other.cells[index] ?? null))
  );
}

/**
 * @param {Piece | null} one
 * @param {Piece | null} other
 */
export function isSame(one, other) {
  return one?.player === other?.player && one?.kind === other?.kind;
}
