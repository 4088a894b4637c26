import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ABILITIES, SETTINGS } from '@sitekeeper/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generate } from './generate.ts';

let root = '';
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'generate-'));
});
afterAll(() => rmSync(root, { recursive: true }));
const page = (name: string) => readFileSync(join(root, 'docs/reference', name), 'utf8');

describe('npm run generate', () => {
  it('writes what is missing or stale, and only says so when it checks', () => {
    const all = ['docs/reference/settings.md', 'docs/reference/abilities.md'];
    expect(generate(root, true)).toEqual(all);
    expect(generate(root, false)).toEqual(all);
    expect(generate(root, true)).toEqual([]);
    appendFileSync(join(root, all[1] ?? ''), 'edited by hand');
    expect(generate(root, true)).toEqual([all[1]]);
    expect(generate(root, false)).toEqual([all[1]]);
    expect(generate(root, false)).toEqual([]);
  });

  it('tells of every setting and every ability, with inputs, outputs and errors', () => {
    for (const { name, env } of Object.values(SETTINGS))
      expect(page('settings.md')).toContain(`| \`${name}\` | \`${env}\` |`);
    for (const { name } of ABILITIES) expect(page('abilities.md')).toContain(`\n## ${name}\n`);
    expect(page('abilities.md')).toContain(
      '| `site_id_or_domain` | integer or string | yes | Id of the site, or its domain or URL. |',
    );
    expect(page('abilities.md')).toContain('| `items[].status` | "connected", "disconnected", "suspended" | yes |');
    expect(page('abilities.md')).toContain('`svc_confirmation_required`');
    expect(page('abilities.md')).not.toContain('undefined');
  });
});
