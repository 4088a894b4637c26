import type { TObject } from 'typebox';
import type { AnyAbility } from '../../../kernel/ability/ability.ts';
import { execute } from '../../../kernel/ability/execute.ts';
import { requireModule } from '../../../kernel/ability/modules.ts';
import { requireAllowed } from '../../../kernel/ability/permission.ts';
import type { Ctx } from '../../../kernel/context.ts';
import { AppError, type ErrorCode } from '../../../kernel/errors.ts';
import type { GivenParameters } from '../../rest-v2/parameters.ts';
import { inTermsOfRest } from '../../rest-v2/refusal.ts';
import type { Method, Upload } from '../../rest-v2/route-facts.ts';
import { DialectError, MAINWP_WORD } from '../dialect-errors.ts';
import { Asked } from './asked.ts';
import { type Aliases, taken } from './takers.ts';

/** Methods of the edits that MainWP doesn't route from POST. */
export const PUT: readonly Method[] = ['PUT', 'PATCH'];

/** What a view may use besides the output. */
export interface About {
  readonly ctx: Ctx;
  readonly asked: Asked;
  /** The input that the ability was run with. */
  readonly input: Readonly<Record<string, unknown>>;
  /** Runs another ability for the same caller, with the same checks. */
  readonly call: Call;
  /** Aborted once the caller has left; undefined for an item of a batch. */
  readonly gone: AbortSignal | undefined;
}

export type Call = <A extends AnyAbility>(ability: A, input: object) => Promise<Awaited<ReturnType<A['handler']>>>;

type Completed = Record<string, unknown>;

/** One line of the table: methods, path, ability, the names of its parameters, and the view of its output. */
export interface LineFacts {
  readonly methods: readonly Method[];
  /** Below the root, with names in braces. */
  readonly path: string;
  readonly ability: AnyAbility;
  readonly aliases?: Aliases;
  /** Input that the line sets; callers can't. */
  readonly fixed?: Readonly<Record<string, unknown>>;
  /** Checks and completes the input, for what a parameter alone can't say. */
  readonly complete?: (input: Record<string, unknown>, asked: Asked, ctx: Ctx) => Completed | Promise<Completed>;
  /** The body. */
  readonly view: (output: never, about: About) => unknown;
  /**
   * Refusals of the ability that MainWP answers with status 200 and `success: 0`; programs look into the body there.
   * undefined: an error like any other.
   */
  readonly soft?: (error: AppError, about: Pick<About, 'asked' | 'ctx'>) => object | undefined;
  readonly upload?: Upload;
  /** Instead of running the ability with one input. */
  readonly run?: (about: About) => Promise<unknown>;
}

export interface DialectLine extends Pick<LineFacts, 'methods' | 'path' | 'ability' | 'upload'> {
  /** Permission, parameters, work. @param given Called only once the caller is known to be allowed. @returns the body. */
  readonly run: (given: () => GivenParameters, ctx: Ctx, alone?: AloneRequest) => Promise<unknown>;
}

/** What a line knows of its request, unless it is an item of a batch. */
interface AloneRequest {
  readonly gone: AbortSignal;
  /** Called for a refusal that is answered with status 200. */
  readonly onRefused: (error: AppError) => void;
}

/** A line of the table, with all that follows from it. @throws Error if it names input that its ability doesn't take. */
export function line(facts: LineFacts): DialectLine {
  const { methods, path, ability, aliases = {}, fixed = {}, complete = same, view, soft, upload } = facts;
  const properties = (ability.input as TObject).properties;
  for (const name of [...Object.keys(aliases), ...Object.keys(fixed)]) {
    if (!(name in properties)) throw new Error(`${path} gives ${name}, which ${ability.name} does not take`);
  }
  const nameOf = (property: string) => aliases[property]?.from ?? property;
  const run: DialectLine['run'] = async (given, ctx, alone) => {
    requireAllowed(ctx, ability);
    await requireModule(ability.module, ctx);
    const asked = new Asked(given());
    try {
      const input = { ...(await complete(taken(aliases, asked), asked, ctx)), ...fixed };
      const about = { ctx, asked, input, call: callOf(ctx), gone: alone?.gone };
      if (facts.run) return await facts.run(about);
      return await view((await execute(ability, () => input, ctx)) as never, about);
    } catch (error) {
      const worded = inTermsOfRest(error, nameOf);
      const body = worded instanceof AppError ? soft?.(worded, { asked, ctx }) : undefined;
      if (body) {
        alone?.onRefused(worded as AppError);
        return body;
      }
      throw inTermsOfDialect(worded, asked);
    }
  };
  return { methods, path, ability, run, ...(upload ? { upload } : {}) };
}

const same = (input: Record<string, unknown>) => input;

export function callOf(ctx: Ctx): Call {
  return (ability, input) => execute(ability, () => input, ctx) as never;
}

/** Refusals that MainWP answers with status 200: `{success: 0, error}`. */
export function softly(...codes: readonly ErrorCode[]): NonNullable<LineFacts['soft']> {
  return ({ code, message }) => (codes.includes(code) ? { success: 0, error: message } : undefined);
}

/** Which of two codes it is follows from how the record was named. */
function inTermsOfDialect(error: unknown, asked: Asked): unknown {
  if (!(error instanceof AppError) || error instanceof DialectError) return error;
  const found = { site_not_found: ['site', 'id_domain'], client_not_found: ['client', 'id_email'] } as const;
  if (error.code !== 'site_not_found' && error.code !== 'client_not_found') return error;
  const [what, name] = found[error.code];
  const byId = /^\d*$/.test(asked.text(name) ?? '');
  return new DialectError(error.code, `${MAINWP_WORD}_rest_invalid_${what}_${byId ? 'id' : 'data'}`, error.message);
}

/** @throws DialectError naming every required parameter that is absent. */
export function requireGiven(asked: Asked, names: readonly string[]): void {
  const missing = names.filter(name => asked.value(name) === undefined);
  if (missing.length === 0) return;
  const message = `These parameters are required: ${missing.join(', ')}.`;
  throw new DialectError('rest_invalid_param', 'rest_missing_callback_param', message, { params: missing });
}
