import { describe, expect, it } from 'vitest';
import { conditionsOf, type ReportedFacts } from './conditions.ts';

const fine: ReportedFacts = { wordpress: '6.9', php: '8.4.1', connector: '6.1', searchEngines: true };
const at = (day: string, facts: Partial<ReportedFacts> = {}) =>
  conditionsOf({ ...fine, ...facts }, { now: Date.parse(day), wantedConnector: '6.1' });

describe('the conditions of a site', () => {
  it('are none for an up-to-date one', () => {
    expect(Object.values(at('2026-06-01'))).toEqual([false, false, false, false]);
  });

  it('begin on the day after the last one with support', () => {
    expect(at('2026-12-31T23:59:59Z', { php: '8.2.9' }).php_end_of_life).toBe(false);
    const detail = { version: '8.2.9', ends_on: '2026-12-31', days_left: -1 };
    expect(at('2027-01-01T00:00:00Z', { php: '8.2.9' }).php_end_of_life).toEqual(detail);
    expect(at('2025-08-02', { wordpress: '4.6' }).wordpress_end_of_life).toMatchObject({ days_left: -2 });
  });

  it('tell which connector is wanted', () => {
    const detail = { version: '5.10', wanted: '6.1' };
    expect(at('2026-06-01', { connector: '5.10' }).connector_outdated).toEqual(detail);
    expect(at('2026-06-01', { connector: '6.10' }).connector_outdated).toBe(false);
  });

  it('are unknown where the site does not say', () => {
    const silent = at('2026-06-01', { wordpress: '', php: '', connector: '', searchEngines: undefined });
    expect(Object.values(silent)).toEqual([undefined, undefined, undefined, undefined]);
    expect(at('2026-06-01', { searchEngines: false }).search_engines_blocked).toEqual({});
  });
});
