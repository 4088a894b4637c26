const STAGES = ['dev', 'alpha', 'a', 'beta', 'b', 'rc', '#', 'p', 'pl'];

/**
 * Compares two versions as PHP's version_compare does, for what plugins really use: `1.10 > 1.9`, `2.0-beta < 2.0`.
 * @returns below 0, 0 or above 0.
 */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [partsOf(a), partsOf(b)];
  for (let i = 0; i < Math.max(left.length, right.length); i++) {
    const difference = comparePart(left[i], right[i]);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Whether a site that has `installed` has what `wanted` was to bring. */
export function reaches(installed: string, wanted: string): boolean {
  return installed === wanted || (installed !== '' && compareVersions(installed, wanted) >= 0);
}

/** Whether a PHP of this version meets what is required, as WordPress judges it. Nothing required is met. */
export function meetsPhp(php: string, required: string): boolean {
  return required === '' || compareVersions(php, required) >= 0;
}

/** The same for a version of WordPress: its betas count as the release, and `6.3.0` means `6.3`. */
export function meetsWordPress(wordPress: string, required: string): boolean {
  const [release = ''] = wordPress.split('-');
  return required === '' || compareVersions(release, required.replace(/^(\d+\.\d+)\.0$/, '$1')) >= 0;
}

function partsOf(version: string): string[] {
  return version.toLowerCase().match(/\d+|[a-z]+/g) ?? [];
}

function comparePart(a: string | undefined, b: string | undefined): number {
  const bothNumbers = a !== undefined && b !== undefined && /^\d/.test(a) && /^\d/.test(b);
  return bothNumbers ? Number(a) - Number(b) : rank(a) - rank(b);
}

/** A missing part is below any number, and above the stages that come before a release. */
function rank(part: string | undefined): number {
  if (part === undefined) return STAGES.indexOf('#');
  if (/^\d/.test(part)) return STAGES.indexOf('#') + 0.5;
  return STAGES.indexOf(part);
}
