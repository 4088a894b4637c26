import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const PAGES = [...globSync('*.md', { cwd: ROOT }), ...globSync('docs/**/*.md', { cwd: ROOT })];
const textOf = (page: string) => readFileSync(join(ROOT, page), 'utf8');
const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };

describe('the documents', () => {
  it.each(PAGES)('%s: has working links and names existing npm scripts', page => {
    const text = textOf(page);
    const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)[^)]*\)/g)].map(match => match[1] as string);
    expect(links.filter(link => !existsSync(join(ROOT, dirname(page), link)))).toEqual([]);
    const named = [...text.matchAll(/npm run (?:-s )?([a-z][a-z:-]*)/g)].map(match => match[1] as string);
    expect(named.filter(name => !(name in scripts))).toEqual([]);
  });

  it('start with exactly two commands: one runs Sitekeeper and one tests it', () => {
    const blocks = [...textOf('README.md').matchAll(/^```\n([\s\S]*?)^```/gm)].map(match => match[1]);
    expect(blocks.slice(0, 2)).toEqual(['npm ci && npm run demo\n', 'npm ci && npm test\n']);
  });

  it('agree with .ci/run on these commands', () => {
    const ci = textOf('.ci/run');
    for (const command of ['npm ci', 'npm run -s demo -- --once', 'npm test']) expect(ci).toContain(command);
  });
});
