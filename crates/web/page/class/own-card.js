// @ts-check
/** The card that this browser has come with: its class, to find back to the desk. */

import { linkTo } from "../router.js";
import { loadLocally, saveLocally } from "../storage.js";

/** @typedef {{ id: string, card: string }} Card */

const KEY = "plateau.card";

/** @param {Card | null} card */
export function keepCard(card) {
  saveLocally(KEY, card);
}

/** @returns {Card | null} */
export function ownCard() {
  return /** @type {Card | null} */ (loadLocally(KEY) ?? null);
}

/**
 * The desk of a card.
 * @param {Card} card
 */
export function deskLink({ id, card }) {
  return linkTo(`desk/${id}`, { card });
}
