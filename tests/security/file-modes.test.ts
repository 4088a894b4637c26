import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openApp, readSettings } from '@sitekeeper/server';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LogLines } from '../support/log-lines.ts';

let home: string;
let umask: number;
beforeEach(() => {
  umask = process.umask(0o022);
  home = mkdtempSync(join(tmpdir(), 'modes-'));
});
afterEach(() => {
  process.umask(umask);
  rmSync(home, { recursive: true });
});

const modeOf = (place: string) => (statSync(place).mode & 0o777).toString(8);
async function opened(folder: string, work: (log: LogLines) => void): Promise<void> {
  const log = new LogLines();
  const app = await openApp(readSettings({ SITEKEEPER_DATA: folder }), pino({ level: 'info' }, log));
  try {
    work(log);
  } finally {
    await app.close();
  }
}
const modesIn = (folder: string) =>
  Object.fromEntries(readdirSync(folder).map(name => [name, modeOf(join(folder, name))]));

describe.runIf(process.env.TEST_ENGINE !== 'postgres')('the files of the server', () => {
  // Fails without tightenOwnFiles in app.ts: everybody can read the store.
  it('are readable only by their user from the first start, in an existing folder', async () => {
    const folder = join(home, 'data');
    mkdirSync(folder, { mode: 0o755 });
    await opened(folder, log => {
      expect(log.lines.flatMap(({ tightened }) => tightened ?? [])).toEqual([folder]);
      expect(modeOf(folder)).toBe('700');
      expect(new Set(Object.values(modesIn(folder)))).toEqual(new Set(['600']));
    });
  });

  it('are tightened at the next start if others could use them, with one line in the log', async () => {
    const folder = join(home, 'data');
    await opened(folder, () => {});
    chmodSync(folder, 0o755);
    for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o644);
    mkdirSync(join(folder, 'feeds'), { mode: 0o700 }); // for feeds of vulnerabilities that are files
    await opened(folder, log => {
      const told = log.lines.filter(({ tightened }) => tightened !== undefined);
      expect(told).toHaveLength(1);
      expect(told[0]?.tightened).toEqual(
        expect.arrayContaining([folder, join(folder, 'sitekeeper.db'), join(folder, 'master.key')]),
      );
      expect(modeOf(folder)).toBe('700');
      const { feeds, ...files } = modesIn(folder);
      expect([feeds, new Set(Object.values(files))]).toEqual(['700', new Set(['600'])]);
    });
    await opened(folder, log => expect(log.lines.filter(({ tightened }) => tightened !== undefined)).toEqual([]));
  });

  // Fails if every folder is tightened: with SITEKEEPER_DATA=/srv, root locked all others out of /srv.
  it('leave a folder with other files open to its users, and the log names one of these', async () => {
    const folder = join(home, 'srv');
    mkdirSync(join(folder, 'www'), { recursive: true, mode: 0o755 });
    await opened(folder, log => {
      expect(modeOf(folder)).toBe('755');
      expect(log.loud).toContainEqual(expect.objectContaining({ place: folder, others: 'www' }));
      expect(modeOf(join(folder, 'sitekeeper.db'))).toBe('600');
      expect(modeOf(join(folder, 'master.key'))).toBe('600');
    });
  });

  it('in a shared folder are tightened, and the log warns about the folder', async () => {
    const folder = join(home, 'shared');
    mkdirSync(folder);
    chmodSync(folder, 0o1777);
    await opened(folder, log => {
      expect(log.loud).toContainEqual(expect.objectContaining({ place: folder, mode: '777' }));
      expect(modeOf(join(folder, 'sitekeeper.db'))).toBe('600');
    });
  });
});
