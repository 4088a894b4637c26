/** 32-bit hash of a seed and any parts. Same input, same number on every machine; the only source of randomness here. */
export function hash(seed: number, ...parts: readonly (number | string)[]): number {
  let h = seed | 0 || 0x9e3779b9;
  for (const part of parts) {
    if (typeof part === 'number') {
      h = mix(h ^ part);
    } else {
      for (let i = 0; i < part.length; i++) h = Math.imul(h ^ part.charCodeAt(i), 0x01000193);
      h = mix(h);
    }
  }
  return h >>> 0;
}

function mix(value: number): number {
  let h = value | 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}

/** A stream of pseudo-random numbers (mulberry32) for one purpose on one site. */
export class Dice {
  #state: number;

  constructor(seed: number, ...parts: readonly (number | string)[]) {
    this.#state = hash(seed, ...parts);
  }

  /** Next number in [0, 1). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let t = this.#state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  /** Integer in [0, below). */
  int(below: number): number {
    return Math.floor(this.next() * below);
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(list: readonly T[]): T {
    const chosen = list[this.int(list.length)];
    if (chosen === undefined) throw new Error('cannot pick from an empty list');
    return chosen;
  }

  /** `count` different members of `list`, in random order; all of them when there are fewer. */
  some<T>(list: readonly T[], count: number): T[] {
    const pool = [...list];
    const chosen: T[] = [];
    while (chosen.length < count && pool.length > 0) {
      const at = this.int(pool.length);
      chosen.push(pool[at] as T);
      pool[at] = pool[pool.length - 1] as T;
      pool.pop();
    }
    return chosen;
  }

  /** `length` characters of `alphabet`. */
  text(length: number, alphabet = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'): string {
    let out = '';
    for (let i = 0; i < length; i++) out += alphabet[this.int(alphabet.length)];
    return out;
  }

  hex(length: number): string {
    return this.text(length, '0123456789abcdef');
  }
}
