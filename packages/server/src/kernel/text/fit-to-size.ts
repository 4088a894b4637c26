import { withoutHidden } from './without-hidden.ts';

/** Part of a list that was left out. */
export interface CutList {
  /** Where it is, such as `items[2].plugins`. */
  readonly path: string;
  readonly shown: number;
  readonly total: number;
}

export interface Fitted {
  readonly value: unknown;
  readonly cut: readonly CutList[];
}

/** Longest list and text, from generous to tight: the first with which the value is small enough is used. */
const STEPS = [
  [200, 2000],
  [100, 1000],
  [50, 500],
  [20, 300],
  [10, 200],
  [5, 100],
  [1, 60],
] as const;
const DEEPEST = 12;
const SHOWN_CUTS = 20;

/** A copy that is small enough, with every text in one line and without hidden characters. @param most Characters of JSON. */
export function fitToSize(value: unknown, most: number): Fitted {
  let fitted: Fitted = { value: undefined, cut: [] };
  for (const [items, characters] of STEPS) {
    const cut: CutList[] = [];
    const copy = fit(value, { items, characters, cut }, '', 0);
    fitted = { value: copy, cut: cut.slice(0, SHOWN_CUTS) };
    if (JSON.stringify(copy ?? null).length <= most) return fitted;
  }
  return fitted;
}

interface Limits {
  readonly items: number;
  readonly characters: number;
  readonly cut: CutList[];
}

function fit(value: unknown, limits: Limits, path: string, depth: number): unknown {
  if (typeof value === 'string') return shortText(value, limits.characters);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= DEEPEST) return null;
  if (Array.isArray(value)) {
    if (value.length > limits.items) limits.cut.push({ path, shown: limits.items, total: value.length });
    return value.slice(0, limits.items).map((item, index) => fit(item, limits, `${path}[${index}]`, depth + 1));
  }
  const members = Object.entries(value).map(([name, member]) => [
    shortText(name, limits.characters),
    fit(member, limits, path === '' ? name : `${path}.${name}`, depth + 1),
  ]);
  return Object.fromEntries(members);
}

function shortText(text: string, most: number): string {
  const clean = withoutHidden(text.length > 2 * most ? text.slice(0, 2 * most) : text);
  return clean.length > most ? `${clean.slice(0, most - 1).toWellFormed()}…` : clean;
}
