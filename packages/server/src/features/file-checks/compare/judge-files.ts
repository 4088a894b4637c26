/**
 * unchanged: as on most sites, or as the last time. uncompared: read once, and too few sites have the same version.
 * altered: neither, although the version is the same. accepted: altered, and somebody wants it so. unknown: the files
 * could not be read.
 */
export const FILE_STATES = ['unchanged', 'uncompared', 'altered', 'accepted', 'unknown'] as const;
export type FileState = (typeof FILE_STATES)[number];

/** So many sites must have the same files before others are measured by them. */
const WITNESSES = 3;
/** And so large must their share be: below it, there is more than one edition of that version. */
const CLEAR_SHARE = 0.75;

export interface DigestCount {
  readonly digest: string;
  /** Sites that have it; those that share their files count once. */
  readonly sites: number;
}

/** The digest that nearly all sites with one version have; undefined if there is none. */
export function usualDigest(counts: readonly DigestCount[]): string | undefined {
  const all = counts.reduce((sum, { sites }) => sum + sites, 0);
  const most = counts.find(({ sites }) => sites >= WITNESSES && sites >= all * CLEAR_SHARE);
  return most?.digest;
}

export interface JudgedFiles {
  readonly digest: string;
  readonly unread: string;
  readonly state: FileState;
  readonly base_digest: string;
  readonly accepted_digest: string;
}

/** What to think of the files of an item on one site. The fleet's word counts more than what the site had before. */
export function judgeFiles(item: JudgedFiles, usual: string | undefined): Pick<JudgedFiles, 'state' | 'base_digest'> {
  const base_digest = usual ?? item.base_digest;
  if (item.unread !== '') return { state: whileUnread(item.state), base_digest };
  if (item.digest === base_digest) {
    return { state: usual === undefined && item.state === 'uncompared' ? 'uncompared' : 'unchanged', base_digest };
  }
  return { state: item.digest === item.accepted_digest ? 'accepted' : 'altered', base_digest };
}

/** Files that can't be read any more don't end what was found in them. */
export const whileUnread = (state: FileState): FileState =>
  state === 'altered' || state === 'accepted' ? state : 'unknown';
