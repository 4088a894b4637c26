import { invalidParameters } from '../../../kernel/ability/validate.ts';
import { AppError, type Violation } from '../../../kernel/errors.ts';
import type { GivenParameters } from '../parameters.ts';
import type { BatchOperation } from './operation.ts';
import type { Controller } from './operations.ts';

/** The operations of a request, in order: controller → actions. */
export type Batch = ReadonlyMap<string, readonly Group[]>;

/** The items under one action. */
export interface Group {
  readonly controller: string;
  readonly action: string;
  readonly operation: BatchOperation;
  readonly items: readonly unknown[];
  /** They came as JSON, see `Given`. */
  readonly typed: boolean;
}

type Controllers = Readonly<Record<string, Controller>>;

/**
 * Reads a batch as a whole: whether each controller and action is known and has a list, and that they contain no more
 * items than allowed. The items are validated one by one later, since they fail independently.
 * @param one The controller, if the body has the actions of one instead of controllers.
 * @throws AppError rest_invalid_param with all problems; rest_request_entity_too_large.
 */
export function readBatch(given: GivenParameters, controllers: Controllers, limit: number, one?: string): Batch {
  const asked = Object.entries(given.query).filter(([name]) => !name.startsWith('_'));
  const body = { ...Object.fromEntries(asked), ...given.body };
  const wrong: Violation[] = [];
  const batch = new Map<string, Group[]>();
  for (const [name, actions] of Object.entries(one === undefined ? body : { [one]: body })) {
    const known = Object.hasOwn(controllers, name) ? controllers[name] : undefined;
    if (!known) wrong.push({ path: name, message: `is not a controller; use ${namesOf(controllers)}` });
    else if (typeof actions !== 'object' || actions === null || Array.isArray(actions)) {
      wrong.push({ path: name, message: 'must be an object of actions' });
    } else batch.set(name, groupsOf(name, known, actions));
  }
  if (wrong.length > 0) throw invalidParameters(wrong);
  requireAtMost(limit, batch);
  return batch;

  function groupsOf(controller: string, known: Controller, actions: object): Group[] {
    return Object.entries(actions).flatMap(([action, items]) => {
      const path = one === undefined ? `${controller}.${action}` : action;
      const operation = Object.hasOwn(known, action) ? known[action] : undefined;
      if (!operation) wrong.push({ path, message: `is not an action of ${controller}; use ${namesOf(known)}` });
      else if (!Array.isArray(items)) wrong.push({ path, message: 'must be an array of items' });
      else return [{ controller, action, operation, items, typed: given.typed }];
      return [];
    });
  }
}

function requireAtMost(limit: number, batch: Batch): void {
  const count = [...batch.values()].flat().reduce((sum, { items }) => sum + items.length, 0);
  if (count <= limit) return;
  const message = `A batch accepts at most ${limit} items; this one has ${count}. Nothing was done. Split the batch.`;
  throw new AppError('rest_request_entity_too_large', message, { limit, count });
}

function namesOf(known: object): string {
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(Object.keys(known));
}
