import { TextDecoder } from 'node:util';
import { AppError, type ErrorCode } from '../../kernel/errors.ts';

const ESCAPED = /(?:%[0-9a-f]{2})+/gi;
/** Escapes of bytes beyond ASCII, the only ones that can be invalid. */
const BEYOND_ASCII = /%[89a-f]/i;

/**
 * The text of a body, decoded by the charset of its media type; UTF-8 by default. Nothing is replaced: invalid bytes
 * are refused.
 * @throws AppError unsupported_media_type for a charset that is unknown, rest_invalid_param for bytes it doesn't have.
 */
export function readText(bytes: Uint8Array, contentType: string | undefined): string {
  return decode(decoderOf(contentType), bytes);
}

/** The text of a form, whose escapes stand for bytes in the charset of the form too: as UTF-8. @throws AppError */
export function readFormText(bytes: Uint8Array, contentType: string | undefined): string {
  const decoder = decoderOf(contentType);
  const text = decode(decoder, bytes);
  if (!BEYOND_ASCII.test(text)) return text;
  return text.replace(ESCAPED, run => encodeURIComponent(decode(decoder, bytesOf(run))));
}

/** A query is always UTF-8. @throws AppError with the code given. */
export function requireReadableQuery(url: string, code: ErrorCode = 'rest_invalid_param'): void {
  const at = url.indexOf('?');
  if (at < 0 || !BEYOND_ASCII.test(url)) return;
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for (const [run] of url.slice(at).matchAll(ESCAPED)) decode(decoder, bytesOf(run), code, 'The query');
}

function decoderOf(contentType = ''): TextDecoder {
  const [, quoted, plain] = /;\s*charset\s*=\s*(?:"([^"]*)"|([^\s;]+))/i.exec(contentType) ?? [];
  try {
    return new TextDecoder(quoted ?? plain ?? 'utf-8', { fatal: true });
  } catch {
    throw new AppError('unsupported_media_type', 'The charset of the body is not supported. Use UTF-8.');
  }
}

function decode(
  decoder: TextDecoder,
  bytes: Uint8Array,
  code: ErrorCode = 'rest_invalid_param',
  what = 'The body',
): string {
  try {
    return decoder.decode(bytes);
  } catch {
    const name = decoder.encoding.toUpperCase();
    throw new AppError(code, `${what} contains bytes that are not valid ${name}. Send text as ${name}.`);
  }
}

function bytesOf(run: string): Uint8Array {
  return Buffer.from(run.replaceAll('%', ''), 'hex');
}
