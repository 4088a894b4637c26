import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../../kernel/time/durations.ts';
import { type KnownConnectors, wantedConnector } from './wanted-connector.ts';

const counts = (...pairs: [string, number][]) => pairs.map(([version, sites]) => ({ version, sites }));

describe('the version that connectors should have', () => {
  it('is the newest one that was first seen two weeks ago', () => {
    let known: KnownConnectors = { newer: {} };
    const fleet = counts(['5.9', 40], ['6.0', 60]);
    known = wantedConnector(known, fleet, 100, 0);
    expect(known.wanted).toBeUndefined();
    known = wantedConnector(known, fleet, 100, 14 * DAY_MS);
    expect(known).toEqual({ wanted: '6.0', newer: {} });
    known = wantedConnector(known, counts(['6.0', 50], ['6.10', 50]), 100, 20 * DAY_MS);
    known = wantedConnector(known, counts(['6.10', 50], ['6.11', 50]), 100, 30 * DAY_MS);
    expect(known).toMatchObject({ wanted: '6.0', newer: { '6.10': 20 * DAY_MS, '6.11': 30 * DAY_MS } });
    known = wantedConnector(known, counts(['6.10', 50], ['6.11', 50]), 100, 34 * DAY_MS);
    expect(known).toEqual({ wanted: '6.10', newer: { '6.11': 30 * DAY_MS } });
  });

  it('is not what one site among many says, but the word of the only site counts', () => {
    const after = (fleet: number, sites: number) => {
      const known = wantedConnector({ newer: {} }, counts(['999', sites]), fleet, 0);
      return wantedConnector(known, counts(['999', sites]), fleet, 14 * DAY_MS).wanted;
    };
    expect([after(100, 1), after(100, 2), after(100, 3), after(4, 1), after(1, 1)]).toEqual([
      undefined,
      undefined,
      '999',
      undefined,
      '999',
    ]);
  });

  it('never becomes an older one, nor a text that is no version', () => {
    const odd = counts(['1.0', 9], ['__proto__', 9], ['6.0-beta', 9], ['', 9]);
    expect(wantedConnector({ wanted: '5.0', newer: {} }, odd, 9, 90 * DAY_MS)).toEqual({ wanted: '5.0', newer: {} });
  });
});
