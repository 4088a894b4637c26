import packageJson from '../../../../package.json' with { type: 'json' };

/*
 * `digests_json` of a site has one entry for each part of its report that is stored: the digest of the rows, and after a
 * dot the digest of the bytes that they were read from, where those are known. Whoever changes rows of a part otherwise
 * removes its entry, which also shows a sync under way that its report may be older.
 */

/** Rows also depend on the code that reads them: each release reads every part once more. */
export const READER: string = packageJson.version;

export type StoredDigests = Readonly<Record<string, string>>;

export function digestEntry(rows: string, raw: string | undefined): string {
  return raw === undefined ? rows : `${rows}.${raw}`;
}

export function rowsDigestOf(entry: string | undefined): string | undefined {
  const dot = entry?.indexOf('.') ?? -1;
  return dot < 0 ? entry : entry?.slice(0, dot);
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
