import packageJson from '../../../../package.json' with { type: 'json' };

/*
 * `digests_json` of a site has one entry for each part of its report: the digest of its rows, if it is known, after a tilde
 * how often they were changed, and after a dot the digest of the bytes that they were read from, if it is known. The
 * number shows a sync under way that its report may be older, also where the rows are again what they were.
 */

/** Rows also depend on the code that reads them: each release reads every part once more. */
export const READER: string = packageJson.version;

export type StoredDigests = Readonly<Record<string, string>>;

/** The entry of rows that were changed. @param rows Their digest; undefined where the next sync compares all of them. */
export function changedEntry(before: string | undefined, rows = ''): string {
  const [, times = '0'] = withoutRaw(before).split('~');
  return `${rows}~${Number(times) + 1}`;
}

/** Of an entry, what is about the rows: equal only as long as nobody changes them. */
export function withoutRaw(entry = ''): string {
  return entry.split('.', 1)[0] as string;
}

export function withRaw(entry: string | undefined, raw: string | undefined): string {
  return raw === undefined ? withoutRaw(entry) : `${withoutRaw(entry)}.${raw}`;
}

export function rowsDigestOf(entry: string | undefined): string {
  return withoutRaw(entry).split('~', 1)[0] as string;
}

/** What `statsSince` takes. */
export function rawDigestsOf(digestsJson: string): Record<string, string> {
  const raw: Record<string, string> = {};
  for (const [part, entry] of Object.entries(JSON.parse(digestsJson) as StoredDigests)) {
    const dot = entry.indexOf('.');
    if (dot > 0) raw[part] = entry.slice(dot + 1);
  }
  return raw;
}
