import type { Snapshot } from '../../ports/database/snapshot.ts';
import { RowsDigest, rowLine } from '../backup/format.ts';

/** Reads a store that was just written, and closes the snapshot. @returns the first table whose rows are not those that
 * the digests are of; undefined when all are. */
export async function tableThatDiffers(
  snapshot: Snapshot,
  tables: readonly { readonly name: string; readonly columns: readonly string[] }[],
  digests: Readonly<Record<string, string>>,
): Promise<string | undefined> {
  try {
    for (const { name, columns } of tables) {
      const digest = new RowsDigest();
      for await (const rows of snapshot.rows(name, columns)) for (const row of rows) digest.add(rowLine(row));
      if (digest.value() !== digests[name]) return name;
    }
    return undefined;
  } finally {
    await snapshot.close();
  }
}
