/**
 * A request body that waits for the connection: undici writes nothing, not even headers, before it has the first piece
 * of a streamed body. Work done in between is done before the site can have read anything.
 */
export class HeldBody implements AsyncIterable<Uint8Array> {
  readonly #bytes: Buffer;
  readonly #beforeSending: () => Promise<void>;
  /** What `beforeSending` threw. */
  refusal: unknown;
  /** Whether the body was handed over for sending. */
  released = false;

  constructor(body: string | Buffer, beforeSending: () => Promise<void>) {
    this.#bytes = typeof body === 'string' ? Buffer.from(body) : body;
    this.#beforeSending = beforeSending;
  }

  /** With a known length it is sent in one piece: not every server accepts chunked bodies. */
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
