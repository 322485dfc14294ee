// @ts-check
/** Walking over the board by keys. */

/** @typedef {import("./square.js").Square} Square */
/** @typedef {import("./square.js").Size} Size */

/**
 * Where a key leads, as the board is seen; nothing if it leads nowhere.
 * @param {KeyboardEvent} event
 * @param {Square} from
 * @param {Size} size
 * @returns {Square | null}
 */
export function walkTo(event, from, size) {
  const [right, bottom] = [size.width - 1, size.height - 1];
  const { column, row } = from;
  switch (event.key) {
    case "ArrowLeft":
      return { column: Math.max(0, column - 1), row };
    case "ArrowRight":
      return { column: Math.min(right, column + 1), row };
    case "ArrowUp":
      return { column, row: Math.max(0, row - 1) };
    case "ArrowDown":
      return { column, row: Math.min(bottom, row + 1) };
    case "Home":
      return event.ctrlKey ? { column: 0, row: 0 } : { column: 0, row };
    case "End":
      return event.ctrlKey ? { column: right, row: bottom } : { column: right, row };
    case "PageUp":
      return { column, row: 0 };
    case "PageDown":
      return { column, row: bottom };
    default:
      return null;
  }
}
