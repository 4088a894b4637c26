import { afterAll, beforeAll, expect, it } from 'vitest';
import { ALL_ABILITIES } from '../../catalogue.ts';
import type { Role } from '../../kernel/actor.ts';
import { makeWorld, type World } from '../../testing/index.ts';

const ROLES: readonly Role[] = ['viewer', 'operator', 'admin'];
const NONSENSE = { no_such_parameter: true };
let world: World;
const browser: Partial<Record<Role, Record<string, string>>> = {};
const basic: Partial<Record<Role, string>> = {};

beforeAll(async () => {
  world = await makeWorld();
  for (const role of ROLES) {
    browser[role] = await world.signIn(await world.webUser(`web-${role}`, role));
    basic[role] = await world.user(`api-${role}`, role);
  }
});
afterAll(() => world.close());

it.each(ALL_ABILITIES.map(({ name }) => name))(
  '%s allows a browser exactly what a program of that user may do',
  async name => {
    const { method, personOnly, own = false } = ALL_ABILITIES.find(ability => ability.name === name) ?? {};
    for (const role of ROLES) {
      const run = (options: object) =>
        method === 'GET' ? world.get(name, NONSENSE, options) : world.post(name, NONSENSE, options);
      const [web, program] = [await run({ auth: '', headers: browser[role] }), await run({ auth: basic[role] })];
      expect([400, 403], role).toContain(program.status);
      // What is for persons only is refused to every program.
      if (personOnly) expect([program.status, web.status], role).toEqual([403, role === 'viewer' && !own ? 403 : 400]);
      else expect([web.status, web.body], role).toEqual([program.status, program.body]);
      const without = await run({ auth: '', headers: { cookie: browser[role]?.cookie ?? '' } });
      expect(without, role).toMatchObject({ status: 401, body: { code: 'rest_not_logged_in' } });
    }
  },
);
