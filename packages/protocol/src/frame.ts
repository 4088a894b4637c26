import { ConnectorError } from './connector-error.ts';
import { depthOver } from './json-depth.ts';

const OPEN = '<mainwp>';
const CLOSE = '</mainwp>';
const MAX_DEPTH = 64;

export type Frame = { found: false } | { found: true; value: unknown };

/** The reply of the connector: base64 of PHP-style JSON (`/` escaped, non-ASCII as `\uXXXX`) between the tags (§1.2). */
export function writeFrame(data: unknown): string {
  const json = (JSON.stringify(data) ?? 'null')
    .replaceAll('/', '\\/')
    .replace(/[\u007f-\uffff]/g, char => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return `${OPEN}${Buffer.from(json, 'latin1').toString('base64')}${CLOSE}`;
}

/**
 * Finds the last frame in an answer, whatever stands before it, and decodes it (§1.2).
 * @throws ConnectorError `site_error` for an empty or unreadable frame, `too_large` for JSON deeper than 64 levels.
 */
export function readFrame(body: string | Uint8Array): Frame {
  const text = typeof body === 'string' ? body : asLatin1(body);
  const content = lastFrameContent(text);
  if (content === undefined) return { found: false };
  const json = Buffer.from(content, 'base64').toString('utf8').trim();
  if (json === '') throw new ConnectorError('site_error', 'The connector sent an empty reply.');
  if (depthOver(json, MAX_DEPTH)) throw new ConnectorError('too_large', 'The reply of the site is nested too deeply.');
  return { found: true, value: parseJson(json) };
}

/** Frames are ASCII, so reading bytes one to one loses nothing and costs least. */
function asLatin1(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
}

/** Walks backwards over each character once: no pattern of tags in a hostile answer makes it slow. */
function lastFrameContent(text: string): string | undefined {
  let close = text.lastIndexOf(CLOSE);
  while (close > 0) {
    const open = text.lastIndexOf('<', close - 1);
    if (open < 0) return undefined;
    if (text.startsWith(OPEN, open)) return text.slice(open + OPEN.length, close);
    close = text.lastIndexOf(CLOSE, close - 1);
  }
  return undefined;
}

function parseJson(json: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw new ConnectorError('site_error', 'The reply of the connector is unreadable.');
  }
  // Written plainly or hidden in escapes; the walk is only paid for by replies that could hold the key.
  if (/__proto__|\\u00[5-7]/i.test(json)) dropPrototypeKeys(value);
  return value;
}

function dropPrototypeKeys(root: unknown): void {
  const open = [root];
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (value === null || typeof value !== 'object') continue;
    if (Object.hasOwn(value, '__proto__')) Reflect.deleteProperty(value, '__proto__');
    for (const inner of Object.values(value)) if (inner !== null && typeof inner === 'object') open.push(inner);
  }
}
