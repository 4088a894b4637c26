import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { HOUR_MS } from '../../../kernel/time/durations.ts';
import { feedOfRecords } from '../../../testing/index.ts';
import { eventsSoFar } from '../vulnerabilities.fixtures.ts';
import { feedRecords, useFeedAtAddress, WHOLE_FEED } from './feed-at-address.fixtures.ts';

const { clock, world, asked, answerBy, give, read, again, idsStored } = useFeedAtAddress();

it('reads the feed with its key, and then only asks whether it has changed', async () => {
  answerBy((response, headers) => {
    if (headers['if-none-match'] === '"v1"') response.writeHead(304).end();
    else response.writeHead(200, { etag: '"v1"', 'content-encoding': 'gzip' }).end(gzipSync(WHOLE_FEED));
  });
  expect(await read()).toMatchObject({
    state: 'current',
    records: 30,
    skipped: 0,
    has_key: true,
    source_kind: 'address',
  });
  expect(asked()).toMatchObject([{ authorization: 'Bearer made-up-key' }]);
  await read();
  expect(asked()).toHaveLength(1); // not due yet
  await clock.advance(25 * HOUR_MS);
  expect(await read()).toMatchObject({ state: 'current', records: 30, error: null });
  expect(asked().map(headers => headers['if-none-match'])).toEqual([undefined, '"v1"']);
});

it('stores only what has changed, and removes what is gone', async () => {
  give(feedOfRecords(feedRecords(4)));
  await read();
  const { db } = world().app.services.database;
  const digests = async () =>
    Object.fromEntries(
      (await db.selectFrom('vulnerability_records').select(['id', 'digest']).execute()).map(({ id, digest }) => [
        id,
        digest,
      ]),
    );
  const before = await digests();
  give(
    feedOfRecords([
      ...feedRecords(3).slice(1),
      { id: 'record-1', slug: 'plugin-1', title: 'Another title' },
      { id: 'new', slug: 'new' },
    ]),
  );
  await again();
  const after = await digests();
  expect(Object.keys(after).sort()).toEqual(['new', 'record-1', 'record-2']);
  expect([after['record-2'] === before['record-2'], after['record-1'] === before['record-1']]).toEqual([true, false]);
  const software = await db.selectFrom('vulnerability_software').select('record_id').orderBy('record_id').execute();
  expect(software.map(row => row.record_id)).toEqual(['new', 'record-1', 'record-2']);
});

const wrong = JSON.stringify(Object.fromEntries(Array.from({ length: 30 }, (_, n) => [`a${n}`, { title: 'x' }])));
it.each<[string, string, (response: ServerResponse) => void]>([
  ['is not JSON', 'not_json', response => response.end('<html>')],
  ['ends in the middle', 'cut_off', response => response.end(WHOLE_FEED.slice(0, -200))],
  [
    'comes over a connection that breaks',
    'cut_off',
    response => {
      response.writeHead(200, { 'content-length': String(WHOLE_FEED.length) });
      response.write(WHOLE_FEED.slice(0, 3000), () => response.destroy());
    },
  ],
  [
    'is packed and damaged',
    'cut_off',
    response => response.setHeader('content-encoding', 'gzip').end(gzipSync(WHOLE_FEED).subarray(0, 500)),
  ],
  ['is a list', 'not_a_feed', response => response.end('[]')],
  ['has no records', 'not_a_feed', response => response.end('{}')],
  ['has records of another kind', 'not_a_feed', response => response.end(wrong)],
  ['says that the key is wrong', 'refused_key', response => response.writeHead(401).end('{"error":"no"}')],
  ['asks for patience', 'too_often', response => response.writeHead(429, { 'retry-after': '7200' }).end()],
  ['has moved', 'refused', response => response.writeHead(301, { location: 'http://127.0.0.1/' }).end()],
  ['is gone', 'not_found', response => response.writeHead(404).end()],
  ['has lost most of its records', 'shrunk', response => response.end(feedOfRecords(feedRecords(10)))],
])(
  'a feed that %s leaves the last one in force and says so, until it can be read again',
  async (_what, code, fault) => {
    give(WHOLE_FEED);
    await read();
    answerBy(fault);
    expect(await again()).toMatchObject({
      state: 'failing',
      error_code: code,
      records: 30,
      error: expect.stringMatching(/\.$/),
    });
    await again();
    expect(await idsStored()).toHaveLength(30);
    const { db } = world().app.services.database;
    give(WHOLE_FEED);
    expect(await again()).toMatchObject({ state: 'current', error_code: null, records: 30 });
    expect(await db.selectFrom('vulnerability_staged_records').selectAll().execute()).toEqual([]);
    expect(await eventsSoFar(world())).toEqual(['feed.failing', 'feed.recovered']);
  },
);

it('waits as long as the source asks for, otherwise an hour', async () => {
  answerBy(response => void response.writeHead(429, { 'retry-after': '7200' }).end());
  expect((await read()).next_at).toBe(
    new Date(Math.floor((clock.now() + 2 * HOUR_MS) / 1000) * 1000).toISOString().replace('.000', ''),
  );
  answerBy(response => void response.writeHead(503).end());
  expect((await again()).next_at).toBe(
    new Date(Math.floor((clock.now() + HOUR_MS) / 1000) * 1000).toISOString().replace('.000', ''),
  );
});

it('believes a feed that has lost most of its records if a person says so', async () => {
  give(WHOLE_FEED);
  await read();
  give(feedOfRecords(feedRecords(10)));
  expect(await again({ accept_shrunk: true })).toMatchObject({ state: 'current', records: 10 });
  give(feedOfRecords(feedRecords(2)));
  expect(await again()).toMatchObject({ state: 'current', records: 2 }); // so few prove nothing
});
