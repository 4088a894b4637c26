import { describe, expect, it } from 'vitest';
import type { Database, StorePart } from '../../ports/database/port.ts';
import { PartMemory } from './part-memory.ts';

/** A store whose version is set by the test. */
function open(bound: { most: number } = { most: 10 }) {
  const state = { version: '1', asked: [] as (StorePart | undefined)[], made: 0 };
  const database = {
    version: async (part?: StorePart) => {
      state.asked.push(part);
      return state.version;
    },
  } as Database;
  const memory = new PartMemory<string[]>('sites', { ...bound, weigh: rows => rows.length });
  const ask = (key: string, rows = 1) =>
    memory.get(database, key, async () => {
      state.made += 1;
      return Array.from({ length: rows }, () => `${key}${state.made}`);
    });
  return { state, database, memory, ask };
}

describe('PartMemory', () => {
  it('computes a value once, and again after the part has changed', async () => {
    const { state, ask } = open();
    expect([await ask('a'), await ask('a')]).toEqual([['a1'], ['a1']]);
    state.version = '2';
    expect(await ask('a')).toEqual(['a2']);
    expect(new Set(state.asked)).toEqual(new Set(['sites']));
  });

  it('computes a value of two parts again after either has changed', async () => {
    const versions = { sites: '1', updates: '1', findings: '1', clients: '1', costs: '1', deleted_events: '1' };
    const database = { version: async (part: StorePart) => versions[part] } as Database;
    const memory = new PartMemory<number>(['sites', 'findings'], { most: 10 });
    let made = 0;
    const ask = () => memory.get(database, 'a', async () => ++made);
    expect([await ask(), await ask()]).toEqual([1, 1]);
    versions.findings = '2';
    expect([await ask(), await ask()]).toEqual([2, 2]);
    versions.sites = '2';
    expect(await ask()).toBe(3);
    versions.updates = '2';
    expect(await ask()).toBe(3);
  });

  it('keeps keys and stores apart', async () => {
    const { memory, database, ask } = open();
    expect([await ask('a'), await ask('b')]).toEqual([['a1'], ['b2']]);
    const other = { version: database.version } as Database;
    expect(await memory.get(other, 'a', async () => ['other'])).toEqual(['other']);
    expect(await ask('a')).toEqual(['a1']);
  });

  it('computes a value once for simultaneous requests', async () => {
    const { state, ask } = open();
    await Promise.all([ask('a'), ask('a'), ask('a')]);
    expect(state.made).toBe(1);
  });

  it('does not keep failures', async () => {
    const { memory, database, ask } = open();
    await expect(memory.get(database, 'a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await ask('a')).toEqual(['a1']);
  });

  it('stays within its limit by dropping the least recently used values, and keeps no value above the limit', async () => {
    const { memory, database, state, ask } = open({ most: 10 });
    for (const key of ['a', 'b', 'c', 'd']) {
      await ask(key, 3);
      await ask('a', 3);
    }
    expect(memory.weightFor(database)).toBe(9);
    const before = state.made;
    await ask('a', 3);
    await ask('d', 3);
    expect(state.made).toBe(before);
    await ask('b', 3);
    expect(state.made).toBe(before + 1);
    await ask('large', 11);
    expect(memory.weightFor(database)).toBe(9);
  });
});
