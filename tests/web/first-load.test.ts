import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { PageParts } from '../../packages/server/src/surfaces/web/page-parts.ts';
import { WEB } from '../../packages/web/scripts/build.ts';

const LIMIT = 250 * 1024;
/** Besides the first script, with its texts: each file costs a request, whatever its size. */
const MOST_FILES = 8;

/** Every page, with what it needs besides the first script. That none is missing: `first-questions.test.ts`. */
const PAGES = JSON.parse(readFileSync(join(WEB, 'dist/page-parts.json'), 'utf8')) as readonly PageParts[];

/** Pages that show a list, or facts, and open what is filled in. */
const WITHOUT_FORMS = [
  'alarms/alarms',
  'api-access/keys',
  'approvals/approval',
  'approvals/approvals',
  'audit/audit',
  'changes/changes',
  'clients/client',
  'clients/clients',
  'costs/costs',
  'imports/imports',
  'jobs/job',
  'jobs/jobs',
  'modules/modules',
  'notifications/notifications',
  'overview/overview',
  'people/people',
  'security/security',
  'settings/settings',
  'site/site',
  'sites/sites',
  'tags/tags',
  'updates/runs/update-run',
  'updates/updates',
  'uptime/uptime',
  'users/users',
  'vulnerabilities/vulnerabilities',
  'vulnerabilities/vulnerability/vulnerability',
];

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

const manifest = JSON.parse(readFileSync(join(WEB, 'dist/.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;

/** A chunk and everything it needs before it runs. */
function filesOf(key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no ${key}`);
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const next of chunk.imports ?? []) filesOf(next, found);
  return found;
}

const sizes = new Map<string, number>();
/** Bytes of a file of the build, gzipped. */
function sizeOf(file: string): number {
  const known = sizes.get(file) ?? gzipSync(readFileSync(join(WEB, 'dist', file))).length;
  sizes.set(file, known);
  return known;
}

describe('The first load', () => {
  it.each(PAGES)('of $path with its texts is at most 250 KB of gzipped scripts', ({ files, texts }) => {
    for (const inLanguage of [texts.en, texts.de]) {
      const all = new Set([...filesOf('index.html'), ...files, ...(inLanguage ?? [])]);
      expect(all.size).toBeGreaterThan(2);
      expect([...all].reduce((sum, file) => sum + sizeOf(file), 0)).toBeLessThanOrEqual(LIMIT);
    }
  });

  it.each(PAGES)('of $path needs few files besides the first script', ({ files, texts }) => {
    expect([...files, ...(texts.en ?? [])].length).toBeLessThanOrEqual(MOST_FILES);
  });

  it.each(['scope/scope-filter', 'bell/bell', 'user-menu'])('needs no code of forms for the top bar: %s', part => {
    const fields = [...filesOf('src/app/shell/scope/scope-pickers.tsx')].filter(file => /(fields|forms)-/.test(file));
    expect(fields).toHaveLength(2);
    const files = [...filesOf(`src/app/shell/${part}.tsx`)];
    expect(files.filter(file => fields.includes(file))).toEqual([]);
  });

  it.each(WITHOUT_FORMS)('needs no code of forms and menus for the page %s', page => {
    const late = [...filesOf('src/app/shell/scope/scope-pickers.tsx')].filter(file => /(forms|menus)-/.test(file));
    expect(late).toHaveLength(2);
    const files = [...filesOf(`src/pages/${page}-page.tsx`)];
    expect(files.filter(file => late.includes(file))).toEqual([]);
  });

  it('asks for the styles before the scripts, which wait for them', () => {
    const html = readFileSync(join(WEB, 'dist/index.html'), 'utf8');
    const [sheet] = /\/assets\/style-[^"]+\.css/.exec(html) ?? [''];
    expect(html.indexOf(`<link rel="preload" as="style" crossorigin href="${sheet}">`)).toBeGreaterThan(0);
    expect(html.indexOf(sheet)).toBeLessThan(html.indexOf('<script'));
    // Where it is, it holds up no paint of what is in the document.
    expect(html.lastIndexOf(sheet)).toBeGreaterThan(html.indexOf('</main>'));
  });

  it('contacts no other host', () => {
    const html = readFileSync(join(WEB, 'dist/index.html'), 'utf8');
    expect(html).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
    expect(html).not.toContain('<style');
  });
});
