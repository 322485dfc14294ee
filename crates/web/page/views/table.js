// @ts-check
/** The table: a game being played, watched or gone through again. */

import { liveUrl, whyNoTable } from "../api.js";
import { Board } from "../board/board.js";
import { NO_MARKS } from "../board/scene.js";
import { indexOf } from "../board/square.js";
import { button } from "../button.js";
import { fill, h, refill } from "../dom.js";
import { Live } from "../live.js";
import { notFound } from "../not-found.js";
import { path } from "../path.js";
import { motionSpeed, onPreferences, preferences } from "../preferences.js";
import { navigateTo } from "../router.js";
import { rememberSetup } from "../setup/last-setup.js";
import { setShortcutsHere } from "../shortcuts.js";
import { play } from "../sound.js";
import { saveLocally } from "../storage.js";
import { announceChanges } from "../table/announcements.js";
import { describe } from "../table/cell-labels.js";
import { controlKeys, drawControls } from "../table/controls.js";
import { drawCounters } from "../table/draw-counters.js";
import { drawOffer } from "../table/draw-offer.js";
import { drawEnding } from "../table/ending.js";
import { drawBar, drawGraph, worthHere } from "../table/evaluation.js";
import { lineOf, marksOf, reviewOf, threatsOf } from "../table/hints.js";
import { drawMoves } from "../table/moves.js";
import { called } from "../table/names.js";
import { drawPlayers } from "../table/players.js";
import { Replay } from "../table/replay.js";
import { drawRules } from "../table/rules-line.js";
import { sceneOf } from "../table/scene.js";
import { openSeatDialog } from "../table/seat-dialog.js";
import { openSave } from "../table/save-dialog.js";
import { openShare } from "../table/share-dialog.js";
import { Stage } from "../table/stage.js";
import { drawStatus } from "../table/status.js";
import { drawAdvice, drawThinking, drawThreats } from "../table/thinking.js";
import { drawVerdict } from "../table/verdict.js";
import { showError } from "../toast.js";
import { rememberSeats, tokensFor } from "../tokens.js";
import { t } from "../words.js";

/** @typedef {import("../wire.js").State} State */
/** @typedef {import("../wire.js").Message} Message */
/** @typedef {import("../wire.js").Request} Request */
/** @typedef {import("../router.js").Route} Route */

/** The name under which the table last sat at is remembered. */
export const LAST_TABLE = "plateau.last-table";

/**
 * @param {Route} route
 * @param {import("../wire.js").Register} register
 * @returns {import("./index.js").MountedView}
 */
export function tableView(route, register) {
  const screen = new TableScreen(route, register);
  return { title: t("page-table"), element: screen.element, leave: () => screen.leave() };
}

class TableScreen {
  /**
   * @param {Route} route
   * @param {import("../wire.js").Register} register
   */
  constructor(route, register) {
    this.ask = this.ask.bind(this);
    this.id = route.rest[0] ?? "";
    this.register = register;
    /** @type {State | null} */
    this.state = null;
    /** @type {number[]} */
    this.yours = [];
    this.steers = false;
    this.hosts = false;
    this.sharing = false;
    /** @type {import("../table/thinking.js").Advice | null} */
    this.advice = null;
    /** Whether the line that is expected is on the board, and not what the moves are worth. */
    this.line = false;
    /** @type {import("../table/hints.js").Threats | null} */
    this.threats = null;
    /** @type {import("../table/thinking.js").Thinking | null} */
    this.thinking = null;
    this.board = new Board({
      label: t("page-board"),
      describe,
      speed: motionSpeed,
      chosen: (move) => this.ask({ do: "play", text: move.text }),
      refused: (reason, touches) => this.refuse(reason, touches),
      turned: () => this.refresh(),
      lifted: (square) => {
        if (this.state?.touch_move) this.touch([square]);
      },
    });
    this.stage = new Stage(this.board);
    this.replay = new Replay((node) => this.ask({ do: "goto", node }));
    this.places = newPlaces();
    this.element = layOut(this.places, this.stage, this.replay);
    this.query = route.query;
    this.tokens = tokensFor(this.id, route.query);
    this.live = new Live(
      liveUrl(this.id),
      () => this.tokens,
      (message) => this.hear(message),
      (connected) => (this.places.offline.hidden = connected),
      () => this.isThere(),
    );
    this.forget = onPreferences(() => this.refresh());
    setShortcutsHere(this.keys());
  }

