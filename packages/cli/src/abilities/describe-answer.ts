import { printable } from '../terminal.ts';
import { quantityOf, textTable } from '../text-table.ts';

/** How the list in an answer becomes a table. */
export interface AnswerView {
  /** Columns, in their order; by default those of all members that are no lists or objects. */
  readonly columns?: readonly string[];
  /** Of these, those that somebody copies, which a narrow screen doesn't cut. */
  readonly whole?: readonly string[];
  /** Rows, where an item of the answer is not one already. */
  readonly rowsOf?: (answer: Readonly<Record<string, unknown>>) => readonly Row[];
  /** What the total counts, where that is not the rows: `site`. */
  readonly counts?: string;
}

type Row = Readonly<Record<string, unknown>>;
const LONGEST_CELL = 200;

/** Any answer as text for people: a list as a table, everything else as `name: value`. */
export function describeAnswer(answer: unknown, width: number | undefined, view: AnswerView = {}): string {
  if (!isRecord(answer)) return shownValue(answer);
  const lists = Object.entries(answer).filter((entry): entry is [string, Row[]] => isRows(entry[1]));
  const items = view.rowsOf?.(answer) ?? (Array.isArray(answer.items) ? (answer.items as Row[]) : undefined);
  if (items !== undefined) return pageOf(answer, items, width, view);
  const others = Object.entries(answer).filter(([name, value]) => !isRows(value) || !lists.some(([of]) => of === name));
  return (
    [
      facts(others.filter(([, value]) => !isEmptyList(value))),
      ...lists.map(([name, rows]) => `${name}:\n${tableOf(rows, width, view)}`),
    ]
      .filter(part => part !== '')
      .join('\n\n') || 'Done.'
  );
}

function pageOf(answer: Row, items: readonly Row[], width: number | undefined, view: AnswerView): string {
  const { counts = 'result' } = view;
  const { page, per_page, total } = answer as Readonly<Record<string, number>>;
  if (items.length === 0) return total === undefined || total === 0 ? 'Nothing found.' : `There is no page ${page}.`;
  const table = tableOf(items, width, view);
  if (total === undefined || page === undefined || per_page === undefined) return table;
  const pages = Math.ceil(total / per_page);
  const next = page < pages ? `; next: --page ${page + 1}` : '';
  return `${table}\n\nPage ${page} of ${pages}, ${quantityOf(total, counts)}${next}`;
}

function tableOf(rows: readonly Row[], width: number | undefined, { columns, whole = [] }: AnswerView): string {
  const head = columns ?? plainColumns(rows);
  const cells = rows.map(row => head.map(name => cellOf(row[name])));
  return textTable(
    head.map(name => name.replaceAll('_', ' ')),
    cells,
    width,
    whole.map(name => head.indexOf(name)),
  );
}

function plainColumns(rows: readonly Row[]): string[] {
  const names = new Set(rows.flatMap(row => Object.keys(row)));
  const plain = [...names].filter(name => rows.some(row => row[name] !== null && typeof row[name] !== 'object'));
  return plain.length === 0 ? [...names] : plain;
}

function cellOf(value: unknown): string | number {
  if (typeof value === 'number') return value;
  const text = shownValue(value);
  return text.length > LONGEST_CELL ? `${text.slice(0, LONGEST_CELL)}…` : text;
}

function facts(entries: readonly (readonly [string, unknown])[]): string {
  const widest = Math.max(0, ...entries.map(([name]) => name.length));
  return entries.map(([name, value]) => `${`${name}:`.padEnd(widest + 2)}${printable(shownValue(value))}`).join('\n');
}

function shownValue(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value) && value.every(item => typeof item !== 'object')) return value.join(', ');
  return JSON.stringify(value);
}

function isRecord(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isRows(value: unknown): value is Row[] {
  return Array.isArray(value) && value.length > 0 && value.every(isRecord);
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}
