import { expect, it } from 'vitest';
import { useWorld } from '../../testing/fixtures.ts';

const world = useWorld({ sites: 1, seeded: true });
let turn = 0;
const fresh = () => `ability-${++turn}`;
const run = (name: string, input: object, key: string, auth = world().admin) =>
  world().post(name, input, { headers: { 'idempotency-key': key }, auth });
const replayed = ({ headers }: { headers: Headers }) => headers.get('idempotency-replayed');
const tags = async (search: string) => (await world().get('list-tags-v1', { search })).body.total;

it('runs an ability that writes once per Idempotency-Key; repeating it returns the first answer', async () => {
  const key = fresh();
  const first = await run('add-tag-v1', { name: 'once' }, key);
  const again = await run('add-tag-v1', { name: 'once' }, key);
  expect([first.status, replayed(first)]).toEqual([200, null]);
  expect([again.status, replayed(again), again.body]).toEqual([200, 'true', first.body]);
  expect(await tags('once')).toBe(1);
});

it('refuses the same key with another input or ability, and does not run it', async () => {
  const key = fresh();
  await run('add-tag-v1', { name: 'first' }, key);
  for (const [name, input] of [
    ['add-tag-v1', { name: 'second' }],
    ['add-client-v1', { name: 'first' }],
  ] as const) {
    const answer = await run(name, input, key);
    expect(answer).toMatchObject({ status: 422, body: { code: 'svc_idempotency_key_reused' } });
    expect(answer.body).not.toHaveProperty('success');
  }
  expect(await tags('second')).toBe(0);
});

it('replays the answer to a deletion even though the record is gone', async () => {
  const { id } = (await world().post('add-tag-v1', { name: 'gone' })).body;
  const key = fresh();
  const first = await run('delete-tag-v1', { tag_id: id, confirm: true }, key);
  expect((await run('delete-tag-v1', { tag_id: id, confirm: true }, key)).body).toEqual(first.body);
});

it('a request refused before anything was done can be corrected and sent with the same key', async () => {
  const key = fresh();
  expect((await run('add-tag-v1', { name: '' }, key)).status).toBe(400);
  expect((await run('add-tag-v1', { name: 'mended' }, key)).status).toBe(200);
});

it('rejects an invalid key, hides this from callers without write permission, and ignores keys on reads', async () => {
  expect((await run('add-tag-v1', { name: 'x' }, 'with blanks')).body.code).toBe('rest_invalid_param');
  const viewer = await world().user('viewer', 'viewer');
  expect((await run('add-tag-v1', { name: 'x' }, 'with blanks', viewer)).status).toBe(403);
  const key = fresh();
  for (const name of ['a', 'b']) {
    await world().post('add-tag-v1', { name });
    const { status, headers } = await run('get-site-v1', { site_id_or_domain: world().siteIds[0] }, key);
    expect([status, headers.get('idempotency-replayed')]).toEqual([200, null]);
  }
});

it('separates equal keys of two callers', async () => {
  const other = await world().user('other', 'operator');
  const key = fresh();
  expect((await run('add-tag-v1', { name: 'mine' }, key)).status).toBe(200);
  expect((await run('add-tag-v1', { name: 'mine' }, key, other)).status).toBe(409);
});
