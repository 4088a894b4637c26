import { writeFrame } from '@sitekeeper/protocol';
import type { FaultName } from './names.ts';

const NOTICE = `<br />\n<b>Notice</b>:  Undefined index: colour in <b>/srv/site/wp-content/plugins/mortar-bridge.php</b> on line <b>12</b><br />\n`;
const NESTING = 100_000;
const OBJECTS = 7_800_000;
const NUMBERS = 800_000;
const PLUGINS = 100_000;
const LONG = 4_500_000;
const MAPS = [
  'plugin_updates',
  'theme_updates',
  'plugins_outdate_info',
  'themes_outdate_info',
  'site_info',
  'other_data',
];

/** The body of a framed reply, corrupted by the active faults. */
export function frameBody(data: unknown, prefix: string, faults: ReadonlySet<FaultName>): string {
  const noise = faults.has('noise') ? NOTICE.repeat(3) : '';
  return noise + prefix + frame(data, faults);
}

function frame(data: unknown, faults: ReadonlySet<FaultName>): string {
  if (faults.size === 0) return writeFrame(data);
  if (faults.has('empty_frame')) return '<mainwp></mainwp>';
  if (faults.has('bad_base64')) return '<mainwp>%%% this is not base64 !!!</mainwp>';
  if (faults.has('deep_json')) return rawFrame(`{"version":"6.1","deep":${'['.repeat(NESTING)}${']'.repeat(NESTING)}}`);
  if (faults.has('many_objects')) return bigFrame('many_objects', () => `[${'{},'.repeat(OBJECTS)}{}]`);
  if (faults.has('many_tokens')) return bigFrame('many_tokens', () => `[${'1,'.repeat(NUMBERS)}1]`);
  if (faults.has('many_plugins')) return bigFrame('many_plugins', manyPlugins);
  if (faults.has('huge_string'))
    return bigFrame('huge_string', () => `{"version":"6.1","filler":"${'x'.repeat(LONG)}"}`);
  if (faults.has('bad_json')) return rawFrame(JSON.stringify(data).slice(0, -2));
  if (faults.has('invalid_utf8')) return rawFrame(spoilNames(JSON.stringify(data)));
  return writeFrame(altered(data, faults));
}

function altered(data: unknown, faults: ReadonlySet<FaultName>): unknown {
  let value = data;
  if (faults.has('empty_map_as_list')) value = walk(value, (key, inner) => (MAPS.includes(key) ? [] : inner));
  if (faults.has('html_names')) value = walk(value, (key, inner) => (isName(key) ? marked(inner) : inner));
  if (faults.has('numbers_as_strings'))
    value = walk(value, (_key, inner) => (typeof inner === 'number' ? `${inner}` : inner));
  if (faults.has('proto')) value = walk(value, (_key, inner) => poisoned(inner));
  return value;
}

type Change = (key: string, value: unknown) => unknown;

/** Copies a reply and passes every value through `change`, inner ones first. */
function walk(value: unknown, change: Change, key = ''): unknown {
  if (Array.isArray(value))
    return change(
      key,
      value.map(inner => walk(inner, change)),
    );
  if (typeof value !== 'object' || value === null) return change(key, value);
  return change(
    key,
    Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, walk(inner, change, name)])),
  );
}

function isName(key: string): boolean {
  return ['name', 'Name', 'title', 'Title', 'display_name'].includes(key);
}

function marked(value: unknown): unknown {
  return typeof value === 'string'
    ? `<b onclick="alert(1)">${value}</b> &amp; <script>alert('x')</script>Co&#8217;s`
    : value;
}

/** Adds own keys that careless copying would turn into a prototype. */
function poisoned(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const poison = { polluted: true, Name: 'polluted', update: { new_version: '9.9' } };
  const copy: object = { ...value, constructor: { prototype: poison } };
  return Object.defineProperty(copy, '__proto__', { value: poison, enumerable: true, configurable: true });
}

/** A lone lead byte at the start of each name. JSON never holds a raw U+0001, so the mark is unambiguous. */
function spoilNames(json: string): Buffer {
  const bytes = Buffer.from(
    json.replaceAll('"name":"', '"name":"\u0001').replaceAll('"version":"', '"version":"\u0001'),
  );
  for (let at = bytes.indexOf(1); at >= 0; at = bytes.indexOf(1, at + 1)) bytes[at] = 0xc3;
  return bytes;
}

const big = new Map<FaultName, string>();

/** Built once, because many sites of one process may have the fault. */
function bigFrame(name: FaultName, json: () => string): string {
  const frame = big.get(name) ?? rawFrame(json());
  big.set(name, frame);
  return frame;
}

function manyPlugins(): string {
  const plugins = Array.from({ length: PLUGINS }, (_none, index) => `{"slug":"p${index}/p.php","name":"P"}`);
  return `{"version":"6.1","plugins":[${plugins.join(',')}]}`;
}

function rawFrame(json: string | Buffer): string {
  return `<mainwp>${Buffer.from(json as string).toString('base64')}</mainwp>`;
}
