import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { AppError } from '../../../kernel/errors.ts';
import { insertDismissal } from './first-steps.store.ts';

export const dismissFirstSteps = ability({
  name: 'dismiss-first-steps-v1',
  summary: 'Put away the first steps: the calling user no longer sees them on the overview. Others still do.',
  category: 'sites',
  effect: 'write',
  idempotent: true,
  method: 'POST',
  own: true,
  input: Type.Object({}),
  output: Type.Object({ dismissed: Type.Boolean({ description: 'Always true.' }) }),
  errors: ['permission_denied'],
}).run(async (_input, { actor, database, clock }) => {
  if (actor.kind !== 'user')
    throw new AppError('permission_denied', 'Only a user sees the first steps. Sign in as a user.');
  await database.write(trx => insertDismissal(trx, actor.id, clock.now()));
  return { dismissed: true };
});
