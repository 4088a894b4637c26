import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, expect, it } from 'vitest';
import { downOf, upOf } from '../../features/alarms/alarms.fixtures.ts';
import { emitEvents, type NewEvent } from '../../features/events/index.ts';
import { checkExchange } from '../../testing/answer-check.ts';
import { storeSite, useWorld } from '../../testing/fixtures.ts';

const world = useWorld();
let sites: number[];
beforeAll(async () => {
  sites = [
    await storeSite(world(), { url: 'https://a.example/', name: 'Alpha' }),
    await storeSite(world(), { url: 'https://b.example/', name: 'Beta' }),
  ];
});

const emit = (...events: NewEvent[]) => world().app.services.database.write(trx => emitEvents(trx, events, new Date()));

/** Opens a stream; `next` gives the id and data of the next event, undefined at the end. */
async function open(query = '', headers: Record<string, string> = {}) {
  const stop = new AbortController();
  const answer = await fetch(`${world().origin}/wp-json/svc/v2/events/stream${query}`, {
    headers: { authorization: world().admin, ...headers },
    signal: stop.signal,
  });
  const sent = answer.status === 200 ? undefined : await answer.json();
  checkExchange({ method: 'GET', path: `/events/stream${query}`, sent: undefined, status: answer.status, body: sent });
  const reader = sent ? undefined : answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  const next = async () => {
    for (;;) {
      const [block = '', ...more] = rest.split('\n\n');
      if (more.length > 0) {
        rest = more.join('\n\n');
        const [, id, event, data] = /^id: (\d+)\nevent: (.*)\ndata: (.*)$/.exec(block) ?? [];
        if (id !== undefined) return { id: Number(id), event, data: JSON.parse(data ?? '') };
        continue;
      }
      const chunk = await reader?.read();
      if (!chunk || chunk.done) return undefined;
      rest += chunk.value;
    }
  };
  return { status: answer.status, type: answer.headers.get('content-type'), next, stop };
}

it('sends events as they happen, and after a break those that came meanwhile, each once', async () => {
  const [a = 0] = sites;
  const first = await open();
  expect([first.status, first.type]).toEqual([200, 'text/event-stream; charset=utf-8']);
  await emit(downOf(a));
  const down = await first.next();
  expect(down).toMatchObject({ event: 'site.down', data: { title: 'Alpha is down', site: { id: a } } });
  first.stop.abort();
  await emit(upOf(a), downOf(a));
  const again = await open('', { 'last-event-id': String(down?.id) });
  const missed = [await again.next(), await again.next()];
  expect(missed.map(one => one?.event)).toEqual(['site.up', 'site.down']);
  await emit(upOf(a));
  expect(await again.next()).toMatchObject({ event: 'site.up' });
  again.stop.abort();
});

it('sends only what passes the filters of the list', async () => {
  const [a = 0, b = 0] = sites;
  const stream = await open(`?site_id=${b}&type=site.down,site.up`);
  await emit(downOf(a), { type: 'site.reconnected', siteId: b, data: {} }, downOf(b));
  expect(await stream.next()).toMatchObject({ event: 'site.down', data: { site: { name: 'Beta' } } });
  stream.stop.abort();
  expect((await open('?type=site.exploded')).status).toBe(400);
  // It has no pages.
  expect((await open('?page=2')).status).toBe(400);
  expect((await open('', { 'last-event-id': 'yesterday' })).status).toBe(400);
});

it('needs the permission to read, and ends for a key that is disabled meanwhile', async () => {
  expect((await open('', { authorization: '' })).status).toBe(401);
  expect((await open('', { authorization: await world().key('write') })).status).toBe(403);
  const stream = await open('', { authorization: await world().key('read') });
  expect(stream.status).toBe(200);
  const { database } = world().app.services;
  await database.write(trx => trx.updateTable('api_keys').set({ enabled: 0 }).execute());
  await emit(downOf(sites[0] ?? 0));
  expect(await stream.next()).toBeUndefined();
  await database.write(trx => trx.updateTable('api_keys').set({ enabled: 1 }).execute());
});

// Fails if only the user is looked up again: the stream goes on for minutes.
it.each(['application_passwords', 'sessions'] as const)('ends once its user’s %s are revoked', async table => {
  const user = await world().webUser(`listens by ${table}`.replaceAll(' ', '-'), 'viewer');
  const headers =
    table === 'sessions'
      ? { authorization: '', ...(await world().signIn(user)) }
      : { authorization: await world().user('listens', 'viewer') };
  const stream = await open('', headers);
  expect(stream.status).toBe(200);
  await emit(downOf(sites[0] ?? 0));
  expect(await stream.next()).toMatchObject({ event: 'site.down' });
  const { database } = world().app.services;
  const of = database.db.selectFrom('users').select('id').where('name', 'like', 'listens%');
  await database.write(trx => trx.deleteFrom(table).where('user_id', 'in', of).execute());
  await emit(upOf(sites[0] ?? 0));
  expect(await stream.next()).toBeUndefined();
});

it('limits how many streams a caller may have open, and takes new ones once some are closed', async () => {
  const streams = [];
  for (let n = 0; n < 10; n++) streams.push(await open());
  expect(streams.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect((await open()).status).toBe(429);
  for (const { stop } of streams) stop.abort();
  for (;;) {
    const { status, stop } = await open();
    stop.abort();
    if (status === 200) break;
    await wait(5);
  }
});
