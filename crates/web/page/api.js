// @ts-check
/**
 * The client of the server's HTTP API: every endpoint that the page calls, and every address that
 * it links to; those of lessons, exercises and comparisons are in lab/api.js, those of puzzles in puzzle-api.js. Live play goes over a
 * WebSocket (live.js), whose address is made here as well.
 */

import { path, withQuery } from "./path.js";
import { preferences } from "./preferences.js";
import { loadLocally } from "./storage.js";
import { t } from "./words.js";

/** @typedef {import("./wire.js").Register} Register */
/** @typedef {import("./wire.js").Opened} Opened */
/** @typedef {import("./wire.js").TableRequest} TableRequest */
/** @typedef {import("./wire.js").TableEntry} TableEntry */
/** @typedef {import("./wire.js").Trouble} Trouble */
/** @typedef {import("./wire.js").SearchShown} SearchShown */

/** What the server refused, with its reason in words. */
export class ApiError extends Error {
  /** @param {Trouble} trouble */
  constructor({ id, sentence, field }) {
    super(sentence);
    this.id = id;
    this.field = field;
  }
}

/**
 * What to tell a person when a request failed: the server's reason, or that it does not answer.
 * @param {unknown} problem
 */
export function messageOf(problem) {
  return problem instanceof ApiError ? problem.message : t("page-offline");
}

/** The name under which the right of the person who started the program is kept. */
export const HOST_KEY = "plateau.host";

let language = "";

/** @param {string} code the language in which the server is to answer */
export function setApiLanguage(code) {
  language = code;
}

// The page itself

/** @returns {Promise<Register>} */
export function fetchRegister() {
  return get("register");
}

/**
 * @param {string} code
 * @returns {Promise<{ code: string, messages: Record<string, import("./words.js").Pattern> }>}
 */
export function fetchWords(code) {
  return get(path`words/${code}`);
}

/**
 * Ends the program.
 * @param {string} host what the link of the host says
 */
export function quit(host) {
  return post("quit", /** @type {import("./wire.js").Quit} */ ({ host }));
}

// Tables

/** @returns {Promise<TableEntry[]>} */
export function fetchTables() {
  return get("tables");
}

/**
 * @param {TableRequest} setup
 * @returns {Promise<Opened>}
 */
export function openTable(setup) {
  return post("tables", preferences().pause ? setup : { ...setup, pace: 0 });
}

/**
 * What is wrong with a table that is to be opened, if anything.
 * @param {TableRequest} setup
 * @returns {Promise<Trouble | null>}
 */
export function checkTable(setup) {
  return post("check", setup);
}

/**
 * A position that was laid out by hand or pasted, as the game sees it.
 * @param {import("./wire.js").Layout} layout
 * @returns {Promise<import("./wire.js").LaidOut>}
 */
export function readPosition(layout) {
  return post("position", layout);
}

/**
 * Why a table cannot be sat at; nothing if there is one, or if the server does not answer now.
 * @param {string} table
 * @returns {Promise<ApiError | null>}
 */
export async function whyNoTable(table) {
  try {
    await fetchForms(table);
  } catch (problem) {
    if (problem instanceof ApiError && problem.id === "error-page-no-table") return problem;
  }
  return null;
}

/**
 * The address of a table's WebSocket.
 * @param {string} table
 */
export function liveUrl(table) {
  const url = new URL(apiUrl(path`tables/${table}/live`), location.href);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  return url.href;
}

/**
 * Opens an analysis board with a copy of the game at a table.
 * @param {string} table
 * @returns {Promise<Opened>}
 */
export function analyseTable(table) {
  return post(path`tables/${table}/analysis`, {});
}

/**
 * Keeps the game at a table in the library, as it is.
 * @param {string} table
 * @returns {Promise<import("./wire.js").Kept>}
 */
export function keepTable(table) {
  return post(path`tables/${table}/keep`, {});
}

// Records: games in every form in which they are written

/**
 * The forms that fit the game at a table.
 * @param {string} table
 * @returns {Promise<import("./wire.js").Form[]>}
 */
export function fetchForms(table) {
  return get(path`tables/${table}/forms`);
}

/**
 * Where the game at a table can be had in some form.
 * @param {string} table
 * @param {import("./wire.js").FormName} form
 */
