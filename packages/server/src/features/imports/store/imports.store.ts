import type { Selectable } from 'kysely';
import type { Queryable } from '../../../ports/database/port.ts';
import type { Tables } from '../../../ports/database/schema.ts';
import { jobHasEnded } from '../../jobs/index.ts';

export type StoredImportRow = Selectable<Tables['imports']>;

export async function selectImport(db: Queryable, id: string): Promise<StoredImportRow | undefined> {
  return db.selectFrom('imports').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The job that works on an import, if it has not ended. */
export async function activeImportJob(
  db: Queryable,
  { job_id }: Pick<StoredImportRow, 'job_id'>,
): Promise<string | undefined> {
  return job_id === null || (await jobHasEnded(db, job_id)) ? undefined : job_id;
}
