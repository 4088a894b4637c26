import type { ErrorObject } from 'ajv';
import type { Violation } from '../errors.ts';
import type { InputReason } from '../input-reasons.ts';
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

const NOT_NUMBERS: Readonly<Record<string, InputReason>> = { integer: 'not_an_integer', number: 'not_a_number' };

/** What is wrong with a value, for people and for programs. */
type Said = Omit<Violation, 'path'>;

/**
 * What a value that its schema refuses must be, in words: never a raw pattern, which only programmers read.
 * @param error With the schema it came from, see `verbose` of Ajv.
 */
export function violationWords({ keyword, params, message = 'is not valid', parentSchema }: ErrorObject): Said {
  const limit = Number((params as { limit?: number }).limit);
  switch (keyword) {
    case 'type':
      return wrongType([(params as { type: string | string[] }).type].flat());
    case 'enum': {
      const names = namesOf((params as { allowedValues: unknown[] }).allowedValues);
      return { message: `must be one of: ${names}`, reason: 'not_one_of', limit: names };
    }
    case 'pattern':
      return wrongForm(parentSchema as { pattern?: string; description?: string } | undefined);
    case 'minLength':
      if (limit === 1) return EMPTY;
      return { message: `must have at least ${counted(limit, 'character')}`, reason: 'too_short', limit };
    case 'maxLength':
      if (limit === 0) return { message: 'must be empty' };
      return { message: `must have at most ${counted(limit, 'character')}`, reason: 'too_long', limit };
    case 'minItems':
      return { message: `must have at least ${counted(limit, 'item')}`, reason: 'too_few', limit };
    case 'maxItems':
      return { message: `must have at most ${counted(limit, 'item')}`, reason: 'too_many', limit };
    case 'uniqueItems':
      return { message, reason: 'duplicate' };
    case 'minimum':
      return { message: `must be ${limit} or more`, reason: 'too_small', limit };
    case 'maximum':
      return { message: `must be ${limit} or less`, reason: 'too_large', limit };
    case 'exclusiveMinimum':
      return { message, reason: 'not_above', limit };
    case 'exclusiveMaximum':
      return { message, reason: 'not_below', limit };
    case 'multipleOf':
      return { message, reason: 'decimals' };
    default:
      return { message };
  }
}

const EMPTY: Said = { message: 'must not be empty', reason: 'missing' };

function wrongType(types: readonly string[]): Said {
  const message = `must be ${types.map(type => KINDS[type] ?? type).join(' or ')}`;
  const [first] = types;
  return { message, reason: NOT_NUMBERS[first ?? ''] ?? 'wrong_type' };
}

/** What the schema says about the value says what it looks like. */
function wrongForm({ pattern, description }: { pattern?: string; description?: string } = {}): Said {
  if (pattern === SOMETHING) return EMPTY;
  if (description === undefined) return { message: 'is not in the right form', reason: 'wrong_form' };
  const limit = description.replace(/\.$/, '');
  return { message: `must be: ${limit}`, reason: 'wrong_form', limit };
}

/** The values as a reader can tell them apart: the empty text and null are nothing in a list. */
function namesOf(values: unknown[]): string {
  const named = values.filter(value => value !== '' && value !== null);
  return [...named, ...(named.length < values.length ? ['empty'] : [])].join(', ');
}
