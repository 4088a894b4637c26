const NAMED: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
  ['hellip', '…'],
  ['ndash', '–'],
  ['mdash', '—'],
  ['lsquo', '‘'],
  ['rsquo', '’'],
  ['ldquo', '“'],
  ['rdquo', '”'],
  ['laquo', '«'],
  ['raquo', '»'],
  ['copy', '©'],
  ['reg', '®'],
  ['trade', '™'],
]);

/** A tag or comment, also one that is cut off. Bounded by the next `<`, so it stays linear on hostile text. */
const TAG = /<[a-z/!?][^<>]*>?/gi;
const ENTITY = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/gi;
/** Separators and control characters, and those that reorder or hide text. */
const UNSEEN = /[\s\p{Cc}\u200b\u2028-\u202e\u2060-\u206f\ufeff]+/gu;

/**
 * Text of a site made safe to show and store: no tags, entities decoded, blanks collapsed, no control characters, at
 * most `max` UTF-16 units. Not escaped: escape it before putting it into HTML. Anything but a text or a number gives ''.
 */
export function plainText(html: unknown, max = 500): string {
  if (typeof html === 'number' && Number.isFinite(html)) return String(html);
  if (typeof html !== 'string') return '';
  // Nearly all names and messages are plain: one cheap test saves five passes.
  if (html.length <= max && /^[\w.,:;/+()@!?'"-]*(?: [\w.,:;/+()@!?'"-]+)*$/.test(html)) return html;
  const text = html
    .slice(0, max * 8 + 1_000)
    .replace(TAG, ' ')
    .replace(ENTITY, decodeEntity)
    .replace(TAG, ' ')
    .replace(UNSEEN, ' ')
    .trim();
  return cut(text.toWellFormed(), max);
}

/** What a page never writes in another way than it is read. */
const WRITTEN_AS_READ = /^[\w.,:;/+()@!?% -]*$/;

/**
 * Whether a page has a text, whatever its case: as it is written in the source, or as people read it there, where
 * `Tea &amp; Cake` is Tea & Cake.
 */
export function pageHasText(html: string, text: string): boolean {
  const asRead = (written: string) => written.replace(ENTITY, decodeEntity).replaceAll('\u00a0', ' ').toLowerCase();
  if (html.toLowerCase().includes(text.toLowerCase())) return true;
  return !WRITTEN_AS_READ.test(text) && asRead(html).includes(asRead(text));
}

/** Control characters, except for line breaks and tabs. */
const CONTROLS = /(?![\n\t])\p{Cc}/gu;

/**
 * A text that keeps its markup, such as the content of a post: well-formed, without control characters, at most `max`
 * UTF-16 units. It is data: nothing may render it.
 */
export function markupText(value: unknown, max: number): { text: string; cut: boolean } {
  if (typeof value !== 'string') return { text: '', cut: false };
  const text = value
    .slice(0, max + 1)
    .replaceAll('\r\n', '\n')
    .replace(CONTROLS, '')
    .toWellFormed();
  return { text: cut(text, max), cut: value.length > max };
}

function decodeEntity(all: string, decimal?: string, hex?: string, name?: string): string {
  if (name !== undefined) return NAMED.get(name.toLowerCase()) ?? all;
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
  return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : ' ';
}

/** Never ends in half a surrogate pair. */
function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  const end = (text.charCodeAt(max - 1) & 0xfc00) === 0xd800 ? max - 1 : max;
  return text.slice(0, end).trimEnd();
}
