import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { feedRecordOf, makeFleetKey } from '@sitekeeper/server/testing';
import { atMost, type Bench, type Line } from '../../bench.ts';
import type { Options } from '../../options.ts';
import { bundledServer } from '../../world/bundled-server.ts';
import { type Child, startChild } from '../../world/child.ts';
import type { MatchingWork, Took } from '../../world/matching-process.ts';
import { makeStore, READ_BY_ONE, type Store } from '../../world/store.ts';

const SITES = 10_000;
const PLUGINS = 42;
const THEMES = 2;
const RECORDS = 42_500;
/** Plugins that exist. A few are on many sites, most on hardly any. */
const KINDS = 20_000;
/** The popular ones are kept up to date: an older version has a hole on one site in twenty or so. */
const VERSIONS = 60;
const SECONDS = 5;
const MEGABYTES = 256;
const TIMES = 8;
/** A record of the public feed has 3.7 KB on average, most of it notices that many records share. */
const DESCRIPTION = 'A made-up description, as long as those in feeds are on average. '.repeat(10);
const LICENSE = 'Anybody may do anything with this made-up record, as long as they say so. '.repeat(28);

export const vulnerabilities: Bench = {
  name: 'vulnerabilities',
  title: `${RECORDS} vulnerability records matched against 10,000 sites with ${PLUGINS + THEMES + 1} items each`,
  async run(options: Options): Promise<Line[]> {
    const store = await makeStore(options.postgres, READ_BY_ONE);
    try {
      const count = options.sites ?? SITES;
      const sites = Array.from({ length: count }, (_, n) => ({
        url: `https://site-${n}.example.com/`,
        name: `Site ${n}`,
      }));
      await store.seed(await makeFleetKey(), sites);
      await storeItems(store);
      const feed = join(store.folder, 'feed.json');
      await writeFeed(feed);
      return await measure(store, feed, options.serverNode);
    } finally {
      await store.remove();
    }
  },
};

async function measure(store: Store, feed: string, execArgv: readonly string[]): Promise<Line[]> {
  const { matching } = await bundledServer();
  const start = () =>
    startChild(matching, [], {
      env: { ...process.env, ...store.env, SITEKEEPER_VULNERABILITY_FEED: feed },
      execArgv: [...execArgv],
    });
  const child = start();
  await child.message<Took>();
  const read = await ask(child, 'read');
  const match = await ask(child, 'match');
  const { open, sites } = await findings(store);
  await touch(store, 1);
  const one = await ask(child, 'match');
  await touch(store, 100);
  const hundred = await ask(child, 'match');
  await child.end('SIGKILL');
  const simple = start();
  await simple.message<Took>();
  const floor = await ask(simple, 'floor of matching');
  const parsed = await ask(simple, 'floor of reading');
  await simple.end('SIGKILL');
  const matchFloorIs = 'one query per table, one look-up per item';
  return [
    {
      what: 'all sites matched',
      figure: match.seconds,
      unit: 's',
      floor: floor.seconds,
      floorIs: matchFloorIs,
      goal: atMost(match.seconds, SECONDS, `≤ ${SECONDS} s`),
    },
    {
      what: '  processor time',
      figure: match.processor,
      unit: 's',
      floor: floor.processor,
      floorIs: matchFloorIs,
      goal: atMost(match.processor, TIMES * floor.processor, `≤ ${TIMES} ×`),
    },
    {
      what: 'peak memory of feed and matching',
      figure: match.peakMb,
      unit: 'MB',
      floor: parsed.peakMb,
      floorIs: 'JSON.parse of the whole feed',
      goal: atMost(match.peakMb, MEGABYTES, `≤ ${MEGABYTES} MB`),
    },
    { what: '  after the feed alone', figure: read.peakMb, unit: 'MB' },
    {
      what: 'first reading of the feed',
      figure: read.seconds,
      unit: 's',
      floor: parsed.seconds,
      floorIs: 'JSON.parse',
    },
    { what: 'one changed site matched', figure: one.seconds * 1000, unit: 'ms' },
    { what: 'a hundred changed sites matched', figure: hundred.seconds * 1000, unit: 'ms' },
    { what: 'findings', figure: open, unit: '' },
    { what: 'sites with findings', figure: sites, unit: '' },
  ];
}

