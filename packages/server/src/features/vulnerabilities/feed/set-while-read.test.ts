import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { feedOfRecords } from '../../../testing/index.ts';
import { eventsSoFar } from '../vulnerabilities.fixtures.ts';
import { useFeedAtAddress } from './feed-at-address.fixtures.ts';
import { refreshDueFeed } from './refresh-feed.ts';

const { clock, world, url, asked, answerBy, give, read, idsStored } = useFeedAtAddress();

describe('when a source is set, or a reading is asked for, while the feed is read', () => {
  const feedOf = (name: string) => feedOfRecords(Array.from({ length: 500 }, (_, n) => ({ id: `${name}-${n}` })));
  const staged = async (name: string) => {
    const rows = world().app.services.database.db.selectFrom('vulnerability_staged_records').select('id');
    return (await rows.where('id', 'like', `${name}-%`).execute()).length;
  };

  /** Begins to read a feed. @returns what sends the rest of the feed, or breaks the connection, and waits for the end. */
  async function beginReading(name: string) {
    const text = feedOf(name);
    const sent = Promise.withResolvers<ServerResponse>();
    answerBy(response => {
      response.writeHead(200, { 'content-length': String(text.length) });
      response.write(text.slice(0, text.length * 0.6), () => sent.resolve(response));
    });
    const reading = refreshDueFeed(world().app.services);
    const response = await sent.promise;
    await expect.poll(() => staged(name)).toBeGreaterThanOrEqual(200);
    return async (broken = false) => {
      if (broken) response.destroy();
      else response.end(text.slice(text.length * 0.6));
      await reading;
    };
  }
  const setOther = () => world().post('set-vulnerability-feed-v1', { source: `${url()}?other` });

  it.each([false, true])(
    'what it read, or why it could not, says nothing of the new source (broken: %s)',
    async broken => {
      const end = await beginReading('old');
      await setOther();
      await end(broken);
      const { body } = await world().get('get-vulnerability-feed-v1');
      expect(body).toMatchObject({ state: 'waiting', records: 0, read_at: null, error: null });
      expect(await eventsSoFar(world())).toEqual([]);
      give(feedOf('new'));
      expect(await read()).toMatchObject({ state: 'current', records: 500 });
      expect((await idsStored()).filter(id => !id.startsWith('new-'))).toEqual([]);
    },
  );

  it('the feed is read once more, with what was asked for', async () => {
    const end = await beginReading('old');
    await world().post('refresh-vulnerability-feed-v1', { accept_shrunk: true });
    await end();
    give(feedOf('new'));
    expect(await read()).toMatchObject({ state: 'current', records: 500 });
    expect(asked()).toHaveLength(2);
    expect((await idsStored()).filter(id => !id.startsWith('new-'))).toEqual([]);
  });

  it('another process reads the new source, and gets nothing of the old one', async () => {
    const endOld = await beginReading('old');
    await setOther();
    clock.advance(1000);
    const endNew = await beginReading('new');
    await endOld();
    expect(await staged('old')).toBe(0);
    await endNew();
    expect(await world().get('get-vulnerability-feed-v1')).toMatchObject({ body: { state: 'current', records: 500 } });
    expect((await idsStored()).filter(id => !id.startsWith('new-'))).toEqual([]);
  });
});
