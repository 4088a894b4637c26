import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSqlite } from './sqlite.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'locks-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What another process reads, which closes the file again. */
function readElsewhere(path: string, query: string): string {
  const script = `const { DatabaseSync } = require('node:sqlite');
    const file = new DatabaseSync(process.argv[1]);
    process.stdout.write(JSON.stringify(file.prepare(process.argv[2]).all()));
    file.close();`;
  return execFileSync(process.execPath, ['-e', script, path, query], { encoding: 'utf8' });
}

/** The locks that processes hold on a file, as Linux lists them. */
const locksOn = (path: string) =>
  readFileSync('/proc/locks', 'utf8')
    .split('\n')
    .filter(line => line.includes(`:${statSync(path).ino} `));

describe.runIf(process.env.TEST_ENGINE !== 'postgres')('an open store', () => {
  // Fails if this process opens and closes the file beside SQLite: that takes the locks of SQLite away.
  it.runIf(process.platform === 'linux').each(['new', 'existing'])(
    'holds its lock on a file that is %s',
    async what => {
      const path = join(folder, `${what}.db`);
      if (what === 'existing') await openSqlite(path).close();
      const store = openSqlite(path);
      expect(locksOn(path)).not.toEqual([]);
      await store.close();
      expect(locksOn(path)).toEqual([]);
    },
  );

  it('keeps its log while another process opens and closes it', async () => {
    const path = join(folder, 'sitekeeper.db');
    const store = openSqlite(path);
    await store.migrate();
    const note = (key: string) => store.write(trx => trx.insertInto('meta').values({ key, value: '' }).execute());
    const seen = () => readElsewhere(path, "select key from meta where key like 'noted %' order by key");
    await note('noted 1');
    const log = statSync(`${path}-wal`).ino;
    expect(seen()).toBe('[{"key":"noted 1"}]');
    expect(statSync(`${path}-wal`).ino).toBe(log);
    await note('noted 2');
    expect(seen()).toBe('[{"key":"noted 1"},{"key":"noted 2"}]');
    await store.close();
  });
});
