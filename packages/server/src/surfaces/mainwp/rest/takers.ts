import { DialectError } from '../dialect-errors.ts';
import type { Asked } from './asked.ts';

/** Takes one value of an ability's input from the parameter `from`; undefined: not given. */
export interface Taker {
  readonly from: string;
  readonly take: (asked: Asked) => unknown;
}

/** Input of the ability → how it is taken. */
export type Aliases = Readonly<Record<string, Taker>>;

export function textFrom(from: string): Taker {
  return { from, take: asked => asked.text(from) };
}

/** An empty text counts: it clears the field. */
export function fieldFrom(from: string): Taker {
  return { from, take: asked => (asked.sent(from) ? (asked.text(from) ?? '') : undefined) };
}

export function integerFrom(from: string): Taker {
  return { from, take: asked => asked.integer(from) };
}

export function flagFrom(from: string): Taker {
  return { from, take: asked => asked.flag(from) };
}

export function wordsFrom(from: string): Taker {
  return { from, take: asked => asked.words(from) };
}

export function idsFrom(from: string): Taker {
  return { from, take: asked => asked.ids(from) };
}

/** An id, or a name such as a domain or an e-mail address. */
export function selectorFrom(from: string): Taker {
  return { from, take: asked => asId(asked.text(from)) };
}

/** Several of them. */
export function selectorsFrom(from: string): Taker {
  return { from, take: asked => asked.words(from)?.map(asId) };
}

function asId(given: string | undefined): number | string | undefined {
  return given !== undefined && /^\d{1,15}$/.test(given) ? Number(given) : given;
}

/** Values from a set; `any` and `all` are no filter, and unknown ones are refused only if none is known. */
export function filterFrom(from: string, known: readonly string[]): Taker {
  const take = (asked: Asked) => {
    const given = asked.words(from);
    if (given === undefined || given.some(word => word === 'any' || word === 'all')) return undefined;
    const kept = given.filter(word => known.includes(word));
    if (kept.length > 0) return kept;
    const values = ['any', ...known].join(', ');
    throw new DialectError('rest_invalid_param', 'mainwp_rest_invalid_param', `${from} must be one of: ${values}.`);
  };
  return { from, take };
}

/** The input that these give. */
export function taken(aliases: Aliases, asked: Asked): Record<string, unknown> {
  const all = Object.entries(aliases).map(([name, { take }]) => [name, take(asked)] as const);
  return Object.fromEntries(all.filter(([, value]) => value !== undefined));
}
