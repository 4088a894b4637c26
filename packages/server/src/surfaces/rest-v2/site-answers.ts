import { type TObject, type TSchema, Type } from 'typebox';
import {
  oneSiteRecordSchema,
  resolveSite,
  type SlugError,
  siteBriefSchema,
  siteRecordOf,
} from '../../features/sites/index.ts';
import type { AnyAbility } from '../../kernel/ability/ability.ts';
import type { Ctx } from '../../kernel/context.ts';
import { AppError, type ErrorCode, wireCode } from '../../kernel/errors.ts';
import { listOutput } from '../../kernel/lists/list.ts';
import { propertiesOf } from './route.ts';

type Run<Output> = (input: object, ctx: Ctx) => Promise<Output>;

/** The same ability with another answer: permission, input and errors stay the same. */
function answering<Output>(
  ability: AnyAbility,
  output: TSchema,
  answer: (made: Output, input: Readonly<Record<string, unknown>>, ctx: Ctx) => unknown,
): AnyAbility {
  const run = ability.handler as Run<Output>;
  const handler = async (input: object, ctx: Ctx) => answer(await run(input, ctx), { ...input }, ctx);
  return { ...ability, output, handler: handler as AnyAbility['handler'] };
}

/** Returns the site's record after the change. @param beside Optional members of the output that it has, too. */
export function withRecord(ability: AnyAbility, ...beside: string[]): AnyAbility {
  const properties = propertiesOf(ability.output as TObject);
  const schemas = Object.fromEntries(beside.map(name => [name, properties[name] as TSchema]));
  const output =
    beside.length === 0 ? oneSiteRecordSchema : Type.Object({ ...oneSiteRecordSchema.properties, ...schemas });
  return answering<Record<string, unknown>>(ability, output, async (made, _input, ctx) => {
    const record = await siteRecordOf(ctx, (made.site_id ?? made.id) as number);
    const members = beside.flatMap(name => (made[name] === undefined ? [] : [[name, made[name]] as const]));
    return { ...record, ...Object.fromEntries(members) };
  });
}

const removedSite = Type.Object({
  ...siteBriefSchema.properties,
  message: Type.Optional(Type.String({ description: 'What remains to be done on the site.' })),
});

/** For the deletion of a site: returns the fields that identified it, and what remains to be done. */
export function withBriefBefore(ability: AnyAbility): AnyAbility {
  const run = ability.handler as Run<{ message?: string }>;
  const handler = async (input: { site_id_or_domain: number | string }, ctx: Ctx) => {
    const site = await resolveSite(ctx, input.site_id_or_domain);
    const { message } = await run(input, ctx);
    return { ...site, ...(message === undefined ? {} : { message }) };
  };
  return { ...ability, output: removedSite, handler: handler as AnyAbility['handler'] };
}

/** Returns a page of the output's list of this name. The route sets the page size. */
export function asList(ability: AnyAbility, member: string, things: string): AnyAbility {
  const { items } = propertiesOf(ability.output as TObject)[member] as { items: TSchema };
  return answering<Record<string, unknown>>(ability, listOutput(items, things), (made, { page, per_page }) => ({
    items: made[member],
    page,
    per_page,
    total: made.total,
  }));
}

/**
 * If none of the given items could be changed, the first failure is that of the request: a success must not mean that
 * nothing happened. Source: docs/spec/rest-v2.md#envelopes.
 * @param done Member of the output with what was changed. @param codes With which an item can fail.
 */
export function orFail(ability: AnyAbility, done: string, codes: readonly ErrorCode[]): AnyAbility {
  const errors = [...ability.errors, ...codes];
  return answering<Record<string, unknown>>({ ...ability, errors }, ability.output, (made, _input, { settings }) => {
    const failed = made.errors as SlugError[];
    const [first] = failed;
    if (!first || (made[done] as unknown[]).length > 0) return made;
    const code = errors.find(known => wireCode(known, settings.namespace) === first.code);
    throw new AppError(code ?? 'connection_failed', first.message, { failed });
  });
}

/** Several, by commas or as an array; empty or null for none. */
export const tagIdsSchema = (description: string) =>
  Type.Unsafe<number[] | null>({
    type: ['array', 'null'],
    items: { type: 'integer', minimum: 1 },
    maxItems: 200,
    description,
  });
