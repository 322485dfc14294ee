// @ts-check
/** Words in the language of the page. The patterns come from the server, the plurals from Intl. */

/**
 * A message: pieces of text, things to be filled in, and choices between patterns.
 * @typedef {(string | Variable | Select)[]} Pattern
 */
/** @typedef {{ variable: string }} Variable */
/** @typedef {{ select: string, variants: [string, Pattern][], default: number }} Select */
/** @typedef {Record<string, string | number | undefined>} Values */

/** @type {Record<string, Pattern>} */
let patterns = {};
let code = "en";
let plurals = new Intl.PluralRules(code);
let numbers = new Intl.NumberFormat(code);

/**
 * @param {string} language
 * @param {Record<string, Pattern>} words
 */
export function setWords(language, words) {
  code = language;
  patterns = words;
  plurals = new Intl.PluralRules(code);
  numbers = new Intl.NumberFormat(code);
  document.documentElement.lang = code;
}

export function languageCode() {
  return code;
}

/**
 * The words for something; `???` if the language has none.
 * @param {string} id
 * @param {Values} [values]
 * @returns {string}
 */
export function t(id, values = {}) {
  const pattern = patterns[id];
  if (!pattern) {
    console.warn(`no words for ${id} in ${code}`);
    return "???";
  }
  return say(pattern, values);
}

/** @param {string} id */
export function hasWords(id) {
  return id in patterns;
}

/** @param {number} number */
export function tell(number) {
  return numbers.format(number);
}

/**
 * A number with one digit after the decimal sign.
 * @param {number} number
 */
export function tellTenths(number) {
  const places = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return new Intl.NumberFormat(code, places).format(number);
}

/**
 * A part of a whole in percent.
 * @param {number} part from 0 to 1
 */
export function tellPercent(part) {
  return new Intl.NumberFormat(code, { style: "percent" }).format(part);
}

/**
 * A large number in few letters: 1.2M.
 * @param {number} number
 */
export function tellShort(number) {
  return new Intl.NumberFormat(code, { notation: "compact", maximumFractionDigits: 1 }).format(
    number,
  );
}

/** @param {number} seconds since 1970 */
export function tellDate(seconds) {
  const style = /** @type {const} */ ({ dateStyle: "medium", timeStyle: "short" });
  return new Intl.DateTimeFormat(code, style).format(new Date(seconds * 1000));
}

/**
 * A day as it is known: 2026-11-03, or only 2026-11, or 2026.
 * @param {string} day
 */
export function tellDay(day) {
  const date = new Date(day);
  if (day.length < 10 || Number.isNaN(date.getTime())) return day;
  return new Intl.DateTimeFormat(code, { dateStyle: "medium" }).format(date);
}

/**
 * @param {Pattern} pattern
 * @param {Values} values
 * @returns {string}
 */
function say(pattern, values) {
  const pieces = pattern.map((piece) => {
    if (typeof piece === "string") return piece;
    if ("variable" in piece) return fillIn(values[piece.variable]);
    return say(variantOf(piece, values[piece.select]), values);
  });
  return pieces.join("");
}

/** @param {string | number | undefined} value */
function fillIn(value) {
  if (value === undefined) return "???";
  return typeof value === "number" ? numbers.format(value) : value;
}

/**
 * The variant that a value chooses: its own, that of its plural, or the usual one.
 * @param {Select} select
 * @param {string | number | undefined} value
 * @returns {Pattern}
 */
function variantOf({ variants, default: usual }, value) {
  const keyed = (/** @type {string} */ key) => variants.find(([name]) => name === key);
  const plural = typeof value === "number" ? keyed(plurals.select(value)) : undefined;
  return (keyed(String(value)) ?? plural ?? variants[usual])?.[1] ?? [];
}
