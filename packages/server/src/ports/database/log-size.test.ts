import { statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { copyTestStore } from '../../testing/test-database.ts';

const MB = 1024 * 1024;

describe.runIf(process.env.TEST_ENGINE !== 'postgres')('the log beside the embedded store', () => {
  // Fails without journal_size_limit: the log keeps the size that it had, until the last process ends.
  it('grows while a backup reads what was, and is cut once that has ended', async () => {
    const { folder, open, remove } = await copyTestStore();
    const store = open();
    const size = () => statSync(join(folder, 'sitekeeper.db-wal')).size;
    const write = async (times: number) => {
      for (let turn = 0; turn < times; turn++) {
        const value = `${turn % 2}`.repeat(MB);
        await store.write(trx =>
          trx
            .insertInto('meta')
            .values({ key: 'large', value })
            .onConflict(conflict => conflict.column('key').doUpdateSet({ value }))
            .execute(),
        );
      }
    };
    const backup = new DatabaseSync(join(folder, 'sitekeeper.db'));
    backup.exec('begin');
    backup.prepare('select count(*) from meta').get();
    await write(80);
    expect(size()).toBeGreaterThan(80 * MB);
    backup.close();
    await write(2);
    expect(size()).toBeLessThanOrEqual(64 * MB);
    await store.close();
    await remove();
  });
});
