import { withoutHidden } from '../../../kernel/text/without-hidden.ts';
import {
  type AffectedSoftware,
  type FeedNotice,
  type FeedRecord,
  HOLE_SEVERITIES,
  type HoleSeverity,
  SOFTWARE_TYPES,
  type VersionRange,
} from './feed-record.ts';

type Json = Readonly<Record<string, unknown>>;

/** What a site may be affected by has no limit here: the size of a record has one. */
const MOST = { references: 20, notices: 10, patched: 500 };
const ID = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/;
const CVE = /^CVE-\d{4}-\d{4,12}$/i;
/** Of versions there are odd ones, but none with room for a text. */
const LONGEST_VERSION = 64;

/**
 * A record of the public format of Wordfence Intelligence, of which other feeds are made, too. Undefined where it does
 * not say which software it is about: then nothing can be matched. All else may be missing.
 */
export function readRecord(key: string, given: unknown): FeedRecord | undefined {
  const record = objectOf(given);
  const id = recordIdOf(key, given);
  if (!ID.test(id)) return undefined;
  const software = listOf(record.software).flatMap(softwareOf);
  const title = textOf(record.title, 300);
  if (title === '' || software.length === 0) return undefined;
  const cvss = objectOf(record.cvss);
  const score = scoreOf(cvss.score);
  const cve = textOf(record.cve, 30).toUpperCase();
  return {
    id,
    title,
    severity: severityOf(cvss.rating, score),
    score,
    vector: textOf(cvss.vector, 200),
    cve: CVE.test(cve) ? cve : '',
    cveUrl: addressOf(record.cve_link),
    description: textOf(record.description, 4000),
    informational: record.informational === true,
    references: listOf(record.references, MOST.references).map(addressOf).filter(Boolean),
    publishedAt: instantOf(record.published),
    updatedAt: instantOf(record.updated),
    software,
    notices: noticesOf(record.copyrights),
  };
}

/** Also of a record that can't be read. */
export const recordIdOf = (key: string, given: unknown) => textOf(objectOf(given).id, 100) || key;

/** Slugs of the software of a record that could not be read, or without some versions; '' where it has no slug, either. */
export function unreadSlugs(given: unknown): string[] {
  return listOf(objectOf(given).software).flatMap(each => {
    const all = membersOf(objectOf(each).affected_versions).length;
    return softwareOf(each)[0]?.ranges.length === all ? [] : slugOf(each);
  });
}

function slugOf(given: unknown): string {
  const { type, slug } = objectOf(given);
  return type === 'core' ? 'wordpress' : textOf(slug, 300).toLowerCase();
}

function softwareOf(given: unknown): AffectedSoftware[] {
  const { type, name, affected_versions, patched_versions, remediation } = objectOf(given);
  const known = SOFTWARE_TYPES.find(each => each === type);
  const clean = slugOf(given);
  const ranges = membersOf(affected_versions).flatMap(rangeOf);
  if (known === undefined || clean === '' || ranges.length === 0) return [];
  return [
    {
      type: known,
      slug: clean,
      name: textOf(name, 200) || clean,
      ranges,
      patchedVersions: listOf(patched_versions, MOST.patched)
        .map(version => textOf(version, LONGEST_VERSION))
        .filter(Boolean),
      remediation: textOf(remediation, 1000),
    },
  ];
}

function rangeOf(given: unknown): VersionRange[] {
  const { from_version, from_inclusive, to_version, to_inclusive } = objectOf(given);
  const from = textOf(from_version, LONGEST_VERSION);
  const to = textOf(to_version, LONGEST_VERSION);
  if (from === '' || to === '') return [];
  return [{ from, fromInclusive: from_inclusive !== false, to, toInclusive: to_inclusive !== false }];
}

/** By party: `{"message": "…", "defiant": {"notice": "…", "license": "…", "license_url": "…"}}`; or a list of those. */
function noticesOf(given: unknown): FeedNotice[] {
  const members = Array.isArray(given)
    ? given.map((each, at) => [textOf(objectOf(each).party, 100) || String(at + 1), each] as const)
    : Object.entries(objectOf(given));
  return members.slice(0, MOST.notices).flatMap(([party, each]) => {
    const { notice, license, license_url } = typeof each === 'string' ? { notice: each } : (objectOf(each) as Json);
    const read = {
      party: textOf(party, 100),
      notice: textOf(notice, 1000),
      license: textOf(license, 4000),
      licenseUrl: addressOf(license_url),
    };
    return read.notice === '' && read.license === '' ? [] : [read];
  });
}

function severityOf(rating: unknown, score: number | null): HoleSeverity {
  const named = HOLE_SEVERITIES.find(each => each === textOf(rating, 20).toLowerCase());
  if (named !== undefined) return named;
  if (score === null) return 'unknown';
  if (score >= 90) return 'critical';
  if (score >= 70) return 'high';
  if (score >= 40) return 'medium';
  return score > 0 ? 'low' : 'none';
}

function scoreOf(given: unknown): number | null {
  const score = typeof given === 'string' ? Number.parseFloat(given) : given;
  return typeof score === 'number' && score >= 0 && score <= 10 ? Math.round(score * 10) : null;
}

/** `2026-01-31 08:00:00` is UTC, as in the feed; ISO 8601 is read, too. */
function instantOf(given: unknown): number | null {
  const text = textOf(given, 40);
  if (!/^\d{4}-\d\d-\d\d/.test(text)) return null;
  const plain = /^(\d{4}-\d\d-\d\d)(?: (\d\d:\d\d(?::\d\d)?))?$/.exec(text);
  const ms = Date.parse(plain ? `${plain[1]}T${plain[2] ?? '00:00'}Z` : text);
  return Number.isFinite(ms) ? ms : null;
}

function addressOf(given: unknown): string {
  const text = textOf(given, 500);
  const url = /^https?:\/\//i.test(text) ? URL.parse(text) : null;
  return url === null || url.username !== '' ? '' : url.href;
}

function textOf(given: unknown, most: number): string {
  if (typeof given !== 'string') return '';
  const clean = withoutHidden(given.slice(0, most * 2)).trim();
  return clean.length > most ? `${clean.slice(0, most - 1).toWellFormed()}…` : clean;
}

function objectOf(given: unknown): Json {
  return typeof given === 'object' && given !== null && !Array.isArray(given) ? (given as Json) : {};
}

const listOf = (given: unknown, most?: number): unknown[] => (Array.isArray(given) ? given.slice(0, most) : []);
const membersOf = (given: unknown): unknown[] => (Array.isArray(given) ? given : Object.values(objectOf(given)));
