import { randomUUID } from 'node:crypto';
import { requireProof } from '../../../../kernel/ability/proof.ts';
import { AppError } from '../../../../kernel/errors.ts';
import { DialectError, restErrorOf } from '../../dialect-errors.ts';
import { CLIENT_LINES } from '../clients.lines.ts';
import { COST_LINES } from '../costs.lines.ts';
import type { About, DialectLine } from '../line.ts';
import { SITE_ACTION_LINES } from '../sites/site-actions.lines.ts';
import { SITE_ITEM_LINES } from '../sites/site-items.lines.ts';
import { SITE_LINES } from '../sites/sites.lines.ts';
import { TAG_LINES } from '../tags.lines.ts';

/** Action → items. */
export type Operations = Readonly<Record<string, unknown>>;

/** How an item of an action is run: the line, and the parameter in its path that the id of the item goes to. */
interface Operation {
  readonly line: DialectLine | undefined;
  readonly id?: string;
}

const SITE_ACTIONS = ['sync', 'reconnect', 'disconnect', 'suspend', 'check'];
const SITE_READS = ['security', 'plugins', 'themes', 'non-mainwp-changes'];

/** In the order in which they are run. */
export const BATCH_CONTROLLERS: Readonly<Record<string, Readonly<Record<string, Operation>>>> = {
  sites: {
    ...changes('sites', SITE_LINES, 'id_domain'),
    ...Object.fromEntries(SITE_ACTIONS.map(name => [name, ofSite(SITE_ACTION_LINES, name)])),
    remove: ofSite(SITE_LINES, 'remove'),
    ...Object.fromEntries(SITE_READS.map(name => [name, ofSite(SITE_ITEM_LINES, name)])),
  },
  clients: changes('clients', CLIENT_LINES, 'id_email'),
  // MainWP lists it and answers each item with 405.
  updates: { create: { line: undefined } },
  costs: changes('costs', COST_LINES, 'id'),
  tags: changes('tags', TAG_LINES, 'id'),
};

function changes(name: string, lines: readonly DialectLine[], id: string): Record<string, Operation> {
  return {
    create: { line: named(lines, `/${name}/add`) },
    update: { line: named(lines, `/${name}/{${id}}/edit`), id },
    delete: { line: named(lines, `/${name}/{${id}}/remove`), id },
  };
}

function ofSite(lines: readonly DialectLine[], action: string): Operation {
  return { line: named(lines, `/sites/{id_domain}/${action}`), id: 'id_domain' };
}

function named(lines: readonly DialectLine[], path: string): DialectLine {
  const found = lines.find(one => one.path === path);
  if (!found) throw new Error(`There is no line ${path}`);
  return found;
}

interface Planned {
  readonly controller: string;
  readonly action: string;
  readonly operation: Operation;
  readonly items: readonly unknown[];
}

/** Runs all items, one after another. @throws AppError if there are too many, before the first is run. */
export async function runOperations(given: readonly (readonly [string, Operations])[], about: About) {
  const planned = given.flatMap(([controller, actions]) => plan(controller, actions));
  requireFew(planned, about);
  const removed = planned.filter(({ operation: { line } }) => line?.ability.name === 'delete-site-v1');
  // Deleting several at once requires the same proof as delete-sites-v1.
  if (removed.flatMap(({ items }) => items).length > 1) {
    await requireProof(about.ctx, { name: 'batch', proof: 'fresh' }, {});
  }
  const results: Record<string, Record<string, unknown[]>> = {};
  for (const { controller, action, operation, items } of planned) {
    const own = results[controller] ?? {};
    results[controller] = own;
    const made: unknown[] = [];
    own[action] = made;
    for (const item of items) made.push(await runItem(operation, item, about));
  }
  return results;
}

function plan(controller: string, actions: Operations): Planned[] {
  return Object.entries(BATCH_CONTROLLERS[controller] ?? {}).flatMap(([action, operation]) => {
    const given = actions[action];
    if (typeof given !== 'object' || given === null) return [];
    return [{ controller, action, operation, items: Object.values(given) }];
  });
}

function requireFew(planned: readonly Planned[], { ctx }: About): void {
  const most = ctx.settings.batchItemsLimit;
  if (planned.flatMap(({ items }) => items).length <= most) return;
  throw new AppError('rest_request_entity_too_large', `A batch may have ${most} items. Split it.`);
}

async function runItem({ line, id }: Operation, item: unknown, { ctx }: About): Promise<unknown> {
  const isObject = typeof item === 'object' && item !== null;
  const body = isObject ? (item as Readonly<Record<string, unknown>>) : {};
  const own = id === undefined ? 0 : isObject ? body.id : item;
  try {
    if (!line) throw new DialectError('rest_invalid_method', 'invalid-method', 'Updates cannot be created.');
    const path = id === undefined ? {} : { [id]: own };
    return await line.run(() => ({ path, query: {}, body, typed: true }), ctx);
  } catch (error) {
    const { code, message, data } = restErrorOf(error, { id: randomUUID(), log: ctx.log });
    return { id: typeof own === 'string' && /^\d+$/.test(own) ? Number(own) : own, error: { code, message, data } };
  }
}
