import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { useWorld } from '../../testing/fixtures.ts';
import { withLeasesTaken } from './routes/site-failures.fixtures.ts';

const world = useWorld({ sites: 1, seeded: true, fleet: { slowMs: 400 } });
let auth: string;
let turn = 0;
beforeAll(async () => {
  auth = await world().key('read', 'write');
});

const fresh = () => `key-${++turn}`;
const post = (path: string, key: string, body: unknown = {}, by = auth) =>
  world().rest(path, { method: 'POST', body, auth: by, headers: { 'idempotency-key': key } });
const replayed = ({ headers }: { headers: Headers }) => headers.get('idempotency-replayed');
const tags = async (name: string) => (await world().rest(`/tags?search=${name}`)).body.total;

describe('a POST with an Idempotency-Key', () => {
  it('runs once; repeating it returns the first answer', async () => {
    const key = fresh();
    const first = await post('/tags/add', key, { name: 'once' });
    const again = await post('/tags/add', key, { name: 'once' });
    expect([first.status, replayed(first)]).toEqual([200, null]);
    expect([again.status, replayed(again), again.body]).toEqual([200, 'true', first.body]);
    expect(again.headers.get('content-type')).toBe(first.headers.get('content-type'));
    expect(await tags('once')).toBe(1);
  });

  it('returns the token of a new key again, which no list shows', async () => {
    const key = fresh();
    const body = { description: 'replayed', permissions: 'read' };
    const first = await post('/rest-api/add-key', key, body);
    expect((await post('/rest-api/add-key', key, body)).body.token).toBe(first.body.token);
  });

  it('returns the first failure of the work again', async () => {
    const key = fresh();
    await post('/tags/add', fresh(), { name: 'taken' });
    const conflict = await post('/tags/add', key, { name: 'taken' });
    expect([conflict.status, replayed(conflict)]).toEqual([409, null]);
    const again = await post('/tags/add', key, { name: 'taken' });
    expect([again.status, replayed(again), again.body]).toEqual([409, 'true', conflict.body]);
  });

  it.each([
    ['body', '/tags/add', { name: 'other' }],
    ['query', '/tags/add?color=%23000000', { name: 'reused' }],
    ['path', '/clients/add', { name: 'reused' }],
  ])('is refused with another %s', async (_what, path, body) => {
    const key = fresh();
    await post('/tags/add', key, { name: 'reused' });
    const answer = await post(path, key, body);
    expect(answer).toMatchObject({ status: 422, body: { success: 0, code: 'svc_idempotency_key_reused' } });
    expect(await tags('other')).toBe(0);
  });

  it('returns an error while the first one is running, which runs once', async () => {
    world().fleet.site(1).setFaults('slow');
    const key = fresh();
    const path = `/sites/${world().siteIds[0]}/sync`;
    const before = world().fleet.ledger.site(1).calls;
    const first = post(path, key);
    await expect.poll(() => world().fleet.ledger.site(1).calls, { interval: 5 }).toBe(before + 1);
    const meanwhile = await post(path, key);
    expect(meanwhile).toMatchObject({ status: 409, body: { success: 0, code: 'svc_idempotency_in_progress' } });
    expect(meanwhile.headers.get('retry-after')).toBe('2');
    expect((await first).status).toBe(200);
    expect([(await post(path, key)).status, world().fleet.ledger.site(1).calls]).toEqual([200, before + 1]);
    world().fleet.site(1).setFaults();
  });

  it('runs to its end once even if the sender disconnects', async () => {
    world().fleet.site(1).setFaults('slow');
    const path = `/sites/${world().siteIds[0]}/sync`;
    const key = fresh();
    const before = world().fleet.ledger.site(1).calls;
    const giveUp = new AbortController();
    const headers = { authorization: auth, 'idempotency-key': key, 'content-type': 'application/json' };
    const url = `${world().origin}/wp-json/svc/v2${path}`;
    const first = fetch(url, { method: 'POST', headers, body: '{}', signal: giveUp.signal });
    await expect.poll(() => world().fleet.ledger.site(1).calls, { interval: 5 }).toBe(before + 1);
    giveUp.abort();
    await expect(first).rejects.toThrow();
    await expect.poll(async () => replayed(await post(path, key)), { timeout: 10_000 }).toBe('true');
    expect(world().fleet.ledger.site(1).calls).toBe(before + 1);
    world().fleet.site(1).setFaults();
  });

  it('sent many times at once runs once', async () => {
    const key = fresh();
    const answers = await Promise.all(Array.from({ length: 10 }, () => post('/tags/add', key, { name: 'rush' })));
    expect(answers.filter(answer => answer.status === 200 && replayed(answer) === null)).toHaveLength(1);
    for (const { status } of answers) expect([200, 409]).toContain(status);
    expect(await tags('rush')).toBe(1);
  });

  it('that was refused before anything was done can be corrected and sent again', async () => {
    const key = fresh();
    expect((await post('/tags/add', key, { nam: 'mended' })).status).toBe(400);
    expect((await post('/tags/add', key, { name: 'mended' }, await world().key('read'))).status).toBe(403);
    expect((await post('/tags/add', key, { name: 'mended' }, 'Bearer sk_wrong')).status).toBe(401);
    expect((await post('/tags/add', key, { name: 'mended' })).status).toBe(200);
  });

  // Fails without the header in `settle`: the refusal was the answer for a day.
  it('that another change kept waiting is run when it is sent again', async () => {
    const [id] = world().siteIds;
    const key = fresh();
    const again = () => post(`/sites/${id}/reconnect`, key);
    const busy = await withLeasesTaken(world(), [`site:${id}`], again);
    expect(busy).toMatchObject({ status: 409, body: { code: 'svc_site_busy', data: { retry_after: 10 } } });
    expect(busy.headers.get('retry-after')).toBe('10');
    const later = await again();
    expect([later.status, replayed(later)]).toEqual([200, null]);
    expect(replayed(await again())).toBe('true');
  });

  it('that failed with a bug is not run again, because its progress is unknown', async () => {
    const { database } = world().app.services;
    const rename = (from: string, to: string) =>
      database.write(trx => sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(trx));
    const key = fresh();
    await rename('tags', 'tags_away');
    const failed = await post('/tags/add', key, { name: 'healed' });
    await rename('tags_away', 'tags');
    expect(failed.status).toBe(500);
    const again = await post('/tags/add', key, { name: 'healed' });
    expect([again.status, replayed(again), again.body]).toEqual([500, 'true', failed.body]);
  });

  it('is separate for each caller', async () => {
    const key = fresh();
    expect(replayed(await post('/tags/add', key, { name: 'mine' }))).toBeNull();
    for (const other of [await world().key('read', 'write'), world().admin]) {
      const answer = await post('/tags/add', key, { name: 'mine' }, other);
      expect([answer.status, replayed(answer)]).toEqual([409, null]);
    }
  });

  it('is not replayed to a caller who has lost the permission', async () => {
    const { body } = await world().post('add-api-key-v1', { name: 'narrowed', permissions: ['read', 'write'] });
    const own = `Bearer ${body.token}`;
    const key = fresh();
    expect((await post('/tags/add', key, { name: 'narrow' }, own)).status).toBe(200);
    await world().post('update-api-key-v1', { key_id: body.id, permissions: ['read'] });
    expect((await post('/tags/add', key, { name: 'narrow' }, own)).status).toBe(403);
  });

  it.each(['', 'x'.repeat(256), 'with blanks', 'a, b'])('is refused if the key is "%s"', async key => {
    const answer = await post('/tags/add', key, { name: 'never' });
    expect(answer).toMatchObject({ status: 400, body: { success: 0, code: 'rest_invalid_param' } });
    expect(answer.body.data.params).toHaveProperty('Idempotency-Key');
    expect(await tags('never')).toBe(0);
  });

  it('accepts a key of 255 characters', async () => {
    expect((await post('/tags/add', 'k'.repeat(255), { name: 'long' })).status).toBe(200);
  });
});

it('other methods ignore the key', async () => {
  const key = fresh();
  const { body } = await post('/tags/add', fresh(), { name: 'edited' });
  const put = (name: string) =>
    world().rest(`/tags/${body.data.id}/edit`, { method: 'PUT', body: { name }, headers: { 'idempotency-key': key } });
  expect((await put('edited once')).body.data.name).toBe('edited once');
  expect((await put('edited twice')).body.data.name).toBe('edited twice');
});
