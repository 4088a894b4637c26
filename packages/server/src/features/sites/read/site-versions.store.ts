import { sql } from 'kysely';
import { compareVersions } from '../../../kernel/text/versions.ts';
import type { Queryable } from '../../../ports/database/port.ts';

/** The versions of something that sites run. Empty where a site never told. */
export type VersionColumn = 'wp_version' | 'php_version' | 'child_version';

/** Sites that tell nonsense must not make the answer endless. */
const MOST = 500;

/** How many sites have which version, the newest first. */
export async function versionCounts(db: Queryable, column: VersionColumn) {
  const rows = await db
    .selectFrom('sites')
    .select([sql.ref<string>(column).as('version'), sql<number>`count(*)`.as('sites')])
    .where(column, '<>', '')
    .groupBy(column)
    .orderBy(sql`count(*) desc`)
    .orderBy(column)
    .limit(MOST)
    .execute();
  return rows.sort((a, b) => compareVersions(b.version, a.version));
}
