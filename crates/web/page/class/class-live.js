// @ts-check
/** The live connection of a page to a class, made again when it is lost. */

import { classLiveUrl } from "./api.js";

/** @typedef {import("../wire.js").ClassMessage} ClassMessage */

/** Milliseconds to wait before trying again, longer and longer. */
const PATIENCE = [300, 1000, 2000, 4000, 8000];

/** One page's connection to one class. */
export class ClassLive {
  /**
   * @param {string} id
   * @param {string | null} card none for the teacher
   * @param {(message: ClassMessage) => void} heard
   */
  constructor(id, card, heard) {
    this.address = classLiveUrl(id);
    this.card = card;
    this.heard = heard;
    this.attempt = 0;
    this.closed = false;
    this.waiting = 0;
    /** @type {WebSocket | null} */
    this.socket = null;
    this.connect();
  }

  connect() {
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.addEventListener("open", () => {
      this.attempt = 0;
      socket.send(JSON.stringify({ card: this.card }));
      if (this.closed) socket.close();
    });
    socket.addEventListener("message", ({ data }) => {
      if (this.closed) return;
      /** @type {ClassMessage} */
      const message = JSON.parse(data);
      if (message.is === "bye") this.closed = true;
      this.heard(message);
    });
    socket.addEventListener("close", () => {
      if (this.closed) return;
      const wait = PATIENCE[Math.min(this.attempt, PATIENCE.length - 1)];
      this.attempt += 1;
      this.waiting = setTimeout(() => this.connect(), wait);
    });
  }

  close() {
    this.closed = true;
    clearTimeout(this.waiting);
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.close();
  }
}
