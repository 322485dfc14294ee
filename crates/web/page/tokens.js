// @ts-check
/** What lets this browser sit and steer at a table, kept by the table's name. */

import { loadLocally, saveLocally } from "./storage.js";

/** @typedef {import("./wire.js").Opened} Opened */
/** @typedef {{ host: string, seats: { seat: number, token: string }[] }} Tokens */

const KEY = "plateau.tokens";
/** As many tables as are remembered. */
const MOST = 60;

/** @returns {Record<string, Tokens>} */
function all() {
  return /** @type {Record<string, Tokens>} */ (loadLocally(KEY) ?? {});
}

/** @param {Opened} opened */
export function rememberTable({ id, host, seats }) {
  const { [id]: _, ...others } = all();
  const entries = [...Object.entries(others), [id, { host, seats }]].slice(-MOST);
  saveLocally(KEY, Object.fromEntries(entries));
}

/**
 * Remembers tokens of seats that were issued at a table of this browser.
 * @param {string} id
 * @param {import("./wire.js").SeatToken[]} issued
 */
export function rememberSeats(id, issued) {
  const { host, seats } = tokensOf(id) ?? { host: "", seats: [] };
  const others = seats.filter(({ seat }) => issued.every((one) => one.seat !== seat));
  const known = [...others, ...issued].sort((one, other) => one.seat - other.seat);
  rememberTable({ id, host, seats: known });
}

/**
 * @param {string} id
 * @returns {Tokens | null}
 */
export function tokensOf(id) {
  return all()[id] ?? null;
}

/**
 * Forgets what lets this browser sit at a table.
 * @param {string} id
 */
export function forgetTable(id) {
  const { [id]: _, ...others } = all();
  saveLocally(KEY, others);
}

/**
 * Every token for a table, those in its address included.
 * @param {string} id
 * @param {URLSearchParams} query
 * @returns {string[]}
 */
export function tokensFor(id, query) {
  const given = query.get("token");
  const kept = tokensOf(id);
  if (given) return [given];
  return kept ? [kept.host, ...kept.seats.map(({ token }) => token)] : [];
}
