// @ts-check
/**
 * Scores as people read them, by the scale of the table: in discs or men, or in words where nothing
 * is counted.
 */

import { t, tell, tellTenths } from "../words.js";

/** @typedef {import("../wire.js").ScaleShown} ScaleShown */

/** From here on a score counts by how much the game is won, and further on how soon. */
const WON_BY = 900_000;
const SOON = 990_000;
const CERTAIN = 1_000_000;

/**
 * A score in few words.
 * @param {ScaleShown} scale
 * @param {number} score
 * @param {boolean} [proven]
 */
export function tellScore(scale, score, proven = false) {
  const size = Math.abs(score);
  if (size >= SOON) {
    return t(score > 0 ? "page-wins-in" : "page-loses-in", { moves: CERTAIN - size });
  }
  if (size > WON_BY) {
    return t(score > 0 ? "page-wins-by" : "page-loses-by", { lead: size - WON_BY });
  }
  if (isDecided(scale, score)) return t(score > 0 ? "page-won-game" : "page-lost-game");
  if (proven && score === 0) return t("page-drawn-game");
  if (scale.unit === "words") return t(`page-advantage-${degree(scale, score)}`);
  return t(`page-score-in-${scale.unit}`, {
    score: signed(scale, score),
    count: Math.abs(score) / scale.one,
  });
}

/**
 * A score in so few letters that it fits a square: `+2.3`, a won game by its lead or by `#` and its
 * moves; `=` for a sure draw; where nothing is counted, `+` for a slight and `++` for a clear
 * advantage.
 * @param {ScaleShown} scale
 * @param {number} score
 * @param {boolean} [proven]
 */
export function signScore(scale, score, proven = false) {
  const size = Math.abs(score);
  const sign = score > 0 ? "+" : "−";
  if (size >= SOON) return `${score > 0 ? "" : "−"}#${tell(CERTAIN - size)}`;
  if (size > WON_BY) return `${sign}${tell(size - WON_BY)}`;
  if (isDecided(scale, score)) return `${sign}#`;
  if (proven && score === 0) return "=";
  if (scale.unit !== "words") return signed(scale, score);
  if (size >= scale.clear) return sign + sign;
  return size >= scale.slight ? sign : "≈";
}

/**
 * What a move has lost; empty where nothing is counted.
 * @param {ScaleShown} scale
 * @param {number} loss
 */
export function tellLoss(scale, loss) {
  if (scale.unit === "words") return "";
  const count = loss / scale.one;
  return t(`page-score-in-${scale.unit}`, { score: tellTenths(count), count });
}

/**
 * @param {ScaleShown} scale
 * @param {number} score
 */
export function isDecided(scale, score) {
  return Math.abs(score) >= scale.won;
}

/**
 * From -1 to 1, so that small differences show and large ones fit.
 * @param {ScaleShown} scale
 * @param {number} score
 */
export function squash(scale, score) {
  const size = Math.abs(score);
  if (size > WON_BY && size < SOON) {
    const points = (size - WON_BY) * scale.one;
    return (Math.sign(score) * points) / (points + scale.clear);
  }
  if (isDecided(scale, score)) return Math.sign(score);
  return score / (size + scale.clear);
}

/**
 * @param {ScaleShown} scale
 * @param {number} score
 */
function degree(scale, score) {
  const size = Math.abs(score);
  if (size < scale.slight) return "none";
  const side = score > 0 ? "for" : "against";
  return `${size < scale.clear ? "slight" : "clear"}-${side}`;
}

/**
 * @param {ScaleShown} scale
 * @param {number} score
 */
function signed(scale, score) {
  const units = score / scale.one;
  const text = tellTenths(Math.abs(units));
  if (Math.abs(units) < 0.05) return text;
  return `${score > 0 ? "+" : "−"}${text}`;
}
