import { describe, expect, it } from 'vitest';
import { crowdedFolders } from './folders/crowded-folders.ts';

const filesOf = (folder: string, count: number) =>
  Array.from({ length: count }, (_none, i) => `${folder}/file-${i}.ts`);

describe('the folder check', () => {
  it('accepts 25 source files in a folder and reports a folder with 26', () => {
    expect(crowdedFolders(filesOf('bench', 25), [])).toEqual([]);
    expect(crowdedFolders(filesOf('bench', 26), [])).toEqual(['bench has 26 source files: group them into folders']);
  });

  it('counts each folder by itself, without the folders inside it', () => {
    expect(crowdedFolders([...filesOf('bench', 20), ...filesOf('bench/parts', 20)], [])).toEqual([]);
  });

  it('counts markup, but neither tests nor their fixtures', () => {
    const full = filesOf('bench', 25);
    expect(crowdedFolders([...full, 'bench/a.test.ts', 'bench/b.test.tsx', 'bench/c.fixtures.ts'], [])).toEqual([]);
    expect(crowdedFolders([...full, 'bench/page.tsx'], [])).toHaveLength(1);
  });

  it('accepts an exception only as long as it is needed', () => {
    const exception = { folder: 'bench', because: 'a test' };
    expect(crowdedFolders(filesOf('bench', 26), [exception])).toEqual([]);
    expect(crowdedFolders(filesOf('bench', 25), [exception])).toEqual([
      'the exception for bench is no longer needed: remove it',
    ]);
  });
});
