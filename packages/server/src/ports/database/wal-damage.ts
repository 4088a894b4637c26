import { closeSync, openSync, readSync } from 'node:fs';

const HEADER = 32;
const FRAME_HEADER = 24;
const MAGIC = 0x377f0682;

/**
 * What is wrong with a write-ahead log of SQLite, which would silently ignore whatever comes after the first bad frame.
 * An end torn by a power cut is no damage, because nothing after it was ever acknowledged. A bad frame followed by a
 * complete transaction is, because each is on the disk before the next one begins.
 * @returns undefined when all is well.
 */
export function walDamage(path: string): string | undefined {
  let found = look(path);
  // Another process may be writing to it: only what persists is damage.
  for (let again = 0; again < 3 && found !== undefined; again++) {
    const before = found;
    found = look(path);
    if (found !== before) again = -1;
  }
  return found;
}

function look(path: string): string | undefined {
  const file = openSync(path, 'r');
  try {
    return damageIn(file);
  } finally {
    closeSync(file);
  }
}

function damageIn(file: number): string | undefined {
  const header = Buffer.alloc(HEADER);
  const size = readSync(file, header, 0, HEADER, 0);
  if (size === 0) return undefined;
  const magic = size === HEADER ? header.readUInt32BE(0) : 0;
  if ((magic & ~1) !== MAGIC) return 'its -wal file has no header';
  const word = magic === MAGIC ? 'readUInt32LE' : 'readUInt32BE';
  let sum: Sum = summed([0, 0], header.subarray(0, 24), word);
  if (!fits(sum, header, 24)) return 'the header of its -wal file is damaged';
  const frame = Buffer.alloc(FRAME_HEADER + header.readUInt32BE(8));
  const salts = header.subarray(16, 24);
  let bad: number | undefined;
  let commitsSince = 0;
  for (let index = 0; readSync(file, frame, 0, frame.length, HEADER + index * frame.length) === frame.length; index++) {
    const ours = frame.subarray(8, 16).equals(salts);
    if (bad === undefined) {
      sum = summed(summed(sum, frame.subarray(0, 8), word), frame.subarray(FRAME_HEADER), word);
      if (ours && fits(sum, frame, 16)) continue;
      bad = index;
    } else if (ours && commitsSince > 0 && index > bad + 1) {
      return `frame ${bad + 1} of its -wal file is damaged`;
    }
    if (ours && frame.readUInt32BE(4) > 0) commitsSince++;
  }
  return undefined;
}

type Sum = readonly [number, number];

function summed([a, b]: Sum, bytes: Buffer, word: 'readUInt32LE' | 'readUInt32BE'): Sum {
  let [one, two] = [a, b];
  for (let at = 0; at < bytes.length; at += 8) {
    one = (one + bytes[word](at) + two) >>> 0;
    two = (two + bytes[word](at + 4) + one) >>> 0;
  }
  return [one, two];
}

const fits = ([a, b]: Sum, bytes: Buffer, at: number) =>
  bytes.readUInt32BE(at) === a && bytes.readUInt32BE(at + 4) === b;
