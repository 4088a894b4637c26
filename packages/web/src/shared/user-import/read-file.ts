import type { InfoRecord } from 'csv-parse/browser/esm';
import { parse } from 'csv-parse/browser/esm/sync';
import { MOST_IMPORT_BYTES, MOST_IMPORT_ROWS } from '../../generated/limits.ts';
import { t } from '../../texts/text.ts';
import { type PreviewRow, previewRow } from './import-row.ts';

/** The content of the file; a header, if it has one, is not among the rows. */
export interface ReadFile {
  readonly rows: readonly PreviewRow[];
  readonly hasHeader: boolean;
}

export const MOST_MEGABYTES = MOST_IMPORT_BYTES / 1024 / 1024;

/** The file can't be imported; the message says why. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
}

/** Reads a CSV file with the server's own parser and rules. @throws UnreadableFile */
export async function readFile(file: File): Promise<ReadFile> {
  if (file.size > MOST_IMPORT_BYTES)
    throw new UnreadableFile(t('shared.import.tooLarge', { megabytes: MOST_MEGABYTES }));
  const records = parsed(await file.text());
  const [first] = records;
  const hasHeader = first?.cells[0]?.trim().toLowerCase() === 'username';
  const rows = records.slice(hasHeader ? 1 : 0).map(({ line, cells }) => previewRow(line, cells));
  if (rows.length === 0) throw new UnreadableFile(t('shared.import.noRow'));
  if (rows.length > MOST_IMPORT_ROWS) throw new UnreadableFile(t('shared.import.tooMany', { rows: MOST_IMPORT_ROWS }));
  return { rows, hasHeader };
}

interface Line {
  readonly line: number;
  readonly cells: readonly string[];
}

function parsed(text: string): Line[] {
  let line = 1;
  const lines: Line[] = [];
  // With its raw text, a record is wrapped, which the parser's types don't declare.
  const take = (given: unknown, { raw = '' }: InfoRecord) => {
    const wrapped = typeof given === 'object' && given !== null && 'record' in given ? given.record : undefined;
    const cells = Array.isArray(wrapped) ? wrapped.map(String) : [];
    if (cells.length > 1 || cells[0]?.trim() !== '') lines.push({ line, cells });
    line += raw.match(/\r\n|\n|\r/g)?.length ?? 0;
    return null;
  };
  try {
    const options = { raw: true, relax_column_count: true, record_delimiter: ['\r\n', '\n', '\r'], on_record: take };
    parse(text.replace(/^\uFEFF/, ''), options);
  } catch {
    throw new UnreadableFile(t('shared.import.noCsv'));
  }
  return lines;
}
