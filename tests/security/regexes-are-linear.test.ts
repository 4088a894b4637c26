import { ALL_ABILITIES } from '@sitekeeper/server';
import { checkSync } from 'recheck';
import { describe, expect, it } from 'vitest';
import { type FoundRegex, patternsOf, regexesOfSources } from '../support/regexes.ts';
import checkedBefore from './regexes-checked.json' with { type: 'json' };

/*
 * Untrusted text reaches most regular expressions sooner or later, and one that backtracks blocks the whole server. A
 * checker builds the automaton of each and, if it finds a costly text, counts the steps. Fails with `.replace(/\/+$/,
 * '')` back in siteKey: 512 selectors of a list, each 2 kB of slashes, took two seconds.
 */
const CHECK_ALL = process.env.CHECK_ALL_REGEXES !== undefined;

/** The checker rejects them or gives up; the reasons why they can stay. */
const NOT_LINEAR: Readonly<Record<string, string>> = {
  '/\\/+$/': 'Only on addresses that the owner of the program has set: in the client and on the command line.',
  '/\\p{RGI_Emoji_ZWJ_Sequence}/gv': 'A fixed list of emoji, which the checker does not know; names have 60 signs.',
  '/\\s*\\n\\s*/g': 'Only on what the owner of the terminal typed.',
  '/[.[].*$/': 'Only in the browser, on paths of input that the server names.',
  '/^([a-z_]+)(?::| (?=must))\\s*(.+)$/': 'Only in the browser, on one message of the server.',
  '/<body\\s[^>]{0,300}\\bid=["\']error-page["\']/i': 'At most 300 signs are read from each beginning.',
  '/<body\\b[^<>]*>\\s*(?:<div[^<>]*>\\s*)?<h1>[^<]*<\\/h1>\\s*(?:<\\/div>\\s*)?<\\/body>/i':
    'At most six tags are read from each beginning, and no part can read over a tag.',
};

const inSources = regexesOfSources();
const ofInput: FoundRegex[] = ALL_ABILITIES.flatMap(({ name, input }) =>
  [...patternsOf(input)].map(source => ({ source, flags: 'u', file: `the input of ${name}` })),
);
const ALL = new Map([...inSources, ...ofInput].map(found => [`/${found.source}/${found.flags}`, found]));

describe('regular expressions', () => {
  it('take time linear in the text', { timeout: 400_000 }, () => {
    const costly: string[] = [];
    for (const [written, { source, flags, file }] of ALL) {
      if (written in NOT_LINEAR || (checkedBefore.includes(written) && !CHECK_ALL)) continue;
      const found = checkSync(source, flags.replace('v', 'u'), { timeout: 20_000 });
      const how = 'complexity' in found ? found.complexity?.summary : undefined;
      if (found.status !== 'safe') costly.push(`${written} in ${file}: ${how ?? found.status}`);
    }
    expect(costly).toEqual([]);
  });

  it('that are exempt, or were checked before because checking is slow, still exist', () => {
    const gone = [...Object.keys(NOT_LINEAR), ...checkedBefore].filter(written => !ALL.has(written));
    expect(gone).toEqual([]);
  });
});

it('the checker finds slow expressions', () => {
  expect(checkSync('\\/+$', '').status).toBe('vulnerable');
  expect(checkSync('^(a+)+$', '').status).toBe('vulnerable');
  expect(inSources.length).toBeGreaterThan(150);
});
