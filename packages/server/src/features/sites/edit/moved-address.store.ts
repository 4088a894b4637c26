import { AppError } from '../../../kernel/errors.ts';
import type { Queryable } from '../../../ports/database/port.ts';
import { siteKey } from '../site.ts';

/** @throws AppError site_already_exists if another site has this address. */
export async function requireAddressFree(db: Queryable, url: string, but: number): Promise<void> {
  const other = db.selectFrom('sites').select('id').where('url_key', '=', siteKey(url)).where('id', '<>', but);
  const row = await other.executeTakeFirst();
  if (!row) return;
  throw new AppError('site_already_exists', `Another site already has this address: site ${row.id}.`, {
    site_id: row.id,
  });
}
