import { makeWorld, type World } from '@sitekeeper/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allRoutes, type Declared, filled } from '../support/routes.ts';
import { rowCounts } from '../support/rows.ts';

/** What anybody may ask, with what a stranger gets who sends a good-looking body. All else is refused. */
const PUBLIC: Readonly<Record<string, readonly number[]>> = {
  'GET /healthz': [200],
  'GET /readyz': [200],
  'GET /metrics': [200], // from this machine alone: surfaces/http/health.test.ts
  'GET /wp-json/svc/v2/openapi.json': [200],
  'GET /docs': [200],
  'GET /docs/scalar.js': [200, 404],
  'GET /assets/:file': [404],
  'POST /web/passkey/options': [403, 409], // 409: under a number there are no passkeys
  'POST /web/session': [400, 401, 403],
  'POST /web/passkey': [400, 401, 403],
};
const UNTIL_SET_UP: typeof PUBLIC = { 'GET /web/setup': [200, 403], 'POST /web/setup': [400, 403] };
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const REFUSED = [401, 403, 404, 405];

/** Whatever any route might take for a reason to let somebody in. */
const BODY = {
  name: 'mallory',
  user: 'mallory',
  password: 'a long enough password',
  role: 'admin',
  code: 'AAAA-BBBB',
  permissions: ['read', 'write'],
  confirm: true,
  url: 'https://mallory.example/',
  active: true,
};
/** These take no more than they name. */
const BODIES: Readonly<Record<string, object>> = {
  '/web/setup': { name: 'mallory', password: 'a long enough password', code: 'AAAA-BBBB-CCCC-DDDD' },
  '/web/session': { name: 'admin', password: 'a long enough password' },
};
const CALLERS: Readonly<Record<string, Record<string, string>>> = {
  'with nothing': {},
  'with a wrong password': { authorization: `Basic ${Buffer.from('admin:wrong').toString('base64')}` },
  'with a made up key': { authorization: `Bearer sk_${'x'.repeat(43)}` },
  'with a made up cookie, saying who it is': {
    cookie: `sitekeeper=${'x'.repeat(43)}`,
    'x-sitekeeper': 'web',
    'x-remote-user': 'admin',
    'x-forwarded-user': 'admin',
  },
};

/** The method that a path of the API is for, as the others are answered by a line that names it; of the pages, all. */
function firstOfEach(routes: readonly Declared[]): Declared[] {
  const byPath = Map.groupBy(routes, ({ path }) => path);
  return [...byPath].flatMap(([path, all]) => (path.startsWith('/web/') ? all : all.slice(0, 1)));
}

/*
 * The routes are those that the server itself lists, so a new one is tried as soon as it is there.
 * Fails with `GET /web/session` answering without asking who it is, and with the set-up code not looked at.
 */
describe.each([
  ['a server in use', false],
  ['a server that waits for its first user', true],
])('%s returns nothing to an anonymous caller', (_what, fresh) => {
  let world: World;
  let routes: Declared[];
  let before: Record<string, number>;
  beforeAll(async () => {
    world = await makeWorld({ env: { SITEKEEPER_FAILED_LOGINS_PER_MINUTE: '1000000' } });
    if (fresh) await world.app.services.database.write(trx => trx.deleteFrom('users').execute());
    routes = (await allRoutes(world)).filter(({ method }) => METHODS.includes(method));
    expect(routes.length).toBeGreaterThan(300);
    // With the first user still to come all is as before: one method of each path will do.
    if (fresh) routes = firstOfEach(routes);
    before = await rowCounts(world);
  });
  afterAll(() => world.close());

  it.each(Object.keys(CALLERS))('%s', async caller => {
    const open: string[] = [];
    const known = fresh ? { ...PUBLIC, ...UNTIL_SET_UP } : PUBLIC;
    const ask = async ({ method, path }: Declared) => {
      const body = method === 'GET' ? {} : { body: BODIES[path] ?? { input: BODY, ...BODY } };
      const headers = CALLERS[caller] ?? {};
      const answer = await world.request(filled(path), { method, auth: '', headers, ...body });
      const wanted = known[`${method} ${path}`] ?? REFUSED;
      if (!wanted.includes(answer.status)) open.push(`${method} ${path}: ${answer.status}`);
      if (answer.headers.get('set-cookie')?.match(/sitekeeper=[\w-]{10}/)) open.push(`${method} ${path}: a cookie`);
    };
    const left = caller === 'with nothing' ? [...routes] : firstOfEach(routes);
    const inTurn = async () => {
      for (let next = left.pop(); next; next = left.pop()) await ask(next);
    };
    await Promise.all(Array.from({ length: 8 }, inTurn));
    expect(open.sort()).toEqual([]);
  });

  it('anonymous calls write no rows except for those that record them', async () => {
    const { audit_log: told, audit_head, ...after } = await rowCounts(world);
    const { audit_log: first = 0, audit_head: head, ...rest } = before;
    expect(after).toEqual(rest);
    expect(told).toBeGreaterThanOrEqual(first);
  });
});
