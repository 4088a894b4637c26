import type { Output } from '../../generated/abilities.ts';

type UserPage = Output<'list-site-users-v1'>;
export type UserOnSite = UserPage['items'][number];
export type SiteProblem = UserPage['errors'][number];

/** The known part of a page of users. */
export interface UsersShown {
  readonly items: readonly UserOnSite[];
  /** The number of users found, over all pages. */
  readonly total: number;
  /** Number of sites that are contacted, and of those that have answered or failed. */
  readonly sites: number | undefined;
  readonly settled: number;
  readonly errors: readonly SiteProblem[];
  readonly done: boolean;
}

/** One state as the server sends it: the changes since the last one. Source: `POST /web/site-users`. */
export interface UsersLine extends Pick<UsersShown, 'total' | 'sites' | 'settled' | 'done'> {
  readonly items?: readonly UserOnSite[];
  readonly errors?: readonly SiteProblem[];
  readonly error?: { readonly code: string; readonly message: string; readonly data: { readonly status: number } };
}

/** Users that were changed here, by site and id; undefined: deleted. */
export type Changes = ReadonlyMap<string, UserOnSite | undefined>;

export const NONE_YET: UsersShown = { items: [], total: 0, sites: undefined, settled: 0, errors: [], done: false };

const idOf = ({ website_id, id }: Pick<UserOnSite, 'website_id' | 'id'>) => `${website_id} ${id}`;

/** Applies the next state, together with the changes made here in the meantime. */
export function takeLine(before: UsersShown, line: UsersLine, changes: Changes): UsersShown {
  const { sites, settled, done, items = before.items, errors = [] } = line;
  const deleted = [...changes.values()].filter(after => after === undefined).length;
  return {
    items: changed(items, changes),
    total: line.total - deleted,
    sites,
    settled,
    done,
    errors: [...before.errors, ...errors],
  };
}

/** The same list after a change that was made here. */
export function takeChanges(shown: UsersShown, changes: Changes): UsersShown {
  const items = changed(shown.items, changes);
  return { ...shown, items, total: shown.total - (shown.items.length - items.length) };
}

function changed(items: readonly UserOnSite[], changes: Changes): UserOnSite[] {
  const left = items.filter(user => !changes.has(idOf(user)) || changes.get(idOf(user)) !== undefined);
  return left.map(user => changes.get(idOf(user)) ?? user);
}

export function withChange(changes: Changes, before: UserOnSite, after: UserOnSite | undefined): Changes {
  return new Map([...changes, [idOf(before), after]]);
}
