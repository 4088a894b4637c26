import type { Actor } from '../../../kernel/actor.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { Queryable } from '../../../ports/database/port.ts';
import type { ChannelRow } from '../channel.ts';
import { selectBrowserOf } from './browser.store.ts';

/** @throws AppError permission_denied for programs, which have no browser. */
export function requireBrowserOwner(actor: Actor): Actor & { kind: 'user' } {
  if (actor.kind === 'user') return actor;
  throw new AppError('permission_denied', 'Only a user has browsers. Sign in as a user.');
}

/** @throws AppError channel_not_found if it is not the user's own. */
export async function requireOwnBrowser(db: Queryable, actor: Actor, id: number): Promise<ChannelRow> {
  const row = await selectBrowserOf(db, requireBrowserOwner(actor).id, id);
  if (row) return row;
  throw new AppError('channel_not_found', `You have no browser ${id}. List your browsers to see their ids.`);
}