export function recordUrl(table, form) {
  return apiUrl(path`tables/${table}/record`, { form });
}

/**
 * The game at a table, written in some form.
 * @param {string} table
 * @param {import("./wire.js").FormName} form
 * @returns {Promise<string>}
 */
export function fetchRecord(table, form) {
  return fetchText(recordUrl(table, form));
}

// Collections: files of many games

/**
 * Brings a file of games, which the server begins to read.
 * @param {File | string} content
 * @param {string} [name] what the file is called
 * @returns {Promise<import("./wire.js").CollectionShown>}
 */
export function openCollection(content, name) {
  const headers = { "content-type": "application/octet-stream" };
  const url = apiUrl("collections", name ? { name } : {});
  return request(url, { method: "POST", headers, body: content });
}

/**
 * @param {string} id
 * @returns {Promise<import("./wire.js").CollectionShown>}
 */
export function fetchCollection(id) {
  return get(path`collections/${id}`);
}

/**
 * Some games of a file.
 * @param {string} id
 * @param {import("./wire.js").CollectionWanted} wanted
 * @returns {Promise<import("./wire.js").CollectionPage>}
 */
export function fetchCollectionGames(id, wanted) {
  return get(path`collections/${id}/games`, asText(wanted));
}

/**
 * Keeps all games of a file in the library.
 * @param {string} id
 * @returns {Promise<import("./wire.js").CollectionShown>}
 */
export function keepCollection(id) {
  return post(path`collections/${id}/keep`, {});
}

/**
 * Opens a table with a game of a file; one that is over on an analysis board.
 * @param {string} id
 * @param {import("./wire.js").CollectionGame} game
 * @returns {Promise<Opened>}
 */
export function openCollectionGame(id, { number, outcome }) {
  const analysis = { analysis: String(outcome !== null) };
  return post(path`collections/${id}/games/${String(number)}/table`, {}, analysis);
}

// The library

/**
 * Games that are over.
 * @param {import("./wire.js").Wanted} wanted
 * @returns {Promise<import("./wire.js").LibraryPage>}
 */
export function fetchGames(wanted) {
  return get("games", asText(wanted));
}

/**
 * What was played from a position in the games of the library.
 * @param {import("./wire.js").Wanted} wanted
 * @returns {Promise<import("./wire.js").Explored>}
 */
export function fetchExplored(wanted) {
  return get("explore", asText(wanted));
}

/**
 * Opens a table with a game of the library; one that is over on an analysis board.
 * @param {number} id
 * @param {boolean} over whether it is over
 * @returns {Promise<Opened>}
 */
export function openGame(id, over) {
  return post(path`games/${id}/table`, {}, { analysis: String(over) });
}

/**
 * Calls a game or a table by a name; an empty one for none.
 * @param {"games" | "tables"} what
 * @param {number | string} id
 * @param {string} title
 */
export function rename(what, id, title) {
  return postAsHost(
    path`${what}/${id}/title`,
    /** @type {import("./wire.js").NewTitle} */ ({ title }),
  );
}

/**
 * Deletes a game or a table, which can be restored for a day.
 * @param {"games" | "tables"} what
 * @param {number | string} id
 */
export function remove(what, id) {
  return postAsHost(path`${what}/${id}/delete`, {});
}

/**
 * @param {"games" | "tables"} what
 * @param {number | string} id
 */
export function restore(what, id) {
  return postAsHost(path`${what}/${id}/restore`, {});
}

/**
 * What each player has won, drawn and lost.
 * @param {string} game its name, or nothing for all of them
 * @param {number} skip how many of the first to leave out
 * @returns {Promise<import("./wire.js").Standing[]>} at most a hundred
 */
export function fetchHall(game, skip) {
  return get(game ? path`hall/${game}` : "hall", { skip: String(skip) });
}

// Paper

/**
 * The rules of a game as it is set up, ready to be shown.
 * @param {string} spec
 * @returns {Promise<string>}
 */
export function fetchRules(spec) {
  return fetchText(apiUrl(path`rules/${spec}`));
}

/**
 * Where the rules are had on paper.
 * @param {string} spec
 */
export function bookletUrl(spec) {
  return apiUrl(path`booklets/${spec}`);
}

/**
 * Where something of a table is had on paper.
 * @param {"diagram" | "score-sheet" | "animation"} what
 * @param {string} table
 * @param {Record<string, string>} [query]
 */
