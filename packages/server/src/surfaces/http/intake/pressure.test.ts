import { describe, expect, it } from 'vitest';
import { Pressure } from './pressure.ts';

/** Requests of 50 ms each that arrive together, turn after turn. */
function overloaded() {
  let now = 1000;
  let end = () => {};
  const pressure = new Pressure({
    now: () => now,
    afterTurn: work => {
      end = work;
    },
  });
  const refusals: unknown[] = [];
  /** @returns how many of so many were begun. */
  const turn = (requests: number, ms = 50) => {
    let begun = 0;
    for (let sent = 0; sent < requests; sent++) {
      const refusal = pressure.refusal();
      if (refusal) {
        refusals.push(refusal);
        continue;
      }
      begun += 1;
      now += ms;
    }
    end();
    return begun;
  };
  const rest = (ms: number) => {
    now += ms;
  };
  return { pressure, turn, rest, refusals };
}

describe('Requests that arrive faster than they are answered', () => {
  it('are all begun for a second; then those that have waited too long are refused, turn after turn', () => {
    const { pressure, turn } = overloaded();
    expect([turn(10), turn(10), turn(10), turn(10), turn(10)]).toEqual([10, 10, 4, 4, 4]);
    expect(pressure.refused).toBe(18);
  });

  it('are told when to come back', () => {
    const { turn, refusals } = overloaded();
    turn(30);
    turn(5);
    expect(refusals.at(-1)).toMatchObject({ code: 'server_busy', data: { retry_after: 5 } });
  });

  it('are all begun again after one turn that was short', () => {
    const { turn } = overloaded();
    turn(30);
    expect(turn(10)).toBe(4);
    expect(turn(1)).toBe(1);
    expect(turn(10)).toBe(10);
  });
});

describe('One slow request', () => {
  it('makes nobody else be refused, however often it comes', () => {
    const { turn, rest } = overloaded();
    for (let time = 0; time < 5; time++) {
      expect(turn(4, 400)).toBe(4);
      rest(100);
    }
  });
});
