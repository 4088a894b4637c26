import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeWorld, type World } from '../../testing/index.ts';

const ABILITY = '/wp-json/wp-abilities/v1/abilities/svc/count-sites-v1/run';
const TAGS = '/wp-json/svc/v2/tags';

let world: World;
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(async () => {
  vi.useRealTimers();
  await world.close();
});

const ask = (auth: string, path = TAGS) => world.request(path, { auth });
const limitsIn = ({ headers }: { headers: Headers }) =>
  ['limit', 'remaining', 'reset'].map(name => headers.get(`ratelimit-${name}`));

describe('requests of a key', () => {
  beforeEach(async () => {
    world = await makeWorld({ env: { SITEKEEPER_REQUESTS_PER_MINUTE: '3' } });
  });

  it('return 429 over all interfaces once the limit is reached, until the minute is over', async () => {
    const key = await world.key('read');
    expect(limitsIn(await ask(key))).toEqual(['3', '2', '60']);
    vi.setSystemTime(Date.now() + 20_000);
    expect(limitsIn(await ask(key, ABILITY))).toEqual(['3', '1', '40']);
    expect(limitsIn(await ask(key, '/wp-json/svc/v2/tags?unknown=1'))).toEqual(['3', '0', '40']);
    const refused = await ask(key);
    expect(refused).toMatchObject({ status: 429, body: { success: 0, code: 'svc_too_many_requests' } });
    expect([...limitsIn(refused), refused.headers.get('retry-after')]).toEqual(['3', '0', '40', '40']);
    expect(await ask(key, ABILITY)).toMatchObject({ status: 429, body: { code: 'svc_too_many_requests' } });
    vi.setSystemTime(Date.now() + 40_000);
    const again = await ask(key);
    expect([again.status, ...limitsIn(again)]).toEqual([200, '3', '2', '60']);
  });

  it('count on v1 as well', async () => {
    const { basic: auth } = await world.v1Key('read');
    const answers = [];
    for (let turn = 0; turn < 4; turn++) answers.push(await ask(auth, '/wp-json/svc/v1/sites/all-sites-count'));
    expect(answers.map(answer => [answer.status, answer.headers.get('ratelimit-remaining')])).toEqual([
      [200, '2'],
      [200, '1'],
      [200, '0'],
      [429, '0'],
    ]);
    expect(answers[3]?.headers.get('retry-after')).toBe('60');
  });

  it('have no effect beyond the limit', async () => {
    const key = await world.key('write');
    const add = (name: string) => world.rest('/tags/add', { method: 'POST', auth: key, body: { name } });
    for (const name of ['a', 'b', 'c', 'd', 'e']) await add(name);
    const { body } = await world.rest('/tags');
    expect(body.data.map((tag: { name: string }) => tag.name)).toEqual(['a', 'b', 'c']);
  });

  it('are counted per key and per application password', async () => {
    const [first, second] = [await world.key('read'), await world.key('read')];
    for (let turn = 0; turn < 4; turn++) await ask(first);
    expect((await ask(second)).status).toBe(200);
    const remaining = [];
    for (let turn = 0; turn < 4; turn++) {
      const answer = await ask(world.admin);
      remaining.push([answer.status, answer.headers.get('ratelimit-remaining')]);
    }
    expect(remaining).toEqual([
      [200, '2'],
      [200, '1'],
      [200, '0'],
      [429, '0'],
    ]);
    const { body } = await ask(world.admin);
    expect(body.message).toContain('This application password is limited to 3 requests per minute.');
    expect((await ask(await world.user('second', 'viewer'))).status).toBe(200);
    const unknown = await ask('Bearer sk_unknown');
    expect([unknown.status, ...limitsIn(unknown)]).toEqual([401, null, null, null]);
  });
});

it('are answered while the store is being written to, as long as the limit is far', async () => {
  world = await makeWorld({ env: { SITEKEEPER_REQUESTS_PER_MINUTE: '40' } });
  const key = await world.key('read');
  await ask(key);
  const other = world.store.open();
  let end = () => {};
  const begun = Promise.withResolvers<void>();
  const writing = other.write(async () => {
    begun.resolve();
    await new Promise<void>(resolve => {
      end = resolve;
    });
  });
  await begun.promise;
  // Each second one is told to the store. Fails when that is waited for: the fourth is never answered.
  for (let turn = 0; turn < 6; turn++) expect((await ask(key)).status).toBe(200);
  end();
  await writing;
  await other.close();
});

it('a limit of 0 requests per minute means no limit', async () => {
  world = await makeWorld({ env: { SITEKEEPER_REQUESTS_PER_MINUTE: '0' } });
  const key = await world.key('read');
  for (let turn = 0; turn < 5; turn++) {
    const answer = await ask(key);
    expect([answer.status, ...limitsIn(answer)]).toEqual([200, null, null, null]);
  }
});
