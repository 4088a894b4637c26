import { AppError } from '../../kernel/errors.ts';

/**
 * A JSON body out of the raw bytes. Parsed only when asked for, so that nobody learns from the parser before he has
 * logged in.
 * @throws AppError unsupported_media_type or rest_invalid_json.
 */
export function readJsonBody(raw: unknown, contentType: string | undefined): unknown {
  if (!Buffer.isBuffer(raw) || raw.length === 0) return undefined;
  const type = contentType?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (type !== 'application/json' && !type.endsWith('+json')) {
    throw new AppError('unsupported_media_type', 'Send the body as JSON, with Content-Type: application/json.');
  }
  try {
    return JSON.parse(raw.toString('utf8'), withoutPrototype);
  } catch {
    throw new AppError('rest_invalid_json', 'The body is not valid JSON.');
  }
}

function withoutPrototype(key: string, value: unknown): unknown {
  return key === '__proto__' ? undefined : value;
}
