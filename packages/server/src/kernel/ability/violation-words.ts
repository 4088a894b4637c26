import type { ErrorObject } from 'ajv';
import { counted } from '../text/counted.ts';

/** Patterns that want something to be there, and nothing else. */
const SOMETHING = '\\S';

const KINDS: Readonly<Record<string, string>> = {
  array: 'an array',
  boolean: 'true or false',
  integer: 'an integer',
  number: 'a number',
  object: 'an object',
  string: 'a string',
};

/**
 * What a value that its schema refuses must be, in words: never a raw pattern, which only programmers read.
 * @param error With the schema it came from, see `verbose` of Ajv.
 */
export function violationWords({ keyword, params, message, parentSchema }: ErrorObject): string {
  const limit = Number((params as { limit?: number }).limit);
  switch (keyword) {
    case 'type':
      return `must be ${wordsOfTypes((params as { type: string | string[] }).type)}`;
    case 'enum':
      return `must be one of: ${namesOf((params as { allowedValues: unknown[] }).allowedValues)}`;
    case 'pattern':
      return wordsOfPattern(parentSchema as { pattern?: string; description?: string } | undefined);
    case 'minLength':
      return limit === 1 ? 'must not be empty' : `must have at least ${counted(limit, 'character')}`;
    case 'maxLength':
      return limit === 0 ? 'must be empty' : `must have at most ${counted(limit, 'character')}`;
    case 'minItems':
      return `must have at least ${counted(limit, 'item')}`;
    case 'maxItems':
      return `must have at most ${counted(limit, 'item')}`;
    case 'minimum':
      return `must be ${limit} or more`;
    case 'maximum':
      return `must be ${limit} or less`;
    default:
      return message ?? 'is not valid';
  }
}

function wordsOfTypes(types: string | string[]): string {
  return [types]
    .flat()
    .map(type => KINDS[type] ?? type)
    .join(' or ');
}

/** What the schema says about the value says what it looks like. */
function wordsOfPattern({ pattern, description }: { pattern?: string; description?: string } = {}): string {
  if (pattern === SOMETHING) return 'must not be empty';
  return description === undefined ? 'is not in the right form' : `must be: ${description.replace(/\.$/, '')}`;
}

/** The values as a reader can tell them apart: the empty text and null are nothing in a list. */
function namesOf(values: unknown[]): string {
  const named = values.filter(value => value !== '' && value !== null);
  return [...named, ...(named.length < values.length ? ['empty'] : [])].join(', ');
}
