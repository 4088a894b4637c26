import type { Services } from '../../../kernel/context.ts';
import type { Database, Trx } from '../../../ports/database/port.ts';
import { emitEvents, type NewEvent } from '../../events/index.ts';
import type { DigestRow, SameItem } from '../digest-row.ts';
import { selectCheckedNames, updateDigestRows } from '../digests.store.ts';
import { restoredEvents } from '../file-events.ts';
import { claimToJudge, selectDigestCounts, takeToCompare, updateUsualRows } from './compare.store.ts';
import { judgeFiles, usualDigest } from './judge-files.ts';

const ITEMS_AT_ONCE = 50;

/** Compares the items whose files are new or different over all sites. @returns how many items. */
export async function compareFiles(services: Services): Promise<number> {
  const { database, clock, stopping } = services;
  for (let done = 0; ; ) {
    if (stopping.aborted) return done;
    const items = await database.write(async trx => {
      const taken = await takeToCompare(trx, ITEMS_AT_ONCE);
      const events: NewEvent[] = [];
      for (const item of taken) events.push(...(await compareItem(trx, database, item, clock.now())));
      await emitEvents(trx, events, new Date(clock.now()));
      return taken.length;
    });
    if (items === 0) return done;
    done += items;
  }
}

async function compareItem(
  trx: Trx,
  database: Pick<Database, 'engine'>,
  item: SameItem,
  now: number,
): Promise<NewEvent[]> {
  const usual = usualDigest(await selectDigestCounts(trx, item));
  if (usual !== undefined) await updateUsualRows(trx, item, usual);
  const before = await claimToJudge(trx, item, usual);
  if (before.length === 0) return [];
  const nameOf = await selectCheckedNames(trx, before);
  const ended: NewEvent[] = [];
  const after = before.map((row): DigestRow => {
    const judged = judgeFiles(row, usual);
    if (judged.state === 'accepted' && row.state === 'accepted') return { ...row, ...judged };
    if (judged.state !== 'altered') {
      ended.push(...restoredEvents(row, nameOf(row), judged.state === 'accepted' ? 'accepted' : 'restored'));
      return { ...row, ...judged, ...NOTHING_FOUND };
    }
    if (row.state !== 'altered') return { ...row, ...judged, found_at: now, name_due_at: now, name_tries: 0 };
    // Its files are named, or named anew, before it is told. One that waits for that keeps its turn and its tries.
    const isNamed = row.named_digest === row.digest || row.name_due_at !== null;
    return { ...row, ...judged, ...(isNamed ? {} : { name_due_at: now, name_tries: 0 }) };
  });
  await updateDigestRows(trx, database, after);
  return ended;
}

/** What a row says that has nothing altered. */
export const NOTHING_FOUND = {
  found_at: null,
  told_at: null,
  named_digest: '',
  name_due_at: null,
  name_tries: 0,
  files_json: null,
} as const satisfies Partial<DigestRow>;
