import querystring from 'node:querystring';
import { ConnectorError, jsonOver, parseForm } from '@sitekeeper/protocol';
import { AppError } from '../../kernel/errors.ts';
import { readFormText, readText } from './read-text.ts';

/** More than any input needs, and far below what a recursive copy or check can handle. */
const DEEPEST = 32;
/** Keys and values of a JSON body: an import of 10,000 rows has 150,000. */
export const MOST_TOKENS = 200_000;

/** As curl sends it with `-d` alone. */
const JSON_AS_FORM = 'The body is JSON, but declared as a form. Send it with Content-Type: application/json.';

/** The body of a request: its bytes, and what the headers say about them. */
export interface SentBody {
  readonly body: unknown;
  readonly headers: { readonly 'content-type'?: string | undefined; readonly 'content-encoding'?: string | undefined };
}

/**
 * A JSON body from the raw bytes. Parsed on demand, so that parser errors reveal nothing to anonymous callers. A member
 * `__proto__` is data like any other: validation refuses it by name.
 * @param ifEmpty The value of an empty body.
 * @throws AppError unsupported_media_type, rest_invalid_json or rest_invalid_param.
 */
export function readJsonBody({ body: raw, headers }: SentBody, ifEmpty: unknown): unknown {
  if (!Buffer.isBuffer(raw) || raw.length === 0) return ifEmpty;
  requirePlain(headers);
  const contentType = headers['content-type'];
  const type = mediaType(contentType);
  if (type !== 'application/json' && !type.endsWith('+json')) {
    throw new AppError('unsupported_media_type', 'Send the body as JSON, with Content-Type: application/json.');
  }
  return parseJson(readText(raw, contentType), 'The body');
}

/**
 * The fields of a JSON object or of a form. `typed`: values have their types, instead of being texts.
 * @throws AppError unsupported_media_type, rest_invalid_json or rest_invalid_param.
 */
export function readFields(sent: SentBody): { fields: object; typed: boolean } {
  const { body: raw, headers } = sent;
  const contentType = headers['content-type'];
  if (Buffer.isBuffer(raw) && mediaType(contentType) === 'application/x-www-form-urlencoded') {
    if (raw.length > 0) requirePlain(headers);
    const text = readFormText(raw, contentType);
    if (/^\s*\{\s*"/.test(text)) throw new AppError('unsupported_media_type', JSON_AS_FORM);
    return { fields: readForm(text), typed: false };
  }
  const fields = readJsonBody(sent, {});
  if (typeof fields === 'object' && fields !== null && !Array.isArray(fields)) return { fields, typed: true };
  throw new AppError('rest_invalid_param', 'The body must be a JSON object with the parameters.');
}

/** @throws AppError unsupported_media_type for a body that is compressed. */
export function requirePlain({ 'content-encoding': encoding = 'identity' }: SentBody['headers']): void {
  if (/^(?:identity)?$/i.test(encoding.trim())) return;
  throw new AppError('unsupported_media_type', 'Send the body uncompressed, without Content-Encoding.');
}

/** Nesting as in PHP (`sites[0][url]=…`); a repeated name has several values. */
function readForm(text: string): object {
  try {
    const nested = parseForm(text);
    // All of them: parseForm has refused too many. By default the fields beyond the first 1,000 would be left out.
    const flat = querystring.parse(text, '&', '=', { maxKeys: 0 });
    const repeated = Object.entries(flat).filter(([name, value]) => Array.isArray(value) && !name.includes('['));
    return { ...nested, ...Object.fromEntries(repeated) };
  } catch (error) {
    if (error instanceof ConnectorError) throw new AppError('rest_invalid_param', 'The form is too large or too deep.');
    throw error;
  }
}

function mediaType(contentType: string | undefined): string {
  return contentType?.split(';')[0]?.trim().toLowerCase() ?? '';
}

/** @throws AppError rest_invalid_json if the text is not JSON, nests too deeply, or has too many values. */
export function parseJson(text: string, what: string): unknown {
  // Counted before it is parsed.
  const over = jsonOver(Buffer.from(text), { depth: DEEPEST, tokens: MOST_TOKENS });
  if (over === 'depth') throw new AppError('rest_invalid_json', `${what} is nested too deeply.`);
  if (over === 'tokens') {
    throw new AppError('rest_invalid_json', `${what} has more than ${MOST_TOKENS} keys and values. Split it.`);
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError('rest_invalid_json', `${what} is not valid JSON.`);
  }
}
