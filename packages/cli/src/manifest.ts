import { open } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { UsageError } from './failure.ts';
import type { Io } from './io.ts';

/** One line of a manifest: the input of add-site, or why it can't be read. */
export type ManifestLine =
  | { readonly line: number; readonly input: { readonly url: string } & Readonly<Record<string, unknown>> }
  | { readonly line: number; readonly problem: string };

/**
 * Reads JSON lines `{url, admin, adminpassword, uniqueid, …}`, one at a time. Blank lines are counted but skipped.
 * @param path File, or `-` for standard input. @throws UsageError when it can't be read.
 */
export async function* readManifest(path: string, io: Io): AsyncGenerator<ManifestLine> {
  let line = 0;
  try {
    for await (const text of await linesOf(path, io)) {
      line += 1;
      const trimmed = text.replace(/^\uFEFF/, '').trim();
      if (trimmed !== '') yield parse(trimmed, line);
    }
  } catch (error) {
    throw new UsageError(`${path} could not be read: ${reasonOf(error as NodeJS.ErrnoException)}.`);
  }
}

async function linesOf(path: string, io: Io): Promise<AsyncIterable<string>> {
  if (path === '-') return createInterface({ input: io.stdin, crlfDelay: Number.POSITIVE_INFINITY });
  return (await open(path)).readLines();
}

function parse(text: string, line: number): ManifestLine {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { line, problem: 'not valid JSON' };
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { line, problem: 'not a JSON object' };
  const { url } = value as { url?: unknown };
  if (typeof url !== 'string') return { line, problem: 'it has no "url"' };
  return { line, input: { ...value, url } };
}

function reasonOf({ code, message }: NodeJS.ErrnoException): string {
  if (code === 'ENOENT') return 'there is no such file';
  if (code === 'EISDIR') return 'it is a folder';
  return code === 'EACCES' ? 'permission denied' : message;
}
