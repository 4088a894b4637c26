import { FeedFault } from '../../../ports/vulnerability-feed/port.ts';

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const [OPEN_OBJECT, CLOSE_OBJECT, OPEN_LIST, CLOSE_LIST] = [0x7b, 0x7d, 0x5b, 0x5d];
const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];
const isSpace = (byte: number) => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;

/** A member of the document. */
export interface FeedMember {
  /** '' if not even the name of a member that was too large could be read. */
  readonly key: string;
  /** undefined: it was too large to be kept. */
  readonly value: unknown;
}

/** Of a member that was too large, its name is looked for in so many bytes. */
const NAME_BYTES = 2000;

/**
 * Splits a document that is one JSON object into its members, while it arrives: no more than one member is held. What
 * ends a member is found by counting brackets outside of texts; all else is left to JSON.parse.
 */
export class MemberSplitter {
  readonly #mostBytes: number;
  #state: 'before' | 'within' | 'after' = 'before';
  #depth = 0;
  #inText = false;
  #escaped = false;
  #offset = 0;
  /** One member in braces: of 150 MB of small texts, each copy is felt. */
  readonly #held: Buffer;
  #heldBytes = 0;
  #members = 0;

  /** @param mostBytes Of one member; larger ones are passed over. */
  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
    this.#held = Buffer.alloc(mostBytes + 2);
    this.#held[0] = OPEN_OBJECT;
  }

  /** The members that are complete with this piece. @throws FeedFault */
  *push(piece: Buffer): Generator<FeedMember> {
    let from = 0;
    for (let at = 0; at < piece.length; at++) {
      const byte = piece[at] as number;
      if (this.#inText) {
        if (this.#escaped) this.#escaped = false;
        else if (byte === BACKSLASH) this.#escaped = true;
        else if (byte === QUOTE) this.#inText = false;
        continue;
      }
      if (this.#state !== 'within') {
        this.#outside(byte, this.#offset + at);
        from = at + 1;
        continue;
      }
      if (byte === QUOTE) this.#inText = true;
      else if (byte === OPEN_OBJECT || byte === OPEN_LIST) this.#depth += 1;
      else if (this.#depth > 0) {
        if (byte === CLOSE_OBJECT || byte === CLOSE_LIST) this.#depth -= 1;
      } else if (byte === COMMA || byte === CLOSE_OBJECT) {
        this.#hold(piece.subarray(from, at));
        yield* this.#member(byte === CLOSE_OBJECT);
        from = at + 1;
        if (byte === CLOSE_OBJECT) this.#state = 'after';
      } else if (byte === CLOSE_LIST) throw notJson();
    }
    if (this.#state === 'within') this.#hold(piece.subarray(from));
    this.#offset += piece.length;
  }

  /** @throws FeedFault if the document isn't complete. */
  end(): void {
    if (this.#state === 'before') throw new FeedFault('not_json', 'The feed is empty.');
    if (this.#state === 'within') throw new FeedFault('cut_off', 'The feed ends in the middle: it was cut off.');
  }

  #outside(byte: number, offset: number): void {
    if (isSpace(byte) || (this.#state === 'before' && BYTE_ORDER_MARK[offset] === byte)) return;
    if (this.#state === 'after') throw notJson();
    if (byte === OPEN_LIST) throw new FeedFault('not_a_feed', 'The feed is a list, not an object of records by id.');
    if (byte !== OPEN_OBJECT) throw notJson();
    this.#state = 'within';
  }

  #hold(bytes: Buffer): void {
    bytes.copy(this.#held, 1 + this.#heldBytes, 0, Math.max(0, this.#mostBytes - this.#heldBytes));
    this.#heldBytes += bytes.length;
  }

  *#member(last: boolean): Generator<FeedMember> {
    const end = 1 + this.#heldBytes;
    this.#heldBytes = 0;
    if (end > 1 + this.#mostBytes) yield { key: nameIn(this.#held.toString('utf8', 1, NAME_BYTES)), value: undefined };
    else {
      this.#held[end] = CLOSE_OBJECT;
      const empty = this.#held.subarray(1, end).every(isSpace);
      if (!last || this.#members > 0 || !empty) yield parsed(this.#held.toString('utf8', 0, end + 1));
    }
    this.#members += 1;
  }
}

function parsed(text: string): FeedMember {
  let members: [string, unknown][];
  try {
    members = Object.entries(JSON.parse(text) as object);
  } catch (error) {
    throw notJson(error);
  }
  const [first, ...others] = members;
  if (first === undefined || others.length > 0) throw notJson();
  return { key: first[0], value: first[1] };
}

function nameIn(start: string): string {
  const [, name] = /^\s*("(?:[^"\\]|\\.)*")/.exec(start) ?? [];
  try {
    return name === undefined ? '' : (JSON.parse(name) as string);
  } catch {
    return '';
  }
}

function notJson(cause?: unknown): FeedFault {
  return new FeedFault('not_json', 'The feed is not valid JSON.', { cause });
}
