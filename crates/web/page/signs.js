// @ts-check
/** Signs of arithmetic as they are printed, where a text has them as they are typed. */

/**
 * A text with a true minus and the signs ≥ and ≤. A hyphen between letters stays one.
 * @param {string} text
 */
export function signs(text) {
  return text
    .replaceAll(">=", "≥")
    .replaceAll("<=", "≤")
    .replace(/(^|[\s[(=,:≥≤<>])-(?=[\d∞])/g, "$1−");
}
