import { ConnectorError } from '../failures/connector-error.ts';
import { jsonOver } from './json-limits.ts';
import { type Member, membersOf, type RawPart, withMembers } from './members.ts';
import { MOST_DEPTH, type ReplyLimits, WHOLE } from './reply-limits.ts';

const OPEN = '<mainwp>';
const CLOSE = '</mainwp>';
const BYTES = { open: Buffer.from(OPEN), close: Buffer.from(CLOSE), angle: Buffer.from('<') };

/** `apart`: the parts that were to be left unread, where the reply allows it; `value` is without them. */
export type ReplyFrame =
  | { found: false }
  | { found: true; value: unknown; apart?: ReadonlyMap<string, RawPart> | undefined };

/** The reply of the connector: base64 of PHP-style JSON (`/` escaped, non-ASCII as `\uXXXX`) between the tags (docs/wire/transport.md#reply). */
export function writeFrame(data: unknown): string {
  const json = (JSON.stringify(data) ?? 'null')
    .replaceAll('/', '\\/')
    .replace(/[\u007f-\uffff]/g, char => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return `${OPEN}${Buffer.from(json, 'latin1').toString('base64')}${CLOSE}`;
}

/**
 * Finds the last frame in an answer, whatever stands before it, and decodes it (docs/wire/transport.md#reply). Its values are counted in the
 * bytes, before anything is built of them.
 * @param apart Members of the reply to leave unread.
 * @throws ConnectorError `site_error` for an empty or unreadable frame, `too_large` for JSON beyond its limits.
 */
export function readFrame(
  body: string | Uint8Array,
  { tokens }: Pick<ReplyLimits, 'tokens'> = WHOLE,
  apart?: ReadonlySet<string>,
): ReplyFrame {
  const content = lastFrameContent(asBuffer(body));
  if (content === undefined) return { found: false };
  const bytes = Buffer.from(content.toString('latin1'), 'base64');
  const marks: number[] = [];
  const over = jsonOver(bytes, { depth: MOST_DEPTH, tokens }, apart && marks);
  if (over === 'depth') throw new ConnectorError('too_large', 'The reply of the site is nested too deeply.');
  if (over === 'tokens') {
    throw new ConnectorError('too_large', `The reply of the site has more than ${tokens} keys and values.`);
  }
  const members = apart && membersOf(bytes, marks);
  if (members) return readMembers(bytes, members, apart);
  const json = bytes.toString('utf8').trim();
  if (json === '') throw new ConnectorError('site_error', 'The connector sent an empty reply.');
  return { found: true, value: parseReplyJson(json) };
}

function readMembers(json: Buffer, members: readonly Member[], apart: ReadonlySet<string>): ReplyFrame {
  const value = parseReplyJson(withMembers(json, members, ({ key }) => !apart.has(key)));
  const raw = new Map<string, RawPart>();
  for (const { key, valueFrom, to } of members) {
    if (!apart.has(key)) continue;
    const bytes = json.subarray(valueFrom, to);
    raw.set(key, { bytes, read: () => parseReplyJson(bytes.toString('utf8')) });
  }
  return { found: true, value, apart: raw };
}

/** Frames are ASCII, so reading characters as bytes loses nothing of them. */
function asBuffer(body: string | Uint8Array): Buffer {
  return typeof body === 'string'
    ? Buffer.from(body, 'latin1')
    : Buffer.from(body.buffer, body.byteOffset, body.byteLength);
}

/** Walks backwards over each byte once: no pattern of tags in a hostile answer makes it slow. */
function lastFrameContent(body: Buffer): Buffer | undefined {
  let close = body.lastIndexOf(BYTES.close);
  while (close > 0) {
    const open = body.lastIndexOf(BYTES.angle, close - 1);
    if (open < 0) return undefined;
    const content = open + OPEN.length;
    if (body.compare(BYTES.open, 0, OPEN.length, open, content) === 0) return body.subarray(content, close);
    close = body.lastIndexOf(BYTES.close, close - 1);
  }
  return undefined;
}

/** @throws ConnectorError `site_error` if it is unreadable. */
export function parseReplyJson(json: string): unknown {
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
