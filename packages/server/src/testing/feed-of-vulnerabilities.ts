import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { matchChangedSites, refreshDueFeed } from '../features/vulnerabilities/index.ts';
import type { World } from './world.ts';

/** What a record of a made-up feed is to say; all else is filled in. */
export interface RecordGiven {
  readonly id?: string;
  readonly type?: 'plugin' | 'theme' | 'core';
  readonly slug?: string;
  /** First and last affected version; '*' for no bound. */
  readonly from?: string;
  readonly to?: string;
  readonly patched?: readonly string[];
  readonly score?: number;
  readonly title?: string;
  /** In place of members of the record. */
  readonly more?: Readonly<Record<string, unknown>>;
}

const RATINGS = [
  [9, 'Critical'],
  [7, 'High'],
  [4, 'Medium'],
  [0.1, 'Low'],
] as const;

/** One record, in the public format of Wordfence Intelligence and in words of our own. */
export function feedRecordOf(given: RecordGiven = {}): [id: string, record: object] {
  const { type = 'plugin', slug = 'shop', from = '*', to = '1.0', patched = [], score = 7.5 } = given;
  const id = given.id ?? `${slug}-${to}`;
  const title = given.title ?? `Made-up hole in ${slug} up to ${to}`;
  const rating = RATINGS.find(([least]) => score >= least)?.[1] ?? 'None';
  return [
    id,
    {
      id,
      title,
      software: [
        {
          type,
          name: slug,
          slug,
          affected_versions: {
            [`${from} - ${to}`]: { from_version: from, from_inclusive: true, to_version: to, to_inclusive: true },
          },
          patched: patched.length > 0,
          patched_versions: patched,
          remediation: patched.length > 0 ? `Update to ${patched[0]}.` : 'There is no known fix.',
        },
      ],
      informational: false,
      description: `This record was made up for tests of ${slug}.`,
      references: [`https://advisories.example/${id}`],
      cwe: { id: 79, name: 'Made up', description: 'Made up' },
      cvss: { vector: 'CVSS:3.1/AV:N', score, rating },
      cve: 'CVE-2026-12345',
      cve_link: 'https://advisories.example/CVE-2026-12345',
      researchers: ['Nobody'],
      published: '2026-01-31 08:00:00',
      updated: '2026-02-01 09:30:00',
      copyrights: {
        message: 'This record has notices.',
        maker: {
          notice: 'Copyright of nobody, made up for tests',
          license: 'Anybody may do anything with this record.',
          license_url: 'https://advisories.example/terms',
        },
      },
      ...given.more,
    },
  ];
}

/** The text of a feed. */
export function feedOfRecords(records: readonly RecordGiven[]): string {
  return JSON.stringify(Object.fromEntries(records.map(feedRecordOf)));
}

/** Writes the file of the feed. */
export async function writeFeed({ app }: World, text: string): Promise<void> {
  const folder = join(app.services.settings.dataFolder, 'feeds');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'feed.json'), text);
}

/** Lets the server read a feed with these records, and compare all sites with it. */
export async function giveFeed(world: World, records: readonly RecordGiven[]): Promise<void> {
  await writeFeed(world, feedOfRecords(records));
  const { status, body } = await world.post('set-vulnerability-feed-v1', { source: 'feed.json' });
  if (status !== 200) throw new Error(JSON.stringify(body));
  await refreshDueFeed(world.app.services);
  await matchChangedSites(world.app.services);
}
