import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../kernel/time/durations.ts';
import { type DailyBackup, isDue, lastTime, newestOf, nextName, parseName, toRemove } from './schedule.ts';

const local = (text: string) => new Date(text).getTime(); // without a zone: the local one
const NOW = local('2026-03-10T12:00:00');
const made = (number: number, madeAt: number): DailyBackup => ({ name: `${number}`, number, madeAt });

describe('a daily backup', () => {
  it('has a name that shows its order and its time', () => {
    const at = Date.UTC(2026, 2, 4, 5, 6, 7);
    expect(nextName([], at)).toBe('sitekeeper-000001-20260304T050607Z.backup');
    const seventh = nextName([made(6, at), made(2, at + DAY_MS)], at);
    expect(parseName(seventh)).toEqual({ name: seventh, number: 7, madeAt: at });
    for (const other of ['sitekeeper.backup', `${seventh}.99.part`, 'sitekeeper-1-20260304T050607Z.backup', 'x.db']) {
      expect(parseName(other)).toBeUndefined();
    }
  });

  it('is due once the time of day has passed since the last one, even after a restart', () => {
    expect(lastTime(NOW, '03:30')).toBe(local('2026-03-10T03:30:00'));
    expect(lastTime(NOW, '15:00')).toBe(local('2026-03-09T15:00:00'));
    expect(isDue([], NOW, '03:30')).toBe(true);
    expect(isDue([made(1, local('2026-03-10T03:31:00'))], NOW, '03:30')).toBe(false);
    expect(isDue([made(1, local('2026-03-10T03:29:00'))], NOW, '03:30')).toBe(true);
    expect(isDue([made(1, local('2026-03-09T15:30:00'))], NOW, '15:00')).toBe(false);
  });

  // Fails without the comparison with now in isDue: nothing is due for a year.
  it('is due if the newest one is dated in the future, because the clock was ahead', () => {
    const all = [made(1, NOW - 2 * HOUR_MS), made(2, NOW + 365 * DAY_MS)];
    expect(isDue(all, NOW, '03:30')).toBe(true);
    expect(isDue([...all, made(3, NOW)], NOW + HOUR_MS, '03:30')).toBe(false);
  });

  // Fails where they are ordered by time: the newest of the leap is kept, the one just made goes.
  it('deletes old ones in the order in which they were made, whatever the clock said', () => {
    const all = [1, 2, 3, 4, 5].map(number => made(number, number === 3 ? NOW + 365 * DAY_MS : NOW - number * DAY_MS));
    expect(toRemove(all, 3).map(one => one.number)).toEqual([2, 1]);
    expect(newestOf(all)?.number).toBe(5);
    expect(toRemove(all, 0).map(one => one.number)).toEqual([4, 3, 2, 1]);
    expect(toRemove(all.slice(0, 3), 7)).toEqual([]);
  });
});
