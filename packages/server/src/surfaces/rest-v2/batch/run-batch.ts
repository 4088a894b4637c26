import { randomUUID } from 'node:crypto';
import pLimit from 'p-limit';
import { requireAllowed } from '../../../kernel/ability/permission.ts';
import type { Ctx } from '../../../kernel/context.ts';
import { errorBody } from '../../http/errors.ts';
import type { BatchCall, BatchOperation } from './operation.ts';
import type { Batch, Group } from './read-batch.ts';
import { Subjects } from './subjects.ts';

/** The result of an item: the answer of its single route, or code and message of its failure. */
export interface BatchResult {
  readonly success: 0 | 1;
  readonly id?: number | string;
  readonly [member: string]: unknown;
}

/** Simultaneous items that only use the store: more would only wait for each other. */
const IN_STORE = 8;

/** A prepared item: its call, or why it can't be called. */
interface Item {
  readonly operation: BatchOperation;
  readonly call?: BatchCall;
  result: BatchResult | undefined;
}

/**
 * Runs a batch. All items are checked before the first one runs. Several run at once, but those on the same record one
 * after the other, in the order of the request. An item fails independently, even because of a bug.
 * @returns results in the structure and order of the batch.
 */
export async function runBatchOperations(
  batch: Batch,
  ctx: Ctx,
): Promise<Record<string, Record<string, BatchResult[]>>> {
  const checked = new Map([...batch.values()].flat().map(group => [group, check(group, ctx)]));
  const atSites = pLimit(ctx.settings.syncConcurrency);
  const inStore = pLimit(IN_STORE);
  const lanes = await lanesOf([...checked.values()].flat(), ctx);
  await Promise.all(
    lanes.map(async lane => {
      for (const item of lane) {
        const turn = item.operation.noun === 'sites' ? atSites : inStore;
        item.result = await turn(() => run(item, ctx));
      }
    }),
  );
  return mapValues(batch, groups =>
    mapValues(new Map(groups.map(group => [group.action, checked.get(group) ?? []])), items =>
      items.flatMap(({ result }) => result ?? []),
    ),
  );
}

function check({ operation, items, typed }: Group, ctx: Ctx): Item[] {
  return items.map(item => {
    let call: BatchCall | undefined;
    try {
      call = operation.callOf(item, typed);
      requireAllowed(ctx, call.route.ability);
      // A record sent back is compared with the stored one at its turn.
      if (!call.route.echo?.isIn(call.given)) call.route.params.toInput(call.given);
      return { operation, call, result: undefined };
    } catch (error) {
      return { operation, result: failure(error, call?.id, ctx) };
    }
  });
}

/** Items in the order of the request, those on the same record together; items that can't be called are left out. */
async function lanesOf(items: readonly Item[], ctx: Ctx): Promise<Item[][]> {
  const subjects = new Subjects(ctx);
  const inOrder = items.filter(({ call }) => call !== undefined);
  const named = await Promise.all(
    inOrder.map(async (item, index) => {
      const id = item.call?.id;
      return { item, lane: id === undefined ? index : await subjects.of(item.operation.noun, id) };
    }),
  );
  return [...Map.groupBy(named, ({ lane }) => lane).values()].map(lane => lane.map(({ item }) => item));
}

async function run({ call }: Item, ctx: Ctx): Promise<BatchResult | undefined> {
  if (!call) return undefined;
  const { route, given, id } = call;
  try {
    const body = route.answer.bodyOf(await route.run(() => given, ctx)) as { data?: { id?: unknown } };
    const made = body.data?.id;
    return { ...idMember(id ?? (typeof made === 'number' ? made : undefined)), ...body, success: 1 };
  } catch (error) {
    return failure(error, id, ctx);
  }
}

function failure(error: unknown, id: BatchCall['id'], { log, settings }: Ctx): BatchResult {
  const { namespace } = settings;
  return { ...idMember(id), success: 0, ...errorBody(error, { namespace, requestId: randomUUID(), log }) };
}

function idMember(id: BatchCall['id']): { id?: number | string } {
  return id === undefined ? {} : { id };
}

function mapValues<V, R>(map: ReadonlyMap<string, V>, change: (value: V) => R): Record<string, R> {
  return Object.fromEntries([...map].map(([key, value]) => [key, change(value)]));
}
