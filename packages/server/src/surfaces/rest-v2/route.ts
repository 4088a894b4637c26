import type { TObject, TSchema } from 'typebox';
import type { AnyAbility } from '../../kernel/ability/ability.ts';
import { execute } from '../../kernel/ability/execute.ts';
import { requireModule } from '../../kernel/ability/modules.ts';
import { requireAllowed } from '../../kernel/ability/permission.ts';
import { shapeOutput } from '../../kernel/ability/shape.ts';
import { parseInput } from '../../kernel/ability/validate.ts';
import type { Ctx } from '../../kernel/context.ts';
import type { ErrorCode } from '../../kernel/errors.ts';
import { type Answer, type AnswerFacts, answerOf } from './answer.ts';
import { type Echo, echoOf, type ReadRecord } from './echo.ts';
import { type Given, type Parameters, parametersOf } from './parameters.ts';
import { inTermsOfRest } from './refusal.ts';
import type { Whole } from './whole-list.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What edits and actions answer to: PATCH, PUT and POST all mean the same. Source: docs/spec/rest-v2.md#parameters. */
export const EDIT: readonly Method[] = ['POST', 'PUT', 'PATCH'];

/** A file in a form. */
export interface Upload {
  /** Name of the form field, which is a parameter of the route. */
  readonly field: string;
  /** What is in the file, and how it may look. */
  readonly description: string;
  readonly example: string;
  readonly mostBytes: number;
  /** Endings of the file's name that are taken, e.g. `.csv`. */
  readonly extensions: readonly string[];
  /** The file, as it arrives, to the value of the parameter. @throws AppError */
  readonly read: (bytes: AsyncIterable<Uint8Array>) => Promise<unknown>;
}

/** One line of a route table: methods, path, the ability it runs, where the input comes from, how it is answered. */
export interface RouteFacts {
  readonly methods: readonly Method[];
  /** Below the v2 root, as OpenAPI writes it: `/clients/{id_or_email}/edit`. */
  readonly path: string;
  readonly ability: AnyAbility;
  /** What the route does, where the ability's own summary doesn't say it well. */
  readonly summary?: string;
  /** Names of parameters that differ: name over REST → name in the ability's input. */
  readonly names?: Readonly<Record<string, string>>;
  /** Input that the route itself decides; callers can't give it. */
  readonly fixed?: Readonly<Record<string, unknown>>;
  /** Input of the ability that the route doesn't offer. */
  readonly without?: readonly string[];
  /** Schemas, by name over REST, in place of the ability's or besides; optional unless in `required`. */
  readonly params?: Readonly<Record<string, TSchema>>;
  readonly required?: readonly string[];
  /** The last step from parameters to input, for what renaming can't say. */
  readonly toInput?: (params: Record<string, unknown>) => Record<string, unknown>;
  /** The body is multipart/form-data with a file, read as it arrives; it becomes the parameter of its field. */
  readonly upload?: Upload;
  /**
   * Errors of the ability that this route can't answer: they come of input that it doesn't offer, decides by itself or
   * refuses as a parameter.
   */
  readonly never?: readonly ErrorCode[];
  readonly answer: AnswerFacts;
  /** Of a map: the whole of it, for who asks for no page. */
  readonly whole?: (input: never, ctx: Ctx) => Promise<Whole>;
  /** Of an edit: reads the record, so that it can come back with its read-only members. */
  readonly record?: ReadRecord;
  /** Where to find what was made, with the members of the answer's `data` in braces: `/tags/{id}`. */
  readonly location?: string;
}

export interface RestRoute extends Pick<RouteFacts, 'methods' | 'path' | 'upload' | 'never' | 'location'> {
  /** Who may, which errors, which module; `run` runs it. */
  readonly ability: Omit<AnyAbility, 'handler'>;
  readonly summary: string;
  readonly params: Parameters;
  readonly answer: Answer;
  /**
   * Permission, parameters, work.
   * @param given Called only once the caller is known to be allowed.
   * @returns what `answer.bodyOf` makes the body from.
   */
  readonly run: (given: () => Given, ctx: Ctx) => Promise<unknown>;
  readonly echo?: Echo;
  /** The whole list where no page is asked for; undefined where one is. Called as `run` is. */
  readonly whole?: (given: () => Given, ctx: Ctx) => Promise<Whole | undefined>;
}

/** A line of the table, with all that follows from it worked out. @throws Error when it doesn't fit its ability. */
export function route(facts: RouteFacts): RestRoute {
  const { methods, path, ability, upload, location, never = [], summary = ability.summary } = facts;
  for (const code of never) {
    if (ability.errors.includes(code)) continue;
    throw new Error(`${path} rules out ${code}, which ${ability.name} does not answer anyway`);
  }
  const params = parametersOf(facts);
  const answer = answerOf(facts.answer, ability);
  const echo = facts.record && echoOf(facts.record, ability, params, answer);
  const left = async (given: () => Given, ctx: Ctx) => {
    requireAllowed(ctx, ability);
    await requireModule(ability.module, ctx);
    return echo ? echo.without(given(), ctx) : given();
  };
  const run: RestRoute['run'] = async (given, ctx) => {
    try {
      const own = await left(given, ctx);
      return await execute(ability, () => params.toInput(own), ctx);
    } catch (error) {
      throw inTermsOfRest(error, params.nameOf);
    }
  };
  const whole = facts.whole && wholeOf(facts.whole as RunWhole, ability, params);
  const optional = {
    ...(upload ? { upload } : {}),
    ...(whole ? { whole } : {}),
    ...(location ? { location } : {}),
    ...(echo ? { echo } : {}),
  };
  return { methods, path, ability, summary, params, never, answer, run, ...optional };
}

type RunWhole = (input: object, ctx: Ctx) => Promise<Whole>;

function wholeOf(run: RunWhole, ability: AnyAbility, params: ReturnType<typeof parametersOf>): RestRoute['whole'] {
  const { items } = (ability.output as TObject).properties.items as { items?: TSchema };
  return async (given, ctx) => {
    requireAllowed(ctx, ability);
    await requireModule(ability.module, ctx);
    const all = given();
    if (['page', 'per_page'].some(name => name in all.query || name in all.body)) return undefined;
    const { total, chunks } = await run(parseInput<object>(ability.input, params.toInput(all)), ctx);
    async function* shaped() {
      for await (const chunk of chunks()) yield chunk.map(item => shapeOutput(items as TSchema, item));
    }
    return { total, chunks: shaped };
  };
}

/** The properties of an object schema, by name. */
export function propertiesOf(schema: TObject): Readonly<Record<string, TSchema>> {
  return schema.properties;
}
