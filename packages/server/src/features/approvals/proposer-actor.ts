import type { Actor, Services } from '../../kernel/context.ts';
import { invalidState } from '../../kernel/state-reasons.ts';
import { currentKeyActor } from '../keys/index.ts';
import { currentUserActor } from '../users/index.ts';
import type { ApprovalRow } from './approval.store.ts';

/** Who proposed a call, with the rights of now. @throws AppError invalid_state if they have none any more. */
export async function proposerActor(services: Services, row: ApprovalRow): Promise<Actor> {
  const actor = await currentActor(services, row);
  if (actor) return actor;
  const message = `${row.proposed_by} has been deleted or disabled since it proposed this call. Reject the call.`;
  throw invalidState('proposer_gone', message);
}

async function currentActor(services: Services, row: ApprovalRow): Promise<Actor | undefined> {
  const { proposer_kind: kind, proposer_id: id, proposed_by } = row;
  if (kind === 'key' && id !== null) return currentKeyActor(services, id);
  if (kind === 'user' && id !== null) return currentUserActor(services, id);
  return kind === 'system' ? { kind: 'system', name: proposed_by.replace(/^system:/, '') } : undefined;
}
