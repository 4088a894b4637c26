import type { Queryable } from '../../ports/database/port.ts';
import type { ReportSiteRow } from './sections/section-input.ts';

/** The client of a report, and its sites by name. */
export async function selectReportedClient(db: Queryable, clientId: number) {
  const client = await db.selectFrom('clients').select(['id', 'name']).where('id', '=', clientId).executeTakeFirst();
  const sites: ReportSiteRow[] = await db
    .selectFrom('sites')
    .select(['id', 'name', 'url', 'status', 'created_at', 'backup_plugin', 'backup_at'])
    .where('client_id', '=', clientId)
    .orderBy('name_key')
    .orderBy('id')
    .execute();
  return { client, sites };
}
