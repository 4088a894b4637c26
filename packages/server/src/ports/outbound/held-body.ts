/**
 * The body of a request that waits until its connection stands: undici writes nothing, no header either, before it has
 * the first piece of a body that comes in pieces. What is done in between is done before the site can have read anything.
 */
export class HeldBody implements AsyncIterable<Uint8Array> {
  readonly #bytes: Buffer;
  readonly #beforeSending: () => Promise<void>;
  /** What `beforeSending` threw. */
  refusal: unknown;
  /** Whether the body was given out to be sent. */
  released = false;

  constructor(text: string, beforeSending: () => Promise<void>) {
    this.#bytes = Buffer.from(text);
    this.#beforeSending = beforeSending;
  }

  /** With its length known it goes out in one piece: not every server takes bodies in chunks. */
  get headers(): Record<string, string> {
    return { 'content-length': String(this.#bytes.length) };
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array> {
    try {
      await this.#beforeSending();
    } catch (error) {
      this.refusal = error;
      throw error;
    }
    this.released = true;
    yield this.#bytes;
  }
}
