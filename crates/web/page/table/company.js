// @ts-check
/**
 * The people at a table besides their moves: who watches, who is away, seats that guests have taken,
 * time that can be given, and a game that was cancelled.
 */

import { confirmFirst } from "../dialog.js";
import { fill, h } from "../dom.js";
import { readSpec } from "../spec.js";
import { t, tell } from "../words.js";
import { nameOf } from "./names.js";
import { panelFrame } from "./panel.js";

/** @typedef {import("./view-model.js").ViewModel} ViewModel */
/** @typedef {import("./view-model.js").Actions} Actions */
/** @typedef {import("../dom.js").Child} Child */

/**
 * @param {Actions} actions
 * @returns {import("./view-model.js").Panel}
 */
export function companyPanel(actions) {
  const element = panelFrame("company");
  let timer = 0;
  return {
    element,
    show(view) {
      clearTimeout(timer);
      const at = performance.now();
      const draw = () => {
        const lines = linesOf(view, actions, performance.now() - at);
        element.hidden = lines.length === 0;
        fill(element, lines);
        // What counts down is told anew every second, as long as it is on the page.
        const counts = isCounting(view) && element.isConnected;
        if (counts) timer = setTimeout(draw, 1000);
      };
      draw();
    },
  };
}

/** @param {ViewModel} view */
function isCounting({ state }) {
  return (
    state.people.first_move !== null || state.seats.some(({ claimable_in: wait }) => wait !== null)
  );
}

/**
 * @param {ViewModel} view
 * @param {Actions} actions
 * @param {number} later milliseconds since the state was told
 */
function linesOf(view, actions, later) {
  const lines = [
    cancelled(view, actions),
    firstMove(view, later),
    ...view.state.seats.map((_, seat) => absence(view, seat, actions, later)),
    moreTime(view, actions),
    ...view.state.seats.map((_, seat) => takeBack(view, seat, actions)),
    watchers(view, actions),
  ];
  return lines.filter((line) => line !== null);
}

/**
 * A game of which a first move did not come.
 * @param {ViewModel} view
 * @param {Actions} actions
 */
function cancelled({ state, yours }, { ask }) {
  if (!state.people.cancelled) return null;
  return h(
    "div",
    { class: "stack", role: "status" },
    h("p", {}, t("page-cancelled")),
    yours.length > 0
      ? h(
          "div",
          { class: "controls" },
          press("again", "page-again", () => ask({ do: "again" })),
        )
      : null,
  );
}

/**
 * @param {ViewModel} view
 * @param {number} later
 */
function firstMove({ state }, later) {
  const wait = state.people.first_move;
  if (wait === null) return null;
  const seconds = secondsOf(wait - later);
  return h("p", { class: "small soft" }, t("page-first-move", { seconds }));
}

/**
 * A player who is away, and what the others may do about it.
 * @param {ViewModel} view
 * @param {number} seat
 * @param {Actions} actions
 * @param {number} later
 */
function absence({ state, yours }, seat, { ask }, later) {
  const wait = state.seats[seat]?.claimable_in ?? null;
  if (wait === null || yours.includes(seat) || yours.length === 0) return null;
  const name = nameOf(state, seat);
  const seconds = secondsOf(wait - later);
  if (seconds > 0) return h("p", { class: "small" }, t("page-claim-in", { name, seconds }));
  return h(
    "div",
    { class: "stack" },
    h("p", {}, t("page-claim", { name })),
    h(
      "div",
      { class: "controls" },
      press("claim", "page-claim-win", () => ask({ do: "claim", draw: false })),
      press("claim-draw", "page-claim-draw", () => ask({ do: "claim", draw: true })),
    ),
  );
}

/**
 * More time for the other player of two.
 * @param {ViewModel} view
 * @param {Actions} actions
 */
function moreTime({ state, yours }, { ask }) {
  const [own] = yours;
  const seat = own === undefined ? -1 : 1 - own;
  const fits = state.seats.length === 2 && yours.length === 1 && !state.ending;
  const clock = readSpec(state.clock, "time").name === "fischer";
  if (!fits || !clock || state.people.cancelled || state.seats[seat]?.kind !== "human") return null;
  return press("give-time", "page-give-time", () => ask({ do: "give-time", seat }));
}

/**
 * The host plays for a seat again that a guest has left.
 * @param {ViewModel} view
 * @param {number} seat
 * @param {Actions} actions
 */
function takeBack({ state, hosts }, seat, { ask }) {
  const shown = state.seats[seat];
  if (!hosts || !shown?.taken || (state.people.closed && shown.present)) return null;
  const name = nameOf(state, seat);
  const act = () => ask({ do: "renew-token", seat });
  const label = t("page-take-back-seat", { name });
  return h(
    "button",
    {
      type: "button",
      class: "button quiet",
      "data-action": `take-back-${seat}`,
      onclick: () => confirmFirst(t("page-take-back-seat-sure", { name }), label, act),
    },
    label,
  );
}

/**
 * Those who only watch; the host can have them go.
 * @param {ViewModel} view
 * @param {Actions} actions
 */
function watchers({ state, hosts }, { ask }) {
  const { spectators, watchers: known } = state.people;
  if (spectators === 0) return null;
  const named = known.flatMap(({ name }) => name ?? []);
  const list = hosts
    ? known.map(({ id, name }, number) =>
        h(
          "li",
          { class: "row" },
          h("span", {}, name ?? t("page-watcher", { number: number + 1 })),
          press(`remove-${number}`, "page-remove", () => ask({ do: "remove", viewer: id })),
        ),
      )
    : [];
  const names = named.length > 0 ? ` ${named.join(", ")}` : "";
  const summary = `${t("page-watching", { count: spectators, shown: tell(spectators) })}${names}`;
  if (list.length === 0) return h("p", { class: "small soft watching" }, summary);
  return h(
    "details",
    { class: "watching" },
    h("summary", { class: "small soft" }, summary),
    h("ul", { class: "plain" }, list),
  );
}

/**
 * @param {string} name
 * @param {string} words
 * @param {() => void} act
 */
function press(name, words, act) {
  const looks = { type: "button", class: "button quiet", "data-action": name, onclick: act };
  return h("button", looks, t(words));
}

/** @param {number} milliseconds */
function secondsOf(milliseconds) {
  return Math.max(0, Math.ceil(milliseconds / 1000));
}
