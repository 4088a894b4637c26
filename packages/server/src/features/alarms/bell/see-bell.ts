import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { AppError } from '../../../kernel/errors.ts';
import { INSTANT_PATTERN, instantMs } from '../../../kernel/text/instants.ts';
import { saveBellSeen } from './bell.store.ts';

export const seeBell = ability({
  name: 'see-bell-v1',
  summary: 'Note that you have seen the alarms that began up to an instant, so that get-bell-v1 no longer counts them.',
  category: 'admin',
  effect: 'write',
  method: 'POST',
  own: true,
  input: Type.Object({
    until: Type.String({
      pattern: INSTANT_PATTERN,
      examples: ['2026-11-22T10:00:00Z'],
      description: 'The instant, as ISO 8601: as_of of get-bell-v1. A later one than now counts as now.',
    }),
  }),
  output: Type.Object({ seen: Type.Boolean({ description: 'Always true.' }) }),
  errors: ['permission_denied'],
}).run(async ({ until }, ctx) => {
  const { actor } = ctx;
  if (actor.kind !== 'user') throw new AppError('permission_denied', 'Only a user has a bell. Sign in as a user.');
  // Nothing but what this person sees changes: the audit log is for what others may ask about.
  const at = Math.min(instantMs(until), ctx.clock.now());
  await ctx.database.write(trx => saveBellSeen(trx, actor.id, at));
  return { seen: true };
});
