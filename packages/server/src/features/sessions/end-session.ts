import { audited } from '../../kernel/audit/audited.ts';
import type { Ctx, Services } from '../../kernel/context.ts';
import { requireSessionUser } from './require-session-user.ts';
import { deleteEndedSessions, deleteSessionRow, deleteSessionsOf } from './session.store.ts';
import { sessionBoundsOf } from './verify-session.ts';

/** Signs out the browser of the actor. */
export async function endSession(ctx: Ctx): Promise<void> {
  const { actor } = ctx;
  if (actor.kind !== 'user' || actor.session === undefined) return;
  const { id, session } = actor;
  await audited(ctx, async trx => {
    const ended = await deleteSessionRow(trx, session, id);
    const entry = { action: 'session.ended', subject: `user:${id}`, detail: { session } };
    return { result: undefined, audit: ended ? [entry] : [] };
  });
}

/** Ends the actor's sessions in all other browsers. @returns how many. */
export async function signOutEverywhere(ctx: Ctx): Promise<number> {
  const { id, session } = requireSessionUser(ctx.actor);
  return audited(ctx, async trx => {
    const ended = await deleteSessionsOf(trx, id, session);
    const entry = { action: 'session.all_ended', subject: `user:${id}`, detail: { ended } };
    return { result: ended, audit: ended > 0 ? [entry] : [] };
  });
}

/** Deletes sessions that were idle for too long or are too old. */
export async function forgetEndedSessions(services: Services): Promise<void> {
  await services.database.write(trx => deleteEndedSessions(trx, sessionBoundsOf(services)));
}
