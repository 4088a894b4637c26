import { OLD_TABLES, type OldCell, type OldCells, type OldTableName } from './old-tables.ts';

/**
 * Which program a dump looks as if written by. `mysqldump`: no column names, many rows in a line. `mariadb`: the same,
 * with a sandbox comment and a line for each row. `phpmyadmin`: with column names.
 */
export type DumpStyle = 'mysqldump' | 'mariadb' | 'phpmyadmin';

export interface DumpShape {
  readonly style: DumpStyle;
  readonly prefix: string;
  /** Character set that the dump names and is written in. */
  readonly charset: 'utf8mb4' | 'latin1';
  /** Columns that are written as hexadecimal numbers. */
  readonly hexColumns: readonly string[];
  /** Order of the columns of a table in `CREATE TABLE` and in rows without names, when not the usual one. */
  readonly columns: Readonly<Partial<Record<OldTableName, readonly string[]>>>;
}

const BYTES_PER_STATEMENT = 1_000_000;

/** Writes a dump piece by piece: at most about a MB at a time. */
export function* writeDump(
  tables: Iterable<readonly [OldTableName, Iterable<OldCells>]>,
  options: DumpShape,
): Generator<Buffer> {
  const encode = (text: string) => Buffer.from(text, options.charset === 'latin1' ? 'latin1' : 'utf8');
  yield encode(head(options));
  for (const [table, rows] of tables) {
    const columns = options.columns[table] ?? OLD_TABLES[table];
    yield encode(createTable(options.prefix + table, columns));
    for (const statement of inserts(table, columns, rows, options)) yield encode(statement);
    yield encode('UNLOCK TABLES;\n');
  }
  yield encode('/*!40101 SET CHARACTER_SET_CLIENT=@OLD_CHARACTER_SET_CLIENT */;\n-- Dump completed\n');
}

function head({ style, charset }: DumpShape): string {
  const sandbox = style === 'mariadb' ? '/*M!999999\\- enable the sandbox mode */ \n' : '';
  return `${sandbox}-- A dump made for tests; it's of no real dashboard.
/*!40101 SET @OLD_CHARACTER_SET_CLIENT=@@CHARACTER_SET_CLIENT */;
/*!40101 SET NAMES ${charset} */;
/*!40014 SET @OLD_UNIQUE_CHECKS=@@UNIQUE_CHECKS, UNIQUE_CHECKS=0 */;

`;
}

function createTable(table: string, columns: readonly string[]): string {
  const lines = columns.map(column => {
    const [name, type] = nameAndType(column);
    return `  \`${name}\` ${type} DEFAULT NULL COMMENT 'it''s, (a) column',\n`;
  });
  const [first] = nameAndType(columns[0] ?? '');
  return `DROP TABLE IF EXISTS \`${table}\`;
CREATE TABLE \`${table}\` (
${lines.join('')}  KEY \`first\` (\`${first}\`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4;
LOCK TABLES \`${table}\` WRITE;
`;
}

function* inserts(
  table: OldTableName,
  columns: readonly string[],
  rows: Iterable<OldCells>,
  { style, prefix, hexColumns }: DumpShape,
): Generator<string> {
  const names = columns.map(column => nameAndType(column)[0]);
  const list = style === 'phpmyadmin' ? ` (${names.map(name => `\`${name}\``).join(', ')})` : '';
  const begin = `INSERT INTO \`${prefix}${table}\`${list} VALUES`;
  const between = style === 'mysqldump' ? ',' : ',\n';
  let values: string[] = [];
  let length = 0;
  const finish = () => `${begin}${style === 'mysqldump' ? ' ' : '\n'}${values.join(between)};\n`;
  for (const row of rows) {
    const cells = columns.map((column, position) => {
      const name = names[position] ?? '';
      return literal(row[name] ?? defaultOf(column), hexColumns.includes(name));
    });
    const value = `(${cells.join(style === 'phpmyadmin' ? ', ' : ',')})`;
    if (values.length > 0 && length + value.length > BYTES_PER_STATEMENT) {
      yield finish();
      [values, length] = [[], 0];
    }
    values.push(value);
    length += value.length;
  }
  if (values.length > 0) yield finish();
}

const nameAndType = (column: string): [string, string] => {
  const space = column.indexOf(' ');
  return [column.slice(0, space).replaceAll('`', ''), column.slice(space + 1)];
};
const defaultOf = (column: string): OldCell => {
  const [, type] = nameAndType(column);
  if (type === 'datetime') return null;
  return /int|decimal/.test(type) ? 0 : '';
};

const ESCAPES: Readonly<Record<string, string>> = {
  '\0': '\\0',
  '\n': '\\n',
  '\r': '\\r',
  '\\': '\\\\',
  "'": "\\'",
  '"': '\\"',
  '\u001a': '\\Z',
};

function literal(cell: OldCell, asHex: boolean): string {
  if (cell === null) return 'NULL';
  if (typeof cell === 'number') return String(cell);
  if (asHex && cell !== '') return `0x${Buffer.from(cell, 'utf8').toString('hex').toUpperCase()}`;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: dumps escape them
  return `'${cell.replace(/[\0\n\r\\'"\u001a]/g, char => ESCAPES[char] ?? char)}'`;
}
