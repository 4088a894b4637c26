import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ABILITIES } from '../../catalogue.ts';
import type { AnyAbility } from '../../kernel/ability.ts';
import { methodsOf } from '../../kernel/catalogue.ts';
import { basic, makeWorld, type World } from '../../testing/index.ts';
import { JOB_ROUTES } from '../rest-v2/jobs.routes.ts';

type Caller =
  | 'nobody'
  | 'wrong password'
  | 'unknown user'
  | 'unknown key'
  | 'disabled key'
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
  world = await makeWorld();
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

const CALLERS: readonly Caller[] = [
  ...(['nobody', 'wrong password', 'unknown user', 'unknown key', 'disabled key', 'strange scheme'] as const),
  ...(['viewer', 'operator', 'admin', 'read key', 'write key', 'read and write key'] as const),
];

/** What a caller who sends nonsense gets to hear, by the facts of the ability alone. Source: decisions.md §2. */
function expected(caller: Caller, { effect, adminOnly = false }: AnyAbility): [status: number, code: string] {
  const invalid: [number, string] = [400, 'ability_invalid_input'];
  const reads = effect === 'read';
  switch (caller) {
    case 'nobody':
      return [401, 'rest_not_logged_in'];
    case 'wrong password':
    case 'unknown user':
    case 'strange scheme':
      return [401, 'incorrect_password'];
    case 'unknown key':
    case 'disabled key':
      return [401, 'svc_rest_invalid_key'];
    case 'viewer':
      return reads && !adminOnly ? invalid : [403, 'svc_permission_denied'];
    case 'operator':
      return adminOnly ? [403, 'svc_permission_denied'] : invalid;
    case 'admin':
    case 'read and write key':
      return invalid;
    case 'read key':
      return reads ? invalid : [403, 'svc_rest_insufficient_scope'];
    case 'write key':
      return reads ? [403, 'svc_rest_insufficient_scope'] : invalid;
  }
}

const NONSENSE = { no_such_parameter: true };

describe.each(ABILITIES.map(ability => [ability.name, ability] as const))('%s', (name, ability) => {
  it.each(CALLERS)('for %s', async caller => {
    for (const method of methodsOf(ability)) {
      const options = { method, auth: authOf[caller] };
      const answer =
        method === 'POST' ? await world.post(name, NONSENSE, options) : await world.get(name, NONSENSE, options);
      const [status, code] = expected(caller, ability);
      expect(answer.status, method).toBe(status);
      if (method === 'HEAD') continue;
      expect(answer.body, method).toMatchObject({ code, data: { status } });
      if (status === 400) {
        const paths = answer.body.data.errors.map((error: { path: string }) => error.path);
        expect(paths).toContain('input.no_such_parameter');
      } else expect(JSON.stringify(answer.body)).not.toContain('no_such_parameter');
    }
  });
});

describe.each(JOB_ROUTES.flatMap(route => route.methods.map(method => [method, route.path, route.ability] as const)))(
  'REST %s %s',
  (method, path, ability) => {
    it.each(CALLERS)('for %s', async caller => {
      const url = path.replace(':job_id', 'nonsense');
      const answer = await world.rest(`${url}?no_such_parameter=1`, { method, auth: authOf[caller] });
      const [status, code] = expected(caller, ability);
      expect(answer.status).toBe(status);
      expect(answer.body).toMatchObject({ success: 0, code, data: { status } });
    });
  },
);

describe('discovery', () => {
  it.each(['abilities', 'abilities/svc/list-sites-v1', 'categories', 'categories/svc-sites'])(
    'of %s is for everybody who is known',
    async path => {
      for (const caller of CALLERS) {
        const { status } = await world.request(`/wp-json/wp-abilities/v1/${path}`, { auth: authOf[caller] });
        const known = expected(caller, { effect: 'read' } as AnyAbility)[0] !== 401;
        expect(status, caller).toBe(known ? 200 : 401);
      }
    },
  );
});
