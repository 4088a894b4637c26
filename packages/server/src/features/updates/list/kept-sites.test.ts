import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../ports/database/port.ts';
import { KeptSites, type SiteWithPending } from './kept-sites.ts';
import { KeptUpdates, type ListedUpdate } from './kept-updates.ts';

const HOSTS = 'downloads.wordpress.org';
const plugin = ['plugin', 'a', '', 'A', '1.0', '1.1', '1'].join('\t');
const translation = ['translation', 'a', 'de_DE', 'A', '', '1.1', '1'].join('\t');
const STORE = {} as Database;

let kept: KeptSites;
let asked: number[][];
beforeEach(() => {
  kept = new KeptSites();
  asked = [];
});

const updatesOf = (lines: readonly string[]) => new KeptUpdates().of(lines.join('\n'), HOSTS);
const siteWith = (id: number, updates = updatesOf([plugin])): SiteWithPending => ({
  site: { id, url: `https://${id}.example/`, name: String(id) },
  updates,
});

/** The ids of the sites found; those that had to be read are noted. */
async function find(ids: number[], { version = '1', types = ['plugin'], of = siteWith, store = STORE } = {}) {
  const read = async (missing: readonly number[]) => {
    asked.push([...missing]);
    return missing.filter(id => id < 100).map(id => of(id));
  };
  return (await kept.find(store, version, { ids, types, read })).map(({ site }) => site.id);
}

describe('kept sites', () => {
  it('are read once, and found in the order of the page', async () => {
    expect(await find([3, 1])).toEqual([3, 1]);
    expect(await find([2, 3, 1])).toEqual([2, 3, 1]);
    expect(await find([1, 2])).toEqual([1, 2]);
    expect(asked).toEqual([[3, 1], [2]]);
  });

  it('are read again in another version, and for other types or another store', async () => {
    await find([1]);
    await find([1], { types: ['theme'] });
    await find([1], { version: '2' });
    await find([1], { version: '2', store: {} as Database });
    expect(asked).toEqual([[1], [1], [1], [1]]);
    await find([1], { version: '2' });
    expect(asked).toHaveLength(4);
  });

  it('leave out sites that are gone', async () => {
    expect(await find([1, 100, 2])).toEqual([1, 2]);
    expect(await find([1, 100])).toEqual([1]);
    expect(asked).toEqual([[1, 100, 2], [100]]);
  });

  it('are not those whose updates no other site shares', async () => {
    const of = (id: number) => siteWith(id, updatesOf(id === 1 ? [plugin, translation] : [plugin]));
    await find([1, 2], { of });
    await find([1, 2], { of });
    expect(asked).toEqual([[1, 2], [1]]);
  });

  it('have a million updates at most, and those that were read first leave', async () => {
    const [update] = updatesOf([plugin]) as [ListedUpdate];
    const many = Array.from({ length: 400_000 }, () => update);
    const of = (id: number) => siteWith(id, many);
    await find([1, 2], { of });
    await find([3], { of });
    await find([2, 3], { of });
    expect(asked).toEqual([[1, 2], [3]]);
    expect(await find([1, 2], { of })).toEqual([1, 2]);
    expect(asked).toEqual([[1, 2], [3], [1]]);
  });
});
