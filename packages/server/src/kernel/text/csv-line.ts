/** What may stand in a cell. */
export type CsvValue = string | number | boolean | null | undefined | readonly unknown[] | object;

/** Spreadsheets run a text that begins so as a formula, some also after spaces. */
const FORMULA = /^(?=\s*[=+\-@]|[\t\r\n])/;
/**
 * Where semicolons separate cells, as in German, our quotes are letters, and a semicolon or the end of a line within a
 * text ends a cell: what follows begins one.
 */
const CELL_WITHIN = /[;\t\r\n][\s"]*/g;
const SIGN = /^[=+\-@]/;

/**
 * A line of a CSV file (RFC 4180) of which no spreadsheet runs anything: a text that would be a formula gets an
 * apostrophe before it. Lists are joined by `; `, other values are JSON. Numbers are no texts.
 */
export const csvLine = (values: readonly CsvValue[]) => `${values.map(cellOf).join(',')}\r\n`;

function cellOf(value: CsvValue): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const safe = withoutFormulas(textOf(value));
  return /[",;\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function withoutFormulas(text: string): string {
  return text
    .replace(FORMULA, "'")
    .replace(CELL_WITHIN, (end, at, all) => (SIGN.test(all[at + end.length] ?? '') ? `${end}'` : end));
}

function textOf(value: string | readonly unknown[] | object): string {
  if (typeof value === 'string') return value;
  const plain = Array.isArray(value) && value.every(one => typeof one !== 'object');
  return plain ? value.join('; ') : JSON.stringify(value);
}
