// @ts-check
/** Values that stay in this browser, in its local storage, as JSON. */

/**
 * @param {string} key
 * @param {unknown} value
 */
export function saveLocally(key, value) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing plays all the same.
  }
}

/**
 * @param {string} key
 * @returns {unknown} null if there is none
 */
export function loadLocally(key) {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}
