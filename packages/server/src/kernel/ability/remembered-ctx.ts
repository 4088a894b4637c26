import type { Ctx } from '../context.ts';
import type { AnyAbility } from './ability.ts';

const ALLOWED: ReadonlySet<string | symbol> = new Set(['database', 'recall', 'settings', 'log']);

/**
 * What the handler of an ability may use. One whose answer is remembered sees the store and the settings: an answer that
 * follows from who asked, from a site or from the time would be wrong for the next caller.
 */
export function rememberedCtx(ctx: Ctx, { name, remembered }: Pick<AnyAbility, 'name' | 'remembered'>): Ctx {
  if (remembered === undefined) return ctx;
  return new Proxy(ctx, {
    get(target, member) {
      if (ALLOWED.has(member) || (member === 'clock' && remembered === 'day')) return Reflect.get(target, member);
      throw new Error(`${name} is remembered, and so must not follow from ${String(member)}`);
    },
  });
}
