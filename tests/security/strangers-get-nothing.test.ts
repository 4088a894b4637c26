import { makeWorld, type World } from '@sitekeeper/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allRoutes, type Declared, filled } from '../support/routes.ts';
import { rowCounts } from '../support/rows.ts';

/** Requests that anybody may send, with the answer to a stranger who sends a plausible body. All others are refused. */
const PUBLIC: Readonly<Record<string, readonly number[]>> = {
  'GET /healthz': [200],
  'GET /readyz': [200],
  'GET /metrics': [200], // only from this machine: surfaces/http/health/health.test.ts
  'GET /wp-json/svc/v2/openapi.json': [200],
  'GET /docs': [200],
  // Says where to send a key, and no more.
  'GET /.well-known/oauth-protected-resource': [200],
  'GET /.well-known/oauth-protected-resource/mcp': [200],
  'GET /docs/scalar.js': [200, 404],
  'GET /assets/:file': [404],
  'POST /web/passkey/options': [403, 409], // 409: passkeys don't work under an IP address
  'POST /web/session': [400, 401, 403],
  'POST /web/passkey': [400, 401, 403],
  // With a link that works once: features/users/invitations. 400: this one is none.
  'POST /web/invitation': [400, 403],
  'POST /web/invitation/accept': [400, 403],
  'POST /web/invitation/passkey/options': [400, 403],
  'POST /web/invitation/passkey': [400, 403],
};
const UNTIL_SET_UP: typeof PUBLIC = { 'GET /web/setup': [200, 403], 'POST /web/setup': [400, 403] };
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const REFUSED = [401, 403, 404, 405];

/** Anything that a route might mistake for credentials. */
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
/** These accept only members that they name. */
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

/** The intended method of an API path, as the others are answered by a line that names it; for the pages, all. */
function firstOfEach(routes: readonly Declared[]): Declared[] {
  const byPath = Map.groupBy(routes, ({ path }) => path);
  return [...byPath].flatMap(([path, all]) => (path.startsWith('/web/') ? all : all.slice(0, 1)));
}

/*
 * The routes are listed by the server itself, so a new one is tested at once. Fails if `GET /web/session` answers
 * without checking the session, or if the set-up code is not checked.
 */
describe.each([
  ['a server in use', false],
  ['a server that waits for its first user', true],
])('%s returns nothing to an anonymous caller', (_what, fresh) => {
  let world: World;
  let routes: Declared[];
  let before: Record<string, number>;
  beforeAll(async () => {
    world = await makeWorld({
      env: { SITEKEEPER_FAILED_LOGINS_PER_MINUTE: '1000000', SITEKEEPER_MAINWP_API: 'on' },
    });
    if (fresh) await world.app.services.database.write(trx => trx.deleteFrom('users').execute());
    routes = (await allRoutes(world)).filter(({ method }) => METHODS.includes(method));
    expect(routes.length).toBeGreaterThan(300);
    // Before the first user exists, everything else is the same: one method of each path is enough.
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
