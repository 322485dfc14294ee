// @ts-check
/** The one grammar of games and players: `name:knob=value,knob=value`. */

/** @typedef {{ name: string, knobs: Record<string, string> }} Spec */

/**
 * @param {string} name
 * @param {Record<string, string | undefined>} knobs those without a value are left out
 */
export function writeSpec(name, knobs) {
  const set = Object.entries(knobs).filter(([, value]) => value !== undefined && value !== "");
  const written = set.map(([knob, value]) => `${knob}=${quote(value ?? "")}`);
  return written.length > 0 ? `${name}:${written.join(",")}` : name;
}

/**
 * Reads what {@link writeSpec} or the server wrote. A bare first value belongs to the first knob.
 * @param {string} text
 * @param {string} [firstKnob]
 * @returns {Spec}
 */
export function readSpec(text, firstKnob = "") {
  const colon = text.indexOf(":");
  if (colon < 0) return { name: text, knobs: {} };
  /** @type {Record<string, string>} */
  const knobs = {};
  for (const piece of pieces(text.slice(colon + 1))) {
    const equals = piece.indexOf("=");
    if (equals < 0) knobs[firstKnob] = unquote(piece);
    else knobs[piece.slice(0, equals)] = unquote(piece.slice(equals + 1));
  }
  return { name: text.slice(0, colon), knobs };
}

/** @param {string} value */
function quote(value) {
  const bare = value.replaceAll('"', "”");
  return /[,:=\s]/.test(bare) ? `"${bare}"` : bare;
}

/** @param {string} value */
function unquote(value) {
  return value.startsWith('"') && value.endsWith('"') ? value.slice(1, -1) : value;
}

/** @param {string} text */
function pieces(text) {
  return text.match(/(?:"[^"]*"|[^,"])+/g) ?? [];
}
