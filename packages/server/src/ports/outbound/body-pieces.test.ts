import { expect, it } from 'vitest';
import { BodyPieces } from './body-pieces.ts';

const MIB = 1024 * 1024;
const outsideHeap = () => process.memoryUsage().arrayBuffers;
const piece = Buffer.from('0123456789'.repeat(6_500));

function many(pieces: BodyPieces, bytes: number): Buffer[] {
  const added: Buffer[] = [];
  for (let size = 0; size < bytes; size += piece.length) added.push(piece);
  for (const one of added) pieces.add(one);
  return added;
}

it.each([1, 2, 3, 40])('puts %i pieces together as they came', count => {
  const pieces = new BodyPieces();
  const added = many(pieces, count * piece.length);
  expect(pieces.size).toBe(count * piece.length);
  expect(pieces.take().equals(Buffer.concat(added))).toBe(true);
  expect([pieces.size, pieces.take().length]).toEqual([0, 0]);
});

it('takes a single piece as it is', () => {
  const pieces = new BodyPieces();
  pieces.add(piece);
  expect(pieces.take()).toBe(piece);
});

it('copies large bodies, and frees the copy at once, without a garbage collection', () => {
  const pieces = new BodyPieces();
  const before = outsideHeap();
  many(pieces, 8 * MIB);
  expect(outsideHeap() - before).toBeGreaterThan(7 * MIB);
  pieces.drop();
  expect(outsideHeap() - before).toBeLessThan(MIB);
});
