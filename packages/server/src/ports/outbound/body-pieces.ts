/** Answers of sites are smaller, as a rule. */
const LARGE_BYTES = 128 * 1024;
const BLOCK_BYTES = 1024 * 1024;

/**
 * The pieces of one body, as they arrive. Each is memory outside the heap, which V8 frees with a collection of the whole
 * heap, and for a few dozen megabytes of it V8 begins one. So a large body is copied into blocks of our own, which are
 * freed as soon as nobody needs them: at the limit of their size, too, where all that was read is thrown away.
 */
export class BodyPieces {
  #pieces: Buffer[] = [];
  readonly #blocks: Buffer<ArrayBuffer>[] = [];
  /** What is left of the last block. */
  #room = 0;
  #size = 0;

  get size(): number {
    return this.#size;
  }

  add(piece: Buffer): void {
    this.#size += piece.length;
    if (this.#size <= LARGE_BYTES) this.#pieces.push(piece);
    else {
      for (const earlier of this.#pieces) this.#copy(earlier);
      this.#pieces = [];
      this.#copy(piece);
    }
  }

  /** All of them as one, after which none is left. */
  take(): Buffer {
    const [first] = this.#pieces;
    const only = this.#pieces.length === 1 ? first : undefined;
    const all = only ?? Buffer.concat([...this.#blocks, ...this.#pieces], this.#size);
    this.drop();
    return all;
  }

  drop(): void {
    this.#pieces = [];
    for (const { buffer } of this.#blocks.splice(0)) buffer.transfer(0);
    this.#room = 0;
    this.#size = 0;
  }

  #copy(piece: Buffer): void {
    for (let from = 0; from < piece.length; ) {
      const block = this.#blockWithRoom();
      const copied = piece.copy(block, BLOCK_BYTES - this.#room, from);
      from += copied;
      this.#room -= copied;
    }
  }

  #blockWithRoom(): Buffer {
    const last = this.#blocks.at(-1);
    if (last && this.#room > 0) return last;
    const next = Buffer.allocUnsafeSlow(BLOCK_BYTES);
    this.#blocks.push(next);
    this.#room = BLOCK_BYTES;
    return next;
  }
}
