import { describe, expect, it } from 'vitest';
import { daysOf } from '../../packages/web/src/pages/site/uptime/days-of.ts';
import { lineOf } from '../../packages/web/src/pages/site/uptime/line-of.ts';
import { changesTo, howOf, type OwnCheckSettings } from '../../packages/web/src/pages/site/uptime/own-settings.ts';
import { givenOf, later, valuesOf } from '../../packages/web/src/pages/uptime/maintenance/maintenance-values.ts';
import type { Scope } from '../../packages/web/src/shared/scope/use-scope.ts';

describe('The days of uptime', () => {
  const now = Date.parse('2026-03-02T00:30:00Z');
  const point = (day: string, uptime: number | null, down_seconds = 0) => ({
    from: `${day}T00:00:00Z`,
    uptime,
    down_seconds,
  });

  it('are all days up to today, whichever of them were watched', () => {
    const days = daysOf([point('2026-03-02', 100), point('2026-02-27', 100)], 4, now);
    expect(days.map(({ day, tone }) => [day, tone])).toEqual([
      ['2026-02-27', 'good'],
      ['2026-02-28', 'none'],
      ['2026-03-01', 'none'],
      ['2026-03-02', 'good'],
    ]);
  });

  it('are bad below 99 %, and not good below 100 %', () => {
    const toneAt = (uptime: number | null) => daysOf([point('2026-03-02', uptime, 60)], 1, now)[0];
    expect([100, 99.999, 99, 98.999, 0, null].map(share => toneAt(share)?.tone)).toEqual([
      'good',
      'warn',
      'warn',
      'bad',
      'bad',
      'none',
    ]);
    expect(toneAt(99)?.down).toBe(60);
  });
});

describe('The line of response times', () => {
  const at = (minute: number, avg_ms: number | null) => ({
    from: new Date(minute * 60_000).toISOString(),
    avg_ms,
  });

  it('has a gap where the site was not watched', () => {
    expect(lineOf([at(0, 5), at(5, 6), at(20, 7)], 300)).toEqual([
      [0, 300, 600, 1200],
      [5, 6, null, 7],
    ]);
  });

  it('has none for points that are a little late, nor before the first', () => {
    expect(lineOf([at(3, 5), at(10, null)], 300)).toEqual([
      [180, 600],
      [5, null],
    ]);
    expect(lineOf([], 300)).toEqual([[], []]);
  });
});

describe('The check settings of a site', () => {
  const all = {
    active: true,
    interval_seconds: 300,
    timeout_seconds: 30,
    method: 'get',
    expected_status: '200-399',
    keyword: '',
    keyword_rule: 'contains',
    follow_redirects: true,
    confirmations: 1,
  } as const;
  const none = Object.fromEntries(Object.keys(all).map(name => [name, null])) as unknown as OwnCheckSettings;

  it('are its own only where they differ from those of all sites', () => {
    expect(changesTo('own', { ...all, keyword: 'Welcome' }, all, none)).toEqual({ keyword: 'Welcome' });
    const own = { ...none, keyword: 'Welcome', interval_seconds: 60 };
    expect(changesTo('own', { ...all, keyword: 'Welcome' }, all, own)).toEqual({ interval_seconds: null });
  });

  it('follow those of all sites again, or pause', () => {
    const own = { ...none, keyword: 'Welcome', active: false };
    expect(changesTo('all', { ...all, keyword: 'Welcome' }, all, own)).toEqual({ keyword: null, active: null });
    expect(changesTo('off', all, all, none)).toEqual({ active: false });
  });

  it('are told apart', () => {
    expect([none, { ...none, confirmations: 3 }, { ...none, active: false }].map(howOf)).toEqual(['all', 'own', 'off']);
  });
});

describe('The form of a maintenance window', () => {
  const startIn = (scope: Scope) => valuesOf(undefined, '2026-03-02', 'Europe/Berlin', scope);
  const values = startIn({});

  it('is for the client or the tag that the pages are narrowed to', () => {
    const sent = (scope: Scope) => {
      const { all_sites, tag_ids, client_ids } = givenOf(startIn(scope));
      return { all_sites, tag_ids, client_ids };
    };
    expect(sent({})).toEqual({ all_sites: true, tag_ids: undefined, client_ids: undefined });
    expect(sent({ tag: 3 })).toEqual({ all_sites: false, tag_ids: [3], client_ids: [] });
    expect(sent({ client: 4, tag: 3 })).toEqual({ all_sites: false, tag_ids: [], client_ids: [4] });
  });

  it('sends what its choices need, and nothing else', () => {
    const single = givenOf(values);
    expect(single).toMatchObject({ all_sites: true, repeats: 'once', date: '2026-03-02', time_zone: 'Europe/Berlin' });
    expect([single.days, single.tag_ids]).toEqual([undefined, undefined]);
    const weekly = givenOf({ ...values, scope: 'named', tag_ids: [3], repeats: 'weekly', days: ['mon'] });
    expect(weekly).toMatchObject({ all_sites: false, site_ids_or_domains: [], tag_ids: [3], days: ['mon'] });
    expect(weekly.date).toBeUndefined();
  });

  it('knows when a window ends, also on the next day', () => {
    expect([later('23:30', 90), later('00:00', 5), later('12:00', 1439)]).toEqual(['01:00', '00:05', '11:59']);
  });
});
