import { auditHash } from '../../kernel/change.ts';
import type { Services } from '../../kernel/context.ts';

const ROWS_PER_READ = 1000;

/**
 * Walks the audit log and checks that each row's hash covers it and the row before.
 * @returns the number of rows, and the id of the first row that doesn't fit (undefined: the log is whole).
 */
export async function verifyAudit({ database }: Services): Promise<{ rows: number; broken?: number }> {
  let rows = 0;
  let previous = '';
  let last = 0;
  let missing = false;
  for (;;) {
    const page = await database.db
      .selectFrom('audit_log')
      .selectAll()
      .where('id', '>', last)
      .orderBy('id')
      .limit(ROWS_PER_READ)
      .execute();
    for (const row of page) {
      if (row.previous_hash !== previous || auditHash(row) !== row.hash) return { rows, broken: row.id };
      previous = row.hash;
      last = row.id;
      rows += 1;
    }
    if (page.length > 0) {
      missing = false;
      continue;
    }
    const head = await database.db.selectFrom('audit_head').select('hash').where('id', '=', 1).executeTakeFirst();
    if (head?.hash === previous) return { rows };
    // Rows that were added between the two reads are found by reading on; rows that are missing are not.
    if (missing) return { rows, broken: last + 1 };
    missing = true;
  }
}
