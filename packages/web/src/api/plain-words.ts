import { t } from '../texts/text.ts';
import type { TextId } from '../texts/text-id.ts';

/** The server's phrases about values, and how a form words them for the person who typed. The first match counts. */
const WORDS: readonly (readonly [said: RegExp, ours: TextId])[] = [
  [/^is required$|^must not be empty$/, 'api.field.needed'],
  [/at least 1 item$/, 'api.field.chooseOne'],
  [/(?:more than|longer than|at most) (\d+) characters?/i, 'api.field.atMostCharacters'],
  [/(?:fewer than|shorter than|at least) (\d+) characters?/i, 'api.field.atLeastCharacters'],
  [/(?:more than|at most) (\d+) items?/i, 'api.field.atMostItems'],
  [/(?:fewer than|at least) (\d+) items?/i, 'api.field.atLeastItems'],
  [/duplicate items/, 'api.field.once'],
  [/^must be (\S+) or more$/, 'api.field.orMore'],
  [/^must be (\S+) or less$/, 'api.field.orLess'],
  [/^must be > (\S+)$/, 'api.field.moreThan'],
  [/^must be < (\S+)$/, 'api.field.lessThan'],
  [/^must be one of: (.+)$/, 'api.field.oneOf'],
  [/^must be multiple of/, 'api.field.decimals'],
  [/^must be an integer/, 'api.field.integer'],
  [/^must be a number/, 'api.field.number'],
  [/^is not in the right form$/, 'api.field.form'],
  [/^must be: (.+)$/, 'api.field.formOf'],
  [/^must be (?:an? (?:string|array|object)|true or false|null)|pattern|format "/, 'api.field.form'],
  [/U\+0000/, 'api.field.invisible'],
];

/** @param message About one value, without its name: `must be 1 or more`. @returns A sentence: `Enter 1 or more.` */
export function plainWords(message: string): string {
  for (const [said, ours] of WORDS) {
    const found = said.exec(message);
    if (found) return t(ours, { limit: found[1] ?? '' });
  }
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
