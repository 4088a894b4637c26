import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { ability, type Effect } from '../../../kernel/ability/ability.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { AppError } from '../../../kernel/errors.ts';
import { storeSite, useWorld } from '../../../testing/fixtures.ts';
import { route } from '../route.ts';
import { EDIT } from '../route-facts.ts';
import { acts, creates, type Noun } from './operation.ts';
import { readBatch } from './read-batch.ts';
import { runBatchOperations } from './run-batch.ts';

const lines: string[] = [];
const world = useWorld({ log: { write: line => void lines.push(line) }, env: { SITEKEEPER_SYNC_CONCURRENCY: '3' } });

const id = Type.Union([Type.Integer(), Type.String()]);
type Work = (id: number | string) => Promise<void>;

/** A route that runs the test's function with its id. */
function routeOf(
  work: Work,
  { effect = 'write', path = '/things/{id}/poke' }: { effect?: Effect; path?: string } = {},
) {
  const facts = { name: 'poke-v1', summary: 'Poke.', category: 'tags', method: 'POST', errors: [], effect } as const;
  const poke = ability({ ...facts, input: Type.Object({ id }), output: Type.Object({ id }) }).run(async input => {
    await work(input.id);
    return input;
  });
  return route({ methods: EDIT, path, ability: poke, answer: { form: 'single', message: 'Poked.' } });
}

/** Runs a batch of pokes, in JSON, whose items are of this kind. */
async function poke(
  noun: Noun,
  items: readonly unknown[],
  work: Work,
  options: { effect?: Effect; actor?: Actor } = {},
) {
  const controllers = { things: { poke: acts(noun, routeOf(work, options)) } };
  const given = { path: {}, query: {}, body: { things: { poke: items } }, typed: true };
  const ctx = world().app.ctx(options.actor ?? { kind: 'system', name: 'test' });
  const { things } = await runBatchOperations(readBatch(given, controllers, 1000), ctx);
  return things?.poke ?? [];
}

/** Holds each piece of work until the test releases it, and counts those that wait. */
class Gate {
  readonly log: string[] = [];
  #waiting: (() => void)[] = [];
  peak = 0;
  count = 0;

  readonly work: Work = async name => {
    this.log.push(`begin ${name}`);
    this.count += 1;
    this.peak = Math.max(this.peak, this.count);
    await new Promise<void>(resolve => this.#waiting.push(resolve));
    this.count -= 1;
    this.log.push(`end ${name}`);
  };

  /** Releases all, as often as needed until the batch is done. */
  async openUntil<T>(done: Promise<T>): Promise<T> {
    let over = false;
    void done.finally(() => {
      over = true;
    });
    while (!over) {
      for (const go of this.#waiting.splice(0)) go();
      await new Promise(resolve => setImmediate(resolve));
    }
    return done;
  }
}

describe('the items of a batch', () => {
  it('run at the same time, up to the limit for sites, and are answered in their order', async () => {
    const gate = new Gate();
    const ids = Array.from({ length: 10 }, (_, index) => index + 1);
    const results = await gate.openUntil(poke('sites', ids, gate.work));
    expect(gate.peak).toBe(3);
    expect(results).toEqual(ids.map(id => ({ id, success: 1, message: 'Poked.', data: { id } })));
  });

  it('on the same record run one after the other, in their order', async () => {
    const gate = new Gate();
    await gate.openUntil(poke('tags', [7, 8, '7', { id: 7 }], gate.work));
    const of7 = gate.log.filter(line => line.endsWith('7'));
    expect(of7).toEqual(Array(3).fill(['begin 7', 'end 7']).flat());
    expect(gate.log.slice(0, 2)).toEqual(['begin 7', 'begin 8']);
  });

  it('identify a site by its id, its domain or its address', async () => {
    const site = await storeSite(world(), { url: 'https://shop.example/' });
    const gate = new Gate();
    const names = [site, 'shop.example', 'HTTPS://www.Shop.example', 'gone.example', 'Gone.example'];
    await gate.openUntil(poke('sites', names, gate.work));
    const overlaps = (of: readonly unknown[]) => {
      const log = gate.log.filter(line => of.some(name => line.endsWith(` ${name}`)));
      return log.some((line, index) => line.startsWith('begin') && log[index - 1]?.startsWith('begin'));
    };
    expect([overlaps(names.slice(0, 3)), overlaps(names.slice(3)), overlaps([site, 'gone.example'])]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('identify a client by its id or its e-mail address', async () => {
    const made = await world().post('add-client-v1', { name: 'Bakery', client_email: 'b+1@bakery.example' });
    const gate = new Gate();
    await gate.openUntil(poke('clients', ['B+1@Bakery.example', made.body.id], gate.work));
    expect(gate.log.map(line => line.split(' ')[0])).toEqual(['begin', 'end', 'begin', 'end']);
  });

  it('that create records run side by side', async () => {
    const gate = new Gate();
    const controllers = { things: { create: creates('tags', routeOf(gate.work, { path: '/things/add' })) } };
    const given = { path: {}, query: {}, body: { create: [{ id: 1 }, { id: 1 }] }, typed: true };
    const batch = readBatch(given, controllers, 2, 'things');
    await gate.openUntil(runBatchOperations(batch, world().app.ctx({ kind: 'system', name: 'test' })));
    expect(gate.peak).toBe(2);
  });

  it('are all checked before the first one runs', async () => {
    const begun: unknown[] = [];
    const results = await poke('tags', [1, { id: 2, colour: 'red' }, [3], null, {}, 1.5, '\0'], async id => {
      begun.push(id);
    });
    expect(begun).toEqual([1]);
    expect(results.map(({ success, code }) => [success, code])).toEqual([
      [1, undefined],
      ...Array(6).fill([0, 'rest_invalid_param']),
    ]);
  });

  it('fail alone, with the error that their route would return', async () => {
    const results = await poke('tags', [1, 2, 3], async id => {
      if (id === 2) throw new AppError('site_busy', 'Try again.', { retry_after: 5 });
    });
    expect(results).toEqual([
      expect.objectContaining({ id: 1, success: 1 }),
      { id: 2, success: 0, code: 'svc_site_busy', message: 'Try again.', data: { status: 409, retry_after: 5 } },
      expect.objectContaining({ id: 3, success: 1 }),
    ]);
  });

  it('fail alone because of a bug, with an id under which only the log has details', async () => {
    const results = await poke('tags', [1, 2], async id => {
      if (id === 1) throw new TypeError('secret is not a function');
    });
    expect(results.map(({ success }) => success)).toEqual([0, 1]);
    expect(results[0]).toMatchObject({ code: 'svc_internal_error', data: { status: 500 } });
    const { request_id } = (results[0]?.data ?? expect.fail('no answer')) as { request_id: string };
    expect(JSON.stringify(results)).not.toContain('secret');
    expect(lines.filter(line => line.includes(request_id) && line.includes('secret is not a function'))).toHaveLength(
      1,
    );
  });

  it('require the permission of their own ability', async () => {
    const begun: unknown[] = [];
    const actor = { kind: 'key', id: 1, name: 'writer', read: false, write: true } as const;
    const work: Work = async id => void begun.push(id);
    const read = await poke('tags', [1, { id: 2, colour: 'red' }], work, { actor, effect: 'read' });
    expect(read.map(({ code }) => code)).toEqual(Array(2).fill('svc_rest_insufficient_scope'));
    expect(begun).toEqual([]);
    expect((await poke('tags', [1], work, { actor })).map(({ success }) => success)).toEqual([1]);
  });
});
