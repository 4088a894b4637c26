import { type TObject, type TSchema, Type } from 'typebox';
import type { AnyAbility } from '../../kernel/ability/ability.ts';

/** Converts an output of an ability into the terms of REST. */
type Shaper = (output: never) => unknown;

/**
 * How the output of an ability is returned. list: the envelope of lists; map: the same with an object by id instead of
 * an array. count: the number of items of a list, under both its names. single: `{success, data}`, with a `message`
 * after a change. flat: `success`, next to the members of the output. bare: unchanged. `beside`: members of the output
 * that are returned next to the items of a list. `data`: schema of each item, or of `data`, if REST shows it
 * differently from the ability; `shape` converts it. Source: docs/spec/rest-v2.md#envelopes.
 */
export type AnswerFacts =
  | { readonly form: 'list'; readonly data?: TSchema; readonly shape?: Shaper; readonly beside?: readonly string[] }
  | { readonly form: 'map'; readonly data: TSchema; readonly key: Shaper; readonly shape: Shaper }
  | { readonly form: 'single'; readonly data?: TSchema; readonly shape?: Shaper; readonly message?: AnswerMessage }
  | { readonly form: 'count' }
  | { readonly form: 'flat'; readonly message?: AnswerMessage; readonly data?: TObject; readonly shape?: Shaper }
  | { readonly form: 'bare' };

/** The message of a change. */
export type AnswerMessage = string | ((output: never) => string);

export interface RouteAnswer {
  readonly form: AnswerFacts['form'];
  /** Schema of the body. */
  readonly schema: TSchema;
  readonly bodyOf: (output: unknown) => unknown;
  /** Of a map: an item as a member of it. */
  readonly entryOf?: (item: unknown) => readonly [string, unknown];
}

export interface ListOutput {
  readonly items: readonly unknown[];
  readonly page: number;
  readonly per_page: number;
  readonly total: number;
}

const success = Type.Literal(1, { description: '1: success.' });

const countSchema = Type.Object({
  success,
  total: Type.Integer({ minimum: 0, description: 'Number of items that match.' }),
  count: Type.Integer({ minimum: 0, description: 'Same as total.' }),
});

function countBody({ total }: { total: number }) {
  return { success: 1, total, count: total };
}

export function answerOf(facts: AnswerFacts, { name, output }: AnyAbility): RouteAnswer {
  switch (facts.form) {
    case 'list': {
      const items = (output as TObject).properties?.items as { items?: TSchema } | undefined;
      const item = facts.data ?? items?.items;
      if (!item) throw new Error(`${name} does not return a list`);
      const shape = asAny(facts.shape);
      const { beside = [] } = facts;
      const more = Object.fromEntries(
        beside.map(member => [member, (output as TObject).properties[member] as TSchema]),
      );
      return {
        form: 'list',
        schema: listSchema(item, more),
        bodyOf: list => ({ ...listBody(list as ListOutput, shape), ...picked(list as ListOutput, beside) }),
      };
    }
    case 'map': {
      const entry = (item: unknown) => [String(asAny(facts.key)(item)), asAny(facts.shape)(item)] as const;
      return {
        form: 'map',
        schema: mapSchema(facts.data),
        entryOf: entry,
        bodyOf: list => {
          const { data, ...envelope } = listBody(list as ListOutput, item => item);
          return { ...envelope, data: Object.fromEntries(data.map(entry)) };
        },
      };
    }
    case 'single': {
      const { message } = facts;
      const shape = asAny(facts.shape);
      const schema = Type.Object({
        success,
        ...(message === undefined ? {} : { message: messageSchema(message) }),
        data: facts.data ?? output,
      });
      return {
        form: 'single',
        schema,
        bodyOf: made => ({
          success: 1,
          ...said(message, made),
          data: shape(made),
        }),
      };
    }
    case 'count':
      return { form: 'count', schema: countSchema, bodyOf: made => countBody(made as { total: number }) };
    case 'flat': {
      const { message } = facts;
      const shape = asAny(facts.shape);
      const { properties, required = [] } = facts.data ?? (output as TObject);
      const told: Record<string, TSchema> = { success };
      if (message !== undefined) told.message = messageSchema(message);
      const schema = {
        ...Type.Object({ ...told, ...properties }),
        required: [...Object.keys(told), ...required],
      };
      return {
        form: 'flat',
        schema,
        bodyOf: made => ({
          success: 1,
          ...said(message, made),
          ...(shape(made) as object),
        }),
      };
    }
    case 'bare':
      return { form: 'bare', schema: output, bodyOf: made => made };
  }
}

function messageSchema(message: AnswerMessage): TSchema {
  return Type.String({
    description: 'What was done.',
    ...(typeof message === 'string' ? { examples: [message] } : {}),
  });
}

function said(message: AnswerMessage | undefined, made: unknown): { message?: string } {
  if (message === undefined) return {};
  return { message: typeof message === 'string' ? message : message(made as never) };
}

function asAny(shape: Shaper | undefined): (value: unknown) => unknown {
  return shape ? value => shape(value as never) : value => value;
}

function listSchema(item: TSchema, more: Record<string, TSchema>): TObject {
  return pageSchema(Type.Array(item, { description: 'The items on this page; empty after the last page.' }), more);
}

function mapSchema(value: TSchema): TObject {
  return pageSchema(Type.Record(Type.String(), value, { description: 'The items on this page, by id.' }));
}

function pageSchema(data: TSchema, more: Record<string, TSchema> = {}): TObject {
  return Type.Object({
    success,
    total: Type.Integer({ minimum: 0, description: 'Number of items that match, over all pages.' }),
    page: Type.Integer({ minimum: 1, description: 'The requested page.' }),
    per_page: Type.Integer({ minimum: 1, description: 'Items per page.' }),
    pages: Type.Integer({ minimum: 0, description: 'Number of pages.' }),
    data,
    ...more,
  });
}

function picked(output: object, members: readonly string[]): object {
  const all = new Map(Object.entries(output));
  return Object.fromEntries(members.map(member => [member, all.get(member)]));
}

function listBody({ items, page, per_page, total }: ListOutput, shape: (item: unknown) => unknown) {
  return { success: 1, total, page, per_page, pages: Math.ceil(total / per_page), data: items.map(shape) };
}
