const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPEN_BRACKET = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_BRACKET = 0x5d;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;

export interface JsonLimits {
  /** How deeply lists and maps may be nested. */
  readonly depth: number;
  /** Keys, values, lists and maps together. Memory follows their number: `{},` is 3 bytes on the wire and 60 as an object. */
  readonly tokens: number;
}

/**
 * Which limit JSON exceeds, found in one pass over its bytes that builds nothing and stops at the first limit exceeded.
 * Invalid JSON is left to the parser.
 * @param marks Gets the places of the colons and commas of the outermost object.
 */
export function jsonOver(
  json: Uint8Array,
  { depth, tokens }: JsonLimits,
  marks?: number[],
): 'depth' | 'tokens' | undefined {
  let level = 0;
  let seen = 1;
  let inString = false;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at];
    if (inString) {
      if (byte === BACKSLASH) at += 1;
      else if (byte === QUOTE) inString = false;
    } else if (byte === QUOTE) inString = true;
    else if (byte === COMMA || byte === COLON || byte === OPEN_BRACKET || byte === OPEN_BRACE) {
      seen += 1;
      if (seen > tokens) return 'tokens';
      if (byte === COMMA || byte === COLON) {
        if (level === 1) marks?.push(at);
        continue;
      }
      level += 1;
      if (level > depth) return 'depth';
    } else if (byte === CLOSE_BRACKET || byte === CLOSE_BRACE) level -= 1;
  }
  return undefined;
}
