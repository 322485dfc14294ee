/** The words of a language, for modules that speak: they need a page to say which one it is. */

import { setWords } from "../../../page/words.js";

/**
 * @param {string} language
 * @param {Record<string, import("../../../page/words.js").Pattern>} words
 */
export function speak(language, words) {
  Object.assign(globalThis, { document: { documentElement: {} } });
  setWords(language, words);
}
