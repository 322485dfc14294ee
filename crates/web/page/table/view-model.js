// @ts-check
/**
 * The view model of a table: what was heard from the server, and what follows from it for this
 * browser. It is derived once per change, and every panel is shown the same one.
 */

/** @typedef {import("../wire.js").State} State */
/** @typedef {import("../wire.js").Message} Message */
/** @typedef {import("./thinking.js").Thinking} Thinking */
/** @typedef {import("./thinking.js").Advice} Advice */
/** @typedef {import("./hints.js").Threats} Threats */
/** @typedef {import("./line-player.js").Line} Line */

/**
 * What was heard from the server so far.
 * @typedef {object} Heard
 * @property {State | null} state
 * @property {number[]} yours the seats that this browser plays for
 * @property {boolean} steers whether it may take back, pause and play again
 * @property {boolean} hosts whether it decides about every seat
 * @property {Thinking | null} thinking how the engine at turn gets on
 * @property {Advice | null} advice the hint that was asked for
 * @property {Threats | null} threats what is threatened, if that was asked for
 * @property {Line | null} shownLine a line of play that is gone through on the board
 * @property {number} step how many of its moves are on the board
 */

/** @type {Heard} */
export const NOTHING_HEARD = {
  state: null,
  yours: [],
  steers: false,
  hosts: false,
  thinking: null,
  advice: null,
  threats: null,
  shownLine: null,
  step: 0,
};

/**
 * How this browser looks at the table.
 * @typedef {object} Looks
 * @property {boolean} line whether the line that is expected is on the board, and not the values
 * @property {boolean} evaluation whether evaluations are shown
 * @property {boolean} turned whether the board is seen from the other side
 * @property {boolean} asksWhy whether the next move on the board is only asked about
 * @property {boolean} values whether what every move is worth is shown all the time
 * @property {boolean} [draws] whether touches draw on the board
 * @property {State | null} looked the state as it is looked at, if that is not where the game is
 * @property {number} news how many moves were played since looking back began
 */

/**
 * @typedef {object} Derived
 * @property {State} state where the game is
 * @property {State} shown what is on the board of this browser
 * @property {boolean} looking whether that is another place
 * @property {boolean} mayPlay whether moves can be chosen on the board
 * @property {boolean} mayGoOn whether the game can be gone on with from there
 * @property {boolean} mayHint whether engines may be asked about it
 * @property {boolean} mayAct whether this browser may press the buttons of the table
 * @property {boolean} mayMove whether it is to move
 * @property {boolean} alone whether it plays for one seat only
 */

/** @typedef {Omit<Heard, "state"> & Omit<Looks, "draws"> & { draws: boolean } & Derived} ViewModel */

/**
 * A part of the table view that draws itself from the view model.
 * @typedef {{ element: HTMLElement, show: (view: ViewModel) => void }} Panel
 */

/**
 * What panels have done: at the server, on the board, or by going elsewhere.
 * @typedef {object} Actions
 * @property {(request: import("../wire.js").Request) => void} ask sends a request to the table
 * @property {(node: number) => void} visit looks at a node of the game tree
 * @property {() => void} cancelPremove forgets the move that was touched in the other's time
 * @property {() => void} toGame looks at where the game is
 * @property {() => void} goOnHere has the game go on from what is looked at
 * @property {(text: string) => void} choose plays a move, or asks first whether to play it from here
 * @property {(line: boolean) => void} showLine puts the expected line on the board, or the values
 * @property {() => void} hideThreats
 * @property {(step: number | null) => void} showStep goes to a move of the line that is shown; null
 *   ends it
 * @property {(node: number) => void} tryAgain plays on from before a move, at another table
 * @property {() => void} drill keeps the mistakes of the game, to be drilled
 * @property {(seat: number) => void} study keeps the moves of a seat on this line, to be drilled
 * @property {() => void} askWhy waits for a move to be pointed at, to be told why not that one
 * @property {(on: boolean) => void} draw has touches draw on the board, or play again
 * @property {() => void} replay starts or stops the replay
 * @property {(seat: number) => void} renewToken gives a seat another link
 */

/**
 * What was heard, after one more message.
 * @param {Heard} heard
 * @param {Message} message
 * @returns {Heard}
 */
export function afterMessage(heard, message) {
  switch (message.is) {
    case "welcome": {
      const { yours, steers, hosts } = message;
      return { ...heard, yours, steers, hosts };
    }
    case "state": {
      const elsewhere = message.whole || heard.state?.node !== message.node;
      const moved = elsewhere || message.people.closed;
      const thinking = message.thinking === null ? null : heard.thinking;
      // Hints are about one position.
      const hints = moved ? { advice: null, threats: null, shownLine: null, step: 0 } : {};
      return { ...heard, ...hints, thinking, state: message };
    }
    case "thinking":
      return { ...heard, thinking: message };
    case "advice":
      return { ...heard, advice: message, threats: null };
    case "line":
      if (message.steps.length === 0) return heard;
      return { ...heard, shownLine: message, step: 1 };
    case "threats":
      return { ...heard, threats: message, advice: null };
    default:
      return heard;
  }
}

/**
 * What was heard, when another place is looked at: hints are about one position.
 * @param {Heard} heard
 * @returns {Heard}
 */
export function afterLook(heard) {
  return { ...heard, advice: null, threats: null, shownLine: null, step: 0 };
}

/**
 * @param {Heard} heard
 * @param {Looks} looks
 * @returns {ViewModel | null} null as long as the table has not been heard
 */
export function viewModel(heard, looks) {
  const { state, yours, steers } = heard;
  if (!state) return null;
  const { looked } = looks;
  const shown = looked ?? state;
  const { counted, cancelled, closed } = state.people;
  // In a game that counts only those who play decide anything.
  const mayAct = counted ? yours.length > 0 : steers || yours.length > 0;
  const isTheirs = (/** @type {State} */ one) =>
    !one.ending &&
    (one.analysis ? steers : one.seats[one.turn]?.kind === "human" && yours.includes(one.turn));
  const mayMove = !cancelled && isTheirs(state);
  const mayGoOn = looked !== null && mayAct && !counted;
  return {
    ...heard,
    ...looks,
    draws: looks.draws ?? false,
    state,
    shown,
    looking: looked !== null,
    mayAct,
    mayMove,
    mayPlay: looked ? mayGoOn && isTheirs(looked) : mayMove,
    mayGoOn,
    mayHint: mayAct && !closed && !cancelled && !shown.ending,
    alone: !state.analysis && yours.length === 1,
  };
}

/**
 * The place that a question is about: none if it is where the game is.
 * @param {ViewModel} view
 * @returns {{ node?: number }}
 */
export function placeOf({ looking, shown }) {
  return looking ? { node: shown.node } : {};
}
