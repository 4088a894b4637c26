import { LOCALES } from '../../texts/language.ts';
import { once } from '../../texts/once.ts';

const languageNames = once(() => new Intl.DisplayNames(LOCALES, { type: 'language' }));

/** `de_DE`, as WordPress has it: `German (Germany)`. As it is, if there is no name for it. */
export function languageName(code: string): string {
  try {
    const name = languageNames().of(code.replaceAll('_', '-')) ?? code;
    if (name.split(' ')[0] === code.split('_')[0]) return code; // it knows the country only
    // The browser cries variants that it does not know: `German (Germany, FORMAL)`.
    return name.replace(/\p{Lu}{5,}/u, variant => variant.toLowerCase());
  } catch {
    return code;
  }
}
