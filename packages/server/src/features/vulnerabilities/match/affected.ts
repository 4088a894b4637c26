import { compareVersions } from '../../../kernel/text/versions.ts';
import type { AffectedSoftware, SoftwareType, VersionRange } from '../feed/feed-record.ts';

/** Whether a version is in one of the ranges. Of an unknown one ('') only is if all versions are. */
export function isAffected(version: string, ranges: readonly VersionRange[]): boolean {
  return ranges.some(range => {
    if (range.from === '*' && range.to === '*') return true;
    return version !== '' && isAbove(version, range) && isBelow(version, range);
  });
}

function isAbove(version: string, { from, fromInclusive }: VersionRange): boolean {
  if (from === '*') return true;
  const order = compareVersions(version, from);
  return order > 0 || (order === 0 && fromInclusive);
}

function isBelow(version: string, { to, toInclusive }: VersionRange): boolean {
  if (to === '*') return true;
  const order = compareVersions(version, to);
  return order < 0 || (order === 0 && toInclusive);
}

/** The lowest version above this one in which it is fixed; '' where none is known. */
export function fixedIn(
  version: string,
  { patchedVersions, ranges }: Pick<AffectedSoftware, 'patchedVersions' | 'ranges'>,
) {
  const above = patchedVersions.filter(
    patched => compareVersions(patched, version) > 0 && !isAffected(patched, ranges),
  );
  return above.sort(compareVersions)[0] ?? '';
}

/**
 * The slug by which the directory of WordPress, and so the feed, knows an installed item: of a plugin its folder. Hello
 * Dolly comes with WordPress as a single file, and has another name there.
 */
export function directorySlug(type: SoftwareType, slug: string): string {
  if (type !== 'plugin') return slug.toLowerCase();
  const [folder = '', ...file] = slug.toLowerCase().split('/');
  if (file.length > 0) return folder;
  return folder === 'hello.php' ? 'hello-dolly' : folder.replace(/\.php$/, '');
}
