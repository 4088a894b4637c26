import {
  BACKSLASH,
  BACKTICK,
  BANG,
  CLOSE,
  COMMA,
  DASH,
  DOUBLE_QUOTE,
  ENDS_WORD,
  HASH,
  isBlank,
  isDigit,
  LETTER_M,
  LINE_FEED,
  MATTERS_TO_SKIP,
  OPEN,
  QUOTE,
  SEMICOLON,
  SLASH,
  STAR,
} from './sql-bytes.ts';

/** Receives what a dump consists of, in its order. The bytes are valid during the call only. */
export interface SqlSink {
  /** A word, a number or `NULL`; undefined if it was not to be kept, or is longer than what is kept. */
  word(bytes: Buffer | undefined): void;
  /** A quoted text or name without its quotes, escapes still in it; undefined as for words. */
  quoted(quote: number, raw: Buffer | undefined): void;
  /** One of `( ) ,`. */
  mark(byte: number): void;
  /** The end of a statement: so many semicolons in a row. */
  semicolons(count: number): void;
  /** The beginning of a line comment, after the dashes. */
  comment(beginning: string): void;
}

type LexerState = 'plain' | 'word' | 'quoted' | 'line-comment' | 'comment';

/** To see what a `-`, a `/` or a quote begins or ends, at most so many bytes are looked at. */
const LOOK_AHEAD = 12;
/** No server is that new: such a comment holds nothing for it. */
const NEVER_RUN = 990_000;
const COMMENT_BEGINNING = 40;

/**
 * Splits SQL into words, texts and marks as its bytes arrive. What nobody wants is skipped at the speed of a search
 * for the next quote. Memory is bounded by the longest piece that is kept.
 */
export class SqlLexer {
  /** Whether the bytes of the next word or text are kept. */
  keep = true;
  /** The sink gets nothing more until the end of the statement. */
  skipping = false;
  readonly #sink: SqlSink;
  readonly #mostBytes: number;
  #state: LexerState = 'plain';
  #quote = 0;
  /** Bytes that can't be understood before the next ones are there. */
  #tail: Buffer = Buffer.alloc(0);
  #hungry = false;
  #parts: Buffer[] = [];
  #size = 0;
  /** Whether the last piece of this text ended with a backslash that escapes what follows. */
  #escaping = false;

  /** @param mostBytes Of one word or text. */
  constructor(sink: SqlSink, mostBytes: number) {
    this.#sink = sink;
    this.#mostBytes = mostBytes;
  }

  write(chunk: Buffer): void {
    this.#run(this.#tail.length > 0 ? Buffer.concat([this.#tail, chunk]) : chunk, false);
  }

  /** @returns whether the input ended within a text or comment. */
  end(): boolean {
    this.#run(this.#tail, true);
    if (this.#state === 'word') this.#finishWord(this.#tail, 0, 0);
    return this.#state === 'quoted' || this.#state === 'comment';
  }

  #run(bytes: Buffer, last: boolean): void {
    this.#hungry = false;
    let at = 0;
    while (at < bytes.length && !this.#hungry) at = this.#step(bytes, at, last);
    this.#tail = at < bytes.length ? Buffer.from(bytes.subarray(at)) : Buffer.alloc(0);
  }

  #step(bytes: Buffer, at: number, last: boolean): number {
    switch (this.#state) {
      case 'plain':
        return this.#plain(bytes, at, last);
      case 'word':
        return this.#word(bytes, at);
      case 'quoted':
        return this.#quoted(bytes, at, last);
      case 'line-comment':
        return this.#lineComment(bytes, at);
      case 'comment':
        return this.#comment(bytes, at, last);
    }
  }

