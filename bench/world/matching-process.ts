/**
 * The work on vulnerabilities in a process of its own, so that its memory can be told. Does what it is asked by message,
 * and answers with seconds: by the clock, and of the processor.
 */
import { readFile } from 'node:fs/promises';
import { makeLog, openApp, readSettings } from '@sitekeeper/server';
import { keepHeapSmall, matchChangedSites, refreshDueFeed } from '@sitekeeper/server/testing';

export type MatchingWork = 'read' | 'match' | 'floor of reading' | 'floor of matching';

export interface Took {
  readonly seconds: number;
  readonly processor: number;
}

const settings = readSettings(
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => name === 'DATABASE_URL' || name.startsWith('SITEKEEPER_')),
  ),
);
keepHeapSmall(); // as the worker process does
const { services } = await openApp(settings, makeLog('error'));
const { db } = services.database;

const WORK: Readonly<Record<MatchingWork, () => Promise<unknown>>> = {
  read: () => refreshDueFeed(services),
  match: () => matchChangedSites(services),
  /** The simplest program that gets at the records: without a limit on its memory. */
  'floor of reading': async () => JSON.parse(await readFile(settings.vulnerabilityFeed, 'utf8')),
  /** The simplest that looks at each installed item: one query per table, one look-up per item, nothing compared. */
  'floor of matching': async () => {
    const software = await db.selectFrom('vulnerability_software').select(['slug', 'record_id']).execute();
    const bySlug = Map.groupBy(software, ({ slug }) => slug);
    let found = 0;
    for (const table of ['site_plugins', 'site_themes'] as const) {
      const rows = await db.selectFrom(table).select(['site_id', 'slug', 'version']).execute();
      for (const { slug } of rows) found += bySlug.get(slug.split('/')[0] ?? '')?.length ?? 0;
    }
    return found;
  },
};

process.on('message', async (asked: MatchingWork) => {
  const before = { clock: performance.now(), processor: process.cpuUsage() };
  await WORK[asked]();
  const { user, system } = process.cpuUsage(before.processor);
  process.send?.({
    seconds: (performance.now() - before.clock) / 1000,
    processor: (user + system) / 1e6,
  } satisfies Took);
});
process.once('disconnect', () => process.exit(1));
process.send?.({ seconds: 0, processor: 0 } satisfies Took);
