/** Each is some tenths of a millisecond of work; a turn of the event loop costs as much as a tenth of that. */
const A_TURN = 4;
/** However many requests are to be sent, answers are read beside them: what waits for one should go on. */
const SENT_A_TURN = 3;

/**
 * Resumes a few waiters per turn of the event loop. A hundred sites that answer at the same moment then don't hold up
 * everything else until the last of their answers is read: between some of them, the server does its other work.
 */
export class FewATurn {
  readonly #toSend: (() => void)[] = [];
  readonly #toRead: (() => void)[] = [];
  readonly #toReadLast: (() => void)[] = [];

  /** Before the work of making a request. It goes first: its site works meanwhile. */
  toSend(): Promise<void> {
    return this.#inLine(this.#toSend);
  }

  /** Before that of reading an answer. @param last After all that are not, as it is one of many. */
  toRead(last: boolean): Promise<void> {
    return this.#inLine(last ? this.#toReadLast : this.#toRead);
  }

  #inLine(line: (() => void)[]): Promise<void> {
    return new Promise(resolve => {
      line.push(resolve);
      if (this.#waiting === 1) setImmediate(() => this.#next());
    });
  }

  get #waiting(): number {
    return this.#toSend.length + this.#toRead.length + this.#toReadLast.length;
  }

  #next(): void {
    const sent = this.#toSend.length < this.#waiting ? SENT_A_TURN : A_TURN;
    const resumed = this.#toSend.splice(0, sent);
    for (const line of [this.#toRead, this.#toReadLast]) resumed.push(...line.splice(0, A_TURN - resumed.length));
    for (const go of resumed) go();
    if (this.#waiting > 0) setImmediate(() => this.#next());
  }
}
