// @ts-check
/** Whether other devices reach this server, and under which addresses. */

import { get, post } from "./api.js";
import { hostToken } from "./quit.js";

/** @typedef {import("./wire.js").ReachShown} ReachShown */

/** @returns {Promise<ReachShown>} */
export function fetchReach() {
  return get("reach", { host: hostToken() });
}

/**
 * Lets others on the network in until the program ends.
 * @returns {Promise<ReachShown>}
 */
export function openToNetwork() {
  return post("reach", { host: hostToken() });
}

/**
 * The same link as others can open it: a page that was opened at this machine itself has an address
 * that means another machine to everyone else.
 * @param {URL} link
 * @param {ReachShown} reach
 */
export function reachable(link, { addresses }) {
  const [address] = addresses;
  if (!address || !isLoopback(link.hostname)) return link;
  return new URL(`${address}${link.pathname}${link.search}${link.hash}`);
}

/** @param {string} host */
export function isLoopback(host) {
  return host === "localhost" || host === "[::1]" || host.startsWith("127.");
}
