import { Readable } from 'node:stream';
import type { RouteAnswer } from './answer.ts';

/** A list without pages: its total, and the items, read on demand. */
export interface Whole {
  readonly total: number;
  readonly chunks: () => AsyncIterable<readonly unknown[]>;
}

/** The body of a whole list as JSON, in the list envelope, as page 1. */
export function wholeBody({ total, chunks }: Whole, entryOf: NonNullable<RouteAnswer['entryOf']>): Readable {
  const envelope = { success: 1, total, page: 1, per_page: Math.max(1, total), pages: Math.min(1, total) };
  async function* text(): AsyncGenerator<string> {
    yield `${JSON.stringify(envelope).slice(0, -1)},"data":{`;
    let between = '';
    for await (const chunk of chunks()) {
      if (chunk.length === 0) continue;
      const entries = chunk
        .map(item => entryOf(item))
        .map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`);
      yield between + entries.join(',');
      between = ',';
    }
    yield '}}';
  }
  return Readable.from(text(), { objectMode: false });
}
