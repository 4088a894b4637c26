import type { Queryable } from '../../ports/database/port.ts';

/** The tables in which the subjects of an entry have their names, by the kind of subject. */
const NAMED = { site: 'sites', client: 'clients', user: 'users' } as const;

interface Entry {
  readonly subject: string;
  readonly detail_json: string;
}

/**
 * What the subjects of entries are called now, in their order: one query for each kind. What is gone has its name in the
 * details; '' if it has none there either.
 */
export async function selectSubjectNames(db: Queryable, entries: readonly Entry[]): Promise<string[]> {
  const subjects = new Set(entries.map(({ subject }) => subject));
  const named = new Map<string, string>();
  for (const [kind, table] of Object.entries(NAMED)) {
    const ids = [...subjects].flatMap(subject => {
      const [of, id = ''] = subject.split(/:(.*)/s);
      return of === kind && /^\d{1,15}$/.test(id) ? [Number(id)] : [];
    });
    if (ids.length === 0) continue;
    const rows = await db.selectFrom(table).select(['id', 'name']).where('id', 'in', ids).execute();
    for (const { id, name } of rows) named.set(`${kind}:${id}`, name);
  }
  return entries.map(({ subject, detail_json }) => named.get(subject) ?? nameIn(detail_json));
}

function nameIn(detailJson: string): string {
  const { name, url } = JSON.parse(detailJson) as { name?: unknown; url?: unknown };
  if (typeof name === 'string') return name;
  return typeof url === 'string' ? url : '';
}
