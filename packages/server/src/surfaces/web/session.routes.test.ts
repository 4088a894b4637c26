import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { makeWorld, manualClock, type World } from '../../testing/index.ts';
import { ask, MARK } from './web.fixtures.ts';

const FAILURES = 3;
const QUARTER = 15 * 60_000;
const clock = manualClock();
let world: World;
let vera: { name: string; password: string };
beforeAll(async () => {
  const env = { SITEKEEPER_TRUST_PROXY: '127.0.0.1', SITEKEEPER_FAILED_LOGINS_PER_MINUTE: String(FAILURES) };
  world = await makeWorld({ env, parts: { clock }, keyless: true });
  vera = await world.webUser('vera', 'viewer');
});
afterAll(() => world.close());

const from = (address: string) => ({ ...MARK, 'x-forwarded-for': address, 'x-forwarded-proto': 'https' });
const wrong = { name: 'vera', password: 'not her password' };

describe('signing in', () => {
  it('sets a session cookie that no script and no other site can read, and returns the user', async () => {
    const { status, headers, body } = await ask(world, 'POST', '/session', vera);
    expect(status).toBe(200);
    expect(headers.getSetCookie()[0]).toMatch(/^sitekeeper=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/);
    expect(body).toEqual({
      user: { id: expect.any(Number), name: 'vera', role: 'viewer' },
      server: {
        version: expect.stringMatching(/^\d/),
        rest_root: '/wp-json',
        namespace: 'svc',
        currency: 'USD',
        modules: { logs: true, costs: true },
        requests_per_minute: 0,
      },
    });
    const signedIn = await world.signIn(vera);
    expect((await ask(world, 'GET', '/session', undefined, signedIn)).body).toEqual(body);
  });

  it('over an encrypted connection sets a cookie that is only sent over one', async () => {
    const { headers } = await ask(world, 'POST', '/session', vera, from('203.0.113.1'));
    const [cookie = ''] = headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-sitekeeper=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
    const [pair = ''] = cookie.split(';');
    const secure = { ...from('203.0.113.1'), cookie: pair };
    expect(await ask(world, 'GET', '/session', undefined, secure)).toMatchObject({ status: 200 });
    const renamed = { ...secure, cookie: pair.replace('__Host-', '') };
    expect(await ask(world, 'GET', '/session', undefined, renamed)).toMatchObject({ status: 401 });
  });

  it('returns the same error whether the user exists or not', async () => {
    const answers = [
      await ask(world, 'POST', '/session', wrong, from('203.0.113.2')),
      await ask(world, 'POST', '/session', { ...vera, name: 'nobody' }, from('203.0.113.2')),
      // Made for programs, this one has no password for the browser.
      await ask(world, 'POST', '/session', { name: 'admin', password: vera.password }, from('203.0.113.2')),
    ];
    for (const { status, headers, body } of answers) {
      expect([status, body.code, headers.get('set-cookie')]).toEqual([401, 'incorrect_password', null]);
      expect(body).toEqual(answers[0]?.body);
    }
    clock.advance(QUARTER);
  });

  it('accepts the name in each of its spellings in Unicode', async () => {
    const { name, password } = await world.webUser('J\u00f6rg', 'viewer');
    for (const spelled of [name, 'Jo\u0308rg', 'JO\u0308RG', ' Ｊörg ']) {
      expect((await ask(world, 'POST', '/session', { name: spelled, password })).status, spelled).toBe(200);
    }
  });

  it('accepts a name that was stored in another spelling, and each of two that only differ by it', async () => {
    const composed = await world.webUser('Zo\u00eb', 'viewer');
    const apart = await world.webUser('later', 'viewer');
    const wide = await world.webUser('sooner', 'viewer');
    // As earlier releases stored them.
    const store = (before: string, name: string) =>
      world.app.services.database.write(trx =>
        trx.updateTable('users').set({ name, name_key: name.toLowerCase() }).where('name', '=', before).execute(),
      );
    await store('later', 'Zoe\u0308');
    await store('sooner', 'Ｍａｘ');
    const userOf = async (name: string, { password }: { password: string }) =>
      (await ask(world, 'POST', '/session', { name, password })).body.user?.name;
    expect(await userOf('Zo\u00cb', composed)).toBe('Zo\u00eb');
    expect(await userOf('ZOE\u0308', apart)).toBe('Zoe\u0308');
    expect(await userOf('Ｍａｘ', wide)).toBe('Ｍａｘ');
    await store('Zo\u00eb', 'gone');
    expect(await userOf('Zo\u00eb', apart)).toBe('Zoe\u0308');
  });

  it('counts wrong passwords for all spellings of a name together', async () => {
    const headers = from('203.0.113.9');
    for (const name of ['vera', 'ｖera', 'ｖｅra']) {
      expect((await ask(world, 'POST', '/session', { ...wrong, name }, headers)).status).toBe(401);
    }
    clock.advance(2 * 60_000); // the limit of the address alone ends after a minute
    expect((await ask(world, 'POST', '/session', vera, headers)).status).toBe(429);
    clock.advance(QUARTER);
  });

  it('ends the previous session of the browser', async () => {
    const first = await world.signIn(vera);
    const again = await ask(world, 'POST', '/session', vera, first);
    expect(again.status).toBe(200);
    expect(await ask(world, 'GET', '/session', undefined, first)).toMatchObject({ status: 401 });
    const cookie = again.headers.get('set-cookie')?.split(';')[0] ?? '';
    expect(cookie).not.toBe(first.cookie);
    expect(await ask(world, 'GET', '/session', undefined, { ...MARK, cookie })).toMatchObject({ status: 200 });
  });

  it('is refused over plain HTTP from another machine', async () => {
    const headers = { ...MARK, 'x-forwarded-for': '203.0.113.3', 'x-forwarded-proto': 'http' };
    const answer = await ask(world, 'POST', '/session', vera, headers);
    expect(answer).toMatchObject({ status: 400, body: { code: 'svc_https_required' } });
  });
});

