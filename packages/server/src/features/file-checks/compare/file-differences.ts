/** So many names are kept; the rest is counted. */
const MOST_NAMES = 50;
const MOST_CHARACTERS = 300;

interface NamedFiles {
  readonly count: number;
  /** The first of them by name. */
  readonly names: readonly string[];
}

/** Files of an item that are not as they should be. */
export interface FileDifferences {
  readonly changed: NamedFiles;
  readonly added: NamedFiles;
  readonly removed: NamedFiles;
}

type Files = ReadonlyMap<string, string>;

/** What is different between the files of an item and those that it should have. */
export function fileDifferences(found: Files, wanted: Files): FileDifferences {
  const paths = (files: Files, that: (path: string, sum: string) => boolean) =>
    named([...files].filter(([path, sum]) => that(path, sum)).map(([path]) => path));
  return {
    changed: paths(found, (path, sum) => wanted.has(path) && wanted.get(path) !== sum),
    added: paths(found, path => !wanted.has(path)),
    removed: paths(wanted, path => !found.has(path)),
  };
}

function named(paths: readonly string[]): NamedFiles {
  const names = [...paths].sort().slice(0, MOST_NAMES).map(shownPath);
  return { count: paths.length, names };
}

/** Hidden characters, and those that reorder text, become visible. */
const UNSEEN = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

const shownPath = (path: string) => path.slice(0, MOST_CHARACTERS).toWellFormed().replace(UNSEEN, '\ufffd');
