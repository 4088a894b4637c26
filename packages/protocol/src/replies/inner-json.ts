import { parseReplyJson } from './frame.ts';
import { jsonOver } from './json-limits.ts';
import { MOST_DEPTH } from './reply-limits.ts';

/** Fields of one record: far fewer than a reply may have. */
const MOST_TOKENS = 5_000;

/**
 * JSON in base64 inside of a reply, with limits of its own: the reply's count saw only one text. Undefined for anything
 * else, or too much.
 */
export function readInnerJson(value: unknown): unknown {
  if (typeof value !== 'string' || value === '') return undefined;
  const bytes = Buffer.from(value, 'base64');
  if (jsonOver(bytes, { depth: MOST_DEPTH, tokens: MOST_TOKENS }) !== undefined) return undefined;
  return parseReplyJson(bytes.toString('utf8'));
}
