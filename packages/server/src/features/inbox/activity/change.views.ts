import type { Queryable } from '../../../ports/database/port.ts';
import { selectSubjectNames } from '../../audit/index.ts';
import type { ChangeEntry } from './activity.store.ts';

/** Changes with the names of what was changed. */
export async function changeViews(db: Queryable, entries: readonly ChangeEntry[]) {
  const names = await selectSubjectNames(db, entries);
  return entries.map(({ seq, at, actor, action, subject }, index) => {
    const name = names[index] ?? '';
    return {
      kind: 'change' as const,
      id: seq,
      ms: at,
      type: action,
      severity: 'info' as const,
      title: name === '' ? action : `${action}: ${name}`,
      by: actor,
      name,
      subject,
      site: null,
      client: null,
    };
  });
}
