import { createHash } from 'node:crypto';

/** The digest of a list of files, as the program on the site makes it: sorted by bytes. */
export function digestOfFiles(files: ReadonlyMap<string, string>): string {
  const lines = [...files].map(([path, sum]) => ({ path: Buffer.from(path), sum }));
  lines.sort((a, b) => Buffer.compare(a.path, b.path));
  const hash = createHash('md5');
  for (const { path, sum } of lines) hash.update(path).update(`\0${sum}\n`);
  return hash.digest('hex');
}
