// @ts-check
/** The table: a game being played, watched or gone through again. */

import { liveUrl, whyNoTable } from "../api.js";
import { Board } from "../board/board.js";
import { NO_MARKS } from "../board/scene.js";
import { indexOf } from "../board/square.js";
import { confirmFirst } from "../dialog.js";
import { fill, h } from "../dom.js";
import { addDrill } from "../drills.js";
import { gameTitle } from "../game-title.js";
import { Live } from "../live.js";
import { notFound } from "../not-found.js";
import { motionSpeed, onPreferences, preferences } from "../preferences.js";
import { setShortcutsHere } from "../shortcuts.js";
import { play } from "../sound.js";
import { saveLocally } from "../storage.js";
import { announceChanges } from "../table/announcements.js";
import { describe } from "../table/cell-labels.js";
import { chosenInk, drawnMarks, inkOf, toggled, written } from "../table/drawing.js";
import { DrillPanel } from "../table/drill-panel.js";
import { marksOf } from "../table/hints.js";
import { tableKeys } from "../table/keys.js";
import { layOutTable, tablePanels } from "../table/layout.js";
import { sceneOfLine } from "../table/line-player.js";
import { playFrom } from "../table/links.js";
import { Looking } from "../table/looking.js";
import { called } from "../table/names.js";
import { Pointing } from "../table/pointing.js";
import { Premoves } from "../table/premoves.js";
import { Replay } from "../table/replay.js";
import { drillable, studied } from "../table/review.js";
import { playsFromTop, sceneOf } from "../table/scene.js";
import { shareTable } from "../table/share-dialog.js";
import { sitDown } from "../table/sit-down.js";
import { SpokenBoard } from "../table/spoken.js";
import { Stage } from "../table/stage.js";
import { Talk } from "../table/talk.js";
import { afterLook, afterMessage, NOTHING_HEARD, viewModel } from "../table/view-model.js";
import { showError, showMessage } from "../toast.js";
import { rememberSeats, tokensFor } from "../tokens.js";
import { t } from "../words.js";

/** @typedef {import("../table/view-model.js").ViewModel} ViewModel */
/** @typedef {import("../table/view-model.js").Actions} Actions */
/** @typedef {import("../board/square.js").Square} Square */
/** @typedef {import("../router.js").Route} Route */

