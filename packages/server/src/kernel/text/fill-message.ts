import type { MessageLanguage } from './message-language.ts';

/** What a text is filled with, by name. A name that lacks is left empty, and chooses the form `other`. */
export type MessageValues = Readonly<Record<string, string | number>>;

interface Filling {
  readonly values: MessageValues;
  readonly language: MessageLanguage;
  /** What `#` stands for: the number of the plural around it. */
  readonly count?: number;
}
type Part = (filling: Filling) => string;

/** Texts are written in the code, so there are no more of them than the code has. */
const READ = new Map<string, Part>();

/**
 * Fills a text in the ICU format, as far as texts of messages use it: `{name}`, `{count, number}`,
 * `{count, plural, one {# site} other {# sites}}` and `{how, select, updated {…} other {…}}`.
 */
export function fillMessage(text: string, values: MessageValues, language: MessageLanguage): string {
  const read = READ.get(text) ?? new MessageReader(text).parts(false);
  READ.set(text, read);
  return read({ values, language });
}

class MessageReader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** Up to the brace that closes the form, or the end. @param counted Whether `#` is a number. */
  parts(counted: boolean): Part {
    const parts: Part[] = [];
    for (;;) {
      const literal = this.#take(counted ? /[^{}#]*/y : /[^{}]*/y);
      if (literal !== '') parts.push(() => literal);
      if (this.#took('#')) parts.push(({ count = 0, language }) => inDigits(count, language));
      else if (this.#took('{')) parts.push(this.#value(counted));
      else break;
    }
    return filling => parts.map(part => part(filling)).join('');
  }

  /** What stands between two braces, and the second one. */
  #value(counted: boolean): Part {
    const name = this.#take(/[^,}]*/y).trim();
    if (this.#took('}')) return ({ values }) => String(values[name] ?? '');
    this.#took(',');
    const format = this.#take(/[^,}]*/y).trim();
    if (this.#took('}')) return ({ values, language }) => inDigits(Number(values[name] ?? 0), language);
    this.#took(',');
    return formOf(name, format, this.#forms(counted || format === 'plural'));
  }

  #forms(counted: boolean): ReadonlyMap<string, Part> {
    const forms = new Map<string, Part>();
    while (!this.#took('}')) {
      const key = this.#take(/[^{}]*/y).trim();
      if (!this.#took('{')) throw new Error(`a form of a text lacks its brace: ${this.#text}`);
      forms.set(key, this.parts(counted));
      this.#took('}');
      this.#take(/\s*/y);
    }
    return forms;
  }

  #take(pattern: RegExp): string {
    pattern.lastIndex = this.#at;
    const [taken = ''] = pattern.exec(this.#text) ?? [];
    this.#at += taken.length;
    return taken;
  }

  #took(character: string): boolean {
    if (this.#text[this.#at] !== character) return false;
    this.#at++;
    return true;
  }
}

/** The form that a value chooses: a plural by its number, else by the word. */
function formOf(name: string, format: string, forms: ReadonlyMap<string, Part>): Part {
  return filling => {
    const value = filling.values[name] ?? '';
    if (format !== 'plural') return (forms.get(String(value)) ?? forms.get('other'))?.(filling) ?? '';
    const count = Number(value);
    const form = forms.get(new Intl.PluralRules(filling.language).select(count)) ?? forms.get('other');
    return form?.({ ...filling, count }) ?? '';
  };
}

const inDigits = (count: number, language: MessageLanguage) => count.toLocaleString(language);