  #plain(bytes: Buffer, from: number, last: boolean): number {
    let at = from;
    if (this.skipping) while (at < bytes.length && MATTERS_TO_SKIP[bytes[at] as number] === 0) at++;
    else while (at < bytes.length && (bytes[at] as number) <= 0x20) at++;
    const byte = bytes[at];
    if (byte === undefined) return at;
    if (!last && bytes.length - at < LOOK_AHEAD && needsMore(byte)) return this.#wait(at);
    switch (byte) {
      case QUOTE:
      case DOUBLE_QUOTE:
      case BACKTICK:
        this.#quote = byte;
        this.#escaping = false;
        return this.#enter('quoted', at + 1);
      case SEMICOLON:
        return this.#semicolons(bytes, at);
      case OPEN:
      case CLOSE:
      case COMMA:
        this.#sink.mark(byte);
        return at + 1;
      case HASH:
        return this.#enter('line-comment', at + 1);
      case DASH:
        if (bytes[at + 1] === DASH && isBlank(bytes[at + 2])) return this.#enter('line-comment', at + 2);
        break;
      case SLASH:
        if (bytes[at + 1] === STAR) return this.#commentBegin(bytes, at + 2);
        break;
      case STAR:
        if (bytes[at + 1] === SLASH) return at + 2; // the end of a comment whose contents count
        break;
    }
    if (this.skipping) return at + 1;
    this.#enter('word', at);
    return this.#word(bytes, at, at + 1);
  }

  #enter(state: LexerState, at: number): number {
    this.#state = state;
    this.#parts = [];
    this.#size = 0;
    return at;
  }

  #wait(at: number): number {
    this.#hungry = true;
    return at;
  }

  #semicolons(bytes: Buffer, from: number): number {
    let at = from;
    while (bytes[at] === SEMICOLON) at++;
    this.skipping = false;
    this.keep = true;
    this.#sink.semicolons(at - from);
    return at;
  }

  /** What is in a comment that begins with `!` and a version is meant for servers from that version on. */
  #commentBegin(bytes: Buffer, from: number): number {
    const marked =
      bytes[from] === BANG ? from + 1 : bytes[from] === LETTER_M && bytes[from + 1] === BANG ? from + 2 : 0;
    if (marked === 0) return this.#enter('comment', from);
    let at = marked;
    while (isDigit(bytes[at]) && at - marked < 6) at++;
    if (Number(bytes.toString('latin1', marked, at)) >= NEVER_RUN) return this.#enter('comment', at);
    return at;
  }

  /** @param beyond From where on a byte may end it: the first one never does. */
  #word(bytes: Buffer, from: number, beyond = from): number {
    let at = beyond;
    while (at < bytes.length && ENDS_WORD[bytes[at] as number] === 0) at++;
    if (at < bytes.length) this.#finishWord(bytes, from, at);
    else this.#take(bytes, from, at);
    return at;
  }

  #finishWord(bytes: Buffer, from: number, to: number): void {
    this.#state = 'plain';
    this.#sink.word(this.#taken(bytes, from, to));
  }

  #quoted(bytes: Buffer, from: number, last: boolean): number {
    const quote = this.#quote;
    let search = from;
    for (;;) {
      const found = bytes.indexOf(quote, search);
      if (found < 0) {
        this.#take(bytes, from, bytes.length);
        this.#escaping = this.#endsEscaping(bytes, from, bytes.length);
        return bytes.length;
      }
      if (this.#endsEscaping(bytes, from, found)) {
        search = found + 1;
      } else if (found + 1 === bytes.length && !last) {
        this.#take(bytes, from, found);
        this.#escaping = false;
        return this.#wait(found); // the next byte may double the quote
      } else if (bytes[found + 1] === quote) {
        search = found + 2;
      } else {
        this.#state = 'plain';
        if (!this.skipping) this.#sink.quoted(quote, this.#taken(bytes, from, found));
        return found + 1;
      }
    }
  }

  /** Whether the piece of text ends with an odd number of backslashes. */
  #endsEscaping(bytes: Buffer, from: number, to: number): boolean {
    if (this.#quote === BACKTICK) return false;
    let at = to;
    while (at > from && bytes[at - 1] === BACKSLASH) at--;
    const odd = (to - at) % 2 === 1;
    return at === from && this.#escaping ? !odd : odd;
  }

  #lineComment(bytes: Buffer, from: number): number {
    const found = bytes.indexOf(LINE_FEED, from);
    const end = found < 0 ? bytes.length : found;
    if (this.#size < COMMENT_BEGINNING) this.#push(bytes.subarray(from, Math.min(end, from + COMMENT_BEGINNING)));
    if (found < 0) return end;
    this.#state = 'plain';
    this.#sink.comment(Buffer.concat(this.#parts).toString('latin1').trim());
    return found + 1;
  }

  #comment(bytes: Buffer, from: number, last: boolean): number {
    const found = bytes.indexOf('*/', from);
    if (found >= 0) return this.#enter('plain', found + 2);
    const half = !last && bytes[bytes.length - 1] === STAR;
    return half ? this.#wait(bytes.length - 1) : bytes.length;
  }

  #take(bytes: Buffer, from: number, to: number): void {
    if (!this.keep || this.skipping || to === from) return;
    this.#push(bytes.subarray(from, to));
  }

  /** What outlives its chunk is a copy. */
  #push(piece: Buffer): void {
    this.#size += piece.length;
    if (this.#size > this.#mostBytes) this.#parts = [];
    else this.#parts.push(Buffer.from(piece));
  }

  /** The whole, of which this is the last piece. Most are in one chunk and need no copy. */
  #taken(bytes: Buffer, from: number, to: number): Buffer | undefined {
    if (!this.keep || this.#size + to - from > this.#mostBytes) return undefined;
    if (this.#parts.length === 0) return bytes.subarray(from, to);
    return Buffer.concat([...this.#parts, bytes.subarray(from, to)]);
  }
}

const needsMore = (byte: number) => byte === DASH || byte === SLASH || byte === STAR || byte === SEMICOLON;
