import { countOf, keyOf, own, partOf, shortText } from '../replies/lenient.ts';

/** One WordPress user (docs/wire/actions.md#users). */
export interface ReportedUser {
  id: number;
  login: string;
  email: string;
  displayName: string;
  /** First role; '' when the user has none. */
  role: string;
  /** `YYYY-MM-DD HH:MM:SS`, UTC, as sent. */
  registered: string;
  /** Published posts. */
  posts: number;
}

/** Users of a list. */
export function readReportedUsers(value: unknown): ReportedUser[] | undefined {
  return partOf(
    value,
    item => {
      const id = countOf(own(item, 'id'));
      const login = keyOf(own(item, 'login'));
      if (id === undefined || id === 0 || login === undefined) return undefined;
      return {
        id,
        login,
        email: shortText(own(item, 'email')),
        displayName: shortText(own(item, 'display_name')),
        role: shortText(own(item, 'role')),
        registered: shortText(own(item, 'registered')),
        posts: countOf(own(item, 'post_count')) ?? 0,
      };
    },
    'users',
  );
}
