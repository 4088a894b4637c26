import type { Queryable } from '../../../ports/database/port.ts';
import { selectMeta } from '../../../ports/database/statements/meta.ts';

/** Written by whoever checks whether sites are up. */
export const OUTBOUND_BROKEN = 'monitoring_broken_since';

/** Since when the network of this server is broken, ms epoch; null: it works. */
export async function selectOutboundBroken(db: Queryable): Promise<number | null> {
  const since = await selectMeta(db, OUTBOUND_BROKEN);
  return since === undefined ? null : Number(since);
}
