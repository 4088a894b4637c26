import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  ALL_ABILITIES,
  DIALECT_ABILITIES,
  DIALECT_LINES,
  NOT_THERE,
  type OpenApiDocument,
  SETTINGS,
  V1_CALLS,
} from '@sitekeeper/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generate, makePages } from './generate.ts';

let root = '';
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'generate-'));
});
afterAll(() => rmSync(root, { recursive: true }));
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const page = (name: string) => read(join('docs/reference', name));

describe('npm run generate', () => {
  it('writes pages that are missing or out of date, and only names them with --check', async () => {
    const all = [
      'docs/reference/settings.md',
      'docs/reference/abilities.md',
      'docs/reference/command-line.md',
      'docs/reference/rest-v1.md',
      'docs/reference/mainwp-api.md',
      'docs/reference/rest-v2.md',
      'openapi.json',
      'packages/client/src/generated/api.ts',
      'packages/web/src/generated/abilities.ts',
      'packages/web/src/generated/ability-types.ts',
      'packages/web/src/generated/choices.ts',
      'packages/web/src/generated/event-groups.ts',
      'packages/web/src/generated/form-limits.ts',
      'packages/web/src/generated/limits.ts',
      'packages/web/src/texts/en/setting-descriptions.json',
    ];
    const pages = await makePages(); // takes seconds
    expect(generate(pages, root, true)).toEqual(all);
    expect(generate(pages, root, false)).toEqual(all);
    appendFileSync(join(root, all[1] ?? ''), 'edited by hand');
    expect(generate(pages, root, true)).toEqual([all[1]]);
    expect(generate(pages, root, false)).toEqual([all[1]]);
    expect(generate(pages, root, true)).toEqual([]);
  });

  it('documents every setting and every ability with inputs, outputs and errors', () => {
    for (const { name, env } of Object.values(SETTINGS))
      expect(page('settings.md')).toContain(`| \`${name}\` | \`${env}\` |`);
    for (const { name } of ALL_ABILITIES) expect(page('abilities.md')).toContain(`\n## ${name}\n`);
    expect(page('abilities.md')).toContain(
      '| `site_id_or_domain` | integer or string | yes | Id, domain or URL of the site. |',
    );
    expect(page('abilities.md')).toContain('| `items[].status` | "connected", "disconnected", "suspended" | yes |');
    expect(page('abilities.md')).toContain('`svc_confirmation_required`');
    expect(page('abilities.md')).not.toContain('undefined');
  });

  it('documents every command with its arguments and options', () => {
    const text = page('command-line.md');
    expect(text).toMatch(/^## sitekeeper updates run$/m);
    expect(text).toContain('`--status <any\\|all\\|active');
    expect(text).toContain('| `<tag>` |');
  });

  it('documents every call of legacy v1 with its parameters', () => {
    const text = page('rest-v1.md');
    for (const { method, group, callback, parameters } of V1_CALLS) {
      const line = text.split('\n').find(one => one.startsWith(`| ${method} | \`/${group}/${callback}\` |`));
      for (const name of Object.keys(parameters.properties)) expect(line, callback).toContain(`\`${name}\``);
    }
  });

  it('documents every operation and ability of MainWP, and says why some are not there', () => {
    const text = page('mainwp-api.md');
    for (const { path } of DIALECT_LINES) expect(text).toContain(`\`${path}\``);
    for (const { path, why } of NOT_THERE) {
      expect(text.split('\n').find(row => row.includes(`\`${path}\` | answers 501`))).toContain(why);
    }
    for (const { name } of DIALECT_ABILITIES) expect(text).toContain(`\`mainwp/${name}\``);
    expect(text).not.toContain('undefined');
  });

  it('documents every operation of REST v2 in the page, in OpenAPI and in the types of the client', () => {
    const { paths } = JSON.parse(read('openapi.json')) as OpenApiDocument;
    const types = read('packages/client/src/generated/api.ts');
    expect(Object.keys(paths)).toContain('/tags/{id}/edit');
    for (const [path, operations] of Object.entries(paths)) {
      expect(page('rest-v2.md')).toContain(`| \`${path}\` |`);
      for (const { operationId } of Object.values(operations)) expect(types).toContain(`    ${operationId}: {`);
    }
  });
});
