import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashOfSources } from './test-programs.ts';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'test-programs-'));
  mkdirSync(join(root, 'src/deep'), { recursive: true });
});
afterAll(() => rmSync(root, { recursive: true }));

const write = (name: string, text: string) => writeFileSync(join(root, name), text);
const hash = () => hashOfSources(root, ['src/**/*.ts', 'package-lock.json']);

it('programs are built anew after a source was changed, added, moved or deleted, and not after a test was', () => {
  write('src/deep/one.ts', 'one');
  write('package-lock.json', '{}');
  const seen = [hash()];
  const after = (change: () => void) => {
    change();
    seen.push(hash());
  };
  after(() => write('src/deep/one.ts', 'changed'));
  after(() => write('src/two.ts', 'two'));
  after(() => renameSync(join(root, 'src/two.ts'), join(root, 'src/deep/two.ts')));
  after(() => write('package-lock.json', '{"version":1}'));
  after(() => rmSync(join(root, 'src/deep/one.ts')));
  expect(new Set(seen).size).toBe(6);
  write('src/deep/one.test.ts', 'a test');
  write('src/notes.md', 'notes');
  expect(hash()).toBe(seen.at(-1));
});
