/** Elements of the notes of MainWP that begin a line, and how. */
const BEGINS: Readonly<Record<string, string>> = { li: '\n- ', hr: '\n---\n', br: '\n' };
const BLOCKS = new Set([
  'p',
  'div',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'ul',
  'ol',
  'blockquote',
  'pre',
  'tr',
  'table',
]);
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
const TAG = /<(\/?)([a-z][a-z0-9]{0,20})((?:\s[^<>]{0,2000})?)>/gi;

/**
 * A note of MainWP, which is HTML, as plain text: our notes are shown as they are. Lines, items of lists and addresses of
 * links remain; text without markup stays as it is.
 */
export function notesAsText(html: string): string {
  let link = '';
  const text = html.replace(TAG, (_whole, closing: string, element: string, attributes: string) => {
    const name = element.toLowerCase();
    if (name === 'a') {
      const address = closing === '' ? '' : link;
      link = closing === '' ? addressIn(attributes) : '';
      return address === '' ? '' : ` (${address})`;
    }
    if (BLOCKS.has(name)) return '\n';
    return closing === '' ? (BEGINS[name] ?? '') : '';
  });
  return tidy(decoded(text));
}

function addressIn(attributes: string): string {
  const [, address = ''] = /href="(https?:[^"]{1,2000}|mailto:[^"]{1,300})"/i.exec(attributes) ?? [];
  return address;
}

/** Once: what was escaped twice was meant to be read so. */
function decoded(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,4}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return NAMED[String(name).toLowerCase()] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

function tidy(text: string): string {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const trimmed = lines.map(line => line.trimEnd());
  return trimmed
    .filter((line, at) => line !== '' || trimmed[at - 1] !== '')
    .join('\n')
    .trim();
}
