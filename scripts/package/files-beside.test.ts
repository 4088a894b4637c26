import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { filesBeside } from './files-beside.ts';

describe('a bundle', () => {
  let sources: string;
  beforeEach(() => {
    sources = mkdtempSync(join(tmpdir(), 'sitekeeper-bundle-'));
    writeFileSync(join(sources, 'thread.ts'), 'console.log("in a thread");');
  });
  afterEach(() => rmSync(sources, { recursive: true, force: true }));

  async function bundled(text: string): Promise<Map<string, string>> {
    const entry = join(sources, 'main.ts');
    writeFileSync(entry, text);
    const result = await build({
      root: sources,
      configFile: false,
      logLevel: 'silent',
      plugins: [filesBeside(sources, new Map([[join(sources, 'pages'), '../pages']]))],
      build: { ssr: true, write: false, rolldownOptions: { input: entry, output: { entryFileNames: '[name].js' } } },
    });
    if (!('output' in result)) throw new Error('Not one build.');
    return new Map(result.output.map(one => [one.fileName, one.type === 'chunk' ? one.code : '']));
  }

  it('holds the program of each thread that a source names, and says where folders are', async () => {
    const files = await bundled(`
      console.log(new URL('./thread.ts', import.meta.url).href, new URL('./pages', import.meta.url).href);`);
    expect(files.get('thread.js')).toContain('in a thread');
    expect(files.get('main.js')).toContain('new URL("./thread.js", import.meta.url)');
    expect(files.get('main.js')).toContain('new URL("../pages", import.meta.url)');
  });

  it.each([
    ["console.log(new URL('./gone.ts', import.meta.url))", /gone\.ts, which is not there/],
    ["console.log(new URL('./notes.txt', import.meta.url))", /notes\.txt, which is not there/],
    ["const name = './thread.ts'; console.log(new URL(name, import.meta.url))", /asks where it is/],
    ['console.log(import.meta.dirname)', /asks where it is/],
  ])('is not made of sources with %s', async (text, why) => {
    await expect(bundled(text)).rejects.toThrow(why);
  });
});
