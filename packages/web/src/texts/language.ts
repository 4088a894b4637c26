/** Each language by its own name, so that its speakers can read it. */
export const LANGUAGE_NAMES = { en: 'English', de: 'Deutsch' } as const;
export type Language = keyof typeof LANGUAGE_NAMES;

const KEY = 'language';
const isKnown = (name: string | null | undefined): name is Language =>
  name != null && Object.hasOwn(LANGUAGE_NAMES, name);
const wanted = globalThis.navigator?.languages ?? [];
const bare = (locale: string) => locale.split('-')[0];

function chosen(): string | null {
  try {
    return globalThis.localStorage?.getItem(KEY) ?? null;
  } catch {
    // Without storage, there is no stored choice.
    return null;
  }
}

/** The language chosen in this browser, or the first language of the browser that has texts, or English. */
export function languageOf(choice: string | null, browser: readonly string[]): Language {
  if (isKnown(choice)) return choice;
  return browser.map(bare).find(isKnown) ?? 'en';
}

/** Dates and numbers follow the language, with the region of the browser if the browser has the language. */
export function localesOf(name: Language, browser: readonly string[]): string[] {
  return [...browser.filter(locale => bare(locale) === name), name];
}

/** The language of all pages. It stays the same until the page is reloaded. */
export const LANGUAGE = languageOf(chosen(), wanted);
export const LOCALES = localesOf(LANGUAGE, wanted);

/** The server speaks English: what it says itself needs no other words here. */
export const SPEAKS_AS_SERVER = LANGUAGE === 'en';

/** Stores the language in this browser and reloads the page in it. */
export function chooseLanguage(name: Language): void {
  localStorage.setItem(KEY, name);
  window.location.reload();
}
