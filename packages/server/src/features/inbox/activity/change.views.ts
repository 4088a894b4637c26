import type { Queryable } from '../../../ports/database/port.ts';
import { type ChangeEntry, selectSubjectNames } from './activity.store.ts';
import { subjectOf } from './activity.ts';

/** Changes with the names of what was changed: two more queries for any number. */
export async function changeViews(db: Queryable, entries: readonly ChangeEntry[]) {
  const ids = (kind: string) => [
    ...new Set(
      entries.flatMap(({ subject }) => {
        const { kind: of, id } = subjectOf(subject);
        return of === kind && /^\d{1,15}$/.test(id) ? [Number(id)] : [];
      }),
    ),
  ];
  const names = await selectSubjectNames(db, { sites: ids('site'), clients: ids('client') });
  return entries.map(({ seq, at, actor, action, subject, detail_json }) => {
    const name = names.get(subject) ?? nameIn(detail_json);
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

/** What is gone has its name in the details. */
function nameIn(detailJson: string): string {
  const { name, url } = JSON.parse(detailJson) as { name?: unknown; url?: unknown };
  if (typeof name === 'string') return name;
  return typeof url === 'string' ? url : '';
}
