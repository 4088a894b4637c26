/** An automatic backup of this server. */
export interface DailyBackup {
  readonly name: string;
  /** The order in which they were made: unlike the clock, it can't jump. */
  readonly number: number;
  /** ms epoch, by the clock of that time. */
  readonly madeAt: number;
}

const NAME = /^sitekeeper-(\d{6,})-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.backup$/;

/** @returns undefined if the file is not a backup. */
export function parseName(name: string): DailyBackup | undefined {
  const found = NAME.exec(name);
  if (!found) return undefined;
  const [, number, year, month, day, hour, minute, second] = found.map(Number) as number[];
  const madeAt = Date.UTC(year ?? 0, (month ?? 1) - 1, day, hour, minute, second);
  return { name, number: number ?? 0, madeAt };
}

/** Whether a file is to become a daily backup: others, which somebody makes in the same folder, are left alone. */
export function isDraft(name: string): boolean {
  return name.endsWith('.part') && parseName(name.replace(/\.\d+\.part$/, '')) !== undefined;
}

export function nextName(all: readonly DailyBackup[], now: number): string {
  const number = Math.max(0, ...all.map(one => one.number)) + 1;
  const stamp = new Date(now).toISOString().replace(/[-:]|\.\d+/g, '');
  return `sitekeeper-${String(number).padStart(6, '0')}-${stamp}.backup`;
}

export const newestOf = (all: readonly DailyBackup[]) => all.toSorted((a, b) => b.number - a.number)[0];

/** The last moment, ms epoch, at which a local clock has shown this time (HH:MM). */
export function lastTime(now: number, time: string): number {
  const [hours, minutes] = time.split(':').map(Number) as [number, number];
  const at = new Date(now);
  at.setHours(hours, minutes, 0, 0);
  if (at.getTime() > now) at.setDate(at.getDate() - 1);
  return at.getTime();
}

/**
 * Whether a backup is due: none was made since the time of day last passed. Backups made while the clock was ahead do
 * not count.
 */
export function isDue(all: readonly DailyBackup[], now: number, time: string): boolean {
  const newest = newestOf(all);
  return newest === undefined || newest.madeAt > now || newest.madeAt < lastTime(now, time);
}

/** A day, and time to make it. */
export const FRESH_MS = 26 * 3600_000;

/** Whether one should have been made since the newest, which was made then. */
export function isMissing(madeAt: number | undefined, now: number): boolean {
  return madeAt === undefined || madeAt > now || now - madeAt > FRESH_MS;
}

/**
 * The backups to delete once a new one exists: the first ones made, whatever the clock said; never the newest `keep`.
 */
export function toRemove(all: readonly DailyBackup[], keep: number): DailyBackup[] {
  return all.toSorted((a, b) => b.number - a.number).slice(Math.max(1, keep));
}
