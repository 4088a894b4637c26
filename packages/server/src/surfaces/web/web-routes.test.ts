import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeWorld, manualClock, type World } from '../../testing/index.ts';
import { ask, codeOf, MARK } from './web.fixtures.ts';

type Method = 'GET' | 'POST' | 'DELETE';
type Caller = keyof typeof headersOf;

const NOT_IN: [number, string] = [401, 'rest_not_logged_in'];
const INVALID: [number, string] = [400, 'ability_invalid_input'];
const OK: [number, string | undefined] = [200, undefined];

/** Every route, with what it answers to a signed-in user who sends nonsense, and to nobody. Nonsense changes nothing. */
const ROUTES: readonly [Method, string, inside: [number, string | undefined], outside: [number, string | undefined]][] =
  [
    ['POST', '/session', INVALID, INVALID],
    ['GET', '/session', OK, NOT_IN],
    ['GET', '/setup', [404, 'rest_no_route'], [404, 'rest_no_route']],
    ['POST', '/setup', [404, 'rest_no_route'], [404, 'rest_no_route']],
    ['POST', '/invitation', INVALID, INVALID],
    ['POST', '/invitation/accept', INVALID, INVALID],
    ['POST', '/invitation/passkey/options', INVALID, INVALID],
    ['POST', '/invitation/passkey', INVALID, INVALID],
    ['POST', '/passkey/options', OK, OK],
    ['POST', '/passkey', INVALID, INVALID],
    ['GET', '/profile', OK, NOT_IN],
    ['POST', '/profile/password', INVALID, NOT_IN],
    ['POST', '/profile/second-factor', INVALID, NOT_IN],
    ['POST', '/profile/second-factor/confirm', INVALID, NOT_IN],
    ['POST', '/profile/second-factor/recovery-codes', INVALID, NOT_IN],
    ['POST', '/profile/second-factor/disable', INVALID, NOT_IN],
    ['POST', '/profile/passkeys/options', INVALID, NOT_IN],
    ['POST', '/profile/passkeys', INVALID, NOT_IN],
    ['POST', '/profile/passkeys/delete', INVALID, NOT_IN],
    ['POST', '/profile/sign-out-everywhere', INVALID, NOT_IN],
    ['POST', '/proof', INVALID, NOT_IN],
    ['POST', '/proof/passkey/options', [409, 'svc_invalid_state'], NOT_IN],
    ['POST', '/proof/passkey', INVALID, NOT_IN],
    ['POST', '/site-users', INVALID, NOT_IN],
  ];
/** These have tests of their own: a stream, documents, a picture, and the end of the session. */
const ELSEWHERE = [
  'GET /web/events',
  'GET /web/clients/:id/report',
  'POST /web/clients/:id/report/draft',
  'POST /web/clients/:id/report/draft-mail',
  'GET /web/sites/:id/icon',
  'GET /web/sites/:id/screenshot',
  'DELETE /web/session',
];

const clock = manualClock();
let world: World;
const headersOf = {
  'no session': MARK as Record<string, string>,
  'a session that has ended': {},
  'a made up session': { ...MARK, cookie: `sitekeeper=${'x'.repeat(43)}` },
  'the cookie without our header': {},
  'the cookie with another header': {},
  viewer: {},
  operator: {},
  admin: {},
};

beforeAll(async () => {
  const env = { SITEKEEPER_BASE_URL: 'http://keeper.localhost' };
  world = await makeWorld({ env, parts: { clock } });
  const [vera, otto, anna] = [
    await world.webUser('vera', 'viewer'),
    await world.webUser('otto', 'operator'),
    await world.webUser('anna', 'admin'),
  ];
  headersOf['a session that has ended'] = await world.signIn(anna);
  clock.advance(13 * 3600_000);
  headersOf.viewer = await world.signIn(vera);
  headersOf.operator = await world.signIn(otto);
  headersOf.admin = await world.signIn(anna);
  const { cookie = '' } = headersOf.admin as Record<string, string>;
  headersOf['the cookie without our header'] = { cookie };
  headersOf['the cookie with another header'] = { cookie, 'x-sitekeeper': 'api' };
});
afterAll(() => world.close());

describe.each(ROUTES)('%s /web%s', (method, path, inside, outside) => {
  it.each(Object.keys(headersOf) as Caller[])('for %s', async caller => {
    const body = method === 'POST' && !path.endsWith('passkey/options') ? { nonsense: true } : undefined;
    const { status, body: answer } = await ask(world, method, path, body, headersOf[caller]);
    const expected: [number, string | undefined] = caller.startsWith('the cookie')
      ? [403, 'svc_permission_denied']
      : ['viewer', 'operator', 'admin'].includes(caller)
        ? inside
        : outside;
    expect([status, answer.code]).toEqual(expected);
    if (status === 401 || status === 403) expect(JSON.stringify(answer)).not.toContain('nonsense');
  });
});

it('lists every route', () => {
  const files = readdirSync(import.meta.dirname).filter(file => file.endsWith('.routes.ts'));
  const declared = files.flatMap(file => {
    const text = readFileSync(join(import.meta.dirname, file), 'utf8');
    const whole = [...text.matchAll(/http\.(get|post|delete)(?:<[^(]*>)?\(\s*'(\/web[^']*)'/g)].map(
      ([, method, path]) => [method, path],
    );
    const inProfile = [...text.matchAll(/^ {2}post\('([^']+)'/gm)].map(([, path]) => ['post', `/web/profile${path}`]);
    const profile = /http\.get\(root,/.test(text) ? [['get', '/web/profile']] : [];
    return [...whole, ...inProfile, ...profile].map(([method = '', path]) => `${method.toUpperCase()} ${path}`);
  });
  const known = [...ROUTES.map(([method, path]) => `${method} /web${path}`), ...ELSEWHERE];
  expect(declared.sort()).toEqual(known.sort());
});

describe('secrets', () => {
  it('are neither stored nor logged in plain text', async () => {
    const lines: string[] = [];
    const own = await makeWorld({ parts: { clock }, log: { write: line => void lines.push(line) } });
    const user = await own.webUser('vera', 'viewer');
    const headers = await own.signIn(user);
    const token = headers.cookie?.split('=')[1] ?? '';
    const { body } = await ask(own, 'POST', '/profile/second-factor', { current: user.password }, headers);
    const pending = await dump(own);
    const code = codeOf(body.secret, clock.now());
    const { body: confirmed } = await ask(own, 'POST', '/profile/second-factor/confirm', { code }, headers);
    await ask(own, 'POST', '/session', { ...user, password: 'a planted guess' });
    await ask(own, 'POST', '/session', { ...user, code: confirmed.recovery_codes[1] });
    const change = { current: user.password, password: 'a planted password' };
    expect(await ask(own, 'POST', '/profile/password', change, headers)).toMatchObject({ status: 200 });
    const kept = `${pending}${await dump(own)}${lines.join('')}`;
    expect(kept).toContain('user.recovery_code_used');
    const codes = confirmed.recovery_codes as string[];
    const secrets = [
      user.password,
      'a planted',
      token,
      body.secret,
      ...codes,
      ...codes.map(c => c.replaceAll('-', '')),
    ];
    for (const secret of secrets) expect(kept.includes(secret), secret).toBe(false);
    await own.close();
  });
});

/** All that the tables of users hold, and the audit log. */
async function dump({ app }: World): Promise<string> {
  const { db } = app.services.database;
  const tables = ['users', 'sessions', 'recovery_codes', 'passkeys', 'used_challenges', 'audit_log'] as const;
  return JSON.stringify(await Promise.all(tables.map(table => db.selectFrom(table).selectAll().execute())));
}
