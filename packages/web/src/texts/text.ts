import { IntlMessageFormat } from 'intl-messageformat';
import { findMessage } from './catalogue.ts';
import { LOCALES } from './language.ts';
import type { TextId } from './text-id.ts';

export type Values = Readonly<Record<string, string | number>>;

const formats = new Map<string, IntlMessageFormat>();

/** @returns the text itself where nothing has to be put in. */
export function formatOf(id: TextId): IntlMessageFormat | string {
  const known = formats.get(id);
  if (known) return known;
  const message = findMessage(id);
  // Seen while developing only: scripts/check-texts.ts finds ids without a text.
  if (message === undefined) return id;
  if (typeof message === 'string' && !/[{<]/.test(message)) return message;
  const format = new IntlMessageFormat(message, LOCALES);
  formats.set(id, format);
  return format;
}

/**
 * A text in the language of the page. Only while something is drawn or done, never at the top of a module: the texts
 * may not be there yet (`once`).
 * @param values What stands in `{braces}`. Numbers are formatted by the text: `{total, number}`, `#` in plurals.
 */
export function t(id: TextId, values?: Values): string {
  const format = formatOf(id);
  return typeof format === 'string' ? format : String(format.format(values));
}

/** The text, where there is one with this id: for ids that are made of what a server says. */
export function textIfAny(id: string): string | undefined {
  return findMessage(id) === undefined ? undefined : t(id as TextId);
}
