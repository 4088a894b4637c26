import type { Output } from '../../generated/abilities.ts';
import { t } from '../../texts/text.ts';
import type { Tone } from '../../ui/text/chip.tsx';
import type { ReadFile } from './read-file.ts';

/** A row of an import that failed at least partly. Source: import-site-users-v1. */
export type ImportRowFailure = Output<'import-site-users-v1'>['failed_users'][number];

/** The result of a row: `Created on 22 of 23 sites`. */
export function rowOutcome({ sites, created, failed }: ImportRowFailure): {
  readonly text: string;
  readonly tone: Tone;
} {
  const pending = sites - created - failed;
  if (sites === 0) return { text: t('shared.import.failed'), tone: 'bad' };
  if (created === 0 && pending === 0) return { text: t('shared.import.failedAll', { count: sites }), tone: 'bad' };
  const text =
    pending > 0
      ? t('shared.import.createdSoFar', { created, count: sites, open: pending })
      : t('shared.import.created', { created, count: sites });
  return { text, tone: 'warn' };
}

/** Known sites on which the row can be retried; rows without any must be corrected in the file. */
export const retrySites = ({ failed_sites }: ImportRowFailure): number[] =>
  failed_sites.flatMap(({ website_id }) => (typeof website_id === 'number' ? [website_id] : []));

/**
 * A file with only the failed rows, each for its failed sites and on its original line. The server keeps no password
 * of an import: passwords come from the imported file.
 * @throws Error if the file is another one and lacks such a row.
 */
export function retryFile(
  read: ReadFile,
  failed: readonly ImportRowFailure[],
): { readonly file: File; readonly rows: number } {
  const byLine = new Map(read.rows.map(row => [row.line, row]));
  let [text, line, rows] = ['', 1, 0];
  for (const row of [...failed].sort((a, b) => a.line_number - b.line_number)) {
    const sites = retrySites(row);
    if (sites.length === 0) continue;
    const cells = byLine.get(row.line_number)?.cells;
    if (!cells) throw new Error(t('shared.import.otherFile', { line: String(row.line_number) }));
    const record = [...cells.slice(0, 8), sites.join(';'), ''].map(quoted).join(',');
    text += '\n'.repeat(row.line_number - line) + record;
    line = row.line_number + lineBreaksIn(record);
    rows += 1;
  }
  return { file: new File([`${text}\n`], 'retry.csv', { type: 'text/csv' }), rows };
}

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
const lineBreaksIn = (text: string) => text.match(/\r\n|\n|\r/g)?.length ?? 0;

/** The failed rows after some were retried on the sites on which they had failed. */
export function afterRetry(
  before: readonly ImportRowFailure[],
  again: readonly ImportRowFailure[],
): readonly ImportRowFailure[] {
  const still = new Map(again.map(row => [row.line_number, row]));
  return before.flatMap(row => {
    const tried = new Set<number | string>(retrySites(row));
    if (tried.size === 0) return [row];
    const now = still.get(row.line_number);
    const left = row.failed_sites.filter(({ website_id }) => !tried.has(website_id));
    const failed = row.failed - tried.size + (now ? now.failed : 0);
    if (failed === 0 && row.problem === '') return [];
    const failed_sites = [...left, ...(now?.failed_sites ?? [])];
    const created = row.created + tried.size - (now?.failed ?? 0);
    const error = [row.problem, ...failed_sites.map(site => site.message)].filter(Boolean).join(' ');
    return [{ ...row, created, failed, failed_sites, error }];
  });
}
