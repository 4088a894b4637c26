import { expect, it } from 'vitest';
import { manualClock } from '../../clock/manual-clock.ts';
import { Witness } from './witness.ts';

const LEASE = 30_000;

it('a process can tell that others died once the store has answered for a whole lease', () => {
  const { clock, witness, beat } = make();
  expect(witness.reliable()).toBe(false);
  beat(2);
  expect(witness.reliable()).toBe(false);
  beat(1);
  expect(witness.reliable()).toBe(true);
  clock.advance(LEASE / 2);
  expect(witness.reliable()).toBe(true);
});

it('a process waits for another lease after an outage of the store or after sleep', () => {
  const { clock, witness, beat } = make();
  beat(3);
  clock.advance(LEASE);
  expect(witness.reliable()).toBe(false);
  witness.note();
  expect(witness.reliable()).toBe(false);
  beat(2);
  expect(witness.reliable()).toBe(false);
  beat(1);
  expect(witness.reliable()).toBe(true);
});

function make() {
  const clock = manualClock();
  const witness = new Witness(clock, LEASE);
  const beat = (times: number) => {
    for (let time = 0; time < times; time++) {
      clock.advance(LEASE / 3);
      witness.note();
    }
  };
  return { clock, witness, beat };
}
