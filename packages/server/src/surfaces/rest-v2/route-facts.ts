import type { TSchema } from 'typebox';
import type { AnyAbility } from '../../kernel/ability/ability.ts';
import type { Ctx } from '../../kernel/context.ts';
import type { ErrorCode } from '../../kernel/errors.ts';
import type { AnswerFacts } from './answer.ts';
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

/** Reads the record to edit, as the ability returns it; undefined if there is none. */
export type ReadRecord = (input: never, ctx: Ctx) => Promise<unknown>;
