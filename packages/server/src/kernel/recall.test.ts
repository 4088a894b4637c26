import { CompiledQuery } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { type RowLookup, recallVersion, StoreMemory } from './recall.ts';

let version = '1';
let reads = 0;
let memory: StoreMemory;
beforeEach(() => {
  version = '1';
  reads = 0;
  memory = new StoreMemory({ version: async () => version });
});

const read = async () => ++reads;
const recalled = async (key: string, work: () => Promise<number> = read) => (await memory.now()).recall(key, work);

describe('A value that a request has read from the store', () => {
  it('is reused as long as nothing is committed', async () => {
    expect([await recalled('a'), await recalled('a'), await recalled('b')]).toEqual([1, 1, 2]);
    version = '2';
    expect([await recalled('a'), await recalled('b')]).toEqual([3, 4]);
  });

  it('is reused even if it is that nothing was found', async () => {
    const none = async () => {
      reads += 1;
      return undefined as never;
    };
    await recalled('a', none);
    expect([await recalled('a', none), reads]).toEqual([undefined, 1]);
  });

  it('is read again if a commit came between the version and the read', async () => {
    await recalled('a', async () => {
      version = '2';
      return read();
    });
    expect(await recalled('a')).toBe(2);
  });

  it('is not reused by a request after a commit if one from before the commit has read it', async () => {
    const before = await memory.now();
    version = '2';
    expect(await recalled('a')).toBe(1);
    expect(await before.recall('a', read)).toBe(2);
    expect(await recalled('a')).toBe(3);
  });

  it('is not kept if reading it failed', async () => {
    const failing = recalled('a', () => Promise.reject(new Error('no')));
    await expect(failing).rejects.toThrow('no');
    expect(await recalled('a')).toBe(1);
  });

  it('takes little memory, whatever callers request', async () => {
    for (let turn = 0; turn < 1500; turn++) await recalled(`name ${turn}`);
    expect(memory.size).toBe(1000);
    const long = 'x'.repeat(201);
    expect([await recalled(long), await recalled(long)]).toEqual([1501, 1502]);
  });
});

describe('Rows that a request will need', () => {
  const lookup: RowLookup<{ at: string }> = { key: 'a', query: () => CompiledQuery.raw('select') };
  const asked: string[] = [];
  const store = {
    version: async () => {
      asked.push('version');
      return version;
    },
    versionWith: async (queries: readonly CompiledQuery[]) => {
      asked.push('version with rows');
      return { version, parts: { sites: `sites ${version}` }, rows: queries.map(() => [{ at: version }]) };
    },
  };
  const foreseen = () => [lookup];
  const ALWAYS = { pauseMs: 0, changedMs: Number.POSITIVE_INFINITY };
  const rowsOf = async (of: StoreMemory) => (await of.now(foreseen)).recall('a', async () => 'read alone');
  beforeEach(() => {
    asked.length = 0;
  });

  it('come with the version after a pause', async () => {
    const paused = new StoreMemory(store, ALWAYS);
    expect(await rowsOf(paused)).toEqual([{ at: '1' }]);
    version = '2';
    expect(await rowsOf(paused)).toEqual([{ at: '2' }]);
    expect(asked).toEqual(['version with rows', 'version with rows']);
  });

  it('come with the versions of parts', async () => {
    const { recall } = await new StoreMemory(store, ALWAYS).now(foreseen);
    expect(await recallVersion(recall, store, 'sites')).toBe('sites 1');
    expect(asked).toEqual(['version with rows']);
    expect(await recallVersion(recall, store, 'costs')).toBe('1');
  });

  it('are kept for those who ask in quick succession, as long as nothing is committed', async () => {
    const busy = new StoreMemory(store, { ...ALWAYS, pauseMs: Number.POSITIVE_INFINITY });
    expect(await rowsOf(busy)).toEqual([{ at: '1' }]);
    expect(await rowsOf(busy)).toEqual([{ at: '1' }]);
    version = '2';
    expect(await rowsOf(busy)).toEqual('read alone');
    expect(asked).toEqual(['version with rows', 'version', 'version']);
  });

  it('are kept while the store has not changed for a while', async () => {
    const quiet = new StoreMemory(store, { pauseMs: 0, changedMs: -1 });
    expect(await rowsOf(quiet)).toBe('read alone');
    expect(await rowsOf(quiet)).toBe('read alone');
    expect(asked).toEqual(['version', 'version']);
  });

  it('are read alone if their key is too long to be kept', async () => {
    const paused = new StoreMemory(store, ALWAYS);
    const long = { ...lookup, key: 'x'.repeat(201) };
    const { recall } = await paused.now(() => [long]);
    expect(await recall(long.key, async () => 'read alone')).toBe('read alone');
    expect(asked).toEqual(['version']);
  });
});
