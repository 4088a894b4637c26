import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dueGroups, MOST_APART, type PendingTelling } from './due-groups.ts';

const telling = (id: number, more: Partial<PendingTelling> = {}): PendingTelling => ({
  id,
  ruleId: 1,
  kind: 'alarm',
  type: 'site.down',
  alarmId: id,
  together: '',
  queuedAt: 0,
  alone: false,
  digest: false,
  ...more,
});
const ids = (groups: PendingTelling[][]) => groups.map(group => group.map(({ id }) => id));

describe('what is told now', () => {
  it('waits for more of what belongs together, but not for ever', () => {
    const host = { together: 'host:1' };
    const first = telling(1, host);
    expect(dueGroups([first], 29_000)).toEqual([]);
    expect(ids(dueGroups([first, telling(2, { ...host, queuedAt: 20_000 })], 31_000))).toEqual([]);
    expect(ids(dueGroups([first, telling(2, { ...host, queuedAt: 20_000 })], 50_000))).toEqual([[1, 2]]);
    const stream = Array.from({ length: 13 }, (_, n) => telling(n, { ...host, queuedAt: n * 10_000 }));
    expect(dueGroups(stream, 120_000)).toHaveLength(1);
  });

  it('keeps hosts, rules and kinds apart', () => {
    const pending = [
      telling(1, { together: 'a' }),
      telling(2, { together: 'b' }),
      telling(3, { together: 'a', ruleId: 2 }),
      telling(4, { together: 'a', kind: 'event', alarmId: null }),
      telling(5, { together: 'a' }),
    ];
    expect(ids(dueGroups(pending, 30_000))).toEqual([[1, 5], [2], [3], [4]]);
  });

  it('never says that an alarm is over before it has told of it', () => {
    const alarm = telling(1, { together: 'a', alarmId: 7, queuedAt: 0 });
    const late = telling(2, { together: 'a', alarmId: 8, queuedAt: 35_000 });
    const over = telling(3, { kind: 'recovery', alarmId: 7, queuedAt: 5_000 });
    expect(dueGroups([alarm, late, over], 40_000)).toEqual([]);
    expect(ids(dueGroups([alarm, late, over], 65_000))).toEqual([[1, 2], [3]]);
  });

  it('is one message when everything goes wrong at once', () => {
    const all = Array.from({ length: MOST_APART + 1 }, (_, n) => telling(n, { together: `host:${n}` }));
    expect(dueGroups(all, 30_000)).toHaveLength(1);
    expect(dueGroups(all.slice(1), 30_000)).toHaveLength(MOST_APART);
    const alone = all.map(one => ({ ...one, alone: true }));
    expect(dueGroups(alone, 0)).toHaveLength(MOST_APART + 1);
  });

  it('is told exactly once in the end, whatever comes when', () => {
    const some = fc.array(
      fc.record({
        ruleId: fc.constantFrom(1, 2),
        kind: fc.constantFrom('event', 'alarm', 'recovery'),
        alarmId: fc.constantFrom(1, 2, 3),
        together: fc.constantFrom('', 'a', 'b'),
        queuedAt: fc.integer({ min: 0, max: 600_000 }),
        alone: fc.boolean(),
        digest: fc.constant(false),
      }),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(some, given => {
        const all = given
          .toSorted((a, b) => a.queuedAt - b.queuedAt)
          .map((one, id) => telling(id, { ...one, kind: one.kind as PendingTelling['kind'] }));
        const told: number[] = [];
        for (let now = 0; now <= 1_500_000; now += 5_000) {
          const pending = all.filter(({ id, queuedAt }) => queuedAt <= now && !told.includes(id));
          told.push(...ids(dueGroups(pending, now)).flat());
        }
        expect(told.toSorted((a, b) => a - b)).toEqual(all.map(({ id }) => id));
      }),
      { numRuns: 50 },
    );
  });
});
