import type { TObject, TSchema } from 'typebox';
import type { AnyAbility } from '../../kernel/ability/ability.ts';
import { execute } from '../../kernel/ability/execute.ts';
import { requireModule } from '../../kernel/ability/modules.ts';
import { requireAllowed } from '../../kernel/ability/permission.ts';
import { shapeOutput } from '../../kernel/ability/shape.ts';
import { parseInput } from '../../kernel/ability/validate.ts';
import type { Ctx } from '../../kernel/context.ts';
import { answerOf, type RouteAnswer } from './answer.ts';
import { type Echo, echoOf } from './echo.ts';
import { type GivenParameters, type Parameters, parametersOf } from './parameters.ts';
import { inTermsOfRest } from './refusal.ts';
import type { RouteFacts } from './route-facts.ts';
import type { Whole } from './whole-list.ts';

export interface RestRoute
  extends Pick<RouteFacts, 'methods' | 'path' | 'shown' | 'upload' | 'streamed' | 'never' | 'location' | 'foresees'> {
  /** Its permission, errors and module; `run` runs it. */
  readonly ability: Omit<AnyAbility, 'handler'>;
  readonly summary: string;
  readonly params: Parameters;
  readonly answer: RouteAnswer;
  /**
   * Permission, parameters, work.
   * @param given Called only once the caller is known to be allowed.
   * @returns what `answer.bodyOf` makes the body from.
   */
  readonly run: (given: () => GivenParameters, ctx: Ctx) => Promise<unknown>;
  readonly echo?: Echo;
  /** The whole list if no page is requested; otherwise undefined. Called like `run`. */
  readonly whole?: (given: () => GivenParameters, ctx: Ctx) => Promise<Whole | undefined>;
}

/** A line of the table, with everything derived from it. @throws Error if it doesn't match its ability. */
export function route(facts: RouteFacts): RestRoute {
  const {
    methods,
    path,
    ability,
    shown,
    upload,
    streamed,
    foresees,
    location,
    never = [],
    summary = ability.summary,
  } = facts;
  for (const code of never) {
    if (ability.errors.includes(code)) continue;
    throw new Error(`${path} rules out ${code}, which ${ability.name} does not answer anyway`);
  }
  const params = parametersOf(facts);
  const answer = answerOf(facts.answer, ability);
  const echo = facts.record && echoOf(facts.record, ability, params, answer);
  const left = async (given: () => GivenParameters, ctx: Ctx) => {
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
    ...(shown ? { shown } : {}),
    ...(upload ? { upload } : {}),
    ...(streamed ? { streamed } : {}),
    ...(foresees ? { foresees } : {}),
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
