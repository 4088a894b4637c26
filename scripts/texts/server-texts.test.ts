import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { fillMessage } from '../../packages/server/src/kernel/text/fill-message.ts';
import { MESSAGE_LANGUAGES } from '../../packages/server/src/kernel/text/message-language.ts';
import { serverTexts } from './server-texts.ts';

const SERVER = join(import.meta.dirname, '../../packages/server/src');
/** `de: { … }` or `de: REPORT_TEXTS_DE` */
const GERMAN_TEXTS = /^ +de: (?:\{|[A-Z_]+,)/m;

describe('Texts of the server', () => {
  it('include those of mails, reports, the portal and messages', () => {
    expect([...serverTexts('de').keys()]).toEqual(
      expect.arrayContaining([
        'mails and reports.mailText',
        'reports.sentences.noSites',
        'portal.states.up',
        'events.types.site_down.text',
        'messages.open',
        'telling.reminder',
      ]),
    );
  });

  it('stand nowhere in German but in the files that the check of texts reads', () => {
    const files = globSync('**/*.ts', { cwd: SERVER }).filter(file => !/\.(test|fixtures)\.ts$/.test(file));
    expect(files.filter(file => GERMAN_TEXTS.test(readFileSync(join(SERVER, file), 'utf8'))).sort()).toEqual([
      'features/alarms/telling/telling-texts.ts',
      'features/branding/usual-texts.ts',
      'features/channels/message-texts.ts',
      'features/events/texts/index.ts',
      'features/portal/page/portal-texts.ts',
      'features/reports/html/texts/index.ts',
      'features/settings/test-mail.ts',
      'features/users/invitations/invitation-texts.ts',
    ]);
  });

  it.each(MESSAGE_LANGUAGES)('are filled in %s as FormatJS fills them', language => {
    const texts = [...serverTexts(language)].filter(([id]) => /^(?:events|messages|telling)\./.test(id));
    expect(texts.length).toBeGreaterThan(100);
    for (const [id, text] of texts) {
      for (const values of someValues(text)) {
        const filled = new IntlMessageFormat(text, language).format(values);
        expect([id, fillMessage(text, values, language)]).toEqual([id, filled]);
      }
    }
  });
});

/** Values that reach each form of a text. */
function someValues(text: string): Record<string, string | number>[] {
  const choices = new Map<string, (string | number)[]>();
  const add = (name: string, more: readonly (string | number)[]) =>
    choices.set(name, [...(choices.get(name) ?? []), ...more]);
  const walk = (parts: readonly MessageFormatElement[]): void => {
    for (const part of parts) {
      if (part.type === TYPE.number || part.type === TYPE.plural) add(part.value, [1, 1234]);
      else if (part.type === TYPE.select) add(part.value, Object.keys(part.options));
      else if (part.type === TYPE.argument && !choices.has(part.value)) add(part.value, []);
      if (part.type === TYPE.plural || part.type === TYPE.select)
        for (const { value } of Object.values(part.options)) walk(value);
    }
  };
  walk(parse(text));
  // What is counted is never a word of a choice, except that there is nothing to count.
  const fitting = [...choices].map(([name, all]) => {
    const counted = all.filter(choice => typeof choice === 'number');
    return [
      name,
      counted.length > 0 ? [...counted, ...all.filter(choice => choice === 'none')] : [...all, 'x'],
    ] as const;
  });
  const most = Math.max(...fitting.map(([, all]) => all.length), 1);
  return Array.from({ length: most }, (_none, turn) =>
    Object.fromEntries(fitting.map(([name, all]) => [name, all[turn % all.length] ?? 'x'])),
  );
}
