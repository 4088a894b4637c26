import { CompiledQuery } from 'kysely';
import type { Engine, Trx } from '../port.ts';

const BY_INDEX = CompiledQuery.raw(`select set_config('enable_seqscan', 'off', true),
  set_config('enable_hashjoin', 'off', true), set_config('enable_mergejoin', 'off', true),
  set_config('enable_material', 'off', true), set_config('plan_cache_mode', 'force_generic_plan', true)`);

/**
 * Tells PostgreSQL that the rest of a transaction touches a few rows of large tables, found by their keys. It can't see
 * that by itself: it expects a hundred rows of any JSON, and knows nothing of a table that has just been filled. So it
 * would read whole tables for the rows of sixty sites, or read one once, keep it, and compare each site with all of it.
 * With these plans alone, it need not plan them anew each time.
 */
export async function findRowsByIndex(trx: Trx, engine: Engine): Promise<void> {
  if (engine === 'postgres') await trx.executeQuery(BY_INDEX);
}
