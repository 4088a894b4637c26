import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, release, tmpdir, totalmem, type } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { loadNs } from '../measuring/memory-pace.ts';
import { median, show } from '../measuring/numbers.ts';

/** The machine that the figures were measured on. */
export function machine(): string {
  const gib = (totalmem() / 2 ** 30).toFixed(0);
  return [
    `${availableParallelism()} cores ${cpus()[0]?.model ?? ''}, ${gib} GB, ${type()} ${release()}`,
    `Node ${process.versions.node}, SQLite ${sqliteVersion()}, 4 KB write + fdatasync ${show(fsyncMs())} ms (median)`,
  ].join('\n');
}

/** What else runs on it, and how fast its memory is, at this moment. */
export function stateOfMachine(): string {
  return `load ${(loadavg()[0] ?? 0).toFixed(1)}, ${loadNs().toFixed(0)} ns to load from 8 MB`;
}

function sqliteVersion(): string {
  const file = new DatabaseSync(':memory:');
  const { version } = file.prepare('select sqlite_version() as version').get() as { version: string };
  file.close();
  return version;
}

function fsyncMs(): number {
  const folder = mkdtempSync(join(tmpdir(), 'sitekeeper-bench-fsync-'));
  const file = openSync(join(folder, 'file'), 'w');
  const block = Buffer.alloc(4096, 1);
  const times = Array.from({ length: 200 }, () => {
    const start = performance.now();
    writeSync(file, block);
    fdatasyncSync(file);
    return performance.now() - start;
  });
  closeSync(file);
  rmSync(folder, { recursive: true });
  return median(times);
}
