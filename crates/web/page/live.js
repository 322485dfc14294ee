// @ts-check
/**
 * The live connection to a table, a WebSocket. When it is lost it is made again (reconnected), and
 * the table then sends its whole state, so that nothing is lost with a connection. Of the tree of moves the table tells
 * everything once and then what changes; the listener here is given the whole tree each time.
 */

import { personName } from "./person.js";

/** @typedef {import("./wire.js").Message} Message */
/** @typedef {import("./wire.js").NodeShown} NodeShown */
/** @typedef {import("./wire.js").Request} Request */

/** The backoff: milliseconds to wait before reconnecting, longer and longer. */
const PATIENCE = [200, 500, 1000, 2000, 4000, 8000];

/** One page's connection to one table. */
export class Live {
  /**
   * @param {string} address where the table is to be heard
   * @param {() => string[]} tokens what to show there, asked anew at each attempt
   * @param {(message: Message) => void} heard
   * @param {(connected: boolean) => void} changed
   * @param {() => Promise<boolean>} isThere whether there is such a table: a connection that is
   *   refused does not say why
   */
  constructor(address, tokens, heard, changed, isThere) {
    this.address = address;
    this.tokens = tokens;
    this.heard = heard;
    this.changed = changed;
    this.isThere = isThere;
    this.attempt = 0;
    this.closed = false;
    this.sequence = -1;
    /** @type {NodeShown[]} */
    this.tree = [];
    /** @type {WebSocket | null} */
    this.socket = null;
    this.waiting = 0;
    this.connect();
  }

  connect() {
    clearTimeout(this.waiting);
    const socket = new WebSocket(this.address);
    this.socket = socket;
    const isHeard = () => !this.closed && socket === this.socket;
    let opened = false;
    socket.addEventListener("open", () => {
      if (!isHeard()) return;
      opened = true;
      this.attempt = 0;
      // A server that was started again may count from the beginning.
      this.sequence = -1;
      const name = personName();
      this.ask({ do: "join", tokens: this.tokens(), ...(name ? { name } : {}) });
      this.changed(true);
    });
    socket.addEventListener("message", ({ data }) => {
      if (isHeard()) this.hear(JSON.parse(data));
    });
    socket.addEventListener("close", () => {
      if (isHeard()) this.lost(socket, opened);
    });
  }

  /** @param {Message} message */
  hear(message) {
    if (message.is === "state") {
      if (message.sequence <= this.sequence) return;
      this.sequence = message.sequence;
      this.tree = grown(message.whole ? [] : this.tree, message.tree);
      this.heard({ ...message, tree: this.tree });
      return;
    }
    if (message.is === "bye") this.closed = !message.again;
    this.heard(message);
  }

  /**
   * Asks something of the table; false if it cannot be heard now.
   * @param {Request} request
   */
  ask(request) {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(request));
    return true;
  }

  /**
   * Tries again in a while, unless there is nothing to connect to.
   * @param {WebSocket} socket
   * @param {boolean} opened whether it had been there
   */
  async lost(socket, opened) {
    if (!opened && !(await this.isThere())) {
      this.close();
      return;
    }
    if (this.closed || socket !== this.socket) return;
    this.changed(false);
    const wait = PATIENCE[Math.min(this.attempt, PATIENCE.length - 1)];
    this.attempt += 1;
    this.waiting = setTimeout(() => this.connect(), wait);
  }

  /** Connects anew, with the tokens of now. */
  again() {
    const former = this.socket;
    this.connect();
    if (former) letGo(former);
  }

  close() {
    this.closed = true;
    clearTimeout(this.waiting);
    if (this.socket) letGo(this.socket);
  }
}

/**
 * Closes a connection; one that is not there yet as soon as it is, because browsers showError of
 * connections that are closed before.
 * @param {WebSocket} socket
 */
function letGo(socket) {
  if (socket.readyState === WebSocket.CONNECTING) {
    socket.addEventListener("open", () => socket.close());
  } else {
    socket.close();
  }
}

/**
 * A tree of moves with what is new or changed in it.
 * @param {NodeShown[]} tree
 * @param {NodeShown[]} news
 */
function grown(tree, news) {
  const whole = [...tree];
  for (const node of news) whole[node.id] = node;
  return whole;
}
