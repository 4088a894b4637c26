import { resolveClient } from '../../../features/clients/index.ts';
import { resolveSite } from '../../../features/sites/index.ts';
import type { Ctx } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { Noun } from './operation.ts';

/** How other names of a noun are resolved to its id. */
const RESOLVERS: Partial<Record<Noun, (ctx: Ctx, name: string) => Promise<{ id: number }>>> = {
  sites: resolveSite,
  clients: resolveClient,
};

/** Recognizes the same record under different names: site 3, its domain and its URL have one subject. */
export class Subjects {
  readonly #ctx: Ctx;
  readonly #known = new Map<string, Promise<string>>();

  constructor(ctx: Ctx) {
    this.#ctx = ctx;
  }

  of(noun: Noun, name: number | string): Promise<string> {
    const text = String(name).trim().toLowerCase();
    const key = `${noun}:${text}`;
    const known = this.#known.get(key) ?? this.#find(noun, text);
    this.#known.set(key, known);
    return known;
  }

  async #find(noun: Noun, text: string): Promise<string> {
    const id = text === '' ? Number.NaN : Number(text);
    return `${noun}:${Number.isInteger(id) ? id : await this.#resolve(noun, text)}`;
  }

  async #resolve(noun: Noun, text: string): Promise<number | string> {
    try {
      return (await RESOLVERS[noun]?.(this.#ctx, text))?.id ?? text;
    } catch (error) {
      if (error instanceof AppError) return text;
      throw error;
    }
  }
}
