import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ALL_ABILITIES } from '../../catalogue.ts';
import type { AnyAbility } from '../../kernel/ability/ability.ts';
import { methodsOf } from '../../kernel/ability/catalogue.ts';
import { basic, makeWorld, type World } from '../../testing/index.ts';
import type { RestRoute } from '../rest-v2/route.ts';
import type { Method } from '../rest-v2/route-facts.ts';
import { ROUTES } from '../rest-v2/routes.ts';

type Caller =
  | 'nobody'
  | 'wrong password'
  | 'unknown user'
  | 'unknown key'
  | 'disabled key'
  | 'consumer pair'
  | 'strange scheme'
  | 'viewer'
  | 'operator'
  | 'admin'
  | 'read key'
  | 'write key'
  | 'read and write key';

let world: World;
let authOf: Record<Caller, string>;

beforeAll(async () => {
  world = await makeWorld({ env: PATIENT });
  const operator = await world.user('otto', 'operator');
  const disabled = await world.key('read', 'write');
  const { database } = world.app.services;
  await database.write(trx => trx.updateTable('api_keys').set({ enabled: 0 }).execute());
  authOf = {
    nobody: '',
    'wrong password': basic('otto', 'abcd efgh ijkl mnop qrst uvwx'),
    'unknown user': basic('nobody', Buffer.from(operator.slice(6), 'base64').toString().split(':')[1] ?? ''),
    'unknown key': `Bearer sk_${'x'.repeat(43)}`,
    'disabled key': disabled,
    'consumer pair': (await world.v1Key('read', 'write')).basic,
    'strange scheme': 'Digest username="otto"',
    viewer: await world.user('vera', 'viewer'),
    operator,
    admin: world.admin,
    'read key': await world.key('read'),
    'write key': await world.key('write'),
    'read and write key': await world.key('read', 'write'),
  };
});
afterAll(() => world.close());

/** Nobody is locked out, however often wrong credentials are tried here. */
const PATIENT = { SITEKEEPER_FAILED_LOGINS_PER_MINUTE: '1000000' };

const CALLERS: readonly Caller[] = [
  'nobody',
  'wrong password',
  'unknown user',
  'unknown key',
  'disabled key',
  'consumer pair',
  'strange scheme',
  'viewer',
  'operator',
  'admin',
  'read key',
  'write key',
  'read and write key',
];

type Facts = Pick<AnyAbility, 'effect' | 'adminOnly' | 'own' | 'auditLog' | 'personOnly'>;

/** What a caller who sends nonsense gets to hear, by the facts of the ability alone. Source: docs/spec/abilities.md#running-an-ability. */
function expected(
  caller: Caller,
  { effect, adminOnly = false, own = false, auditLog = false, personOnly }: Facts,
): [status: number, code: string] {
  const invalid: [number, string] = [400, 'ability_invalid_input'];
  const reads = effect === 'read';
  // All of these callers are programs: only a session or the command line is a person.
  const known = ['viewer', 'operator', 'admin', 'read key', 'write key', 'read and write key'].includes(caller);
  if (personOnly && known) return [403, 'svc_permission_denied'];
  switch (caller) {
    case 'nobody':
      return [401, 'rest_not_logged_in'];
    case 'wrong password':
    case 'unknown user':
    case 'consumer pair':
    case 'strange scheme':
      return [401, 'incorrect_password'];
    case 'unknown key':
    case 'disabled key':
      return [401, 'svc_rest_invalid_key'];
    case 'viewer':
      return (reads || own) && !adminOnly ? invalid : [403, 'svc_permission_denied'];
    case 'operator':
      return adminOnly ? [403, 'svc_permission_denied'] : invalid;
    case 'admin':
    case 'read and write key':
      return invalid;
    case 'read key':
      return reads && !auditLog ? invalid : [403, 'svc_rest_insufficient_scope'];
    case 'write key':
      return reads ? [403, 'svc_rest_insufficient_scope'] : invalid;
  }
}

const NONSENSE = { no_such_parameter: true };

