import { inflateSync } from 'node:zlib';
import type { ConnectorCall } from '../call.ts';
import { parseReplyJson } from '../replies/frame.ts';
import { jsonOver } from '../replies/json-limits.ts';
import { own } from '../replies/lenient.ts';
import { FILE_LIMITS, type FileItem, itemsToAsk, readFileItem } from './file-item.ts';
import { answerOfProgram, fieldsOfProgram, type PhpProgram } from './program.ts';
import { WALK_FILES } from './walk-files.ts';

/** The files of one item: path → md5. */
export type FileList = FileItem & {
  readonly version: string;
  readonly locale: string;
  readonly files: ReadonlyMap<string, string>;
};

const PROGRAM: PhpProgram = {
  marker: 'sitekeeper file-lists 1',
  body: `${WALK_FILES}
$out = array();
foreach ($items as $item) {
  list($type, $slug, $version, $base, $places) = $item;
  $before = $version();
  $list = microtime(true) > $end ? 'late' : $walk($base, $places);
  if (!is_array($list) || $before !== $version()) { continue; }
  $pairs = array();
  foreach ($list as $path => $sum) { $pairs[] = array((string) $path, $sum); }
  $json = json_encode($pairs, JSON_UNESCAPED_SLASHES);
  $packed = function_exists('gzcompress') ? gzcompress($json, 6) : false;
  $out[] = array($type, $slug, $before, $packed === false ? 'json' : 'zlib', base64_encode($packed === false ? $json : $packed));
}
return array('items' => $out);`,
};

/** Items of one call. */
export const MOST_FILE_LISTS = 5;
const MOST_TOKENS = 1_000;
/** Unpacked: 20,000 paths of some 200 characters. */
const MOST_LIST_BYTES = 5 * 1024 * 1024;
const MOST_PATH = 1_000;

interface Args {
  readonly items: readonly FileItem[];
}

/**
 * The files of a few items, one by one (docs/wire/programs.md#lists). Items that could not be read whole are missing.
 * @throws RangeError for more items than one call may name.
 */
export const readFileLists: ConnectorCall<Args, FileList[]> = {
  name: 'code_snippet',
  signed: true,
  effect: 'read',
  patience: 'action',
  fields: ({ items }) => {
    if (items.length > MOST_FILE_LISTS) throw new RangeError(`At most ${MOST_FILE_LISTS} items fit into one call.`);
    return fieldsOfProgram(PROGRAM, { ...FILE_LIMITS, only: itemsToAsk(items) });
  },
  parse: reply => {
    const items = own(answerOfProgram(reply, MOST_TOKENS), 'items');
    if (!Array.isArray(items)) return [];
    return items.slice(0, MOST_FILE_LISTS).flatMap(item => (Array.isArray(item) ? (readList(item) ?? []) : []));
  },
};

function readList(item: readonly unknown[]): FileList | undefined {
  const known = readFileItem(item);
  const files = known && readPairs(item[3], item[4]);
  return files && { ...known, files };
}

function readPairs(form: unknown, packed: unknown): Map<string, string> | undefined {
  if (typeof packed !== 'string' || (form !== 'zlib' && form !== 'json')) return undefined;
  const json = unpack(Buffer.from(packed, 'base64'), form);
  if (!json || jsonOver(json, { depth: 2, tokens: FILE_LIMITS.files * 4 + 10 }) !== undefined) return undefined;
  const pairs = parseReplyJson(json.toString('utf8'));
  if (!Array.isArray(pairs)) return undefined;
  const files = new Map<string, string>();
  for (const pair of pairs) {
    const [path, sum] = Array.isArray(pair) ? (pair as unknown[]) : [];
    const fits = typeof path === 'string' && path !== '' && path.length <= MOST_PATH;
    if (!fits || typeof sum !== 'string' || !/^[0-9a-f]{32}$/.test(sum)) return undefined;
    files.set(path, sum);
  }
  return files;
}

/** Undefined for what can't be unpacked, or is larger than any list. */
function unpack(packed: Buffer, form: 'zlib' | 'json'): Buffer | undefined {
  if (form === 'json') return packed.length > MOST_LIST_BYTES ? undefined : packed;
  try {
    return inflateSync(packed, { maxOutputLength: MOST_LIST_BYTES });
  } catch {
    return undefined;
  }
}
