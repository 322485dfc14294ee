// @ts-check
/** What an opening is called. */

import { languageCode } from "./words.js";

/**
 * The name in the language of the page, or else in another; nothing for an opening without one.
 * @param {{ [language: string]: string } | null} names
 */
export function openingName(names) {
  return names?.[languageCode()] ?? Object.values(names ?? {})[0] ?? "";
}