export function paperUrl(what, table, query) {
  return apiUrl(path`tables/${table}/${what}`, query);
}

/**
 * Where empty boards are had on paper.
 * @param {string} spec
 * @param {number} count how many on a page
 */
export function sheetUrl(spec, count) {
  return apiUrl(path`sheets/${spec}`, { count: String(count) });
}

// The laboratory: recorded searches

/**
 * Lets an engine think, and has what it does recorded.
 * @param {import("./wire.js").SearchRequest} search
 * @returns {Promise<SearchShown>}
 */
export function beginSearch(search) {
  return post("searches", search);
}

/**
 * @param {string} id
 * @returns {Promise<SearchShown>}
 */
export function fetchSearch(id) {
  return get(path`searches/${id}`);
}

/** @param {string} id */
export function stopSearch(id) {
  return post(path`searches/${id}/stop`, {});
}

/**
 * Where the tree of a search is had in some form.
 * @param {string} id
 * @param {string} form
 */
export function treeUrl(id, form) {
  return apiUrl(path`searches/${id}/tree`, { form });
}

/**
 * @param {string} id
 * @param {number} round
 * @returns {Promise<import("./wire.js").SearchNode>}
 */
export function fetchRoot(id, round) {
  return get(path`searches/${id}/root`, asText({ round }));
}

/**
 * Some children of a node: from a number on, or those around one of them.
 * @param {string} id
 * @param {number} node
 * @param {{ first?: number, around?: number }} which
 * @returns {Promise<import("./wire.js").SearchNodes>}
 */
export function fetchNodes(id, node, which) {
  return get(path`searches/${id}/nodes/${node}`, asText(which));
}

/**
 * @param {string} id
 * @param {number} number
 * @returns {Promise<import("./wire.js").SearchMoment>}
 */
export function fetchMoment(id, number) {
  return get(path`searches/${id}/moments/${number}`);
}

/**
 * The next moment at which something is cut off.
 * @param {string} id
 * @param {number} number the moment to begin from
 * @returns {Promise<number | null>}
 */
export function fetchCut(id, number) {
  return get(path`searches/${id}/moments/${number}/cut`);
}

// How requests are made

/**
 * The values of a query as text.
 * @param {object} values
 * @returns {Record<string, string>}
 */
export function asText(values) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
}

/**
 * @param {string} endpoint
 * @param {Record<string, string>} [query]
 */
export function apiUrl(endpoint, query = {}) {
  return withQuery(`/api/${endpoint}`, language ? { ...query, lang: language } : query);
}

/**
 * @param {string} endpoint
 * @param {Record<string, string>} [query]
 */
export function get(endpoint, query) {
  return request(apiUrl(endpoint, query), {});
}

/**
 * @param {string} endpoint
 * @param {unknown} body
 * @param {Record<string, string>} [query]
 */
export function post(endpoint, body, query) {
  const headers = { "content-type": "application/json" };
  return request(apiUrl(endpoint, query), { method: "POST", headers, body: JSON.stringify(body) });
}

/**
 * The same, told to come from the person who started the program if this is their page.
 * @param {string} endpoint
 * @param {unknown} body
 */
function postAsHost(endpoint, body) {
  const host = loadLocally(HOST_KEY);
  return post(typeof host === "string" ? withQuery(endpoint, { host }) : endpoint, body);
}

/**
 * @param {string} url
 * @param {RequestInit} options
 * @returns {Promise<any>}
 */
async function request(url, options) {
  const response = await fetch(url, options);
  const content = await readJson(response);
  if (!response.ok) throw new ApiError(content);
  return content;
}

/**
 * @param {string} url
 * @returns {Promise<string>}
 */
async function fetchText(url) {
  const response = await fetch(url);
  if (!response.ok) throw new ApiError(await readJson(response));
  return response.text();
}

/**
 * What a response says. Not everything between the page and its server answers in JSON.
 * @param {Response} response
 * @returns {Promise<any>}
 */
async function readJson(response) {
  try {
    return await response.json();
  } catch (problem) {
    if (!(problem instanceof SyntaxError)) throw problem;
    const id = "page-strange-answer";
    throw new ApiError({ id, sentence: t(id, { status: String(response.status) }), field: null });
  }
}
