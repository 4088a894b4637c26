import type { TObject } from 'typebox';
import type { AnyAbility } from '../../kernel/ability/ability.ts';
import { execute } from '../../kernel/ability/execute.ts';
import { requireAllowed } from '../../kernel/ability/permission.ts';
import { invalidParameters } from '../../kernel/ability/validate.ts';
import type { Ctx } from '../../kernel/context.ts';
import { type GivenParameters, type Parameters, parametersOf } from '../rest-v2/parameters.ts';
import type { RouteFacts } from '../rest-v2/route-facts.ts';
import { inArray, type ListFrame, Listing } from './listing.ts';

export type V1Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Shape = (output: never, ctx: Ctx) => unknown;

/**
 * How the output of an ability is returned. list: all its pages as one, in a frame. data: as it is, or shaped. done:
 * `{"SUCCESS": …}`, with the output in `data`. Source: docs/spec/rest-v1.md#groups.
 */
export type V1AnswerFacts =
  | { readonly form: 'list'; readonly items?: (output: never) => readonly unknown[]; readonly frame?: ListFrame }
  | { readonly form: 'data'; readonly shape?: Shape }
  | { readonly form: 'done'; readonly say: string | ((output: never, ctx: Ctx) => string); readonly shape?: Shape };

/** One line of the table: method, group and callback, the ability it runs, the names of its parameters, the answer. */
export interface V1CallFacts extends Omit<RouteFacts, 'methods' | 'path' | 'answer'> {
  readonly method: V1Method;
  readonly group: string;
  readonly callback: string;
  readonly answer: V1AnswerFacts;
}

export interface V1Call extends Pick<V1CallFacts, 'method' | 'group' | 'callback'> {
  readonly summary: string;
  /** The required permission: the effect of its ability. */
  readonly effect: AnyAbility['effect'];
  /** Every parameter, as JSON Schema of an object. */
  readonly parameters: TObject;
  /**
   * Permission, parameters, work.
   * @param given Called only once the caller is known to be allowed.
   * @returns the body, or a list that is read while it is sent.
   */
  readonly run: (given: () => GivenParameters, ctx: Ctx) => Promise<unknown>;
}

/** @throws AppError permission_denied or rest_insufficient_scope. */
export function requireCall(ctx: Ctx, { group, callback, effect }: V1Call): void {
  requireAllowed(ctx, { name: `v1/${group}/${callback}`, effect });
}

/** A line of the table, with everything derived from it. @throws Error if it doesn't match its ability. */
export function v1Call(facts: V1CallFacts): V1Call {
  const { method, group, callback, ability, answer, summary = ability.summary } = facts;
  const params = parametersOf({ ...facts, methods: [], path: `/${group}/${callback}`, answer: { form: 'bare' } });
  const run: V1Call['run'] = async (given, ctx) => {
    if (answer.form === 'list') return listing(ability, params, given, ctx, answer);
    const output = await execute(ability, () => params.toInput(given()), ctx);
    const body = answer.shape ? answer.shape(output as never, ctx) : output;
    if (answer.form === 'data') return body;
    const { say } = answer;
    return { SUCCESS: typeof say === 'string' ? say : say(output as never, ctx), data: body };
  };
  return { method, group, callback, summary, effect: ability.effect, parameters: params.schema, run };
}

/** All pages; only one if the caller asks for a page or its size. */
async function listing(
  ability: AnyAbility,
  params: Parameters,
  given: () => GivenParameters,
  ctx: Ctx,
  { items = itemsOf, frame = inArray() }: Extract<V1AnswerFacts, { form: 'list' }>,
): Promise<Listing> {
  let asked: { input: Record<string, unknown>; whole: boolean } | undefined;
  const read = async (page: number) => {
    const inputOf = () => {
      asked ??= ask(params, given());
      return asked.whole ? { ...asked.input, page, per_page: mostPerPage(ability) } : asked.input;
    };
    const output = await execute(ability, inputOf, ctx);
    const total = (output as { total: number }).total;
    return { items: !asked?.whole && page > 1 ? [] : items(output as never), total };
  };
  return Listing.of(read, frame);
}

function ask(params: Parameters, given: GivenParameters) {
  const whole = ['page', 'per_page'].every(name => peek(given, name) === undefined);
  return { input: params.toInput(given), whole };
}

function mostPerPage(ability: AnyAbility): number {
  const { per_page } = ability.input.properties as Record<string, { maximum?: number }>;
  if (per_page?.maximum === undefined) throw new Error(`${ability.name} has no pages`);
  return per_page.maximum;
}

function itemsOf({ items }: { items: readonly unknown[] }): readonly unknown[] {
  return items;
}

/** One callback for several abilities: the value of a parameter says which. All of them either read or change. */
export function byValueOf(name: string, calls: Readonly<Record<string, V1Call>>): V1Call {
  const [first] = Object.values(calls);
  if (!first) throw new Error(`Nothing to choose by ${name}`);
  const values = Object.keys(calls);
  const chosen = { type: 'string', enum: values, description: `The action: ${values.join(', ')}.` };
  const properties = Object.assign({ [name]: chosen }, ...Object.values(calls).map(one => one.parameters.properties));
  const required = [name, ...(first.parameters.required ?? [])];
  return {
    ...first,
    parameters: { ...first.parameters, properties, required } as TObject,
    run: async (given, ctx) => {
      requireCall(ctx, first);
      const all = given();
      const value = peek(all, name);
      const found = typeof value === 'string' && Object.hasOwn(calls, value) ? calls[value] : undefined;
      const message = value === undefined ? 'is required' : `must be one of: ${values.join(', ')}`;
      if (!found) throw invalidParameters([{ path: name, message }]);
      return found.run(() => without(all, name), ctx);
    },
  };
}

/** One callback for two abilities that read: the one for when a parameter is given, else the other. */
export function ifGiven(name: string, one: V1Call, other: V1Call): V1Call {
  const properties = { ...other.parameters.properties, ...one.parameters.properties };
  return {
    ...other,
    parameters: { ...other.parameters, properties } as TObject,
    run: async (given, ctx) => {
      requireCall(ctx, other);
      const all = given();
      const value = peek(all, name);
      return value === undefined || value === '' ? other.run(() => without(all, name), ctx) : one.run(() => all, ctx);
    },
  };
}

function peek({ query, body }: GivenParameters, name: string): unknown {
  const given = { ...query, ...body } as Record<string, unknown>;
  return Object.hasOwn(given, name) ? given[name] : undefined;
}

function without(given: GivenParameters, name: string): GivenParameters {
  const rest = (fields: object) => Object.fromEntries(Object.entries(fields).filter(([given]) => given !== name));
  return { ...given, query: rest(given.query), body: rest(given.body) };
}
