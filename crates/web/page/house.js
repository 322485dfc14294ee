// @ts-check
/** Everything that is asked of the server but live play. */

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
  return ask("tables", setup);
}

/**
 * Whether such a table could be opened; throws what is wrong if not.
 * @param {TableRequest} setup
 * @returns {Promise<void>}
 */
export function checkTable(setup) {
  return ask("check", setup);
}

/** @returns {Promise<TableEntry[]>} */
export function fetchTables() {
  return ask("tables");
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
 * @param {string} form
 */
export function recordAddress(table, form) {
  return address(`tables/${encodeURIComponent(table)}/record`, { form });
}

/**
 * The rules of a game as it is set up, ready to be shown.
 * @param {string} spec
 * @returns {Promise<string>}
 */
export async function fetchRules(spec) {
  const answer = await fetch(address(`rules/${encodeURIComponent(spec)}`));
  if (!answer.ok) throw new Refusal(await answer.json());
  return answer.text();
}

/**
 * Where a table is heard live.
 * @param {string} table
 * @param {string[]} tokens
 */
export function liveAddress(table, tokens) {
  const path = address(`tables/${encodeURIComponent(table)}/live`, { tokens: tokens.join(",") });
  const url = new URL(path, location.href);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  return url.href;
}

/**
 * @param {string} path
 * @param {Record<string, string>} [query]
 */
function address(path, query = {}) {
  const asked = new URLSearchParams(language ? { ...query, lang: language } : query).toString();
  return asked ? `/api/${path}?${asked}` : `/api/${path}`;
}

/**
 * @param {string} path
 * @param {unknown} [body] sent if there is one
 * @returns {Promise<any>}
 */
async function ask(path, body) {
  const headers = { "content-type": "application/json" };
  const sent = body === undefined ? {} : { method: "POST", headers, body: JSON.stringify(body) };
  const answer = await fetch(address(path), sent);
  if (answer.status === 204) return undefined;
  const told = await answer.json();
  if (!answer.ok) throw new Refusal(told);
  return told;
}
