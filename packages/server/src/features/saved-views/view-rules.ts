import type { Actor } from '../../kernel/actor.ts';
import { AppError } from '../../kernel/errors.ts';
import { alreadyExists } from '../../kernel/state-reasons.ts';
import type { Trx } from '../../ports/database/port.ts';
import { MOST_VIEWS } from './saved-view.schemas.ts';
import { type SavedViewRow, selectOwnView, selectSavedViews } from './saved-view.store.ts';

type User = Actor & { kind: 'user' };

/** @throws AppError permission_denied for programs, which have no lists. */
export function requireViewer(actor: Actor): User {
  if (actor.kind === 'user') return actor;
  throw new AppError('permission_denied', 'Only a user has saved views. Sign in as a user.');
}

/** @throws AppError permission_denied if a viewer shares a view. */
export function requireMaySharing(user: User, shared: boolean | undefined): void {
  if (shared !== true || user.role !== 'viewer') return;
  throw new AppError('permission_denied', 'Viewers can not share views. Save the view for yourself.');
}

/** @throws AppError saved_view_not_found if it is not the user's own. */
export async function requireOwnView(trx: Trx, user: User, id: number): Promise<SavedViewRow> {
  const view = await selectOwnView(trx, user.id, id);
  if (view) return view;
  throw new AppError('saved_view_not_found', `You have no saved view ${id}. List your views to see their ids.`);
}

/** @throws AppError already_exists if the user has another view of that name, or as many as there may be. */
export async function requireRoom(trx: Trx, user: User, list: string, name: string, besides?: number): Promise<void> {
  const own = (await selectSavedViews(trx, user.id, list)).filter(view => view.user_id === user.id);
  const others = own.filter(view => view.id !== besides);
  if (others.some(view => view.name_key === name.toLowerCase())) {
    throw alreadyExists('view_taken', `You already have a view “${name}” of this list. Choose another name.`, { name });
  }
  if (others.length >= MOST_VIEWS) {
    throw alreadyExists('too_many_views', `You already have ${MOST_VIEWS} views of this list. Remove one first.`, {
      most: MOST_VIEWS,
    });
  }
}