  /** Whether there is such a table; if not, the view says so instead of trying for ever. */
  async isThere() {
    const why = await whyNoTable(this.id);
    if (why) fill(this.element, notFound(t("page-no-table"), t("page-no-table-about")));
    return why === null;
  }

  /** @param {Message} message */
  hear(message) {
    if (message.is === "welcome") {
      this.yours = message.yours;
      this.steers = message.steers;
      this.hosts = message.hosts;
      if (message.issued.length > 0) this.takeTokens(message.issued);
      if (this.state) this.show(this.state);
    } else if (message.is === "state") {
      this.arrive(message);
    } else if (message.is === "thinking") {
      this.thinking = message;
      drawThinking(this.places.thinking, message);
    } else if (message.is === "advice") {
      this.advice = message;
      this.threats = null;
      this.refresh();
    } else if (message.is === "threats") {
      this.threats = message;
      this.advice = null;
      this.refresh();
    } else {
      showError(message.sentence);
    }
  }

  /**
   * The host plays for every seat that is given to a person, so that friends can share a screen.
   * @param {import("../wire.js").SeatToken[]} issued
   */
  takeTokens(issued) {
    rememberSeats(this.id, issued);
    // A link that was asked for in the dialogue is shown there.
    if (this.sharing) this.share();
    this.sharing = false;
    const tokens = tokensFor(this.id, this.query);
    if (tokens.join() === this.tokens.join()) return;
    this.tokens = tokens;
    this.live.again();
  }

  /** @param {State} state */
  arrive(state) {
    const before = this.state;
    if (before?.node !== state.node) {
      this.advice = null;
      this.threats = null;
    }
    if (state.thinking === null) this.thinking = null;
    this.state = state;
    announceChanges(before, state, this.yours);
    this.show(state);
    if (this.steers || this.yours.length > 0) saveLocally(LAST_TABLE, this.id);
  }

  /** @param {State} state */
  show(state) {
    const fresh = this.board.scene === null;
    this.board.show(this.scene(state));
    if (fresh) this.turnToPlayer(state);
    this.stage.furnish();
    this.refresh();
    const title = t(`game-${state.game.name}`);
    this.places.title.textContent = title;
    document.title = `${this.mayMove(state) ? "● " : ""}${title} · Plateau`;
  }

  /** @param {State} state */
  scene(state) {
    return sceneOf(state, this.mayMove(state));
  }

  /** @param {State} state */
  mayMove(state) {
    const seat = state.seats[state.turn];
    return !state.ending && seat?.kind === "human" && this.yours.includes(state.turn);
  }

  /**
   * Who plays the pieces at the top sees the board from there.
   * @param {State} state
   */
  turnToPlayer(state) {
    const people = this.yours.filter((seat) => state.seats[seat]?.kind === "human");
    const [only, ...others] = people;
    if (state.board.surface === "chequered" && others.length === 0 && only !== undefined) {
      if (state.board.colours[only] === "black") this.board.turn();
    }
  }

