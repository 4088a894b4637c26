import { join } from 'node:path';
import { sqliteSnapshot } from '../../packages/server/src/ports/database/sqlite-snapshot.ts';
import { RowsDigest, rowLine } from '../../packages/server/src/recovery/backup/format.ts';

/** Digests of all rows of an embedded store, in any order. */
export async function digestOfStore(folder: string) {
  const snapshot = sqliteSnapshot(join(folder, 'sitekeeper.db'));
  const digests: Record<string, string> = {};
  let rows = 0;
  for (const { name, columns } of snapshot.tables) {
    const digest = new RowsDigest();
    for await (const some of snapshot.rows(name, columns.map(column => column.name).toSorted())) {
      for (const row of some) digest.add(rowLine(row));
    }
    digests[name] = digest.value();
    rows += digest.rows;
  }
  await snapshot.close();
  return { rows, digests, digest: JSON.stringify(digests) };
}
