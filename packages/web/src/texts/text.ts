import { FormatError, IntlMessageFormat } from 'intl-messageformat';
import { findMessage } from './catalogue.ts';
import { LOCALES } from './language.ts';
import type { TextId } from './text-id.ts';

export type Values = Readonly<Record<string, string | number>>;

const formats = new Map<string, IntlMessageFormat>();

/** @returns the text unchanged if it has no placeholders. */
export function formatOf(id: TextId): IntlMessageFormat | string {
  const known = formats.get(id);
  if (known) return known;
  const message = findMessage(id);
  // Seen only during development: scripts/check-texts.ts finds ids without a text.
  if (message === undefined) return id;
  if (typeof message === 'string' && !/[{<]/.test(message)) return message;
  const format = new IntlMessageFormat(message, LOCALES);
  formats.set(id, format);
  return format;
}

/**
 * A text in the language of the page. Call it while rendering or acting, never at the top of a module: the texts may
 * not be loaded yet (`once`).
 * @param values The values in `{braces}`. Numbers are formatted by the text: `{total, number}`, `#` in plurals.
 */
export function t(id: TextId, values?: Values): string {
  const format = formatOf(id);
  return typeof format === 'string' ? format : String(format.format(values));
}

/** The text with this id, if it exists and has all its values: for ids and values that come from the server. */
export function textIfAny(id: string, values?: Values): string | undefined {
  if (findMessage(id) === undefined) return undefined;
  try {
    return t(id as TextId, values);
  } catch (error) {
    // What was stored by another release may lack a value.
    if (error instanceof FormatError) return undefined;
    throw error;
  }
}
