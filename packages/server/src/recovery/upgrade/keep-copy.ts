import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Log } from '../../kernel/process/log.ts';
import { MIGRATION_NAMES } from '../../ports/database/migrate.ts';
import type { Settings } from '../../settings.ts';
import { storeFile } from '../backup/make-backup.ts';
import { freeBytes, storeBytes } from '../daily/disk-room.ts';
import type { TellWaiting } from './tell-waiting.ts';
import { takeUpgradeLock } from './upgrade-lock.ts';

/** The newest migration of this release: a store that has it is up to date. */
export const NEWEST_LEVEL = MIGRATION_NAMES.at(-1) ?? '';

const COPIES = 'before-upgrade';
const NAME = /^sitekeeper-\d{4}-[\w-]+\.db$/;

/** Left for the log of the server, and for the migrations themselves. */
const SPARE_BYTES = 64 * 1024 * 1024;

type Place = Pick<Settings, 'dataFolder' | 'upgradeCopies'>;

/**
 * Keeps a copy of an embedded store that an older release has used last, before it is brought up to date: that release
 * can go on with it. The newest few stay, named after the newest migration that each has.
 * @returns what to call after the upgrade. Until then, other processes that start wait.
 * @throws Error when there is no room for it; then nothing was changed.
 */
export async function keepCopyBeforeUpgrade(
  place: Place,
  log: Log,
  tell: TellWaiting,
  free = freeBytes,
): Promise<() => void> {
  if (levelToUpgrade(storeFile(place)) === undefined) return () => {};
  const release = await takeUpgradeLock(place.dataFolder, tell);
  try {
    if (place.upgradeCopies > 0) await keepCopy(place, log, free);
    return release;
  } catch (error) {
    release();
    throw error;
  }
}

async function keepCopy({ dataFolder, upgradeCopies }: Place, log: Log, free: typeof freeBytes): Promise<void> {
  const file = storeFile({ dataFolder });
  const level = levelToUpgrade(file);
  if (level === undefined) return; // another process has upgraded it meanwhile
  const folder = join(dataFolder, COPIES);
  removeDrafts(folder);
  const needed = storeBytes(file) + SPARE_BYTES;
  if ((await free(dataFolder)) < needed) {
    throw new Error(
      `This release upgrades the store and keeps a copy of it, for which the disk of ${dataFolder} has no room. ` +
        `Free ${Math.ceil(needed / 1e6)} MB there, or set SITEKEEPER_UPGRADE_COPIES=0 after you have made a backup. Nothing was changed.`,
    );
  }
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const draft = join(folder, `${randomUUID()}.part`);
  const copy = join(folder, `sitekeeper-${level}.db`);
  try {
    copyStore(file, draft);
    // A process of an older release that keeps no copies takes no lock, and may have upgraded it.
    if (levelToUpgrade(draft) !== level) return rmSync(draft);
    flush(draft);
    renameSync(draft, copy);
    flush(folder);
  } catch (error) {
    removeDrafts(folder); // they would take the room that is needed next time
    throw error;
  }
  removeOld(folder, upgradeCopies);
  log.warn({ from: level, to: NEWEST_LEVEL, copy }, 'the store is upgraded; a copy from before is kept');
}

/** @returns the newest migration of a store that lacks some; undefined of all others, such as those of newer releases. */
function levelToUpgrade(path: string): string | undefined {
  if (!existsSync(path) || statSync(path).size === 0) return undefined;
  const file = new DatabaseSync(path, { timeout: 10_000 });
  try {
    if (!file.prepare(`select 1 from sqlite_schema where name = 'kysely_migration'`).get()) return undefined;
    const done = file
      .prepare('select name from kysely_migration order by name')
      .all()
      .map(({ name }) => String(name));
    const newest = done.at(-1);
    return newest !== undefined && MIGRATION_NAMES.includes(newest) && newest !== NEWEST_LEVEL ? newest : undefined;
  } finally {
    file.close();
  }
}

/** One complete file of one moment, whoever else writes. */
function copyStore(from: string, to: string): void {
  const file = new DatabaseSync(from, { timeout: 10_000 });
  try {
    file.prepare('vacuum into ?').run(to);
    chmodSync(to, 0o600);
  } finally {
    file.close();
  }
}

/** After a power cut the upgraded store is there: so must be the copy. */
function flush(path: string): void {
  const opened = openSync(path, 'r');
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}

/** Whoever has the lock knows that nobody writes them any more. */
function removeDrafts(folder: string): void {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  for (const name of names) if (name.includes('.part')) rmSync(join(folder, name), { force: true });
}

/** Levels are numbered: the highest are the newest. */
function removeOld(folder: string, keep: number): void {
  const all = readdirSync(folder).filter(name => NAME.test(name));
  for (const name of all.toSorted().slice(0, -keep)) rmSync(join(folder, name));
}
