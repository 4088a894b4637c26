/** What may stand in a cell. */
export type ExportValue = string | number | boolean | null | readonly string[] | object;

/** Spreadsheets treat a text as a formula if it begins with one of these, even after spaces. */
const FORMULA = /^\s*[=+\-@\t\r]/;

/**
 * A cell of a CSV file (RFC 4180) that no spreadsheet runs as a formula: such a text gets an apostrophe in front. Lists
 * are joined by `; `, other values are JSON.
 */
export function csvCell(value: ExportValue): string {
  if (value === null) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = textOf(value);
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export function csvLine(values: readonly ExportValue[]): string {
  return `${values.map(csvCell).join(',')}\r\n`;
}

function textOf(value: string | readonly string[] | object): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value) && value.every(item => typeof item === 'string')) return value.join('; ');
  return JSON.stringify(value);
}
