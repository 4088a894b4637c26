import { describe, expect, it } from 'vitest';
import { Pressure } from './pressure.ts';

/** A server on which time passes as it works, as its requests are refused, and as it is idle. */
function server() {
  let now = 1000;
  let idle = 0;
  let ended: (() => void)[] = [];
  const pressure = new Pressure({ now: () => now, idle: () => idle, afterTurn: call => void ended.push(call) });
  return {
    pressure,
    /** @returns whether the request was begun. */
    request(ms: number) {
      const begun = !pressure.refuses();
      now += begun ? ms : 0.125;
      return begun;
    },
    /** The event loop looks for more. */
    turn() {
      const calls = ended;
      ended = [];
      for (const call of calls) call();
    },
    pause(ms: number) {
      now += ms;
      idle += ms;
    },
  };
}

describe('Requests that come faster than they are answered', () => {
  it('are refused once those that are read may have waited for a while', () => {
    const { pressure, request } = server();
    const begun = Array.from({ length: 60 }, () => request(20));
    expect(begun.indexOf(false)).toBe(25);
    expect(pressure.refused).toBe(35);
    expect(pressure.refuses()).toBe(true);
  });

  it('are refused sooner while others were refused a moment ago, and not after a second without', () => {
    const { request, pause } = server();
    const begunOf = () => {
      const begun = Array.from({ length: 300 }, () => request(4));
      pause(2);
      return begun.indexOf(false);
    };
    expect([begunOf(), begunOf()]).toEqual([125, 63]);
    pause(1000);
    expect(begunOf()).toBe(125);
  });

  it('are refused in the turn after the one in which they came', () => {
    const { request, turn } = server();
    for (let count = 0; count < 20; count++) expect(request(20)).toBe(true);
    turn();
    const begun = Array.from({ length: 30 }, () => request(20));
    expect(begun.indexOf(false)).toBe(5);
  });

  it('are refused when new connections never end: of those that wait, a turn accepts one', () => {
    const { pressure, request, turn } = server();
    const begun = Array.from({ length: 60 }, () => {
      pressure.connected();
      const was = request(20);
      turn();
      return was;
    });
    expect(begun.indexOf(false)).toBe(25);
  });

  it('are begun again as soon as nobody waits any more', () => {
    const { request, pause } = server();
    while (request(20));
    expect(request(20)).toBe(false);
    pause(2);
    expect(request(20)).toBe(true);
  });

  it('are begun again after a quarter of a second even when ever more come', () => {
    const { request } = server();
    while (request(20));
    let refused = 1;
    while (!request(20)) refused += 1;
    expect(refused).toBe(2000);
  });
});

describe('Requests that the server keeps up with', () => {
  it('are all begun, however many they are', () => {
    const { request, pause } = server();
    for (let turn = 0; turn < 1000; turn++) {
      expect(request(20)).toBe(true);
      if (turn % 20 === 0) pause(3);
    }
  });

  it('are all begun without any pause, as long as each waits for a few others only', () => {
    const { pressure, request, turn } = server();
    for (let turns = 0; turns < 200; turns++) {
      if (turns % 3 === 0) pressure.connected();
      for (let client = 0; client < 8; client++) expect(request(20)).toBe(true);
      turn();
    }
  });

  it('are all begun when a few of them are slow', () => {
    const { request } = server();
    expect(Array.from({ length: 20 }, () => request(400))).not.toContain(false);
  });
});
