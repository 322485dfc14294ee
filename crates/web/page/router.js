// @ts-check
/** Which room the address names: `#/table/ID?token=…`. */

/**
 * A way into a room.
 * @typedef {{ room: string, rest: string[], query: URLSearchParams }} Way
 */

/** @returns {Way} */
export function whereWeAre() {
  const [path = "", query = ""] = location.hash.replace(/^#\/?/, "").split("?");
  const [room = "", ...rest] = path.split("/").map(decodeURIComponent);
  return { room: room || "home", rest, query: new URLSearchParams(query) };
}

/**
 * @param {string} path such as `table/ID`
 * @param {Record<string, string>} [query]
 */
export function linkTo(path, query = {}) {
  const asked = new URLSearchParams(query).toString();
  return asked ? `#/${path}?${asked}` : `#/${path}`;
}

/**
 * @param {string} path
 * @param {Record<string, string>} [query]
 */
export function goTo(path, query) {
  location.hash = linkTo(path, query);
}

/** @param {() => void} listener */
export function onWay(listener) {
  addEventListener("hashchange", listener);
}
