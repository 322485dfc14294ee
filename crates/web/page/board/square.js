// @ts-check
/** Places on a board, and where they are seen when it is turned. */

/** @typedef {{ column: number, row: number }} Square */
/** @typedef {{ width: number, height: number }} Size */

/**
 * @param {Square | undefined} one
 * @param {Square | undefined} other
 */
export function same(one, other) {
  return Boolean(one && other && one.column === other.column && one.row === other.row);
}

/**
 * The place of a square in lists kept row by row.
 * @param {Size} size
 * @param {Square} square
 */
export function indexOf(size, { column, row }) {
  return row * size.width + column;
}

/**
 * @param {Size} size
 * @param {number} index
 * @returns {Square}
 */
export function squareAt(size, index) {
  return { column: index % size.width, row: Math.floor(index / size.width) };
}

/**
 * Where a square is seen, or which square is seen there: turning twice is not turning.
 * @param {Size} size
 * @param {Square} square
 * @param {boolean} turned
 * @returns {Square}
 */
export function seen(size, { column, row }, turned) {
  return turned ? { column: size.width - 1 - column, row: size.height - 1 - row } : { column, row };
}
