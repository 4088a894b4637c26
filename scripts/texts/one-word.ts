import type { Texts } from './check-catalogue.ts';

/** German words for which the texts have another one, as packages/web/src/texts/README.md lists them. */
const OTHER_WORDS: readonly (readonly [found: RegExp, use: string])[] = [
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

/** Heads of narrow columns, which have no room for “Aktualisierungen”. */
const SHORT: ReadonlySet<string> = new Set(['sites.columns.updates', 'updates.columns.updates']);

/** Names of products. */
const NAMES = /Solid Backups/g;

/** German texts that call a thing by another word than the others do. */
export function otherWords(texts: Texts): string[] {
  return [...texts].flatMap(([id, text]) => {
    if (SHORT.has(id)) return [];
    const said = text.replaceAll(NAMES, '');
    return OTHER_WORDS.flatMap(([found, use]) => {
      const word = found.exec(said)?.[0];
      return word === undefined ? [] : [`de: ${id}: “${word}” is called “${use}” in the other texts`];
    });
  });
}