describe('a signed-in browser', () => {
  it('runs abilities and REST with the permissions of its user, whether keys are enabled or not', async () => {
    const headers = await world.signIn(vera);
    expect(await world.post('add-tag-v1', { name: 'x' }, { auth: '', headers })).toMatchObject({ status: 403 });
    expect(await world.get('list-tags-v1', {}, { auth: '', headers })).toMatchObject({ status: 200 });
    expect(await world.rest('/tags', { auth: '', headers })).toMatchObject({ status: 200 });
    expect(await world.rest('/tags')).toMatchObject({ status: 401, body: { code: 'svc_rest_disabled' } });
    const admin = await world.signIn(await world.webUser('anna', 'admin'));
    expect(await world.post('add-tag-v1', { name: 'x' }, { auth: '', headers: admin })).toMatchObject({ status: 200 });
  });

  it('is accepted only with the header of our own pages', async () => {
    const { cookie = '' } = await world.signIn(vera);
    for (const headers of [{ cookie }, { cookie, 'x-sitekeeper': 'other' }] as Record<string, string>[]) {
      expect(await world.get('list-tags-v1', {}, { auth: '', headers })).toMatchObject({ status: 401 });
      expect(await world.rest('/jobs', { auth: '', headers })).toMatchObject({ status: 401 });
    }
  });

  it('cannot use v1', async () => {
    const headers = await world.signIn(vera);
    const answer = await world.request('/wp-json/svc/v1/sites/all-sites', { auth: '', headers });
    expect(answer.status).toBe(401);
  });

  it('signs out, and loses its session when its user is deleted', async () => {
    const otto = await world.webUser('otto', 'operator');
    const [first, second] = [await world.signIn(otto), await world.signIn(otto)];
    const bye = await ask(world, 'DELETE', '/session', undefined, first);
    expect(bye.headers.get('set-cookie')).toContain('sitekeeper=; Max-Age=0');
    expect(await ask(world, 'GET', '/session', undefined, first)).toMatchObject({ status: 401 });
    const { user } = (await ask(world, 'GET', '/session', undefined, second)).body;
    await world.inPerson('delete-dashboard-user-v1', { user_id: user.id, confirm: true });
    expect(await ask(world, 'GET', '/session', undefined, second)).toMatchObject({ status: 401 });
  });
});

