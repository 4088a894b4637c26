import { invalidParameters } from '../../../kernel/ability/validate.ts';
import { yesOrNo } from '../../../kernel/text/yes-or-no.ts';
import type { GivenParameters } from '../../rest-v2/parameters.ts';

/**
 * What a program sent, read as programs for MainWP send it: one bag of parameters, numbers as text, lists by commas,
 * and much that nobody asked for. A value that is there but can't be read is refused: taken for absent, "these sites"
 * would become "all sites".
 */
export class Asked {
  readonly #all: ReadonlyMap<string, unknown>;

  /** The path takes precedence over the body, the body over the query. */
  constructor({ path, query, body }: GivenParameters) {
    const plain = Object.entries(query).map(([name, value]) => [name.replace(/\[\]$/, ''), value] as const);
    this.#all = new Map([...plain, ...Object.entries(body), ...Object.entries(path)]);
  }

  /** Undefined if absent, empty or null. */
  value(name: string): unknown {
    const value = this.#all.get(name);
    return value === null || value === '' ? undefined : value;
  }

  /** Whether the parameter was sent, be it empty. */
  sent(name: string): boolean {
    return this.#all.has(name);
  }

  text(name: string): string | undefined {
    const value = this.value(name);
    if (value === undefined) return undefined;
    if (typeof value === 'object') throw unreadable(name, 'must be a text');
    return String(value);
  }

  integer(name: string): number | undefined {
    const text = this.text(name)?.trim();
    if (text === undefined || text === '') return undefined;
    if (!/^\d{1,15}(\.0+)?$/.test(text)) throw unreadable(name, 'must be a whole number');
    return Number(text);
  }

  number(name: string): number | undefined {
    const text = this.text(name)?.trim();
    if (text === undefined || text === '') return undefined;
    if (!Number.isFinite(Number(text))) throw unreadable(name, 'must be a number');
    return Number(text);
  }

  flag(name: string): boolean | undefined {
    const text = this.text(name)?.trim();
    if (text === undefined || text === '') return undefined;
    const known = yesOrNo(text);
    if (known === undefined) throw unreadable(name, 'must be true or false');
    return known;
  }

  /** By commas or as an array. Undefined if there are none. */
  words(name: string): string[] | undefined {
    const value = this.value(name);
    if (value === undefined) return undefined;
    const parts = (Array.isArray(value) ? value : [value]).flatMap(part => {
      if (typeof part === 'object' && part !== null) throw unreadable(name, 'must be a list of texts');
      return String(part ?? '').split(',');
    });
    const words = parts.map(part => part.trim()).filter(part => part !== '');
    if (words.length > 0) return words;
    if (Array.isArray(value) && value.length === 0) return undefined;
    throw unreadable(name, 'must name at least one');
  }

  /** Numbers, also separated by spaces or as JSON text, without repetitions. */
  ids(name: string): number[] | undefined {
    const words = this.words(name)?.flatMap(word => word.replace(/^\[|\]$/g, '').split(/\s+/));
    const wanted = words?.filter(word => word !== '');
    if (wanted === undefined) return undefined;
    if (!wanted.every(word => /^[1-9]\d{0,14}$/.test(word))) throw unreadable(name, 'must be a list of ids');
    return [...new Set(wanted.map(Number))];
  }

  /** An array of objects. */
  objects(name: string): Readonly<Record<string, unknown>>[] | undefined {
    const value = this.value(name);
    if (value === undefined) return undefined;
    const all = typeof value === 'object' ? Object.values(value as object) : [value];
    if (all.some(one => typeof one !== 'object' || one === null)) throw unreadable(name, 'must be a list of objects');
    return all as Readonly<Record<string, unknown>>[];
  }
}

export function unreadable(path: string, message: string) {
  return invalidParameters([{ path, message }]);
}
