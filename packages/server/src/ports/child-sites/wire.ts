import type { Outbound } from '../outbound/port.ts';
import type { Look } from './port.ts';
import type { ReplyReader } from './reply-reader.ts';

export interface ReplyReading {
  readonly replies: ReplyReader;
  /** Most bytes of a normal answer. Limits of calls that need less or more are proportional. */
  readonly mostBytes: number;
}

/** Called right before the bytes of a change leave. */
export type NoteChange = () => Promise<void>;

/** Observers of requests: `look` at their turn, `note` right before the bytes of a change leave. */
export interface Watching {
  readonly look?: Look | undefined;
  readonly note?: NoteChange | undefined;
}

/** What every request to a site goes through. */
export interface Wire extends Watching {
  readonly outbound: Outbound;
  readonly reading: ReplyReading;
}
