import { IntlMessageFormat } from 'intl-messageformat';
import type { MessageLanguage } from './message-language.ts';

/** What a text is filled with, by name. */
export type MessageValues = Readonly<Record<string, string | number>>;

interface ReadText {
  readonly format: IntlMessageFormat;
  /** Each name of the text, without a value. */
  readonly nothing: MessageValues;
}

/** Texts are written in the code, so there are no more of them than the code has. */
const READ = new Map<string, ReadText>();

/**
 * Fills a text in the ICU format. A name without a value is left empty, and chooses the form `other`: events that were
 * stored by an earlier release may lack a field.
 */
export function fillMessage(text: string, values: MessageValues, language: MessageLanguage): string {
  const key = `${language} ${text}`;
  const { format, nothing } = READ.get(key) ?? read(text, language);
  READ.set(key, { format, nothing });
  return String(format.format({ ...nothing, ...values }));
}

function read(text: string, language: MessageLanguage): ReadText {
  const format = new IntlMessageFormat(text, language, undefined, { ignoreTag: true });
  const names = namesIn(format.getAst() as readonly Element[]);
  return { format, nothing: Object.fromEntries(names.map(name => [name, ''])) };
}

/** What a text is read into, as far as it matters here. */
interface Element {
  /** The text of a literal, or the name of a value. */
  readonly value?: string;
  /** Forms of a plural or a select. */
  readonly options?: Readonly<Record<string, { readonly value: readonly Element[] }>>;
}

/** Literals are among them, and never asked for. */
function namesIn(elements: readonly Element[]): string[] {
  return elements.flatMap(({ value, options = {} }) => [
    ...(value === undefined ? [] : [value]),
    ...Object.values(options).flatMap(form => namesIn(form.value)),
  ]);
}
