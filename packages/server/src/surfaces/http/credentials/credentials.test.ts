import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { manualClock } from '../../../ports/clock/manual-clock.ts';
import { basic, makeWorld, type World } from '../../../testing/index.ts';

const PATH = '/wp-json/wp-abilities/v1/abilities/svc/count-sites-v1/run';

describe('too many wrong credentials', () => {
  const clock = manualClock();
  let world: World;
  beforeAll(async () => {
    const env = { SITEKEEPER_TRUST_PROXY: '127.0.0.1', SITEKEEPER_FAILED_LOGINS_PER_MINUTE: '10' };
    world = await makeWorld({ env, parts: { clock } });
  });
  afterEach(() => clock.advance(60_000));
  afterAll(() => world.close());

  const from = (address: string, auth = world.admin) =>
    world.request(PATH, { auth, headers: { 'x-forwarded-for': address, 'x-forwarded-proto': 'https' } });
  const guess = async (address: string, times: number, auth = basic('admin', 'wrong')) => {
    for (let turn = 0; turn < times; turn++) expect((await from(address, auth)).status).toBe(401);
  };
  const locked = { status: 429, body: { code: 'svc_too_many_requests', data: { status: 429 } } };

  it('never lock out valid credentials of any kind: only wrong ones are refused', async () => {
    const good = await world.key('read');
    const pair = await world.v1Key('read');
    await guess('203.0.113.7', 5, 'Bearer sk_guess');
    await guess('203.0.113.7', 5);
    for (let turn = 0; turn < 3; turn++) expect((await from('203.0.113.7', good)).status).toBe(200);
    const v1 = { auth: pair.basic, headers: { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' } };
    expect((await world.request('/wp-json/svc/v1/sites/all-sites-count', v1)).status).toBe(200);
    expect(await from('203.0.113.7', 'Bearer sk_guess')).toMatchObject(locked);
    expect(await from('203.0.113.7', basic('admin', 'wrong'))).toMatchObject(locked);
    // Fails if the address is checked before the password: 429.
    expect((await from('203.0.113.7')).status).toBe(200);
  });

  it('lock out their address for a minute; other addresses are not affected', async () => {
    await guess('203.0.113.7', 9);
    expect((await from('203.0.113.7')).status).toBe(200);
    await guess('203.0.113.7', 1, 'Bearer sk_guess');
    const wrong = basic('admin', 'wrong');
    const answer = await from('203.0.113.7', wrong);
    expect(answer).toMatchObject(locked);
    expect(answer.headers.get('retry-after')).toBe('60');
    expect(answer.body.data.retry_after).toBe(60);
    expect((await from('203.0.113.8', wrong)).status).toBe(401);
    clock.advance(30_500);
    expect((await from('203.0.113.7', wrong)).headers.get('retry-after')).toBe('30');
    clock.advance(29_500);
    expect((await from('203.0.113.7', wrong)).status).toBe(401);
  });

  it('count with a name that no store can hold', async () => {
    await guess('203.0.113.7', 10, basic('admin\0', 'wrong'));
    expect(await from('203.0.113.7', basic('admin\0', 'wrong'))).toMatchObject(locked);
    expect(await from('203.0.113.7', basic('admin', 'wrong'))).toMatchObject(locked);
  });

  it('are not counted for requests without credentials', async () => {
    for (let turn = 0; turn < 12; turn++) expect((await from('203.0.113.7', '')).status).toBe(401);
    expect((await from('203.0.113.7')).status).toBe(200);
  });

  it('count for all addresses of one IPv6 network', async () => {
    for (let turn = 0; turn < 10; turn++) await guess(`2001:db8:1:2::${turn}`, 1);
    const wrong = basic('admin', 'wrong');
    expect(await from('2001:db8:1:2:ffff::1', wrong)).toMatchObject(locked);
    expect((await from('2001:db8:1:3::1', wrong)).status).toBe(401);
    await guess('::ffff:203.0.113.9', 10);
    expect(await from('203.0.113.9', wrong)).toMatchObject(locked);
  });

  it.each([
    ['keys', (turn: number) => `Bearer sk_guess${turn}`],
    ['application passwords', (turn: number) => basic('admin', `guess ${turn}`)],
  ])('of %s sent all at once get ten answers and then 429', async (_what, authOf) => {
    const guesses = Array.from({ length: 60 }, (_, turn) => from('203.0.113.7', authOf(turn)));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter(status => status === 401)).toHaveLength(10);
    expect(statuses.filter(status => status === 429)).toHaveLength(50);
  });

  it('are answered in the REST envelope on its routes', async () => {
    await guess('203.0.113.7', 10);
    const headers = { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' };
    const answer = await world.rest('/jobs', { headers, auth: basic('admin', 'wrong') });
    expect(answer).toMatchObject({ status: 429, body: { success: 0, code: 'svc_too_many_requests' } });
    expect(answer.headers.get('retry-after')).toBe('60');
  });
});

describe('credentials over plain HTTP', () => {
  const ask = async (env: Record<string, string>, headers: Record<string, string>, auth?: string) => {
    const world = await makeWorld({ env });
    try {
      return await world.request(PATH, { headers, ...(auth === undefined ? {} : { auth }) });
    } finally {
      await world.close();
    }
  };
  const proxy = { SITEKEEPER_TRUST_PROXY: '127.0.0.1' };
  const remote = { 'x-forwarded-for': '203.0.113.7' };

  it('from another machine are refused, valid or not', async () => {
    const refused = { status: 400, body: { code: 'svc_https_required', data: { status: 400 } } };
    expect(await ask(proxy, remote)).toMatchObject(refused);
    expect(await ask(proxy, remote, 'Bearer sk_wrong')).toMatchObject(refused);
    expect(await ask(proxy, { ...remote, 'x-forwarded-proto': 'http' })).toMatchObject(refused);
    expect(await ask(proxy, remote, '')).toMatchObject({ status: 401, body: { code: 'rest_not_logged_in' } });
  });

  it('from another machine are refused on v2 too, for keys and users', async () => {
    const world = await makeWorld({ env: proxy });
    for (const auth of [world.admin, await world.key('read'), 'Bearer sk_wrong']) {
      const answer = await world.rest('/tags', { auth, headers: remote });
      expect(answer).toMatchObject({ status: 400, body: { success: 0, code: 'svc_https_required' } });
    }
    await world.close();
  });

  it('are accepted behind a TLS proxy, from this machine, and if the setting allows it', async () => {
    expect((await ask(proxy, { ...remote, 'x-forwarded-proto': 'https' })).status).toBe(200);
    expect((await ask({}, {})).status).toBe(200);
    expect((await ask({ ...proxy, SITEKEEPER_ALLOW_HTTP: 'true' }, remote)).status).toBe(200);
  });

  it('are not made safe by headers of untrusted callers: only trusted proxies count', async () => {
    const elsewhere = { SITEKEEPER_TRUST_PROXY: '192.0.2.1' };
    expect((await ask(elsewhere, { ...remote, 'x-forwarded-proto': 'https' })).status).toBe(200); // it is this machine
    const claims = { 'x-forwarded-for': '127.0.0.1, 203.0.113.7' };
    expect((await ask(proxy, claims)).body.code).toBe('svc_https_required');
  });
});

describe('credentials', () => {
  let world: World;
  beforeEach(async () => {
    world = await makeWorld({ keyless: true });
  });
  afterEach(() => world.close());
  const status = async (auth: string) => (await world.request(PATH, { auth })).status;

  it('are accepted with or without spaces in the application password, and with the user name in any case', async () => {
    const [name, password = ''] = Buffer.from(world.admin.slice(6), 'base64').toString().split(':');
    expect(password).toMatch(/^(?:[A-Za-z]{4} ){5}[A-Za-z]{4}$/);
    expect(await status(basic('ADMIN', password.replaceAll(' ', '')))).toBe(200);
    expect(await status(basic(`${name}`, `  ${password}  `))).toBe(200);
    expect(await status(world.admin.replace('Basic', 'basic '))).toBe(200);
    expect(await status(basic('admin', password.toLowerCase()))).toBe(401);
    expect(await status(basic('admin', password.slice(0, -1)))).toBe(401);
  });

  it.each([
    'Basic',
    'Basic ',
    'Basic !!!',
    'Basic YWRtaW4=',
    basic('admin', ''),
    basic('', 'x'),
    'Bearer',
    'Bearer  ',
    'nonsense',
  ])('that are malformed are refused: %s', async auth => {
    expect(await status(auth)).toBe(401);
  });

  it('of keys are refused if no key is enabled, by v2 for everyone, jobs included; abilities stay open to users', async () => {
    const off = { code: 'svc_rest_disabled', data: { status: 401 } };
    const restOff = { status: 401, body: { success: 0, ...off } };
    for (const auth of ['', 'Bearer sk_x', world.admin, basic('admin', 'wrong')]) {
      for (const path of ['/tags', '/jobs', '/jobs/sync_00000000-0000-4000-8000-000000000000']) {
        expect(await world.rest(path, { auth })).toMatchObject(restOff);
      }
      expect(await world.rest('/tags/add', { method: 'POST', auth, body: {} })).toMatchObject(restOff);
    }
    expect(await world.request(PATH, { auth: 'Bearer sk_x' })).toMatchObject({ status: 401, body: off });
    expect((await world.request(PATH)).status).toBe(200);
    const job = await world.get('get-batch-job-status-v1', { job_id: 'sync_00000000-0000-4000-8000-000000000000' });
    expect(job).toMatchObject({ status: 404, body: { code: 'svc_job_not_found' } });
    const key = await world.key('read');
    for (const path of ['/jobs', '/tags']) {
      expect(await world.rest(path, { auth: '' })).toMatchObject({ body: { code: 'rest_not_logged_in' } });
      const answer = await world.rest(path, { auth: 'Bearer sk_x' });
      expect(answer).toMatchObject({ body: { code: 'svc_rest_invalid_key' } });
      expect((await world.rest(path, { auth: key })).status).toBe(200);
      expect((await world.rest(path)).status).toBe(200);
    }
    await world.app.services.database.write(trx => trx.updateTable('api_keys').set({ enabled: 0 }).execute());
    for (const auth of [key, world.admin]) expect(await world.rest('/tags', { auth })).toMatchObject(restOff);
  });

  it('of an unknown and of a disabled key are refused with the same message', async () => {
    await world.key('read');
    const disabled = await world.key('read', 'write');
    const { database } = world.app.services;
    const { id } = await database.db
      .selectFrom('api_keys')
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    await database.write(trx => trx.updateTable('api_keys').set({ enabled: 0 }).where('id', '=', id).execute());
    const answers = [];
    for (const auth of [disabled, `Bearer sk_${'x'.repeat(43)}`]) answers.push(await world.rest('/tags', { auth }));
    expect(answers.map(({ status }) => status)).toEqual([401, 401]);
    expect(answers[0]?.body).toEqual(answers[1]?.body);
  });

  it('update the time of last use every quarter of an hour', async () => {
    const key = await world.key('read');
    const { db } = world.app.services.database;
    const used = async () => [
      (await db.selectFrom('api_keys').select('last_used_at').executeTakeFirstOrThrow()).last_used_at,
      (await db.selectFrom('application_passwords').select('last_used_at').executeTakeFirstOrThrow()).last_used_at,
    ];
    expect(await used()).toEqual([null, null]);
    await status(key);
    await status(world.admin);
    const first = await used();
    expect(first).toEqual([expect.any(Number), expect.any(Number)]);
    await status(key);
    await status(world.admin);
    expect(await used()).toEqual(first);
  });
});
