import { sql } from 'kysely';
import { inScope, isScoped, type SiteScope } from '../../../kernel/lists/site-scope.ts';
import { compareVersions } from '../../../kernel/text/versions.ts';
import type { Queryable } from '../../../ports/database/port.ts';

/** The versions of a program that sites run. Empty if a site never reported one. */
export type VersionColumn = 'wp_version' | 'php_version' | 'child_version';

/** Sites that report nonsense must not make the answer endless. */
const MOST = 500;

/** How many sites have which version, the newest first. */
export async function versionCounts(db: Queryable, column: VersionColumn, scope: SiteScope) {
  const rows = await db
    .selectFrom('sites')
    .select([sql.ref<string>(column).as('version'), sql<number>`count(*)`.as('sites')])
    .where(column, '<>', '')
    .$if(isScoped(scope), q => q.where(inScope('sites.id', scope)))
    .groupBy(column)
    .orderBy(sql`count(*) desc`)
    .orderBy(column)
    .limit(MOST)
    .execute();
  return rows.sort((a, b) => compareVersions(b.version, a.version));
}
