import { SPEAKS_AS_SERVER } from '../texts/language.ts';
import { t, textIfAny, type Values } from '../texts/text.ts';
import type { TextId } from '../texts/text-id.ts';

/** What the server says of a value, in English and by its reason. */
export interface SaidOfValue {
  readonly message: string;
  readonly reason?: string | undefined;
  /** What the reason refers to, such as the most characters. */
  readonly limit?: number | string | undefined;
}

/** How a form says it to the person who typed. */
const WORDS: Readonly<Record<string, TextId>> = {
  decimals: 'api.field.decimals',
  duplicate: 'api.field.once',
  missing: 'api.field.needed',
  not_a_character: 'api.field.invisible',
  not_a_number: 'api.field.number',
  not_above: 'api.field.moreThan',
  not_an_integer: 'api.field.integer',
  not_below: 'api.field.lessThan',
  not_one_of: 'api.field.oneOf',
  too_few: 'api.field.atLeastItems',
  too_large: 'api.field.orLess',
  too_long: 'api.field.atMostCharacters',
  too_many: 'api.field.atMostItems',
  too_short: 'api.field.atLeastCharacters',
  too_small: 'api.field.orMore',
  wrong_form: 'api.field.form',
  wrong_type: 'api.field.form',
};

/**
 * A sentence about one value, without its name: `Enter 1 or more.`
 * @param facts What texts for reasons name, besides the limit.
 */
export function plainWords(said: SaidOfValue, facts?: Values): string {
  const { message, reason = '', limit = '' } = said;
  const named = factsWithLimit(facts, said.limit);
  if (reason === 'too_few' && limit === 1) return t('api.field.chooseOne');
  // The server describes the form in English.
  if (reason === 'wrong_form' && limit !== '' && SPEAKS_AS_SERVER) return t('api.field.formOf', { limit });
  const ours = WORDS[reason];
  return ours ? t(ours, { limit }) : (reasonInWords(reason, named) ?? asSentence(message));
}

/** A limit of the value itself goes before one of the whole input. */
export const factsWithLimit = (facts: object | undefined, limit: SaidOfValue['limit']): Values =>
  ({ ...facts, ...(limit === undefined ? {} : { limit }) }) as Values;

/** Why an input is refused, in a language that the server doesn't speak. */
export const reasonInWords = (reason: string, facts?: Values) =>
  SPEAKS_AS_SERVER ? undefined : textIfAny(`inputs.${reason}`, facts);

function asSentence(message: string): string {
  const text = /^(must|is|has|can|may|needs?)\b/.test(message) ? t('api.field.said', { said: message }) : message;
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}${/[.!?…]$/.test(text) ? '' : '.'}`;
}

/** `input.client_ids[3]` → `Client ids` */
export function plainName(path: string): string {
  const name = path
    .replace(/^input\.?/, '')
    .replace(/[.[].*$/, '')
    .replaceAll('_', ' ')
    .trim();
  return name === '' ? t('api.field.input') : `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
}
