import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { brokenReferences, describeBroken } from './broken-references.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function repository(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'references-'));
  folders.push(root);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  return root;
}

const broken = (files: Readonly<Record<string, string>>) => brokenReferences(repository(files)).map(describeBroken);
const PAGE = '# Keys\n\n## Key pair\n\n```\n# no heading\n```\n\n## `Odd` names, & signs\n\n## Key pair\n';
const PAGES = ['docs', 'keys.md'].join('/');

describe('references to pages', () => {
  it('are accepted if page and section exist, in code and in pages', () => {
    const files = {
      'docs/keys.md': PAGE,
      'README.md':
        '[keys](docs/keys.md#key-pair), [names](docs/keys.md#odd-names--signs), [top](#read-me)\n\n# Read me\n',
      'packages/a/src/a.ts': `// ${PAGES}#key-pair-1 and ${PAGES}\n`,
    };
    expect(broken(files)).toEqual([]);
  });

  it('are reported with file and line if the page or section does not exist', () => {
    const files = {
      'docs/keys.md': PAGE,
      'README.md': 'one\n[keys](docs/keys.md#no-heading)\n[other](docs/other.md)\n',
      'packages/a/src/a.ts': `const a = 1;\n// ${PAGES}#gone\n`,
    };
    expect(broken(files)).toEqual([
      'README.md:2: docs/keys.md has no section #no-heading',
      'README.md:3: there is no page docs/other.md',
      'packages/a/src/a.ts:2: docs/keys.md has no section #gone',
    ]);
  });

  it('must name a section instead of giving its number, unless they cite a standard', () => {
    const files = { 'packages/a/src/a.ts': '// RFC 9110 §15.5.16, WebAuthn Level 3, §6\n// keys §4.1\n// (§4)\n' };
    const problem = 'sections are named, not numbered: docs/page.md#section';
    expect(broken(files)).toEqual([`packages/a/src/a.ts:2: ${problem}`, `packages/a/src/a.ts:3: ${problem}`]);
  });
});
