/** The names of stages that PHP knows, in the order in which it looks: a text that begins with one counts as it. */
const STAGES: readonly (readonly [name: string, order: number])[] = [
  ['dev', 0],
  ['alpha', 1],
  ['a', 1],
  ['beta', 2],
  ['b', 2],
  ['RC', 3],
  ['rc', 3],
  ['#', 4],
  ['pl', 5],
  ['p', 5],
];
/** What nearly all versions are: they are compared without being taken apart. */
const NUMBERS = /^\d{1,9}(?:\.\d{1,9}){0,9}$/;
/** What PHP compares a name with where the other version has a number, or has ended. */
const NUMBER = '#N#';

/**
 * Compares two versions exactly as PHP's version_compare does, and so as WordPress: `1.10 > 1.9`, `2.0-beta < 2.0`,
 * `1.0 < 1.0.0`. Only that each version equals itself, which PHP denies of some that end in a sign.
 * @returns below 0, 0 or above 0.
 */
export function compareVersions(a: string, b: string): number {
  if (a === b) return 0;
  return NUMBERS.test(a) && NUMBERS.test(b) ? compareNumbers(a, b) : compareParts(versionParts(a), versionParts(b));
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

/** As `compareParts`, for versions of numbers and dots. */
function compareNumbers(a: string, b: string): number {
  for (let [inA, inB] = [0, 0]; ; ) {
    const [endA, endB] = [endOfNumber(a, inA), endOfNumber(b, inB)];
    const difference = Number(a.slice(inA, endA)) - Number(b.slice(inB, endB));
    if (difference !== 0) return Math.sign(difference);
    if (endA === a.length || endB === b.length) return Math.sign(a.length - endA - (b.length - endB));
    [inA, inB] = [endA + 1, endB + 1];
  }
}

function endOfNumber(version: string, from: number): number {
  const dot = version.indexOf('.', from);
  return dot === -1 ? version.length : dot;
}

/** The parts of a version, which PHP separates at all signs and between digits and letters. None of an empty one. */
function versionParts(version: string): string[] {
  if (version.startsWith('#')) return version.split('.');
  let dotted = version.slice(0, 1);
  let before = dotted;
  for (const sign of version.slice(1)) {
    const apart = isDigit(sign)
      ? isName(before) && !isJoint(before)
      : isDigit(before) && isName(sign) && !isJoint(sign);
    const dot = dotted.endsWith('.') ? '' : '.';
    if (apart) dotted += dot + sign;
    else dotted += /[\dA-Za-z]/.test(sign) ? sign : dot;
    before = sign;
  }
  return dotted === '' ? [] : dotted.split('.');
}

const isDigit = (text: string) => /^\d/.test(text);
const isName = (sign: string) => !isDigit(sign) && sign !== '.';
const isJoint = (sign: string) => sign === '-' || sign === '_' || sign === '+';

function compareParts(left: readonly string[], right: readonly string[]): number {
  if (left.length === 0 || right.length === 0) return Math.sign(left.length - right.length);
  let at = 0;
  for (; goesOn(left, at) && goesOn(right, at); at++) {
    const difference = comparePart(left[at] as string, right[at] as string);
    if (difference !== 0) return difference;
  }
  if (at < left.length) return compareRest(left.slice(at));
  return at < right.length ? -compareRest(right.slice(at)) : 0;
}

/** What follows a sign at the very end is no part to compare, but one too many. */
const goesOn = (parts: readonly string[], at: number) =>
  at < parts.length - 1 || (at === parts.length - 1 && parts[at] !== '');

/** What one version has beyond the end of the other. */
function compareRest(rest: readonly string[]): number {
  const [next = ''] = rest;
  if (isDigit(next)) return 1;
  return next === '' && rest.length === 1 ? -1 : compareParts(rest, [NUMBER]);
}

function comparePart(a: string, b: string): number {
  if (isDigit(a) && isDigit(b)) return Math.sign(Number.parseInt(a, 10) - Number.parseInt(b, 10));
  return Math.sign(stageOf(isDigit(a) ? NUMBER : a) - stageOf(isDigit(b) ? NUMBER : b));
}

function stageOf(part: string): number {
  return STAGES.find(([name]) => part.startsWith(name))?.[1] ?? -1;
}
