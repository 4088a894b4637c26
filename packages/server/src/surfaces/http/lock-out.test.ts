import { describe, expect, it } from 'vitest';
import { manualClock } from '../../ports/clock/manual-clock.ts';
import { LockOut } from './lock-out.ts';

const fail = (lock: LockOut, address: string, times: number) => {
  for (let turn = 0; turn < times; turn++) lock.count(address);
};
const locked = (retry_after: number) => expect.objectContaining({ code: 'too_many_requests', data: { retry_after } });

describe('the lock-out', () => {
  it('shuts an address out after so many failures, and opens again a minute after the first', () => {
    const clock = manualClock();
    const lock = new LockOut(3, clock);
    fail(lock, 'a', 1);
    clock.advance(20_000);
    fail(lock, 'a', 1);
    expect(() => lock.demandOpen('a')).not.toThrow();
    fail(lock, 'a', 1);
    expect(() => lock.demandOpen('a')).toThrow(locked(40));
    expect(() => lock.demandOpen('b')).not.toThrow();
    clock.advance(39_999);
    expect(() => lock.demandOpen('a')).toThrow(locked(1));
    clock.advance(1);
    expect(() => lock.demandOpen('a')).not.toThrow();
    fail(lock, 'a', 2);
    expect(() => lock.demandOpen('a')).not.toThrow();
  });

  it('keeps a bounded number of addresses, and those that failed last', () => {
    const lock = new LockOut(1, manualClock());
    for (let address = 0; address <= 10_000; address++) lock.count(`address ${address}`);
    expect(() => lock.demandOpen('address 10000')).toThrow();
    expect(() => lock.demandOpen('address 1')).toThrow();
    expect(() => lock.demandOpen('address 0')).not.toThrow();
  });
});
