import { type SiteAnswer, searchUsers, stats, statsSince, updateUserOnSite, writeFrame } from '@sitekeeper/protocol';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readHere } from './reply-reader.ts';
import { READ_AT_ONCE_BYTES, ReplyThreads, type ThreadLimits } from './reply-threads.ts';

const MIB = 1024 * 1024;

function threads(limits: Partial<ThreadLimits> = {}): ReplyThreads {
  const made = new ReplyThreads(limits);
  onTestFinished(() => made.close());
  return made;
}

function answer(json: string | object, status = 200): SiteAnswer {
  const frame =
    typeof json === 'string' ? `<mainwp>${Buffer.from(json).toString('base64')}</mainwp>` : writeFrame(json);
  return { status, headers: {}, url: 'https://site.example/', body: Buffer.from(frame) };
}

const users = (count: number) =>
  Array.from({ length: count }, (_none, index) => ({ id: index + 1, login: `user-${index + 1}` }));
const report = (filler: number) => ({ version: '6.1', filler: 'x'.repeat(filler) });
const tooLarge = (text: RegExp, retryAfterMs?: number) => {
  const message = expect.stringMatching(text);
  return expect.objectContaining({ name: 'ConnectorError', kind: 'too_large', message, retryAfterMs });
};

/** Turns of the event loop until it is done. */
async function turnsUntil(work: Promise<unknown>): Promise<number> {
  let turns = 0;
  let done = false;
  const end = () => {
    done = true;
  };
  work.then(end, end);
  for (; !done; turns++) await new Promise(resolve => setImmediate(resolve));
  return turns;
}

describe('a reply parsed on a worker thread', () => {
  it('equals one parsed on the main thread', async () => {
    const many = users(20_000);
    expect(await threads().read(searchUsers, answer(many))).toEqual(await readHere.read(searchUsers, answer(many)));
    expect((await threads().read(stats, answer(report(MIB)))).connectorVersion).toBe('6.1');
  });

  it('is read completely, whatever is known about its parts', async () => {
    const plugins = [{ slug: 'a/a.php', name: 'A', version: '1.0', active: 1 }];
    const large = () => answer({ ...report(MIB), plugins });
    const { partDigests = {} } = await readHere.read(statsSince({}, '1'), large());
    expect((await readHere.read(statsSince(partDigests, '1'), large())).plugins).toBeUndefined();
    const read = await threads().read(statsSince(partDigests, '1'), large());
    expect(read).toEqual(await readHere.read(stats, large()));
  });

  it('reports the site’s failures unchanged, with all known details', async () => {
    const reader = threads();
    const refused = { error: 'No.', error_code: 'child_plugin_incompatible', filler: 'x'.repeat(MIB) };
    await expect(reader.read(updateUserOnSite, answer(refused, 503))).rejects.toMatchObject({
      name: 'ConnectorError',
      kind: 'connector_outdated',
      message: 'No.',
      httpStatus: 503,
      wireCode: 'child_plugin_incompatible',
    });
    const page = { ...answer(''), status: 502, body: Buffer.from('<p>Bad gateway</p>'.repeat(20_000)) };
    await expect(reader.read(stats, page)).rejects.toMatchObject({ kind: 'site_error', httpStatus: 502 });
    await expect(reader.read(stats, answer(`[${'{},'.repeat(MIB)}{}]`))).rejects.toEqual(tooLarge(/250000 keys/));
  });

  // Fails where `read` calls readReply whatever the size: one turn, in which everything else stands still.
  it('does not block the event loop; small replies are parsed at once', async () => {
    const reader = threads();
    await reader.read(stats, answer(report(MIB))); // a thread is up
    expect(await turnsUntil(reader.read(stats, answer(report(6 * MIB))))).toBeGreaterThan(10);
    expect(await turnsUntil(reader.read(stats, answer(report(READ_AT_ONCE_BYTES / 2))))).toBe(1);
  });

  // Fails without `resourceLimits` in #start: the reply is read.
  it('that needs more memory than a thread may use fails for its site only, and the next one is parsed', async () => {
    const reader = threads({ threads: 1, heapMb: 12 });
    const heavy = reader.read(searchUsers, answer(`[${'{"id":1,"login":"a"},'.repeat(300_000)}{}]`));
    const light = reader.read(stats, answer(report(MIB / 8)));
    await expect(heavy).rejects.toEqual(tooLarge(/too much memory or time/));
    expect((await light).connectorVersion).toBe('6.1');
  });

  // Fails without the timer in #give.
  it('that takes too long fails for its site only', async () => {
    const slow = threads({ readMs: 0 }).read(searchUsers, answer(users(20_000)));
    await expect(slow).rejects.toEqual(tooLarge(/too much memory or time/));
  });

  // Fails without the loop at the end of #wait.
  it('gets a place in the queue unless it is the largest one waiting', async () => {
    const reader = threads({ threads: 1, waitingBytes: 2 * MIB });
    const inWork = reader.read(stats, answer(report(MIB)));
    const largest = reader.read(stats, answer(report(1.3 * MIB)));
    const others = [0.2, 0.3, 0.4].map(size => reader.read(stats, answer(report(size * MIB))));
    await expect(largest).rejects.toEqual(tooLarge(/too many large answers/, 60_000));
    for (const read of [inWork, ...others]) expect((await read).connectorVersion).toBe('6.1');
  });
});
