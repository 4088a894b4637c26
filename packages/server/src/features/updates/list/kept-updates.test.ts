import { describe, expect, it } from 'vitest';
import { KeptUpdates } from './kept-updates.ts';

const DIRECTORY = 'downloads.wordpress.org';
const [ACTIVE, FITS_WP, FITS_PHP, NAMED] = [1, 2, 4, 8];
const line = (slug: string, host: string | null = DIRECTORY) =>
  ['plugin', slug, '', slug, '1.0', '1.1', ACTIVE + FITS_WP + NAMED, ...(host === null ? [] : [host])].join('\t');
const language = (slug: string, language: string, new_version = '2') =>
  ['translation', slug, language, slug, '', new_version, ACTIVE + FITS_WP + FITS_PHP].join('\t');

describe('kept updates', () => {
  it('are made once for all sites that have them', () => {
    const kept = new KeptUpdates();
    const [first] = kept.of(line('a'), DIRECTORY);
    const [again, other] = kept.of([line('a'), line('b')].join('\n'), DIRECTORY);
    expect(again).toBe(first);
    expect(other?.view.slug).toBe('b');
    expect(JSON.parse(String(first?.json).slice(1))).toEqual({
      type: 'plugins',
      slug: 'a',
      name: 'a',
      version: '1.0',
      new_version: '1.1',
      active: true,
      wp_compatible: true,
      php_compatible: false,
      roll_back: 'possible',
    });
    expect(kept.of(null, DIRECTORY)).toEqual([]);
  });

  it('are made anew when the directories that keep all versions change', () => {
    const kept = new KeptUpdates();
    const judged = (hosts: string) => kept.of(line('a'), hosts)[0]?.view.roll_back;
    expect([judged(DIRECTORY), judged('other.example'), judged(DIRECTORY)]).toEqual([
      'possible',
      'other_host',
      'possible',
    ]);
  });

  it('count those that have left, so that whoever holds them lets go', () => {
    const kept = new KeptUpdates();
    kept.of(line('a'), DIRECTORY);
    kept.of(line('b'), DIRECTORY);
    expect(kept.left).toBe(0);
    kept.of(line('a'), 'other.example');
    expect(kept.left).toBe(2);
    kept.of(Array.from({ length: 10_000 }, (_, index) => line(`p${index}`)).join('\n'), 'other.example');
    expect(kept.left).toBe(3);
  });

  it('join the languages of an item that are asked for', () => {
    const lines = [line('a'), language('a', 'de_DE'), language('a', 'nl_NL', '3'), language('b', 'fr_FR')].join('\n');
    const languages = (fits?: (update: { new_version: string }) => boolean) =>
      new KeptUpdates().of(lines, DIRECTORY, fits).map(({ view }) => view.languages);
    expect(languages()).toEqual([undefined, ['de_DE', 'nl_NL'], ['fr_FR']]);
    expect(languages(({ new_version }) => new_version === '3')).toEqual([['nl_NL']]);
  });
});