  /** Everything around the board. */
  refresh() {
    const { state, places } = this;
    if (!state) return;
    const visit = this.mayAct()
      ? (/** @type {number} */ node) => this.ask({ do: "goto", node })
      : null;
    const looks = preferences().evaluation;
    const held = this.element.contains(document.activeElement);
    const reseat = (/** @type {number} */ seat) =>
      openSeatDialog(state, seat, this.register, this.ask);
    drawPlayers(places.players, state, this.yours, this.mayAct() ? reseat : null);
    drawControls(places.controls, state, this.mayAct(), this.ask);
    drawMoves(places.moves, state, visit);
    drawThinking(places.thinking, this.thinking);
    drawAdvice(places.advice, this.advice, this.line, (line) => {
      this.line = line;
      this.refresh();
    });
    drawThreats(places.threats, state, this.threats);
    drawCounters(places.counters, state);
    drawBar(places.bar, state, looks ? worthHere(state) : null, this.board.turned);
    drawGraph(places.graph, state, visit);
    places.graph.hidden ||= !looks;
    this.board.mark(this.marks(state));
    this.replay.show(state);
    drawStatus(places.status, state, this.mayMove(state), this.yours.length === 1, this.ask);
    drawEnding(places.ending, state, this.mayAct() ? this.next() : null);
    this.drawExtras();
    drawOffer(places.offer, state, this.yours, this.ask);
    drawVerdict(places.verdict, state, this.mayAct(), this.ask);
    drawRules(places.rules, state, this.register);
    // Whoever gave up, or agreed, did it with a button that is gone.
    if (held && state.ending && isNowhere(document.activeElement)) places.ending.focus();
  }

  /**
   * What is drawn on the board: what was asked for, or what the game was found to be worth.
   * @param {State} state
   */
  marks(state) {
    if (this.threats) return threatsOf(state, this.threats);
    if (this.advice) return (this.line ? lineOf : marksOf)(state, this.advice);
    return preferences().evaluation ? reviewOf(state) : NO_MARKS;
  }

  /** What can be done with the game as a whole. */
  drawExtras() {
    const extras = [
      button("save", t("page-save"), () => this.save()),
      button("share", t("page-share"), () => this.share()),
      button("rules", t("page-rules"), () => this.showRules()),
      button("print", t("page-print"), () => print()),
      button("graph", t("page-lab-see-search"), () => this.seeSearch()),
    ];
    if (this.mayAct()) {
      extras.push(
        button("board", t("page-set-up-position"), () => this.setUpPosition()),
        button("settings", t("page-change-settings"), () => this.changeSettings()),
      );
    }
    refill(this.places.extras, this.mayAct(), () => extras);
  }

  /** @returns {import("../table/ending.js").Next} */
  next() {
    return {
      again: () => this.ask({ do: "again" }),
      settings: () => this.changeSettings(),
      replay: () => this.replay.toggle(),
    };
  }

  mayAct() {
    return this.steers || this.yours.length > 0;
  }

  /** The settings are changed from what they are at this table. */
  changeSettings() {
    if (!this.state) return;
    const { game, seats, clock, touch_move, alternate } = this.state;
    rememberSetup(game.name, {
      game: game.asked,
      players: seats.map(({ spec }) => spec),
      clock,
      touch_move,
      alternate,
    });
    navigateTo(`setup/${game.name}`, { table: this.id });
  }

  showRules() {
    if (this.state) navigateTo(path`rules/${this.state.game.spec}`, { table: this.id });
  }

  /** How the computer at turn, or another, thinks about the position on the board. */
  seeSearch() {
    if (!this.state) return;
    const { game, position, seats, turn } = this.state;
    const computers = seats.filter(({ kind }) => kind === "computer");
    const thinker = computers.includes(/** @type {any} */ (seats[turn]))
      ? seats[turn]
      : computers[0];
    const engine = thinker?.spec ?? "alpha-beta:depth=3";
    navigateTo(path`tree/${game.spec}`, { position, engine });
  }

  setUpPosition() {
    if (!this.state) return;
    const { game, position } = this.state;
    navigateTo(path`position/${game.spec}`, { table: this.id, position });
  }

  save() {
    if (this.state) openSave(this.state);
  }

  share() {
    if (!this.state) return;
    const renew = (/** @type {number} */ seat) => {
      this.sharing = true;
      this.ask({ do: "renew-token", seat });
    };
    openShare(this.state, this.hosts ? renew : null);
  }

  /** @param {Request} request */
  ask(request) {
    if (request.do === "threats" && this.threats) {
      this.threats = null;
      this.refresh();
      return;
    }
    if (!this.live.ask(request)) showError(t("page-offline"));
  }

