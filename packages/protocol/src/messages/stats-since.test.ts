import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import sync from '../../vectors/sync-reply.json' with { type: 'json' };
import { readReply } from '../replies/reply.ts';
import type { SiteReport } from './site-report.ts';
import { stats } from './stats.ts';
import { type PartDigests, statsSince } from './stats-since.ts';

const PARTS = {
  plugins: 'plugins',
  themes: 'themes',
  plugin_updates: 'pluginUpdates',
  theme_updates: 'themeUpdates',
  translation_updates: 'translationUpdates',
  security: 'security',
  abandoned_plugins: 'abandonedPlugins',
  abandoned_themes: 'abandonedThemes',
} as const;

const framed = (json: string) => `<mainwp>${Buffer.from(json).toString('base64')}</mainwp>`;
const answerOf = (json: string) => ({ status: 200, headers: {}, url: 'https://site.example/', body: framed(json) });
const whole = (json: string) => readReply(stats, answerOf(json));
const since = (known: PartDigests, json: string, reader = '1') => readReply(statsSince(known, reader), answerOf(json));
const text = (changes: object = {}) => JSON.stringify({ ...sync, ...changes });

/** What reading comes to: the report, or the words of the failure. */
function outcome(read: () => SiteReport): unknown {
  try {
    const { partDigests, unread, ...report } = read();
    return report;
  } catch (error) {
    return (error as Error).message;
  }
}

describe('a report read with the digests of the previous one', () => {
  it('skips parts that are byte-identical', () => {
    const first = since({}, text());
    expect(first.unread).toEqual([]);
    const again = since(first.partDigests ?? {}, text());
    expect(again.partDigests).toEqual({});
    expect(again.unread).toEqual(Object.keys(PARTS));
    for (const name of Object.values(PARTS)) expect(again[name]).toBeUndefined();
    expect(again.siteInfo).toEqual(first.siteInfo);
  });

  it.each([
    ['plugins', { plugins: [] }, ['plugins']],
    ['offers of premium plugins', { premium_updates: {} }, ['plugin_updates', 'theme_updates']],
    ['the version of WordPress', { wpversion: '9.9' }, ['plugin_updates', 'theme_updates']],
    [
      'the version of PHP',
      { site_info: { ...sync.site_info, phpversion: '9.9' } },
      ['plugin_updates', 'theme_updates'],
    ],
  ])('reads parts that depend on %s again when they have changed', (_what, changes, parts) => {
    const known = since({}, text()).partDigests ?? {};
    expect(Object.keys(since(known, text(changes)).partDigests ?? {})).toEqual(parts);
  });

  it('is read completely by another release', () => {
    const known = since({}, text()).partDigests ?? {};
    expect(since(known, text(), '2').unread).toEqual([]);
  });

  it('reports a part that is no longer sent as missing', () => {
    const known = since({}, text()).partDigests ?? {};
    const without = since(known, text({ plugins: undefined }));
    expect([without.plugins, without.unread?.includes('plugins')]).toEqual([undefined, false]);
  });

  it('is read completely from a reply with nothing but lists', () => {
    const lists = JSON.stringify({ plugins: sync.plugins });
    expect(outcome(() => since({}, lists))).toEqual(outcome(() => whole(lists)));
    expect(since(since({}, lists).partDigests ?? {}, lists).plugins).toEqual(whole(lists).plugins);
  });

  it.each([
    ['a part twice', `{"wpversion":"7","plugins":[],"plugins":${JSON.stringify(sync.plugins)}}`],
    ['a key in escapes', `{"wpversion":"7","plu\\u0067ins":${JSON.stringify(sync.plugins)}}`],
    ['blanks', JSON.stringify(sync, null, 2)],
    ['an empty key', `{"":1,${text().slice(1)}`],
    ['a part that is no JSON', text().replace('"themes":[', '"themes":[}')],
    ['brackets that close too early', '{"wpversion":"7","plugins":[]},"themes":[]}'],
    ['something after its end', `${text()}{}`],
    ['a quote that never ends', text().slice(0, -40)],
    ['keys of prototypes', '{"wpversion":"7","plugins":{"__proto__":{"slug":"a/a.php"}},"__proto__":{"themes":[]}}'],
    ['a list in place of an object', '[1]'],
    ['nothing', '{}'],
  ])('with %s equals the result of the full reader', (_what, json) => {
    expect(outcome(() => since({}, json))).toEqual(outcome(() => whole(json)));
  });

  const value = fc.oneof(
    fc.constantFrom(null, [], {}, '', 0, false, 'x', [{ slug: 'a/a.php', version: '1' }], { 'a/a.php': { slug: 'a' } }),
    fc.constantFrom(...Object.values(sync as Record<string, unknown>)),
    fc.json().map(json => JSON.parse(json) as unknown),
  );
  const members = fc.dictionary(fc.constantFrom(...Object.keys(sync)), value, { maxKeys: 6 });

  // Fails when a digest leaves out one of the members or versions that its part follows from.
  it('equals the full report once the skipped parts are filled in', () => {
    fc.assert(
      fc.property(members, members, (before, after) => {
        const [old, fresh] = [text(before), text({ ...before, ...after })];
        const known = outcome(() => whole(old)) instanceof Object ? since({}, old) : undefined;
        const read = outcome(() => since(known?.partDigests ?? {}, fresh));
        const wanted = outcome(() => whole(fresh));
        if (typeof read === 'string' || typeof wanted === 'string') return expect(read).toBe(wanted);
        const unread = since(known?.partDigests ?? {}, fresh).unread ?? [];
        const stored = Object.fromEntries(
          unread.map(part => [PARTS[part as keyof typeof PARTS], known?.[PARTS[part as keyof typeof PARTS]]]),
        );
        expect({ ...(read as object), ...stored }).toEqual(wanted);
      }),
      { numRuns: 300 },
    );
  });
});