describe('wrong passwords', () => {
  afterEach(() => clock.advance(QUARTER));
  const locked = { status: 429, body: { code: 'svc_too_many_requests' } };
  const guess = async (address: string, times: number, given = wrong) => {
    for (let n = 0; n < times; n++) {
      expect(await ask(world, 'POST', '/session', given, from(address))).toMatchObject({ status: 401 });
    }
  };

  it('lock out their address for every name, but no other address', async () => {
    for (let n = 0; n < FAILURES; n++) await guess('203.0.113.7', 1, { name: `nobody ${n}`, password: 'x' });
    const answer = await ask(world, 'POST', '/session', vera, from('203.0.113.7'));
    expect(answer).toMatchObject(locked);
    expect(answer.headers.get('retry-after')).toBe('60');
    expect(await ask(world, 'POST', '/session', vera, from('203.0.113.8'))).toMatchObject({ status: 200 });
  });

  it('for one name lock out their address for that name for a quarter of an hour, and for no other name', async () => {
    await guess('203.0.113.7', FAILURES);
    clock.advance(60_000);
    expect(await ask(world, 'POST', '/session', wrong, from('203.0.113.7'))).toMatchObject(locked);
    await guess('203.0.113.7', 1, { name: 'nobody', password: 'x' });
    clock.advance(QUARTER - 60_000);
    await guess('203.0.113.7', 1);
  });

  it('from one address do not lock the name out elsewhere', async () => {
    await guess('203.0.113.7', FAILURES);
    // Fails when names are counted as strictly as addresses: 429.
    expect(await ask(world, 'POST', '/session', vera, from('203.0.113.8'))).toMatchObject({ status: 200 });
  });

  it('from many addresses lock the name out for unknown browsers; signed-in ones continue', async () => {
    const inside = await world.signIn(vera);
    for (let n = 0; n < 5; n++) await guess(`203.0.113.${20 + n}`, FAILURES);
    const capitals = { ...vera, name: ' VERA ' };
    expect(await ask(world, 'POST', '/session', capitals, from('203.0.113.99'))).toMatchObject(locked);
    expect(await ask(world, 'GET', '/session', undefined, inside)).toMatchObject({ status: 200 });
    clock.advance(QUARTER);
    expect(await ask(world, 'POST', '/session', capitals, from('203.0.113.99'))).toMatchObject({ status: 200 });
  });

  it('sent all at once do not let even a correct one through', async () => {
    const guesses = Array.from({ length: 20 }, () => ask(world, 'POST', '/session', wrong, from('203.0.113.7')));
    const answers = await Promise.all([...guesses, ask(world, 'POST', '/session', vera, from('203.0.113.7'))]);
    // Five are checked at a time; together they get no more answers than the limit allows.
    expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(FAILURES);
    expect(answers.at(-1)).toMatchObject(locked);
  });
});

describe('requests of a browser', () => {
  it('are counted per session, and refused beyond the limit until the minute is over', async () => {
    const limited = await makeWorld({ env: { SITEKEEPER_REQUESTS_PER_MINUTE: '3' } });
    const user = await limited.webUser('vera', 'viewer');
    const [first, second] = [await limited.signIn(user), await limited.signIn(user)];
    const read = (headers: Record<string, string>) => limited.get('count-sites-v1', {}, { auth: '', headers });
    for (let n = 0; n < 3; n++) expect(await read(first)).toMatchObject({ status: 200 });
    const answer = await read(first);
    expect(answer).toMatchObject({ status: 429, body: { code: 'svc_too_many_requests' } });
    expect(answer.body.message).toContain('This browser is limited to 3 requests');
    expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(await read(second)).toMatchObject({ status: 200 });
    await limited.close();
  });
});
