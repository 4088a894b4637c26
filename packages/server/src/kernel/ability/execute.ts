import type { Ctx } from '../context.ts';
import type { AnyAbility } from './ability.ts';
import { requireModule } from './modules.ts';
import { requireAllowed } from './permission.ts';
import { requireProof } from './proof.ts';
import { rememberedCtx } from './remembered-ctx.ts';
import { shapeOutput } from './shape.ts';
import { parseInput } from './validate.ts';

/**
 * The one way to run an ability, over every interface: permission, module, input, proof, run, output.
 * @param readInput Gives the raw input; called only once the actor is known to be allowed, so that
 *   validation errors reveal nothing to callers without permission.
 * @throws AppError what the caller can mend; any other error is a bug.
 */
export async function execute(ability: AnyAbility, readInput: () => unknown, ctx: Ctx): Promise<unknown> {
  const input = await admit(ability, readInput, ctx);
  return shapeOutput(ability.output, await ability.handler(input, rememberedCtx(ctx, ability)));
}

/** The same, for an interface that sends the answer as it is. */
export async function executeAsJson(ability: AnyAbility, readInput: () => unknown, ctx: Ctx): Promise<Buffer> {
  const { handlerOfJson } = ability;
  if (!handlerOfJson) return Buffer.from(JSON.stringify(await execute(ability, readInput, ctx)));
  const input = await admit(ability, readInput, ctx);
  return handlerOfJson(input, rememberedCtx(ctx, ability));
}

async function admit(ability: AnyAbility, readInput: () => unknown, ctx: Ctx): Promise<never> {
  requireAllowed(ctx, ability);
  await requireModule(ability.module, ctx);
  const input = parseInput<never>(ability.input, readInput());
  await requireProof(ctx, ability, input);
  return input;
}
