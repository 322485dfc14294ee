// @ts-check
/** Which view the address names: `#/table/ID?token=…`. */

import { withQuery } from "./path.js";

/**
 * What an address names: a view, the parts that follow it, and its query.
 * @typedef {{ view: string, rest: string[], query: URLSearchParams }} Route
 */

/** @returns {Route} */
export function currentRoute() {
  const [path = "", query = ""] = location.hash.replace(/^#\/?/, "").split("?");
  const [view = "", ...rest] = path.split("/").map(decodeURIComponent);
  return { view: view || "home", rest, query: new URLSearchParams(query) };
}

/**
 * @param {string} path such as `table/ID`
 * @param {Record<string, string>} [query]
 */
export function linkTo(path, query = {}) {
  return withQuery(`#/${path}`, query);
}

/**
 * @param {string} path
 * @param {Record<string, string>} [query]
 */
export function navigateTo(path, query) {
  location.hash = linkTo(path, query);
}

/** @param {() => void} listener */
export function onRouteChange(listener) {
  addEventListener("hashchange", listener);
}
