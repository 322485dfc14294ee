// @ts-check
/** Everything that is asked of the server but live play. */

import { preferences } from "./preferences.js";
import { t } from "./words.js";

/** @typedef {import("./wire.js").Register} Register */
/** @typedef {import("./wire.js").Opened} Opened */
/** @typedef {import("./wire.js").TableRequest} TableRequest */
/** @typedef {import("./wire.js").TableEntry} TableEntry */
/** @typedef {import("./wire.js").Trouble} Trouble */

/** What the server would not do, in words. */
export class Refusal extends Error {
  /** @param {Trouble} trouble */
  constructor({ id, sentence, field }) {
    super(sentence);
    this.id = id;
    this.field = field;
  }
}

let language = "";

/** @param {string} code the language in which the server is to speak */
export function speak(code) {
  language = code;
}

/** @returns {Promise<Register>} */
export function fetchRegister() {
  return ask("register");
}

/**
 * Ends the program.
 * @param {string} host what the link of the host says
 */
export function quit(host) {
  return ask("quit", /** @type {import("./wire.js").Quit} */ ({ host }));
}

/**
 * @param {string} code
 * @returns {Promise<{ code: string, messages: Record<string, import("./words.js").Pattern> }>}
 */
export function fetchWords(code) {
  return ask(`words/${encodeURIComponent(code)}`);
}

/**
 * @param {TableRequest} setup
 * @returns {Promise<Opened>}
 */
export function openTable(setup) {
  return ask("tables", preferences().pause ? setup : { ...setup, pace: 0 });
}

/**
 * What is wrong with a table that is to be opened, if anything.
 * @param {TableRequest} setup
 * @returns {Promise<Trouble | null>}
 */
export function checkTable(setup) {
  return ask("check", setup);
}

/**
 * A position that was laid out by hand or pasted, as the game sees it.
 * @param {import("./wire.js").Layout} layout
 * @returns {Promise<import("./wire.js").LaidOut>}
 */
export function layOut(layout) {
  return ask("position", layout);
}

/**
 * What everybody has won, drawn and lost.
 * @param {string} game its name, or nothing for all of them
 * @returns {Promise<import("./wire.js").Standing[]>}
 */
export function fetchHall(game) {
  return ask(game ? `hall/${encodeURIComponent(game)}` : "hall");
}

/** @returns {Promise<import("./wire.js").ContestShown[]>} */
export function fetchContests() {
  return ask("contests");
}

/**
 * @param {string} id
 * @returns {Promise<import("./wire.js").ContestShown>}
 */
export function fetchContest(id) {
  return ask(`contests/${encodeURIComponent(id)}`);
}

/**
 * @param {import("./wire.js").ContestRequest} request
 * @returns {Promise<import("./wire.js").ContestShown>}
 */
export function beginContest(request) {
  return ask("contests", request);
}

/**
 * @param {string} id
 * @returns {Promise<import("./wire.js").ContestShown>}
 */
export function endContest(id) {
  return ask(`contests/${encodeURIComponent(id)}/end`, {});
}

/**
 * Where the games of a tournament are had in some form.
 * @param {string} id
 * @param {import("./wire.js").FormName} form
 */
export function contestGames(id, form) {
  return address(`contests/${encodeURIComponent(id)}/games`, { form });
}

/** @returns {Promise<TableEntry[]>} */
export function fetchTables() {
  return ask("tables");
}

/**
 * Games that are over.
 * @param {import("./wire.js").Wanted} wanted
 * @returns {Promise<import("./wire.js").Shelf>}
 */
export function fetchGames(wanted) {
  const query = Object.entries(wanted).map(([name, value]) => [name, String(value)]);
  return ask("games", undefined, Object.fromEntries(query));
}

/**
 * Opens a table with a game of the library.
 * @param {number} id
 * @returns {Promise<Opened>}
 */
export function openGame(id) {
  return ask(`games/${id}/table`, {});
}

/**
 * @param {string} text
 * @param {string} [game]
 * @returns {Promise<Opened>}
 */
export function importGame(text, game) {
  return ask("import", game ? { text, game } : { text });
}

/**
 * Where a game can be had in some form.
 * @param {string} table
 * @param {import("./wire.js").FormName} form
 */
export function recordAddress(table, form) {
  return address(`tables/${encodeURIComponent(table)}/record`, { form });
}

/**
 * The forms that fit the game at a table.
 * @param {string} table
 * @returns {Promise<import("./wire.js").Form[]>}
 */
export function fetchForms(table) {
  return ask(`tables/${encodeURIComponent(table)}/forms`);
}

/**
 * Why a table cannot be sat at; nothing if there is one, or if nobody answers now.
 * @param {string} table
 * @returns {Promise<Refusal | null>}
 */
export async function whyNoTable(table) {
  try {
    await fetchForms(table);
  } catch (problem) {
    if (problem instanceof Refusal && problem.id === "error-page-no-table") return problem;
  }
  return null;
}

/**
 * Where something is had on paper.
 * @param {"diagram" | "score-sheet"} what
 * @param {string} table
 * @param {Record<string, string>} [query]
 */
export function paperAddress(what, table, query) {
  return address(`tables/${encodeURIComponent(table)}/${what}`, query);
}

/**
 * Where empty boards are had on paper.
 * @param {string} spec
 * @param {number} count how many on a page
 */
export function sheetAddress(spec, count) {
  return address(`sheets/${encodeURIComponent(spec)}`, { count: String(count) });
}

/**
 * Where the rules are had on paper.
 * @param {string} spec
 */
export function bookletAddress(spec) {
  return address(`booklets/${encodeURIComponent(spec)}`);
}

/**
 * The rules of a game as it is set up, ready to be shown.
 * @param {string} spec
 * @returns {Promise<string>}
 */
export async function fetchRules(spec) {
  const answer = await fetch(address(`rules/${encodeURIComponent(spec)}`));
  if (!answer.ok) throw new Refusal(await read(answer));
  return answer.text();
}

/**
 * Where a table is heard live.
 * @param {string} table
 */
export function liveAddress(table) {
  const path = address(`tables/${encodeURIComponent(table)}/live`);
  const url = new URL(path, location.href);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  return url.href;
}

/**
 * @param {string} path
 * @param {Record<string, string>} [query]
 */
export function address(path, query = {}) {
  const asked = new URLSearchParams(language ? { ...query, lang: language } : query).toString();
  return asked ? `/api/${path}?${asked}` : `/api/${path}`;
}

/**
 * @param {string} path
 * @param {unknown} [body] sent if there is one
 * @param {Record<string, string>} [query]
 * @returns {Promise<any>}
 */
export async function ask(path, body, query) {
  const headers = { "content-type": "application/json" };
  const sent = body === undefined ? {} : { method: "POST", headers, body: JSON.stringify(body) };
  const answer = await fetch(address(path, query), sent);
  const told = await read(answer);
  if (!answer.ok) throw new Refusal(told);
  return told;
}

/**
 * What an answer says. Not everything between the page and its server speaks as they do.
 * @param {Response} answer
 * @returns {Promise<any>}
 */
async function read(answer) {
  try {
    return await answer.json();
  } catch (problem) {
    if (!(problem instanceof SyntaxError)) throw problem;
    const id = "page-strange-answer";
    throw new Refusal({ id, sentence: t(id, { status: String(answer.status) }), field: null });
  }
}
