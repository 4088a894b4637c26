import { isoInstant } from '../../kernel/text/instants.ts';
import type { Trx } from '../../ports/database/port.ts';
import { emitEvents } from '../events/index.ts';
import { selectLockedOut } from './counter.store.ts';
import type { Counted } from './counter.ts';

/**
 * Tells that sign-in was locked for a user. Only a user who exists is named: what was typed as a name may be a password.
 */
export async function emitLockOut(trx: Trx, { scope, subject, windowMs }: Counted, since: number, now: number) {
  const by = { 'password.name': 'name', 'password.user': 'id', 'code.user': 'id' } as const;
  const column = Object.hasOwn(by, scope) ? by[scope as keyof typeof by] : undefined;
  const what = column && (await selectLockedOut(trx, column, subject));
  if (what === undefined) return;
  const until = isoInstant(since + windowMs);
  await emitEvents(trx, [{ type: 'sign_in.locked_out', data: { what, address: null, until } }], new Date(now));
}