  /**
   * Why a touch means nothing, the table knows best.
   * @param {import("../board/choice.js").Refusal} reason
   * @param {import("../board/square.js").Square[]} touches
   */
  refuse(reason, touches) {
    const { state } = this;
    if (!state) return;
    play("refused");
    if (reason === "meaningless") this.touch(touches);
    else if (reason === "ambiguous") showError(t("page-refused-ambiguous"));
    else if (state.ending) showError(t("error-game-over"));
    else showError(t("page-refused-wait", called(state, state.turn)));
  }

  /** @param {import("../board/square.js").Square[]} squares */
  touch(squares) {
    const { scene } = this.board;
    if (scene) this.ask({ do: "touch", squares: squares.map((square) => indexOf(scene, square)) });
  }

  /** @returns {import("../shortcuts.js").Shortcut[]} */
  keys() {
    return [
      ...controlKeys(() => this.state, this.ask),
      { keys: ["ArrowLeft"], says: "page-previous", act: () => this.replay.go(-1) },
      { keys: ["ArrowRight"], says: "page-next", act: () => this.replay.go(1) },
      { keys: ["Home"], says: "page-first", act: () => this.replay.go(-Infinity) },
      { keys: ["End"], says: "page-last", act: () => this.replay.go(Infinity) },
      { keys: ["S", "Ctrl+S"], says: "page-save", act: () => this.save() },
      { keys: ["T"], says: "page-turn-board", act: () => this.board.turn() },
      {
        keys: ["B"],
        says: "page-to-board",
        act: () => this.board.cells[this.board.focus]?.focus(),
      },
      { keys: ["F1"], says: "page-rules", act: () => this.showRules() },
    ];
  }

  leave() {
    this.replay.stop();
    this.live.close();
    this.stage.leave();
    this.forget();
    setShortcutsHere([]);
  }
}

/**
 * Whether the focus is on nothing that can be seen.
 * @param {Element | null} focused
 */
function isNowhere(focused) {
  return !focused || focused === document.body || !focused.checkVisibility();
}

function newPlaces() {
  const panel = (/** @type {string} */ name) =>
    h("section", { class: `panel ${name}`, hidden: true });
  return {
    title: h("h1", { class: "unseen" }, t("page-table")),
    players: h("ol", { class: "players", "aria-label": t("page-players") }),
    status: h("div", { class: "status", role: "status" }, t("page-loading")),
    offline: h("div", { class: "offline", hidden: true }, t("page-offline")),
    bar: h("div", { class: "eval-bar", role: "img", hidden: true }),
    controls: h("div", { class: "controls table-controls", hidden: true }),
    extras: h("div", {
      class: "controls extras row",
      role: "toolbar",
      "aria-label": t("page-game-as-a-whole"),
    }),
    offer: panel("offer"),
    verdict: panel("verdict"),
    ending: h("section", { class: "panel ending", tabindex: -1, hidden: true }),
    rules: h("p", { class: "rules-in-force soft small", hidden: true }),
    moves: h("div", { class: "moves", tabindex: 0, role: "region", "aria-label": t("page-moves") }),
    graph: panel("graph-panel"),
    thinking: panel("thinking"),
    advice: panel("advice"),
    threats: panel("threats"),
    counters: panel("counters"),
  };
}

/**
 * @param {ReturnType<typeof newPlaces>} places
 * @param {Stage} stage
 * @param {Replay} replay
 */
function layOut(places, stage, replay) {
  return h(
    "div",
    { class: "table-view" },
    places.title,
    places.offline,
    places.players,
    h(
      "div",
      { class: "stage-area" },
      places.status,
      places.rules,
      h("div", { class: "stage-row" }, places.bar, stage.element),
    ),
    h(
      "aside",
      { class: "side", "aria-label": t("page-side") },
      places.ending,
      places.offer,
      places.controls,
      h("section", { class: "panel" }, places.moves, replay.element),
      places.graph,
      places.verdict,
      places.advice,
      places.threats,
      places.thinking,
      places.counters,
      places.extras,
    ),
  );
}
