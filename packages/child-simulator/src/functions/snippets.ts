import { deflateSync } from 'node:zlib';
import { dataOfProgram, digestOfFiles } from '@sitekeeper/protocol';
import type { FunctionAnswer, FunctionCall } from '../connector/call.ts';
import { refuse } from '../connector/errors.ts';
import { field } from '../connector/params.ts';
import { filesOf, type ItemWithFiles, itemKeyOf, itemsWithFiles } from '../state/files.ts';

/**
 * `code_snippet` (docs/wire/programs.md). There is no PHP here: the programs of the server are recognised by their first
 * line, and answered as they would.
 */
export function codeSnippet(call: FunctionCall): FunctionAnswer {
  const { form, faults } = call;
  if (field(form, 'action') !== 'run_snippet') return refuse('The simulator runs snippets and stores none.');
  if (faults.has('snippet_fails')) return { data: { status: 'FAIL', result: 'Undefined variable $colour' } };
  if (faults.has('snippet_fatal')) return refuse('MainWP_Child fatal error : Call to undefined function md5_file()');
  const program = dataOfProgram(field(form, 'code') ?? '');
  if (!program) return { data: { status: 'SUCCESS', result: '' } };
  const answer = PROGRAMS[program.marker]?.(call, wantedItems(call, program.data));
  if (faults.has('snippet_hostile')) return { data: { status: 'SUCCESS', result: hostile() } };
  if (answer) call.site.afterReading?.();
  return { data: { status: 'SUCCESS', result: answer === undefined ? '' : JSON.stringify(answer) } };
}

const PROGRAMS: Readonly<Record<string, (call: FunctionCall, items: readonly ItemWithFiles[]) => object>> = {
  'sitekeeper file-digests 1': ({ site }, items) => ({
    items: items.map(item => {
      const unread = site.unreadFiles.get(itemKeyOf(item));
      if (unread !== undefined) return [item.type, item.slug, versionText(item), '', unread];
      const files = filesOf(site, item);
      return [item.type, item.slug, versionText(item), digestOfFiles(files), files.size];
    }),
  }),
  'sitekeeper file-lists 1': ({ site }, items) => ({
    items: items
      .filter(item => !site.unreadFiles.has(itemKeyOf(item)))
      .map(item => {
        const json = JSON.stringify([...filesOf(site, item)]);
        return [item.type, item.slug, versionText(item), 'zlib', deflateSync(json).toString('base64')];
      }),
  }),
};

const versionText = ({ version, locale }: ItemWithFiles) => (locale === '' ? version : `${version} ${locale}`);

function wantedItems({ site }: FunctionCall, data: unknown): ItemWithFiles[] {
  const { only } = data as { only: readonly (readonly string[])[] | null };
  const wanted = only && new Set(only.map(([type, slug]) => `${type} ${slug}`));
  return itemsWithFiles(site).filter(item => !wanted || wanted.has(itemKeyOf(item)));
}

/** What a taken-over site might say: every item with the wrong types, and slugs that want to be something else. */
function hostile(): string {
  const slugs = ['../../wp-config.php', '<script>alert(1)</script>', '__proto__', 'x'.repeat(5_000), ''];
  const items = slugs.flatMap(slug => [
    ['plugin', slug, { toString: 1 }, 'f'.repeat(32), -1],
    ['core', slug, '9.9', 'not a digest', 1e308],
    [slug, 'plugin', [], null],
  ]);
  return `{"items":${JSON.stringify([...items, 7, null, { length: 3 }])},"__proto__":{"polluted":true}}`;
}
