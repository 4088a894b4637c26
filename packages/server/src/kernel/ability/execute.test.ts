import { Type } from 'typebox';
import { expect, it } from 'vitest';
import type { Actor } from '../actor.ts';
import type { Refusal } from '../audit/refusals.ts';
import type { Ctx } from '../context.ts';
import { ability } from './ability.ts';
import { execute } from './execute.ts';

const steps: string[] = [];
const probe = ability({
  name: 'probe-v1',
  summary: 'For tests.',
  category: 'sites',
  effect: 'write',
  method: 'POST',
  errors: [],
  input: Type.Object({ count: Type.Integer(), size: Type.Optional(Type.Integer({ default: 20 })) }),
  output: Type.Object({ seen: Type.Object({ count: Type.Integer(), size: Type.Integer() }) }),
}).run(async (input, ctx) => {
  steps.push(`run by ${ctx.actor.name}`);
  return { seen: { count: input.count, size: input.size ?? -1 }, secret: 'leaves never' };
});

const refused: string[] = [];
const refusals = { note: ({ action, key }: Refusal) => refused.push(`${action} ${key}`) } as unknown as Ctx['refusals'];
const ctx = (actor: Actor) => ({ actor, refusals }) as Ctx;
const viewer = ctx({ kind: 'user', id: 1, name: 'vera', role: 'viewer' });
const admin = ctx({ kind: 'user', id: 2, name: 'anna', role: 'admin' });
const reading = (input: unknown) => () => {
  steps.push('read');
  return input;
};

it('checks permission before it reads the input', async () => {
  steps.length = 0;
  await expect(execute(probe, reading({ nonsense: 1 }), viewer)).rejects.toMatchObject({ code: 'permission_denied' });
  expect(steps).toEqual([]);
  expect(refused).toEqual(['request.refused probe-v1']);
});

it('validates the input before it runs', async () => {
  steps.length = 0;
  const refused = execute(probe, reading({ count: 1, extra: 2 }), admin);
  await expect(refused).rejects.toMatchObject({ code: 'ability_invalid_input' });
  expect(steps).toEqual(['read']);
});

it('fills in defaults before it runs, and returns only what the output schema declares', async () => {
  steps.length = 0;
  expect(await execute(probe, reading({ count: 3 }), admin)).toEqual({ seen: { count: 3, size: 20 } });
  expect(steps).toEqual(['read', 'run by anna']);
});

it('passes errors on unchanged', async () => {
  const bug = new Error('a bug');
  const broken = { ...probe, handler: () => Promise.reject(bug) };
  await expect(execute(broken, reading({ count: 1 }), admin)).rejects.toBe(bug);
});

it('denies the handler of a remembered ability everything that its answer must not depend on', async () => {
  const listing = (uses: string, remembered: 'store' | 'day') =>
    execute(
      {
        ...probe,
        effect: 'read',
        remembered,
        handler: async (_input, { [uses as 'clock']: used }) => ({ seen: { count: Number(used), size: 1 } }),
      },
      () => ({ count: 1 }),
      { ...admin, database: 1, settings: 2, clock: 3, childSites: 4 } as unknown as Ctx,
    );
  expect(await listing('database', 'store')).toMatchObject({ seen: { count: 1 } });
  expect(await listing('clock', 'day')).toMatchObject({ seen: { count: 3 } });
  for (const uses of ['clock', 'actor', 'client', 'childSites', 'origin']) {
    await expect(listing(uses, 'store')).rejects.toThrow(`must not follow from ${uses}`);
  }
});
