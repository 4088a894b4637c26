import type { Services } from '../../../kernel/context.ts';
import { Batcher } from '../../../kernel/work/batcher.ts';
import type { CheckResult } from '../../../ports/child-sites/port.ts';
import { updateRows } from '../../../ports/database/bulk.ts';
import type { Database } from '../../../ports/database/port.ts';
import type { KnownSite } from '../connection.ts';
import { certificateAdvice } from '../site-failure.ts';

interface CheckRow {
  id: number;
  checked_at: number;
  check_status: number;
  check_ms: number;
  check_message: string | null;
}

const COLUMNS = {
  id: 'integer',
  checked_at: 'integer',
  check_status: 'integer',
  check_ms: 'integer',
  check_message: 'text',
} as const;
const writers = new WeakMap<Database, Batcher<CheckRow>>();

/** Requests the site's front page, and stores the result. It doesn't change the site's state. */
export async function checkAddress(services: Services, site: KnownSite): Promise<CheckResult> {
  const result = withAdvice(await services.childSites.check(site.address));
  await writer(services).add({
    id: site.row.id,
    checked_at: services.clock.now(),
    check_status: result.httpStatus,
    check_ms: result.elapsedMs,
    check_message: result.reason ?? null,
  });
  return result;
}

function withAdvice(result: CheckResult): CheckResult {
  const { certificate, reason = '' } = result;
  return certificate === undefined ? result : { ...result, reason: `${reason} ${certificateAdvice(certificate)}` };
}

function writer({ database }: Services): Batcher<CheckRow> {
  let found = writers.get(database);
  if (!found) {
    const set = { table: 'sites', columns: COLUMNS, key: ['id'] } as const;
    const write = (rows: CheckRow[]) => {
      const last = [...new Map(rows.map(row => [row.id, row])).values()];
      return database.write(trx =>
        updateRows(
          trx,
          database.engine,
          set,
          last.map(row => ({ ...row })),
        ),
      );
    };
    found = new Batcher(write, { most: 200 });
    writers.set(database, found);
  }
  return found;
}
