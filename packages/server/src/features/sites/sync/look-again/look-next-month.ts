import type { Services } from '../../../../kernel/context.ts';

const MONTH_MS = 30 * 24 * 3600_000;

/** Checking these sites killed the server: they are checked again in a month instead of at their usual time. */
export async function lookNextMonth(
  { database, clock }: Services,
  due: 'network_due_at' | 'icon_due_at' | 'screenshot_due_at' | 'tls_due_at' | 'abandoned_due_at',
  siteIds: readonly number[],
): Promise<void> {
  const at = { [due]: clock.now() + MONTH_MS };
  await database.write(trx => trx.updateTable('sites').set(at).where('id', 'in', siteIds).execute());
}