/** What moves the game: who asks for it wants to see the game, and no other place. */
const MOVING = new Set(["play", "undo", "redo", "goto", "again", "set-up", "settings"]);

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
    this.id = route.rest[0] ?? "";
    this.register = register;
    this.query = route.query;
    this.tokens = tokensFor(this.id, route.query);
    this.heard = NOTHING_HEARD;
    /** Whether the line that is expected is on the board, and not what the moves are worth. */
    this.line = false;
    /**
     * What was touched in vain: what the server says of it stands there.
     * @type {Square | undefined}
     */
    this.touched = undefined;
    /** Whether a link that was renewed is waited for, to be shown. */
    this.sharing = false;
    /** Whether the next move on the board is only asked about. */
    this.asksWhy = false;
    /**
     * The seat for which a position is waited for, to be played on from.
     * @type {number | null}
     */
    this.trying = null;
    /**
     * The moves of which the positions before them are still to be asked for, to be drilled:
     * mistakes, or moves of a line that is studied.
     * @type {{ node: number, studied: boolean }[]}
     */
    this.drilled = [];
    /** Whether touches draw on the board. */
    this.draws = false;
    /**
     * Where an arrow begins that is being drawn by touches.
     * @type {Square | null}
     */
    this.arrowFrom = null;
    this.premoves = new Premoves((text) => this.actions.ask({ do: "play", text }));
    /** Whether the person was asked for a name here, or gave it. */
    this.named = false;
    /** What this browser looks at. */
    this.looking = new Looking((node) => {
      if (!this.live.ask({ do: "look", node })) this.looking.refused();
    });
    /** The place about which hints were last asked for by themselves. */
    this.valued = -1;
    this.board = this.newBoard();
    this.actions = this.newActions();
    this.pointing = new Pointing(this.actions, this.board);
    this.stage = new Stage(this.board, [this.pointing.button]);
    this.spoken = new SpokenBoard(this.actions, this.board);
    this.replay = new Replay(this.actions.visit);
    this.panels = tablePanels(this.actions, register);
    this.talk = new Talk(this.actions);
    this.drill = new DrillPanel(route.query.get("drill"), this.actions);
    this.title = h("h1", { class: "unseen" }, t("page-table"));
    this.offline = h("div", { class: "offline", hidden: true }, t("page-offline"));
    this.element = layOutTable(this.panels, {
      title: this.title,
      offline: this.offline,
      stage: this.stage.element,
      replay: this.replay.element,
      spoken: this.spoken.element,
      drill: this.drill.element,
      talk: this.talk.element,
    });
    this.live = new Live(
      liveUrl(this.id),
      () => this.tokens,
      (message) => this.hear(message),
      (connected) => (this.offline.hidden = connected),
      () => this.isThere(),
    );
    this.forget = onPreferences(() => this.refresh());
    setShortcutsHere([
      ...tableKeys(() => this.view(), this.actions, this.board, this.replay),
      { keys: ["A"], says: "page-spoken", act: () => this.spoken.begin() },
    ]);
  }

  newBoard() {
    return new Board({
      label: t("page-board"),
      describe,
      speed: motionSpeed,
      chosen: (move) => this.choose(move.text),
      refused: (reason, touches) => this.refuse(reason, touches),
      pointed: (square) => this.drawTouch(square) || this.pointing.touch(square),
      points: () => this.draws || this.pointing.on,
      drawn: (from, to, event) => this.draw(from, to, inkOf(event)),
      turned: () => this.refresh(),
      lifted: (square) => {
        if (this.heard.state?.touch_move) this.touch([square]);
      },
    });
  }

  /** @returns {Actions} */
  newActions() {
    return {
      ask: (request) => {
        if (MOVING.has(request.do)) this.looking.back();
        if (!this.live.ask(request)) showError(t("page-offline"));
      },
      visit: (node) => this.lookAt(node),
      toGame: () => {
        const { state } = this.heard;
        if (state) this.lookAt(state.node);
      },
      goOnHere: () => this.goOnHere(),
      choose: (text) => this.choose(text),
      cancelPremove: () => {
        this.premoves.cancel();
        this.refresh();
      },
      showLine: (line) => {
        this.line = line;
        this.refresh();
      },
      showStep: (step) => this.showStep(step),
      tryAgain: (node) => {
        const { parent, seat } = this.heard.state?.tree[node] ?? {};
        if (parent == null || seat == null) return;
        this.trying = seat;
        this.actions.ask({ do: "line", node: parent, moves: [] });
      },
      drill: () => {
        const { state } = this.heard;
        if (!state) return;
        this.drilled = drillable(state).map((node) => ({ node, studied: false }));
        this.collect();
      },
      study: (seat) => {
        const { state } = this.heard;
        if (!state) return;
        this.drilled = studied(state, seat).map((node) => ({ node, studied: true }));
        this.collect();
      },
      askWhy: () => {
        this.asksWhy = !this.asksWhy;
        this.refresh();
      },
      hideThreats: () => {
        this.heard = { ...this.heard, threats: null };
        this.refresh();
      },
      draw: (on) => {
        this.draws = on;
        this.arrowFrom = null;
        this.refresh();
      },
      replay: () => this.replay.toggle(),
      renewToken: (seat) => {
        this.sharing = true;
        this.actions.ask({ do: "renew-token", seat });
      },
    };
  }

  /** Whether there is such a table; if not, the view says so instead of trying for ever. */
  async isThere() {
    const why = await whyNoTable(this.id);
    if (why) fill(this.element, notFound(t("page-no-table"), t("page-no-table-about")));
    return why === null;
  }

  /** The state of now as this browser sees it. */
  view() {
    const { evaluation, values } = preferences();
    const { line, asksWhy, draws, looking } = this;
    const { state } = this.heard;
    const turned = this.board.turned;
    const looked = state && looking.node !== null ? looking.shown(state) : null;
    const news = state && looked ? looking.news(state) : 0;
    const looks = { line, turned, evaluation, asksWhy, values, draws, looked, news };
    return viewModel(this.heard, looks);
  }

  /**
   * Draws on an analysis board, for all who look at it.
   * @param {Square} from
   * @param {Square} to
   * @param {string} ink
   * @returns {boolean} whether it is one
   */
  draw(from, to, ink) {
    const view = this.view();
    if (!view?.state.analysis || !view.mayAct) return false;
    const { node, tree } = view.state;
    const drawings = toggled(tree[node]?.drawings ?? [], written(view.state, from, to, ink));
    this.actions.ask({ do: "draw", node, drawings });
    return true;
  }

  /**
   * A touch that draws: the same square twice marks it, two squares are an arrow.
   * @param {Square} square
   * @returns {boolean} whether touches draw now
   */
  drawTouch(square) {
    if (!this.draws) return false;
    const from = this.arrowFrom;
    this.arrowFrom = from ? null : square;
    if (from) this.draw(from, square, chosenInk());
    this.refresh();
    return true;
  }

  /**
   * Looks at a place; the game stays where it is.
   * @param {number} node
   */
  lookAt(node) {
    const { state, steers } = this.heard;
    if (!state) return;
    // On an analysis board everyone is shown what is talked about.
    if (state.analysis && steers) return this.actions.ask({ do: "goto", node });
    this.premoves.cancel();
    this.looking.at(state, node);
    this.heard = afterLook(this.heard);
    const view = this.view();
    if (view) this.show(view);
  }

  /** Has the game go on from what is looked at: engines that wait there play on. */
  goOnHere() {
    const { node } = this.looking;
    if (node === null) return;
    this.actions.ask({ do: "goto", node });
    this.actions.ask({ do: "resume" });
  }

  /**
   * Plays a move, or asks about it.
   * @param {string} text
   */
  choose(text) {
    const { node } = this.looking;
    if (!this.asksWhy && node === null) return this.actions.ask({ do: "play", text });
    if (!this.asksWhy) {
      return confirmFirst(t("page-play-from-here"), t("page-play-here"), () => {
        this.actions.ask({ do: "goto", node: node ?? 0 });
        this.actions.ask({ do: "play", text });
      });
    }
    this.asksWhy = false;
    this.actions.ask({ do: "why", text, ...(node === null ? {} : { node }) });
    const view = this.view();
    if (view) this.show(view);
  }

  /**
   * Takes the position before a move that is to be drilled, and asks for that before the next.
   * @param {import("../table/line-player.js").Line} [line]
   * @returns {boolean} whether it was one
   */
  collect(line) {
    const { state } = this.heard;
    const [drilled] = this.drilled;
    if (!state || drilled === undefined) return false;
    const shown = state.tree[drilled.node];
    const parent = shown?.parent ?? 0;
    if (line && shown) {
      if (line.node !== parent || line.steps.length > 0) return false;
      const { spec: game } = state.game;
      const { text, seat } = shown;
      const [played, best] = drilled.studied ? ["", text] : [text, state.tree[parent]?.best ?? ""];
      addDrill({ game, start: line.position, seat: seat ?? 0, played, best }, Date.now());
      this.drilled.shift();
    }
    const next = this.drilled[0];
    const node = next === undefined ? null : state.tree[next.node]?.parent;
    if (node != null) this.actions.ask({ do: "line", node, moves: [] });
    else showMessage(t("page-drills-kept"));
    return true;
  }

  /**
   * Goes to a move of the line that is shown; null ends it.
   * @param {number | null} step
   */
  showStep(step) {
    const most = this.heard.shownLine?.steps.length ?? 0;
    this.heard =
      step === null
        ? { ...this.heard, shownLine: null, step: 0 }
        : { ...this.heard, step: Math.min(Math.max(step, 0), most) };
    const view = this.view();
    if (view) this.show(view);
  }

  /**
   * Where what every move is worth is shown all the time, it is asked for at every new place.
   * @param {ViewModel} view
   */
  askForValues({ state, shown, looking, values, mayHint }) {
    const may = mayHint && (looking || state.thinking === null);
    if (!values) this.valued = -1;
    if (!values || !may || this.valued === shown.node) return;
    this.valued = shown.node;
    this.actions.ask({ do: "hint", node: shown.node, long: true });
  }

  /** @param {import("../wire.js").Message} message */
  hear(message) {
    const before = this.heard.state;
    this.heard = afterMessage(this.heard, message);
    if (message.is === "state") this.looking.follow(message);
    if (message.is === "place") this.looking.hear(message);
    if (message.is === "refused") this.looking.refused();
    const view = this.view();
    switch (message.is) {
      case "welcome":
        if (message.issued.length > 0) this.takeTokens(message.issued);
        if (view) this.show(view);
        break;
      case "state":
        this.touched = undefined;
        announceChanges(before, message, this.heard.yours, this.board.element);
        if (view) this.show(view);
        if (view) this.greet(view);
        if (view?.mayAct) saveLocally(LAST_TABLE, this.id);
        break;
      case "place":
        if (view) this.show(view);
        break;
      case "thinking":
        // An engine says so often how it gets on that nothing else is drawn for it.
        if (view) this.panels.thinking.show(view);
        break;
      case "line":
        if (this.collect(message)) break;
        if (this.trying !== null && view) playFrom(view.state, this.trying, message.position);
        else if (view) this.show(view);
        this.trying = null;
        break;
      case "advice":
      case "threats":
        this.refresh();
        break;
      case "said":
        this.talk.hear(message);
        break;
      case "talk":
        this.talk.allow(message.free);
        break;
      case "pointed":
        this.pointing.hear(message.squares);
        this.refresh();
        break;
      default:
        showError(message.sentence, this.board.boxOf(this.touched));
        this.touched = undefined;
    }
  }

  /**
   * The host plays for every seat that is given to a person, so that friends can share a screen.
   * @param {import("../wire.js").SeatToken[]} issued
   */
  takeTokens(issued) {
    const view = this.view();
    rememberSeats(this.id, issued);
    // A link that was asked for in the dialog is shown there.
    if (this.sharing && view) shareTable(view, this.actions);
    this.sharing = false;
    const tokens = tokensFor(this.id, this.query);
    if (tokens.join() === this.tokens.join()) return;
    this.tokens = tokens;
    this.live.again();
  }

  /**
   * What follows from a state besides what is drawn: a premove, and the name of who has come.
   * @param {ViewModel} view
   */
  greet(view) {
    if (this.board.scene) this.premoves.follow(view, this.board.scene);
    this.named ||= sitDown(view, this.actions.ask);
    this.refresh();
  }

  /** @param {ViewModel} view */
  show(view) {
    const fresh = this.board.scene === null;
    this.board.show(sceneOfLine(view) ?? sceneOf(view));
    if (fresh && playsFromTop(view)) this.board.turn();
    this.stage.furnish();
    this.refresh();
    const title = gameTitle(this.register, view.state.game.spec);
    this.title.textContent = title;
    document.title = `${view.mayMove ? "● " : ""}${title} · Plateau`;
  }

  /** Draws everything around the board, and what is marked on it. */
  refresh() {
    const view = this.view();
    if (!view) return;
    const held = this.element.contains(document.activeElement);
    this.askForValues(view);
    const marks = sceneOfLine(view) ? NO_MARKS : marksOf(view);
    const drawn = sceneOfLine(view) ? NO_MARKS : drawnMarks(view.shown);
    const begun = this.arrowFrom ? [{ square: this.arrowFrom, kind: `drawn-${chosenInk()}` }] : [];
    const own = [...this.pointing.rings(), ...this.premoves.rings(), ...begun];
    this.board.mark({
      ...marks,
      arrows: [...marks.arrows, ...drawn.arrows],
      rings: [...marks.rings, ...drawn.rings, ...own],
    });
    const { replay, pointing, spoken, drill, talk } = this;
    for (const panel of [...Object.values(this.panels), replay, pointing, spoken, drill, talk])
      panel.show(view);
    // A player who resigned, or agreed to a draw, did it with a button that is gone.
    if (held && view.state.ending && isNowhere(document.activeElement)) {
      this.panels.ending.element.focus();
    }
  }

  /**
   * Why a touch means nothing, the table knows best.
   * @param {import("../board/choice.js").Refusal} reason
   * @param {Square[]} touches
   */
  refuse(reason, touches) {
    const { state } = this.heard;
    const view = this.view();
    if (!state || !view) return;
    const { scene } = this.board;
    if (reason === "wait" && scene && this.premoves.touch(view, scene, touches.at(-1))) {
      return this.refresh();
    }
    play("refused");
    const place = this.board.boxOf(touches.at(-1));
    if (reason === "meaningless") {
      this.touched = touches.at(-1);
      this.board.beckon();
      this.touch(touches);
    } else if (reason === "ambiguous") showError(t("page-refused-ambiguous"), place);
    else if (state.ending) showError(t("error-game-over"), place);
    else showError(t("page-refused-wait", called(state, state.turn)), place);
  }

  /** @param {Square[]} squares */
  touch(squares) {
    const { scene } = this.board;
    if (!scene) return;
    this.actions.ask({ do: "touch", squares: squares.map((square) => indexOf(scene, square)) });
  }

  leave() {
    this.replay.stop();
    this.live.close();
    this.stage.leave();
    this.spoken.leave();
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
