import { makeWorld, type World } from '@sitekeeper/server/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await makeWorld({ sites: 3, seeded: true });
});
afterAll(() => world.close());

const ACTIONS = {
  sites: [
    'create',
    'update',
    'delete',
    'remove',
    'sync',
    'reconnect',
    'disconnect',
    'suspend',
    'unsuspend',
    'check',
    'security',
    'plugins',
    'themes',
    'non-svc-changes',
  ],
  clients: ['create', 'update', 'delete'],
  costs: ['create', 'update', 'delete'],
  tags: ['create', 'update', 'delete'],
} as const;

/** Ids that may exist, names of other kinds, and input that no client sends on purpose. */
const id = fc.oneof(fc.integer({ min: 0, max: 9 }), fc.constantFrom('1', ' 2', '+3', '127.16.0.1', 'a@b.example', ''));
const name = fc.oneof(fc.constantFrom('Bakery', 'Müller & Söhne', '🥐', '\0', ''), fc.string({ maxLength: 12 }));
const whole = fc.record(
  {
    id,
    name,
    color: fc.constantFrom('#00ff88', '', 'red', null),
    groups: fc.array(id, { maxLength: 2 }),
    price: fc.oneof(fc.double(), fc.constant('12')),
    client_email: name,
    page: fc.integer(),
    unknown: fc.anything(),
  },
  { requiredKeys: [] },
);
const item = fc.oneof(
  { weight: 4, arbitrary: id },
  { weight: 4, arbitrary: whole },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);
const actionsOf = (names: readonly string[]) =>
  fc.dictionary(fc.constantFrom(...names), fc.array(item, { maxLength: 5 }), { maxKeys: 4, noNullPrototype: true });
const batch = fc.record(
  Object.fromEntries(Object.entries(ACTIONS).map(([controller, names]) => [controller, actionsOf(names)])),
  { requiredKeys: [], noNullPrototype: true },
);

it('any batch gets an answer of its own structure, with one result for each item', async () => {
  await fc.assert(
    fc.asyncProperty(batch, async wanted => {
      const body = JSON.parse(JSON.stringify(wanted)) as Record<string, Record<string, unknown[]>>;
      const answer = await world.rest('/batch?_as=it-is', { method: 'POST', body });
      expect(answer.status).toBe(200);
      expect(Object.keys(answer.body)).toEqual(Object.keys(body));
      for (const [controller, actions] of Object.entries(body)) {
        expect(Object.keys(answer.body[controller])).toEqual(Object.keys(actions));
        for (const [action, items] of Object.entries(actions)) {
          const results = answer.body[controller][action];
          expect(results).toHaveLength(items.length);
          for (const [index, result] of results.entries()) expectResult(result, items[index], action);
        }
      }
    }),
    { numRuns: 60 },
  );
}, 120_000);

interface Result {
  readonly success: unknown;
  readonly id?: unknown;
  readonly code?: string;
  readonly message?: string;
  readonly data: { readonly id?: unknown; readonly status?: unknown };
}

function expectResult({ success, id, code, message, data }: Result, asked: unknown, action: string): void {
  if (success === 0) {
    expect([code, data.status]).not.toContain('svc_internal_error');
    expect(code).toMatch(/^(svc|rest)_/);
    expect(message).toMatch(/\S/);
    expect(data.status).toBeGreaterThanOrEqual(400);
  } else {
    expect(success).toBe(1);
    expect(code).toBeUndefined();
  }
  const known = action === 'create' ? (success === 1 ? data.id : undefined) : nameIn(asked, action);
  if (known !== undefined || action === 'create') expect(id).toBe(known);
}

/** The identifier in an item; undefined if it has none. */
function nameIn(item: unknown, action: string): unknown {
  const bare = typeof item !== 'object' && action !== 'update';
  const name = bare ? item : (item as { id?: unknown } | null)?.id;
  return typeof name === 'number' || typeof name === 'string' ? name : undefined;
}
