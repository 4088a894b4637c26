import type { ConnectorCall } from '../call.ts';
import { ConnectorError } from '../failures/connector-error.ts';
import { countOf, own } from '../replies/lenient.ts';
import { MOST_ITEMS } from '../replies/reply-limits.ts';
import {
  FILE_LIMITS,
  type FileItem,
  itemsToAsk,
  readFileItem,
  UNREAD_REASONS,
  type UnreadReason,
} from './file-item.ts';
import { answerOfProgram, fieldsOfProgram, type PhpProgram } from './program.ts';
import { WALK_FILES } from './walk-files.ts';

/** The files of one item as one digest, or why they were not read. */
export type FileDigest = FileItem & {
  /** '' if the item names none. */
  readonly version: string;
  /** Locale of the package that WordPress came from; '' for plugins and themes. */
  readonly locale: string;
} & ({ readonly digest: string; readonly files: number } | { readonly unread: UnreadReason });

const PROGRAM: PhpProgram = {
  marker: 'sitekeeper file-digests 1',
  body: `${WALK_FILES}
$out = array();
$known = array();
foreach ($items as $item) {
  list($type, $slug, $version, $base, $places) = $item;
  $before = $version();
  $key = implode(':', $places);
  if (!isset($known[$key])) {
    $list = microtime(true) > $end ? 'late' : $walk($base, $places);
    $known[$key] = is_array($list) ? array($digest($list), count($list)) : array('', $list);
  }
  list($sum, $files) = $known[$key];
  $out[] = $sum !== '' && $before !== $version()
    ? array($type, $slug, $before, '', 'changing')
    : array($type, $slug, $before, $sum, $files);
}
return array('items' => $out);`,
};

/** WordPress, plugins and themes, with room for what PHP makes of each: five values. */
const MOST_DIGESTS = MOST_ITEMS.plugins + MOST_ITEMS.themes + 1;
const MOST_TOKENS = MOST_DIGESTS * 8;

interface Args {
  /** Only these items; all of the site if left out. */
  readonly only?: readonly FileItem[] | undefined;
}

/** One digest for the files of each item of a site (docs/wire/programs.md#digests). */
export const readFileDigests: ConnectorCall<Args, FileDigest[]> = {
  name: 'code_snippet',
  signed: true,
  effect: 'read',
  patience: 'action',
  fields: ({ only }) => fieldsOfProgram(PROGRAM, { ...FILE_LIMITS, only: itemsToAsk(only) }),
  parse: reply => {
    const items = own(answerOfProgram(reply, MOST_TOKENS), 'items');
    if (!Array.isArray(items)) throw new ConnectorError('site_error', 'The list of digests is missing in the answer.');
    if (items.length > MOST_DIGESTS) {
      throw new ConnectorError('too_large', `The site lists more than ${MOST_DIGESTS} items, which is not believable.`);
    }
    const found = new Map<string, FileDigest>();
    for (const item of items) {
      const one = Array.isArray(item) ? readDigest(item) : undefined;
      if (one && !found.has(`${one.type} ${one.slug}`)) found.set(`${one.type} ${one.slug}`, one);
    }
    return [...found.values()];
  },
};

function readDigest(item: readonly unknown[]): FileDigest | undefined {
  const known = readFileItem(item);
  if (!known) return undefined;
  const [, , , digest, more] = item;
  const files = countOf(more);
  if (
    typeof digest === 'string' &&
    /^[0-9a-f]{32}$/.test(digest) &&
    files !== undefined &&
    files <= FILE_LIMITS.files
  ) {
    return { ...known, digest, files };
  }
  return { ...known, unread: UNREAD_REASONS.find(reason => reason === more) ?? 'unreadable' };
}
