import { hash } from 'node:crypto';
import type { ConnectorCall } from '../call.ts';
import { isRecord } from '../replies/lenient.ts';
import type { RawPart } from '../replies/members.ts';
import { readLists, type SiteReport } from './site-report.ts';
import { readWholeReport, type StatsArgs, stats } from './stats.ts';

/** Digests of the parts of a report as they came, by the names of the parts. */
export type PartDigests = Readonly<Record<string, string>>;

interface Part {
  readonly name: string;
  /** Where it is read from; the first one is the part itself. */
  readonly members: readonly [string, ...string[]];
  /** Whether an update fits the site follows from its versions of WordPress and PHP as well. */
  readonly byVersion?: true;
}

const PARTS: readonly Part[] = [
  { name: 'plugins', members: ['plugins'] },
  { name: 'themes', members: ['themes'] },
  { name: 'plugin_updates', members: ['plugin_updates', 'premium_updates'], byVersion: true },
  { name: 'theme_updates', members: ['theme_updates', 'premium_updates'], byVersion: true },
  { name: 'translation_updates', members: ['translation_updates'] },
  { name: 'security', members: ['securityStats'] },
  { name: 'abandoned_plugins', members: ['plugins_outdate_info'] },
  { name: 'abandoned_themes', members: ['themes_outdate_info'] },
];
const KEYS: ReadonlySet<string> = new Set(PARTS.flatMap(({ members }) => members));
const DIGEST_LENGTH = 20;
/** What is no longer than a digest stands for itself. */
const SHORT = 16;

/**
 * `stats` for a site of which a report is stored. Parts whose bytes are those of `known` are left unread and undefined in
 * the report: what is stored of them stands. The others come with their digests.
 * @param reader What else the stored rows follow from: the release that reads them. When it changes, all is read.
 */
export function statsSince(known: PartDigests, reader: string): ConnectorCall<StatsArgs, SiteReport> {
  return { ...stats, apart: { keys: KEYS, read: (reply, apart) => readSince(known, reader, reply, apart) } };
}

function readSince(
  known: PartDigests,
  reader: string,
  reply: unknown,
  apart: ReadonlyMap<string, RawPart>,
): SiteReport {
  if (!isRecord(reply) || Object.keys(reply).length === 0) return readWholeReport(readAll(apart));
  const report = readWholeReport(reply, apart.has('plugins') || apart.has('themes'));
  const changed = new Map<string, RawPart | undefined>();
  const partDigests: Record<string, string> = {};
  const unread: string[] = [];
  for (const { name, members, byVersion } of PARTS) {
    if (!apart.has(members[0])) continue;
    const versions = byVersion ? `+${report.wpVersion}+${report.phpVersion}` : '';
    const digest = `${members.map(key => digestOf(apart.get(key))).join('+')}${versions}@${reader}`;
    if (known[name] === digest) {
      unread.push(name);
      continue;
    }
    partDigests[name] = digest;
    for (const key of members) changed.set(key, apart.get(key));
  }
  const lists = changed.size === 0 ? {} : readLists(readAll(changed));
  return { ...report, ...lists, partDigests, unread };
}

function digestOf(part: RawPart | undefined): string {
  if (part === undefined) return '';
  const { bytes } = part;
  if (bytes.length <= SHORT) return Buffer.from(bytes).toString('hex');
  return hash('sha1', bytes, 'base64url').slice(0, DIGEST_LENGTH);
}

function readAll(parts: ReadonlyMap<string, RawPart | undefined>): Record<string, unknown> {
  return Object.fromEntries([...parts].flatMap(([key, raw]) => (raw ? [[key, raw.read()]] : [])));
}
