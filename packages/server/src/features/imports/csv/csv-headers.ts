/** What a column of a file can mean. */
export const CSV_FIELDS = [
  'url',
  'admin',
  'password',
  'uniqueid',
  'name',
  'client',
  'tags',
  'http_user',
  'http_pass',
  'ssl_verify',
] as const;
export type CsvField = (typeof CSV_FIELDS)[number];

/** Headers as dashboards and people write them, in lower case and with single spaces. */
const HEADERS: Readonly<Record<CsvField, string>> = {
  url: 'url|site url|website url|wordpress url|wp url|home url|address|site address|web address|domain|domain name|site|website|link|host|hostname|siteurl',
  admin:
    'admin|admin name|admin username|admin user|admin login|administrator|username|user name|user|login|wp username|wp admin|wp admin username|wordpress username|adminname',
  password: 'password|admin password|adminpassword|admin pass|pass|wp password|wp admin password|wordpress password',
  uniqueid:
    'security id|unique id|uniqueid|unique security id|child unique id|child security id|security key|activation key',
  name: 'name|site name|website name|title|site title|website title|label name|sitename',
  client: 'client|client name|client email|customer|customer name|company|owner',
  tags: 'tag|tags|group|groups|label|labels|category|categories|folder|folders',
  http_user: 'http username|http user|http auth username|basic auth username|basic auth user',
  http_pass: 'http password|http pass|http auth password|basic auth password',
  ssl_verify: 'verify certificate|verify ssl|ssl verify|verify ssl certificate|verify tls',
};

const FIELD_OF: ReadonlyMap<string, CsvField> = new Map(
  CSV_FIELDS.flatMap(field => HEADERS[field].split('|').map(header => [header, field] as const)),
);

/** The ten columns of the upload of MainWP, in files without a header. The last one, the SSL version, has no use here. */
const POSITIONS: readonly (CsvField | null)[] = [
  'name',
  'url',
  'admin',
  'password',
  'tags',
  'uniqueid',
  'http_user',
  'http_pass',
  'ssl_verify',
  null,
];

/** What each column of a file means, and whether its first row is a header. */
export interface CsvLayout {
  /** `header`: named by the first row. `mainwp`: the ten columns of the upload of MainWP, without a header. */
  readonly kind: 'header' | 'mainwp';
  readonly columns: readonly (CsvField | null)[];
  /** The cells of the header. */
  readonly headers: readonly string[];
}

/** Recognises the layout by the first row; undefined if no column can be the address. */
export function csvLayoutOf(first: readonly string[]): CsvLayout | undefined {
  const named = first.map(cell => FIELD_OF.get(headerKey(cell)) ?? null);
  // The first column of a meaning counts: "URL" before "Link".
  const columns = named.map((field, index) => (named.indexOf(field) === index ? field : null));
  if (columns.includes('url')) return { kind: 'header', columns, headers: first.map(cell => cell.trim()) };
  const second = (first[1] ?? '').trim();
  const looksLikeRow = /^[^\s@]+$/.test(second) && second.includes('.');
  return looksLikeRow ? { kind: 'mainwp', columns: POSITIONS, headers: [] } : undefined;
}

function headerKey(cell: string): string {
  return cell
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[\s_*:.()-]+/g, ' ')
    .trim();
}
