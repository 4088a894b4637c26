import { invalidState } from '../../kernel/state-reasons.ts';
import { openReadable, type SealedColumn, type Secrets } from '../../ports/secrets/port.ts';
import type { ApprovalRow } from './approval.store.ts';
import { inputDigestOf } from './approval.ts';

const placeOf = (id: string) => `approvals/${id}/input`;

/** Inputs may hold passwords, such as those of new users. */
export const SEALED_APPROVALS: SealedColumn = {
  table: 'approvals',
  column: 'input_sealed',
  key: ['id'],
  place: ({ id }) => placeOf(id as string),
};

export function sealInput(secrets: Secrets, id: string, text: string): string {
  return secrets.seal(placeOf(id), text);
}

/** The input that was previewed, byte for byte. @throws AppError invalid_state if the store has another one. */
export function openInput(secrets: Secrets, { id, input_sealed, input_digest }: ApprovalRow): object {
  const opened = input_sealed === null ? undefined : openReadable(secrets, placeOf(id), input_sealed);
  const text = opened?.toString();
  if (text === undefined || inputDigestOf(text) !== input_digest) {
    throw invalidState(
      'call_damaged',
      'The stored input of this call is damaged. Reject it; the assistant can propose it again.',
    );
  }
  return JSON.parse(text) as object;
}
