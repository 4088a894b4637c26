import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextDigest, quietUntil, type RuleSettings, ruleMatches } from './rule.ts';
import { ruleSettings } from './write-rule.ts';

const told = { type: 'site.down', severity: 'critical', client_id: null, tags: [] } as const;
const rule = (given: Partial<RuleSettings>, only?: { tags: number[]; clients: number[] }) => ({
  settings: ruleSettings(given),
  only,
});

describe('a rule', () => {
  it.each([
    [rule({}), told, true],
    [rule({ events: ['sites'] }), told, true],
    [rule({ events: ['expiry', 'site.down'] }), told, true],
    [rule({ events: ['expiry'] }), told, false],
    [rule({ min_severity: 'high' }), { ...told, severity: 'medium' } as const, false],
    [rule({ min_severity: 'medium' }), { ...told, severity: 'medium' } as const, true],
    [rule({}, { tags: [1], clients: [] }), { ...told, tags: [2, 1] }, true],
    [rule({}, { tags: [1], clients: [5] }), { ...told, tags: [2], client_id: 5 }, true],
    [rule({}, { tags: [1], clients: [5] }), { ...told, tags: [2], client_id: 6 }, false],
    [rule({}, { tags: [], clients: [] }), told, false],
  ])('%# matches what it names, at least as urgent, of its tags and clients', (one, event, matches) => {
    expect(ruleMatches(one, event)).toBe(matches);
  });
});

const at = (text: string) => Date.parse(text);

describe('quiet hours', () => {
  const night = ruleSettings({ quiet_from: '22:00', quiet_to: '06:00', time_zone: 'Europe/Berlin' });

  it.each([
    ['2026-11-22T20:59:00Z', undefined],
    ['2026-11-22T21:00:00Z', '2026-11-23T05:00:00Z'],
    ['2026-11-23T04:59:00Z', '2026-11-23T05:00:00Z'],
    ['2026-11-23T05:00:00Z', undefined],
  ])('at %s last until %s', (now, until) => {
    expect(quietUntil(night, 'high', at(now))).toBe(until === undefined ? undefined : at(until));
  });

  it('let critical events pass unless the rule says otherwise', () => {
    const now = at('2026-11-22T23:00:00Z');
    expect(quietUntil(night, 'critical', now)).toBeUndefined();
    expect(quietUntil({ ...night, critical_passes: false }, 'critical', now)).toBe(at('2026-11-23T05:00:00Z'));
  });

  it('always end, and are over when they end', () => {
    const time = fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }));
    const two = (number: number) => String(number).padStart(2, '0');
    const text = ([hour, minute]: [number, number]) => `${two(hour)}:${two(minute)}`;
    const zone = fc.constantFrom('UTC', 'Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe');
    fc.assert(
      fc.property(
        time,
        time,
        zone,
        fc.integer({ min: at('2026-01-01'), max: at('2027-01-01') }),
        (from, to, time_zone, now) => {
          fc.pre(text(from) !== text(to));
          const settings = { ...night, quiet_from: text(from), quiet_to: text(to), time_zone };
          const until = quietUntil(settings, 'low', now);
          if (until === undefined) return;
          expect(until - now).toBeGreaterThan(0);
          expect(until - now).toBeLessThanOrEqual(26 * 3600_000);
          expect(quietUntil(settings, 'low', until)).toBeUndefined();
        },
      ),
    );
  });
});

it('a digest is due at its hour, daily or on its day', () => {
  const now = at('2026-11-22T12:00:00Z');
  expect(nextDigest(ruleSettings({}), now)).toBeUndefined();
  const daily = ruleSettings({ when: 'daily', digest_at: '08:00', time_zone: 'Europe/Berlin' });
  expect(nextDigest(daily, now)).toBe(at('2026-11-23T07:00:00Z'));
  expect(nextDigest({ ...daily, when: 'weekly', digest_day: 'fri' }, now)).toBe(at('2026-11-27T07:00:00Z'));
});
