import type { Trx } from '../../../ports/database/port.ts';

/**
 * Waits for all others that store a site with one of these addresses, until the transaction ends: what is not there now
 * is added by nobody else meanwhile. A lease alone does not say so: that of a process that stood still may have ended.
 * @param keys As `siteKey` makes them.
 */
export async function lockAddresses(trx: Trx, keys: readonly string[]): Promise<void> {
  const names = [...new Set(keys)].sort().map(key => `address:${key}`);
  if (names.length === 0) return;
  const rows = names.map(name => ({ name, holder: '', until_at: 0 }));
  await trx
    .insertInto('leases')
    .values(rows)
    .onConflict(oc => oc.doNothing())
    .execute();
  // Others wait for this transaction even so, and nothing is left of it.
  await trx.deleteFrom('leases').where('name', 'in', names).execute();
}
