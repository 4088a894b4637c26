import type { Texts } from './check-catalogue.ts';

type OtherWord = readonly [found: RegExp, use: string];

const ENGLISH: readonly OtherWord[] = [[/(?<!\{)\b[Ee]mails?\b/, 'e-mail']];

/** As packages/web/src/texts/README.md lists them. */
const GERMAN: readonly OtherWord[] = [
  [/\bUpdates?\b(?!-)/, 'Aktualisierung'],
  [/Verfügbarkeit|\bUptime/, 'Erreichbarkeit'],
  [/Konnektor/, 'Connector'],
  [/Webseite|Webauftritt|Internetseite/, 'Website'],
  [/\bBackups?\b/, 'Sicherung'],
  [/Schwachstelle|Verwundbarkeit/, 'Sicherheitslücke'],
  [/\bNutzer|\bAnwender/, 'Benutzer'],
  [/Oberfläche/, 'Dashboard'],
  [/Vorfall|Vorfälle|Störung/, 'Ausfall'],
  [/Mandant|Klient/, 'Kunde'],
  [/Etikett|Stichwort/, 'Schlagwort'],
  [/Bildschirmfoto/, 'Screenshot'],
  [/\bPlug-in|Zusatzmodul/, 'Plugin'],
];

/** Words for which the texts of a language have another one. */
const OTHER_WORDS = { en: ENGLISH, de: GERMAN };

/** Heads of narrow columns have no room for “Aktualisierungen”; problems in files name a column of the file. */
const NOT_CHECKED: ReadonlySet<string> = new Set([
  'sites.columns.updates',
  'updates.columns.updates',
  'shared.import.row.noEmail',
  'shared.import.row.badEmail',
]);

/** Names of products. */
const NAMES = /Solid Backups/g;

/** Texts that call a thing by another word than the others of the language do. */
export function otherWords(language: keyof typeof OTHER_WORDS, texts: Texts): string[] {
  return [...texts].flatMap(([id, text]) => {
    if (NOT_CHECKED.has(id)) return [];
    const said = text.replaceAll(NAMES, '');
    return OTHER_WORDS[language].flatMap(([found, use]) => {
      const word = found.exec(said)?.[0];
      return word === undefined ? [] : [`${language}: ${id}: “${word}” is called “${use}” in the other texts`];
    });
  });
}
