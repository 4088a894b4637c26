import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeLog } from '../../log.ts';
import { openSqlite } from '../../ports/database/sqlite.ts';
import { makeTestStore, type TestStore } from '../../testing/index.ts';
import { keepCopyBeforeUpgrade } from './keep-copy.ts';

let store: TestStore;
beforeAll(async () => {
  store = await makeTestStore('sqlite');
  const database = openSqlite(join(store.folder, 'sitekeeper.db'));
  await database.migrate('0004-abandoned-checks');
  await database.close();
});
afterAll(() => store.remove());

describe('the copy before an upgrade', () => {
  // Fails without the look at the disk: the copy is begun, and fills it.
  it('is refused if the disk has no room for it, and the error says how much it needs and what to do', async () => {
    const place = { dataFolder: store.folder, upgradeCopies: 2 };
    const kept = keepCopyBeforeUpgrade(place, makeLog('silent'), async () => 1_000_000);
    await expect(kept).rejects.toThrow(/has no room\. Free \d+ MB there, or set SITEKEEPER_UPGRADE_COPIES=0/);
    expect(existsSync(join(store.folder, 'before-upgrade'))).toBe(false);
    await keepCopyBeforeUpgrade(place, makeLog('silent'));
    expect(existsSync(join(store.folder, 'before-upgrade/sitekeeper-0004-abandoned-checks.db'))).toBe(true);
  });
});
