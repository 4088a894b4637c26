import type { Static, TObject, TSchema } from 'typebox';
import type { Ctx } from '../context.ts';
import type { ErrorCode } from '../errors.ts';
import { CONFIRM_INSTRUCTIONS, type Confirmed, withConfirm } from './confirm.ts';
import { errorsOf } from './derived-errors.ts';

export type Effect = 'read' | 'write' | 'destroy';

/** The facts of an ability: all that discovery, permission, OpenAPI and MCP need to know without running it. */
export interface AbilityFacts<Input extends TObject = TObject, Output extends TSchema = TSchema> {
  /** `<operation>-v1`, without the namespace. */
  readonly name: string;
  readonly summary: string;
  readonly category: Category;
  /** read: changes nothing. write: changes. destroy: loses something for good, and so gets `confirm` as input. */
  readonly effect: Effect;
  /** Running it twice is the same as running it once. */
  readonly idempotent?: boolean;
  /** The method the specification lists. A read listed as POST answers GET as well. */
  readonly method: 'GET' | 'POST';
  /** The module it belongs to, if that can be switched off. Its data is kept while it is off. */
  readonly module?: Module;
  /** Only admins (users, keys, settings). */
  readonly adminOnly?: boolean;
  /** Its answer holds a secret, such as the token of a new key. */
  readonly givesSecret?: boolean;
  /** It shows the audit log: a key with only the Read permission must be allowed to see it. */
  readonly auditLog?: boolean;
  /**
   * It changes the caller's own account: every user may, including viewers. The ability itself checks that the account is
   * the caller's own, or that the caller is an admin.
   */
  readonly own?: boolean;
  /**
   * The caller must have confirmed their identity within the last minutes. fresh: in a browser's session. login: the
   * ability gives access, so an application password needs the password of its user as well. See docs/decisions/0028.
   */
  readonly proof?: 'fresh' | 'login';
  /**
   * Only a person may run it: signed in with a browser, or at the command line. Programs (keys, application passwords)
   * are refused, whatever their rights.
   */
  readonly personOnly?: true;
  /**
   * Whether an assistant's call waits for the approval of a person, where that doesn't follow from the other facts (see
   * `approval-need.ts`). Names of inputs: only a call that gives one of them does.
   */
  readonly needsApproval?: boolean | readonly string[];
  /**
   * Fails when the site that it sends a request to can't be reached or refuses. A batch, which reports failures site by
   * site, does not.
   */
  readonly callsSite?: boolean;
  /**
   * A read whose answer follows from its input and from what is stored, with `day` also from the day in UTC: whoever asks
   * gets the same. It is kept and given again as long as the store doesn't change. Its handler is refused all else.
   */
  readonly remembered?: 'store' | 'day';
  /** The member of the output that is saved as CSV, where several are lists and none is called `items`. */
  readonly table?: string;
  /** Advice for assistants that drive the API, such as to poll the job. What destroys has advice to confirm first. */
  readonly instructions?: string;
  readonly input: Input;
  readonly output: Output;
  /** The errors it can answer besides those of every ability and those that follow from its other facts. */
  readonly errors?: readonly ErrorCode[];
}

export type Category = 'sites' | 'updates' | 'clients' | 'tags' | 'costs' | 'jobs' | 'admin';

/** A part of the product that can be switched off; its abilities then answer `module_not_available`. */
export type Module = 'logs' | 'costs';

export interface Ability<Input extends TObject = TObject, Output extends TSchema = TSchema>
  extends AbilityFacts<Input, Output> {
  /** All errors it can answer besides those of every ability. */
  readonly errors: readonly ErrorCode[];
  readonly handler: (input: Static<Input>, ctx: Ctx) => Promise<Static<Output>>;
  /**
   * The same answer as JSON, where that can be made without its objects: of a remembered read with large answers. It
   * shapes and checks by itself what it lets out.
   */
  readonly handlerOfJson?: (input: Static<Input>, ctx: Ctx) => Promise<Buffer>;
}

/** An ability of any input and output, as catalogues and interfaces pass it around. */
export type AnyAbility = Omit<Ability, 'handler' | 'handlerOfJson'> & {
  readonly handler: (input: never, ctx: Ctx) => Promise<unknown>;
  readonly handlerOfJson?: (input: never, ctx: Ctx) => Promise<Buffer>;
};

/**
 * Declares an ability: first its facts, then how it runs. Two steps, so that the handler is checked against the
 * schemas. Input that the schema doesn't name is refused; what follows from a fact is added.
 */
export function ability<Input extends TObject, Output extends TSchema, E extends Effect>(
  facts: AbilityFacts<Input, Output> & { readonly effect: E },
) {
  type Taken = E extends 'destroy' ? Confirmed<Input> : Input;
  const destroys = facts.effect === 'destroy';
  const input = { ...(destroys ? withConfirm(facts.input) : facts.input), additionalProperties: false };
  const whole = { ...facts, input: input as unknown as Taken, errors: errorsOf(facts) };
  const advised = destroys ? { instructions: CONFIRM_INSTRUCTIONS, ...whole } : whole;
  return {
    run: (
      handler: Ability<Taken, Output>['handler'],
      handlerOfJson?: Ability<Taken, Output>['handlerOfJson'],
    ): Ability<Taken, Output> => ({ ...advised, handler, ...(handlerOfJson ? { handlerOfJson } : {}) }),
  };
}