async function ask(child: Child, what: MatchingWork): Promise<Took & { peakMb: number }> {
  const answer = child.message<Took>();
  child.process.send(what);
  return { ...(await answer), peakMb: child.peakMb() };
}

/** Popular plugins come first: the square of a fraction is small more often than not. */
const kindOf = (site: number, place: number) => {
  const fraction = ((site * 7919 + place * 104_729) % 100_003) / 100_003;
  return Math.floor(KINDS * fraction ** 3);
};

async function storeItems(store: Store): Promise<void> {
  const app = await store.open();
  try {
    const { database } = app.services;
    const sites = await database.db.selectFrom('sites').select('id').execute();
    for (let from = 0; from < sites.length; from += 200) {
      const some = sites.slice(from, from + 200).map(({ id }) => id);
      await database.write(async trx => {
        await trx.updateTable('sites').set({ wp_version: '7.1' }).where('id', 'in', some).execute();
        for (const id of some) {
          const kinds = [...new Set(Array.from({ length: PLUGINS }, (_, place) => kindOf(id, place)))];
          const plugins = kinds.map(kind => ({
            site_id: id,
            slug: `plugin-${kind}/plugin-${kind}.php`,
            name: `Plugin ${kind}`,
            version: `1.${VERSIONS - ((id * 31 + kind) % 97 === 0 ? 40 : id % 4)}`,
            active: 1,
            must_use: 0,
            is_connector: 0,
          }));
          const themes = Array.from({ length: THEMES }, (_, n) => ({
            site_id: id,
            slug: `theme-${(id + n) % 300}`,
            name: `Theme ${n}`,
            version: '2.0',
            active: 1 - n,
            parent_active: 0,
          }));
          await trx.insertInto('site_plugins').values(plugins).execute();
          await trx.insertInto('site_themes').values(themes).execute();
        }
      });
    }
  } finally {
    await app.close();
  }
}

async function writeFeed(file: string): Promise<void> {
  function* texts() {
    for (let n = 0; n < RECORDS; n++) {
      const kind = Math.floor(KINDS * ((n * 7919) % 100_003) ** 2 * 1e-10) % KINDS;
      const version = 1 + (n % 50);
      const notice = {
        notice: 'Copyright of nobody',
        license: LICENSE,
        license_url: 'https://advisories.example/terms',
      };
      const more = { description: DESCRIPTION, copyrights: { maker: notice } };
      const [id, record] = feedRecordOf({
        id: `record-${n}`,
        slug: `plugin-${kind}`,
        to: `1.${version}`,
        patched: [`1.${version + 1}`],
        score: 1 + (n % 9),
        more,
      });
      yield `${n === 0 ? '{' : ','}${JSON.stringify(id)}:${JSON.stringify(record)}`;
    }
    yield '}';
  }
  await pipeline(Readable.from(texts()), createWriteStream(file));
}

async function touch(store: Store, count: number): Promise<void> {
  const app = await store.open();
  try {
    await app.services.database.write(async trx => {
      const sites = await trx.selectFrom('sites').select('id').orderBy('id').limit(count).execute();
      const rows = sites.map(({ id }) => ({ site_id: id }));
      await trx.insertInto('sites_to_match').values(rows).execute();
    });
  } finally {
    await app.close();
  }
}

async function findings(store: Store): Promise<{ open: number; sites: number }> {
  const app = await store.open();
  try {
    const { db } = app.services.database;
    const counted = await db
      .selectFrom('vulnerability_findings')
      .select(eb => [eb.fn.countAll<number>().as('open'), eb.fn.count<number>('site_id').distinct().as('sites')])
      .executeTakeFirstOrThrow();
    return { open: Number(counted.open), sites: Number(counted.sites) };
  } finally {
    await app.close();
  }
}
