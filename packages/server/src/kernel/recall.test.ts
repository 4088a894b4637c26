import { beforeEach, describe, expect, it } from 'vitest';
import { StoreMemory } from './recall.ts';

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

describe('What requests have read of the store', () => {
  it('is given again as long as nothing is committed', async () => {
    expect([await recalled('a'), await recalled('a'), await recalled('b')]).toEqual([1, 1, 2]);
    version = '2';
    expect([await recalled('a'), await recalled('b')]).toEqual([3, 4]);
  });

  it('is given again where it is that there is nothing', async () => {
    const none = async () => {
      reads += 1;
      return undefined as never;
    };
    await recalled('a', none);
    expect([await recalled('a', none), reads]).toEqual([undefined, 1]);
  });

  it('is read again where a commit came between the version and the read', async () => {
    await recalled('a', async () => {
      version = '2';
      return read();
    });
    expect(await recalled('a')).toBe(2);
  });

  it('is not kept for a request that came after a commit when one from before has read it', async () => {
    const before = await memory.now();
    version = '2';
    expect(await recalled('a')).toBe(1);
    expect(await before.recall('a', read)).toBe(2);
    expect(await recalled('a')).toBe(3);
  });

  it('is not kept when the read failed', async () => {
    const failing = recalled('a', () => Promise.reject(new Error('no')));
    await expect(failing).rejects.toThrow('no');
    expect(await recalled('a')).toBe(1);
  });

  it('takes little, whatever callers ask about', async () => {
    for (let turn = 0; turn < 1500; turn++) await recalled(`name ${turn}`);
    expect(memory.size).toBe(1000);
    const long = 'x'.repeat(201);
    expect([await recalled(long), await recalled(long)]).toEqual([1501, 1502]);
  });
});
