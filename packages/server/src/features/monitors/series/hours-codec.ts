import { trimSignEnd } from '../../../kernel/text/trim-sign.ts';
import { type Bucket, NO_CHECKS } from './bucket.ts';

/**
 * The 24 hours of a day as one text: hours separated by `;`, each with its numbers in the base 36, separated by `,`. An
 * hour without checks is empty, and so are the numbers that follow from others (all up, all timed).
 */

const HOURS = 24;

export function packHours(hours: readonly Bucket[]): string {
  return trimSignEnd(hours.map(packHour).join(';'), ';');
}

export function unpackHours(text: string): Bucket[] {
  const packed = text.split(';');
  return Array.from({ length: HOURS }, (_, hour) => unpackHour(packed[hour] ?? ''));
}

function packHour({ checks, up, watched, down, timed, sumMs, minMs, maxMs, p95Ms }: Bucket): string {
  if (checks === 0) return '';
  const same = (value: number, usual: number) => (value === usual ? '' : value.toString(36));
  const ms = (value: number | null) => (value === null ? '' : value.toString(36));
  return [
    checks.toString(36),
    same(up, checks),
    same(watched, 3600),
    same(down, 0),
    same(timed, up),
    sumMs.toString(36),
    ms(minMs),
    ms(maxMs),
    ms(p95Ms),
  ].join(',');
}

function unpackHour(packed: string): Bucket {
  if (packed === '') return NO_CHECKS;
  const numbers = packed.split(',').map(part => (part === '' ? null : Number.parseInt(part, 36)));
  const [checks = 0, up, watched, down, timed, sumMs, minMs = null, maxMs = null, p95Ms = null] = numbers;
  const ups = up ?? checks ?? 0;
  return {
    checks: checks ?? 0,
    up: ups,
    watched: watched ?? 3600,
    down: down ?? 0,
    timed: timed ?? ups,
    sumMs: sumMs ?? 0,
    minMs,
    maxMs,
    p95Ms,
  };
}
