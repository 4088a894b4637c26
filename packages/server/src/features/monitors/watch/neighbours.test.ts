import { expect, it } from 'vitest';
import { SECOND_MS } from '../../../kernel/time/durations.ts';
import { Neighbours } from './neighbours.ts';

const HOST = '192.0.2.1';

/** Sites 1 … count at one address. */
function hostOf(count: number, address = HOST, neighbours = new Neighbours(), from = 1) {
  for (let id = from; id < from + count; id++) neighbours.note(id, address);
  return neighbours;
}

it('are the other sites of an address, also after one has moved away from it', () => {
  const neighbours = hostOf(4);
  neighbours.note(3, '192.0.2.2');
  neighbours.note(4, '');
  expect(neighbours.toLookAt('failing', 1, HOST, 0)).toEqual([2, 4]);
  expect(neighbours.toLookAt('failing', 3, '192.0.2.2', 0)).toEqual([]);
  expect(neighbours.toLookAt('failing', 9, '', 0)).toEqual([]);
});

it('are looked at once a minute for each kind of change', () => {
  const neighbours = hostOf(2);
  expect(neighbours.toLookAt('failing', 1, HOST, 0)).toEqual([2]);
  expect(neighbours.toLookAt('failing', 2, HOST, 59 * SECOND_MS)).toEqual([]);
  expect(neighbours.toLookAt('well', 2, HOST, 59 * SECOND_MS)).toEqual([1]);
  expect(neighbours.toLookAt('failing', 2, HOST, 60 * SECOND_MS)).toEqual([1]);
});

it('are not more than 500 of an address and 1000 of all within a minute', () => {
  const neighbours = hostOf(800);
  hostOf(800, 'b', neighbours, 1001);
  hostOf(800, 'c', neighbours, 2001);
  const looked = (address: string, now: number) => neighbours.toLookAt('failing', 0, address, now).length;
  expect([looked(HOST, 0), looked('b', 0), looked('c', 0), looked('c', 60 * SECOND_MS)]).toEqual([500, 500, 0, 500]);
});
