import type { Services } from '../../kernel/context.ts';
import { updateApprovalRow } from './approval.store.ts';

/** After a crash, it takes so long until a call counts as unknown. */
export const APPROVAL_LEASE_MS = 60_000;

/** Shows that the call still runs. The returned function stops it. */
export function prolongLease({ database, clock, troubles, log }: Services, id: string): () => void {
  let cancel = () => {};
  const again = () => {
    cancel = clock.after(APPROVAL_LEASE_MS / 3, () => {
      database
        .write(trx => updateApprovalRow(trx, id, ['running'], { lease_until: clock.now() + APPROVAL_LEASE_MS }))
        .catch(error => {
          if (!troubles.note(error)) log.error({ err: error }, 'the lease of an approved call could not be prolonged');
        });
      again();
    });
  };
  again();
  return () => cancel();
}
