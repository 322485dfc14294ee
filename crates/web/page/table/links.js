// @ts-check
/** Where one can go from a table: to its settings, rules, search tree and set-up position. */

import { analyseTable, keepTable, messageOf, openTable } from "../api.js";
import { path } from "../path.js";
import { navigateTo } from "../router.js";
import { rememberSetup } from "../setup/last-setup.js";
import { showError, showMessage } from "../toast.js";
import { rememberTable } from "../tokens.js";
import { t } from "../words.js";

/** @typedef {import("../wire.js").State} State */

/** Whom a person tries a position against. */
const STRONG = "level:8";

/** The engine whose search is shown if none sits at the table. */
const ENGINE = "alpha-beta:depth=3";

/**
 * The settings are changed from what they are at this table.
 * @param {State} state
 */
export function changeSettings({ table, game, seats, clock, touch_move, alternate, people }) {
  rememberSetup(game.name, {
    game: game.asked,
    players: seats.map(({ spec }) => spec),
    clock,
    touch_move,
    alternate,
    casual: people.casual,
  });
  navigateTo(`setup/${game.name}`, { table });
}

/** @param {State} state */
export function showRules({ table, game }) {
  navigateTo(path`rules/${game.spec}`, { table });
}

/**
 * How the computer at turn, or another, thinks about the position on the board.
 * @param {State} state
 */
export function showSearch({ game, position, seats, turn }) {
  const computers = seats.filter(({ kind }) => kind === "computer");
  const thinker = computers.find((seat) => seat === seats[turn]) ?? computers[0];
  navigateTo(path`tree/${game.spec}`, { position, engine: thinker?.spec ?? ENGINE });
}

/** @param {State} state */
export function setUpPosition({ table, game, position }) {
  navigateTo(path`position/${game.spec}`, { table, position });
}

/**
 * A position is played on at another table, against the computer: whoever made the move that is to
 * be tried again has that seat.
 * @param {State} state
 * @param {number} seat
 * @param {string} start the position
 */
export function playFrom({ game, seats }, seat, start) {
  const players = seats.map((shown, number) => {
    if (number === seat) return shown.kind === "human" ? shown.spec : "human";
    return shown.kind === "computer" ? shown.spec : STRONG;
  });
  return playAt({ game: game.spec, players, start });
}

/**
 * A copy of the game on an analysis board.
 * @param {State} state
 */
export async function analyse({ table }) {
  try {
    const opened = await analyseTable(table);
    rememberTable(opened);
    navigateTo(path`table/${opened.id}`);
  } catch (error) {
    showError(messageOf(error));
  }
}

/**
 * A position on an analysis board.
 * @param {string} game
 * @param {string} start
 * @param {number} players
 */
export function analysePosition(game, start, players) {
  return playAt({ game, players: Array(players).fill("human"), start, analysis: true });
}

/**
 * The games of the library in which the position on the board came up.
 * @param {State} state
 */
export function gamesWithPosition({ game, position }) {
  navigateTo("library/games", { game: game.spec, position });
}

/**
 * What is on an analysis board is kept in the library.
 * @param {State} state
 */
export async function keepAnalysis({ table }) {
  try {
    const kept = await keepTable(table);
    showMessage(t(kept.new ? "page-study-kept" : "page-study-known"));
  } catch (error) {
    showError(messageOf(error));
  }
}

/**
 * Plays a position on at a table of its own: a person has a seat, the computer the others.
 * @param {string} game as a spec
 * @param {string} start the position
 * @param {number} seat of the person
 * @param {number} [seats] how many play
 */
export function playPosition(game, start, seat, seats = 2) {
  const players = Array.from({ length: seats }, (_, number) =>
    number === seat ? "human" : STRONG,
  );
  return playAt({ game, players, start });
}

/**
 * A drill, at a table of its own.
 * @param {import("../drills.js").Drill} drill
 */
export function beginDrill({ id, game, start, seat }) {
  const players = [0, 1].map((number) => (number === seat ? "human" : STRONG));
  return playAt({ game, players, start }, { drill: id });
}

/**
 * @param {import("../wire.js").TableRequest} setup
 * @param {Record<string, string>} [query]
 */
async function playAt(setup, query) {
  try {
    const opened = await openTable(setup);
    rememberTable(opened);
    navigateTo(path`table/${opened.id}`, query);
  } catch (error) {
    showError(messageOf(error));
  }
}
