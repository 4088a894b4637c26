import { readReply, type SiteReport, stats, statsSince, writeFrame } from '@sitekeeper/protocol';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { storeSite, useWorld } from '../../../testing/fixtures.ts';
import { changedEntry, READER, rawDigestsOf } from './part-digests.ts';
import { REPORT_PARTS } from './report-parts.ts';
import { saveReports } from './save-report.ts';

const world = useWorld();
const TABLES = [...new Set(REPORT_PARTS.map(({ set }) => set.table))];
let count = 0;

/** A site whose reports are stored one after the other. */
async function makeSite(read: (reply: object, digests: Record<string, string>) => SiteReport) {
  const { services } = world().app;
  const id = await storeSite(world(), { url: `https://unread-${++count}.example/` });
  let digests: Record<string, string> = {};
  const save = async (report: SiteReport) => {
    const saved = await services.database.write(trx => saveReports(trx, services, [{ siteId: id, report, digests }]));
    digests = saved.digests[0] ?? {};
  };
  return {
    sync: async (reply: object) => {
      const report = read(reply, digests);
      await save(report);
      return report;
    },
    /** What an action tells of plugins, which other code stores. */
    act: (plugins: SiteReport['plugins']) => save({ plugins } as SiteReport),
    /** Other code changed rows of a part, and says so as it must. */
    change: async (part: 'plugins' | 'plugin_updates') => {
      const table = part === 'plugins' ? 'site_plugins' : 'site_updates';
      await services.database.write(trx => trx.deleteFrom(table).where('site_id', '=', id).execute());
      const parts = part === 'plugins' ? [part] : [part, 'theme_updates', 'core_update'];
      for (const one of parts) digests[one] = changedEntry(digests[one]);
    },
    stored: async () => {
      const rows = TABLES.map(table =>
        // All of them have a site_id. The type of one is checked in no time, that of all of them in seconds.
        services.database.db
          .selectFrom(table as 'site_plugins')
          .selectAll()
          .where('site_id', '=', id)
          .execute(),
      );
      return (await Promise.all(rows)).map(found => found.map(row => JSON.stringify({ ...row, site_id: 0 })).sort());
    },
  };
}

const answerOf = (reply: object) => ({ status: 200, headers: {}, url: 'https://x/', body: writeFrame(reply) });
const whole = () => makeSite(reply => readReply(stats, answerOf(reply)));
const sparing = () =>
  makeSite((reply, digests) => readReply(statsSince(rawDigestsOf(JSON.stringify(digests)), READER), answerOf(reply)));

const version = fc.constantFrom('1.0', '2.0');
const slug = fc.constantFrom('a/a.php', 'b/b.php');
const installed = fc.array(fc.record({ slug, version, active: fc.constantFrom(0, 1) }), { maxLength: 2 });
const offer = fc.record({
  Name: fc.constant('A'),
  Version: version,
  update: fc.record({ new_version: fc.constantFrom('3.0', '4.0'), requires: fc.constantFrom('6.0', '7.0', '8.0') }),
});
const abandoned = fc.dictionary(slug, fc.record({ Version: version, last_updated: fc.constantFrom(1000, 2000) }));
const reply = fc.record(
  {
    wpversion: fc.constantFrom('6.5', '7.5'),
    plugins: installed,
    themes: installed,
    plugin_updates: fc.dictionary(slug, offer),
    theme_updates: fc.dictionary(slug, offer),
    premium_updates: fc.dictionary(slug, fc.record({ type: fc.constant('plugin'), new_version: version })),
    wp_updates: fc.constantFrom('', '9.0'),
    securityStats: fc.dictionary(fc.constantFrom('debug_disabled', 'sslprotocol'), fc.constantFrom('Y', 'N')),
    plugins_outdate_info: abandoned,
  },
  { requiredKeys: ['wpversion'] },
);
/** Few replies that come again and again, with other things between them. */
const replies = fc.tuple(reply, reply);
const event = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(0, 1).map(sent => ({ sent })) },
  { weight: 2, arbitrary: installed.map(acted => ({ acted })) },
  { weight: 1, arbitrary: fc.constantFrom('plugins' as const, 'plugin_updates' as const).map(part => ({ part })) },
);

// Fails when saveReports keeps the digest of bytes that are not those of the rows it stores, as after an action.
it('a site whose unchanged parts are skipped is stored like one whose whole reply is read', async () => {
  let unread = 0;
  await fc.assert(
    fc.asyncProperty(replies, fc.array(event, { minLength: 3, maxLength: 7 }), async (sent, events) => {
      const [one, other] = [await whole(), await sparing()];
      for (const happened of events) {
        for (const site of [one, other]) {
          if ('acted' in happened) {
            await site.act(readReply(stats, answerOf({ wpversion: '1', plugins: happened.acted })).plugins);
          } else if ('part' in happened) await site.change(happened.part);
          else unread += (await site.sync(sent[happened.sent] as object)).unread?.length ?? 0;
        }
        expect(await other.stored()).toEqual(await one.stored());
      }
    }),
    { numRuns: 60 },
  );
  expect(unread).toBeGreaterThan(0);
});

it('a sync skips the parts that the previous one stored, and still notices the next change', async () => {
  const site = await sparing();
  const sent = { wpversion: '7.0', plugins: [{ slug: 'a/a.php', version: '1.0', active: 1 }], themes: [] };
  await site.sync(sent);
  expect((await site.sync(sent)).unread).toEqual(['plugins', 'themes']);
  const before = await site.stored();
  await site.sync({ ...sent, plugins: [{ slug: 'a/a.php', version: '1.1', active: 1 }] });
  expect(await site.stored()).not.toEqual(before);
  await site.sync(sent);
  expect(await site.stored()).toEqual(before);
});
