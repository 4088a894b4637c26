import type { Updateable } from 'kysely';
import type { Static } from 'typebox';
import { Type } from 'typebox';
import type { Ctx } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import { invalidInput } from '../../kernel/invalid-input.ts';
import type { Queryable, Trx } from '../../ports/database/port.ts';
import type { CostTable } from '../../ports/database/schema.ts';
import { costEssentials, costExtras } from './cost.schemas.ts';
import { type CostRow, claimCostRow, selectCost } from './cost.store.ts';
import {
  COST_TARGET_KINDS,
  type CostTargetKind,
  holdTargets,
  replaceCostTargets,
  selectMissingTargets,
} from './cost-targets.store.ts';
import { toCents } from './money.ts';
import { FIRST_DAY, isDate, LAST_DAY, renewalDay } from './renewal.ts';

const _input = Type.Object({ ...Type.Partial(Type.Object(costEssentials)).properties, ...costExtras });
type CostInput = Static<typeof _input>;

const NOT_FOUND = { sites: 'site_not_found', groups: 'tag_not_found', clients: 'client_not_found' } as const;

/** The columns that the input changes. @throws AppError invalid_input for parts of a cent and impossible days. */
export function changedCostColumns(input: CostInput, knownDay: number | null): Updateable<CostTable> {
  const { name, price, last_renewal, cost_tracker_status: status, sites, groups, clients, ...same } = input;
  const given = Object.entries(same).filter(([, value]) => value !== undefined);
  return {
    ...Object.fromEntries(given.map(([column, value]) => [column, value ?? ''])),
    ...(name === undefined ? {} : { name: name.trim(), name_key: name.trim().toLowerCase() }),
    ...(price === undefined ? {} : { price_cents: centsOf(price) }),
    ...(status === undefined ? {} : { status }),
    ...(last_renewal === undefined ? {} : renewalOf(last_renewal, knownDay)),
  };
}

function centsOf(price: number): number {
  const cents = toCents(price);
  if (cents === undefined) throw invalidInput('decimals', 'price must have at most two decimals, e.g. 29.99.');
  return cents;
}

function renewalOf(last: string | null, knownDay: number | null) {
  if (last === null || last === '') return { last_renewal: null, renewal_day: null };
  if (!isDate(last)) {
    const range = `from ${FIRST_DAY} to ${LAST_DAY}`;
    throw invalidInput('cost_day', `last_renewal must be a day as YYYY-MM-DD ${range}, e.g. 2026-01-31.`);
  }
  return { last_renewal: last, renewal_day: renewalDay(last, knownDay) };
}

/** The one kind of targets that the input names; undefined when it names none. @throws AppError invalid_input. */
export function targetsIn(input: CostInput, needed: boolean): { kind: CostTargetKind; ids: number[] } | undefined {
  const named = COST_TARGET_KINDS.filter(kind => (input[kind]?.length ?? 0) > 0);
  const [kind, second] = named;
  if (kind && !second) return { kind, ids: [...(input[kind] ?? [])] };
  if (!kind && !needed && COST_TARGET_KINDS.every(each => input[each] === undefined)) return undefined;
  throw new AppError('invalid_input', 'Give one of sites, groups and clients, with at least one id.');
}

/** @throws AppError when a target doesn't exist. */
export async function storeTargets(
  trx: Trx,
  ctx: Ctx,
  costId: number,
  { kind, ids }: { kind: CostTargetKind; ids: number[] },
) {
  await holdTargets(trx, kind, ids);
  const missing = await selectMissingTargets(trx, ctx.database.engine, kind, ids);
  if (missing.length > 0) {
    throw new AppError(NOT_FOUND[kind], `${kind}: no record has id ${missing.slice(0, 20).join(', ')}.`);
  }
  await replaceCostTargets(trx, ctx.database.engine, costId, kind, ids);
}

/** @throws AppError cost_not_found. */
export async function resolveCost(db: Queryable, id: number): Promise<CostRow> {
  return found(id, await selectCost(db, id));
}

/** The cost to change, locked until the transaction ends. @throws AppError cost_not_found. */
export async function claimCost(trx: Trx, id: number): Promise<CostRow> {
  return found(id, await claimCostRow(trx, id));
}

function found(id: number, cost: CostRow | undefined): CostRow {
  if (cost) return cost;
  throw new AppError('cost_not_found', `No cost has id ${id}. List the costs to see their ids.`);
}
