import type { TObject } from 'typebox';
import type { AnyAbility } from '../../../kernel/ability/ability.ts';
import { requireModule } from '../../../kernel/ability/modules.ts';
import { requireAllowed } from '../../../kernel/ability/permission.ts';
import { requireProof } from '../../../kernel/ability/proof.ts';
import type { ErrorCode } from '../../../kernel/errors.ts';
import { withWord } from '../../http/namespace-word.ts';
import type { RestRoute } from '../route.ts';
import { EDIT } from '../route-facts.ts';
import { answerTo, bodyOf, mapped, optionalMembers } from './batch-schemas.ts';
import { CONTROLLERS, type Controller } from './operations.ts';
import { type Batch, readBatch } from './read-batch.ts';
import { runBatchOperations } from './run-batch.ts';

type ControllerName = keyof typeof CONTROLLERS;

/** `/batch`. */
export const BATCH_ROUTES: readonly RestRoute[] = [
  batchRoute({
    path: '/batch',
    name: 'batch',
    category: 'jobs',
    summary: 'Run operations of several controllers in one request.',
    body: optionalMembers(
      mapped(CONTROLLERS, (controller, name) => bodyOf(controller, `What to do with ${name}.`)),
      'Controller → action → items.',
    ),
    answer: optionalMembers(
      mapped(CONTROLLERS, (controller, name) => answerTo(controller, `Results for the ${name}.`)),
      'The structure of the request, with a result in place of each item.',
    ),
  }),
];

/** `/tags/batch`: the actions of one controller. */
export function batchOf(one: Exclude<ControllerName, 'updates'>): RestRoute {
  return batchRoute({
    path: `/${one}/batch`,
    name: `batch-${one}`,
    category: one,
    summary: `Run several operations on ${one} in one request.`,
    body: bodyOf(CONTROLLERS[one], 'Action → items.'),
    answer: answerTo(CONTROLLERS[one], 'The structure of the request, with a result in place of each item.'),
    one,
    ...(one === 'costs' ? { module: 'costs' } : {}),
  });
}

interface BatchFacts extends Pick<AnyAbility, 'name' | 'category' | 'summary' | 'module'> {
  readonly path: string;
  readonly body: TObject;
  readonly answer: TObject;
  readonly one?: ControllerName;
}

/** The controllers, with the namespace in the names of actions. */
function namedAfter(namespace: string): Readonly<Record<string, Controller>> {
  return mapped(CONTROLLERS as Readonly<Record<string, Controller>>, actions =>
    Object.fromEntries(Object.entries(actions).map(([name, operation]) => [withWord(name, namespace), operation])),
  );
}

/** A batch is a write, whatever its items are; each item also requires its own permission. */
function batchRoute({ path, body, answer, one, ...facts }: BatchFacts): RestRoute {
  const errors: ErrorCode[] = ['rest_request_entity_too_large'];
  if (one === undefined || one === 'sites') errors.push('fresh_proof_needed');
  const ability = {
    ...facts,
    effect: 'write',
    method: 'POST',
    input: body,
    output: answer,
    errors,
  } as const;
  return {
    methods: EDIT,
    path,
    ability,
    summary: facts.summary,
    params: { schema: body, inPath: [], toInput: ({ body }) => body as Record<string, unknown> },
    answer: { form: 'bare', schema: answer, bodyOf: made => made },
    async run(given, ctx) {
      requireAllowed(ctx, ability);
      await requireModule(facts.module, ctx);
      const batch = readBatch(given(), namedAfter(ctx.settings.namespace), ctx.settings.batchItemsLimit, one);
      if (deletesSites(batch)) await requireProof(ctx, { name: facts.name, proof: 'fresh' }, {});
      const results = await runBatchOperations(batch, ctx);
      return one === undefined ? results : results[one];
    },
  };
}

/** Deleting several at once requires the same proof as delete-sites-v1. */
function deletesSites(batch: Batch): boolean {
  const deleting = [...batch.values()]
    .flat()
    .filter(({ operation: { noun, routes } }) => noun === 'sites' && routes.some(r => r.ability.effect === 'destroy'));
  return deleting.flatMap(({ items }) => items).length > 1;
}
