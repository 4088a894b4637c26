import { linesWithoutHidden, withoutHidden } from './without-hidden.ts';

/** Part of a list or text that was left out, or of several together. */
export interface CutPlace {
  /** Where it is, such as `items[2].plugins`; `items[].plugins` for several, `*` for whatever is not named. */
  readonly path: string;
  /** How many lists or texts this is about; undefined: one. */
  readonly count?: number;
  /** Items of a list, characters of a text. */
  readonly shown: number;
  readonly total: number;
}

export interface Fitted {
  readonly value: unknown;
  /** Lists first: what is missing from them is nowhere to be seen, while a cut text ends with an ellipsis. */
  readonly cut: readonly CutPlace[];
  /** Other texts and names of members that lack their hidden characters. */
  readonly unseen: readonly CutPlace[];
}

/** Longest list and text, from generous to tight: the first with which the value is small enough is used. */
const STEPS = [
  [200, Number.POSITIVE_INFINITY],
  [200, 20_000],
  [200, 8000],
  [200, 2000],
  [100, 1000],
  [50, 500],
  [20, 300],
  [10, 200],
  [5, 100],
  [1, 60],
] as const;
const DEEPEST = 12;
const MOST_CUTS = 20;

/** A copy that is small enough, without hidden characters; texts keep their lines. @param most Characters of JSON. */
export function fitToSize(value: unknown, most: number): Fitted {
  let fitted: Fitted = { value: undefined, cut: [], unseen: [] };
  for (const [items, characters] of STEPS) {
    const limits: Limits = { items, characters: Math.min(characters, most), lists: [], texts: [], unseen: [] };
    const copy = fit(value, limits, '', 0);
    fitted = { value: copy, cut: named(limits.lists, limits.texts), unseen: named(limits.unseen) };
    if (JSON.stringify(copy ?? null).length <= most) return fitted;
  }
  return fitted;
}

/** Each by itself, or, if these are too many, those of the same member together: none is left out. */
function named(...kinds: readonly CutPlace[][]): readonly CutPlace[] {
  const all = kinds.flat();
  if (all.length <= MOST_CUTS) return all;
  const members = kinds.flatMap(cuts => {
    const ofMember = Map.groupBy(cuts, ({ path }) => path.replace(/\[\d+\]/g, '[]'));
    return [...ofMember].map(([path, own]) => together(path, own));
  });
  if (members.length <= MOST_CUTS) return members;
  return [...members.slice(0, MOST_CUTS - 1), together('*', members.slice(MOST_CUTS - 1))];
}

function together(path: string, cuts: readonly CutPlace[]): CutPlace {
  const [first] = cuts;
  if (first && cuts.length === 1) return first;
  const all = { path, count: 0, shown: 0, total: 0 };
  for (const { count = 1, shown, total } of cuts) {
    all.count += count;
    all.shown += shown;
    all.total += total;
  }
  return all;
}

interface Limits {
  readonly items: number;
  readonly characters: number;
  readonly lists: CutPlace[];
  readonly texts: CutPlace[];
  readonly unseen: CutPlace[];
}

function fit(value: unknown, limits: Limits, path: string, depth: number): unknown {
  if (typeof value === 'string') return fitText(value, limits, path);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= DEEPEST) return null;
  if (Array.isArray(value)) {
    if (value.length > limits.items) limits.lists.push({ path, shown: limits.items, total: value.length });
    return value.slice(0, limits.items).map((item, index) => fit(item, limits, `${path}[${index}]`, depth + 1));
  }
  const members = Object.entries(value).map(([name, member]) => {
    const shown = withoutHidden(name.slice(0, limits.characters));
    const place = path === '' ? shown : `${path}.${shown}`;
    if (shown.length < name.length) limits.unseen.push({ path: place, shown: shown.length, total: name.length });
    return [shown, fit(member, limits, place, depth + 1)];
  });
  return Object.fromEntries(members);
}

function fitText(text: string, { characters, texts, unseen }: Limits, path: string): string {
  const begin = linesWithoutHidden(text.slice(0, 2 * characters));
  if (text.length <= 2 * characters && begin.length <= characters) {
    const total = begin.length === text.length ? text.length : text.replaceAll('\r\n', '\n').length;
    if (begin.length < total) unseen.push({ path, shown: begin.length, total });
    return begin;
  }
  const shown = begin.slice(0, characters - 1).toWellFormed();
  texts.push({ path, shown: shown.length, total: text.length });
  return `${shown}…`;
}