it.each(ALL_ABILITIES.map(ability => [ability.name, ability] as const))(
  '%s answers each kind of caller as its facts say',
  async (name, ability) => {
    for (const [caller, method] of CALLERS.flatMap(one => methodsOf(ability).map(way => [one, way] as const))) {
      const options = { method, auth: authOf[caller] };
      const answer =
        method === 'POST' ? await world.post(name, NONSENSE, options) : await world.get(name, NONSENSE, options);
      const [status, code] = expected(caller, ability);
      const who = `${method} by ${caller}`;
      expect(answer.status, who).toBe(status);
      if (method === 'HEAD') continue;
      expect(answer.body, who).toMatchObject({ code, data: { status } });
      if (status === 400) {
        const paths = answer.body.data.errors.map((error: { path: string }) => error.path);
        expect(paths, who).toContain('input.no_such_parameter');
      } else expect(JSON.stringify(answer.body), who).not.toContain('no_such_parameter');
    }
  },
);

type RouteCase = readonly [method: Method, path: string, ability: RestRoute['ability']];
/** Forms with files say first that they are none: imports-upload.routes.test.ts has the permissions of that route. */
const ROUTE_CASES: readonly RouteCase[] = ROUTES.filter(({ streamed }) => !streamed).flatMap(
  ({ methods, path, ability }) => methods.map(method => [method, path, ability] as const),
);
/** REST v2 takes consumer pairs that MainWP gave out, so it looks for one among its keys; abilities take none. */
function restCodeOf(caller: Caller, status: number, code: string): string {
  if (caller === 'consumer pair') return 'svc_rest_invalid_key';
  return status === 400 ? 'rest_invalid_param' : code;
}
const askRoute = (of: World, method: string, path: string, auth: string) =>
  of.rest(`${path.replace(/\{\w+\}/g, 'nonsense')}?no_such_parameter=1`, { method, auth });

describe.each(ROUTE_CASES)('REST %s %s', (method, path, ability) => {
  it('answers each kind of caller as the facts of its ability say', async () => {
    for (const caller of CALLERS) {
      const answer = await askRoute(world, method, path, authOf[caller]);
      const [status, code] = expected(caller, ability);
      expect(answer.status, caller).toBe(status);
      const restCode = restCodeOf(caller, status, code);
      expect(answer.body, caller).toMatchObject({ success: 0, code: restCode, data: { status } });
      if (status === 400) expect(answer.body.data.params, caller).toHaveProperty('no_such_parameter');
      else expect(JSON.stringify(answer.body), caller).not.toContain('no_such_parameter');
    }
  });

  it('requires Read for GET, and Write & Delete for all other methods', () => {
    // A rule that is previewed is too large for an address.
    if (path === '/alarm-rules/preview') expect([method, ability.effect]).toEqual(['POST', 'read']);
    else expect(ability.effect === 'read').toBe(method === 'GET');
  });
});

describe('while no key is enabled', () => {
  let off: World;
  beforeAll(async () => {
    off = await makeWorld({ keyless: true, env: PATIENT });
  });
  afterAll(() => off.close());

  it.each(ROUTE_CASES)('REST %s %s is off for everyone', async (method, path) => {
    const key = `Bearer sk_${'x'.repeat(43)}`;
    for (const auth of ['', key, basic('nobody', 'wrong'), off.admin]) {
      const { status, body } = await askRoute(off, method, path, auth);
      expect([status, body.code], auth.slice(0, 6)).toEqual([401, 'svc_rest_disabled']);
    }
  });
});

describe('discovery', () => {
  it.each(['abilities', 'abilities/svc/list-sites-v1', 'categories', 'categories/svc-sites'])(
    'of %s is open to all authenticated callers',
    async path => {
      for (const caller of CALLERS) {
        const { status } = await world.request(`/wp-json/wp-abilities/v1/${path}`, { auth: authOf[caller] });
        const known = expected(caller, { effect: 'read' } as AnyAbility)[0] !== 401;
        expect(status, caller).toBe(known ? 200 : 401);
      }
    },
  );
});
