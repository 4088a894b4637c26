import { feedHealth } from '../../features/vulnerabilities/index.ts';
import { DAY_MS } from '../../kernel/time/durations.ts';
import type { Database } from '../../ports/database/port.ts';
import type { Settings } from '../../settings.ts';
import { type FindingOfCheck, ok, warn } from './finding.ts';

/** Whether known vulnerabilities are read, and are not old. */
export async function checkFeed(database: Database, settings: Settings, now: number): Promise<FindingOfCheck> {
  const { location, records, row } = await feedHealth(database, settings);
  if (location === undefined) return ok('No feed of vulnerabilities is set: docs/guides/vulnerabilities.md.');
  const advice = 'See docs/guides/vulnerabilities.md, "When the feed cannot be read".';
  if (row.failing_since !== null) {
    const since = new Date(row.failing_since).toISOString();
    return warn(`The feed of vulnerabilities has not been readable since ${since}: ${row.error ?? ''}`, advice);
  }
  if (row.read_at === null) return warn('The feed of vulnerabilities was never read.', 'Check that a worker runs.');
  const old = now - row.read_at > 2 * settings.vulnerabilityFeedHours * 3600_000 + DAY_MS;
  if (old) return warn(`The feed of vulnerabilities was last read at ${new Date(row.read_at).toISOString()}.`, advice);
  return ok(
    `${records.toLocaleString('en')} vulnerabilities are known, read at ${new Date(row.read_at).toISOString()}.`,
  );
}
