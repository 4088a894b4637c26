import type { TSchema } from 'typebox';
import type { AnyAbility } from '../../kernel/ability/ability.ts';
import type { Ctx } from '../../kernel/context.ts';
import type { ErrorCode } from '../../kernel/errors.ts';
import type { RowLookup } from '../../kernel/recall.ts';
import type { Database } from '../../ports/database/port.ts';
import type { AnswerFacts } from './answer.ts';
import type { Whole } from './whole-list.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Methods of edits and actions: PATCH, PUT and POST mean the same. Source: docs/spec/rest-v2.md#parameters. */
export const EDIT: readonly Method[] = ['POST', 'PUT', 'PATCH'];

/** A file in a form. */
export interface Upload {
  /** Name of the form field, which is a parameter of the route. */
  readonly field: string;
  /** The contents and format of the file. */
  readonly description: string;
  readonly example: string;
  readonly mostBytes: number;
  /** Accepted extensions of the file's name, e.g. `.csv`. */
  readonly extensions: readonly string[];
  /** Converts the file, as it arrives, to the value of the parameter. @throws AppError */
  readonly read: (bytes: AsyncIterable<Uint8Array>) => Promise<unknown>;
}

/** A file of a form that is read as it arrives and of which nothing is kept. */
export interface StreamedFile {
  /** The contents and format of the file. */
  readonly description: string;
  readonly mediaType: string;
  readonly example: string;
  /** Several files may have this field. */
  readonly many?: true;
}

/** One line of a route table: methods, path, ability, the source of its input, and the form of the answer. */
export interface RouteFacts {
  readonly methods: readonly Method[];
  /** Below the v2 root, as OpenAPI writes it: `/clients/{id_or_email}/edit`. */
  readonly path: string;
  readonly ability: AnyAbility;
  /** What the route does, if the ability's own summary doesn't describe it well. */
  readonly summary?: string;
  /** Names of parameters that differ: name over REST → name in the ability's input. */
  readonly names?: Readonly<Record<string, string>>;
  /** Input that the route sets; callers can't. */
  readonly fixed?: Readonly<Record<string, unknown>>;
  /** Input of the ability that the route doesn't offer. */
  readonly without?: readonly string[];
  /** Schemas, by name over REST, in place of the ability's or besides; optional unless in `required`. */
  readonly params?: Readonly<Record<string, TSchema>>;
  readonly required?: readonly string[];
  /** Optional parameters that the example of the body has; by default the first three, which may exclude one another. */
  readonly shown?: readonly string[];
  /** The last step from parameters to input, for what renaming can't express. */
  readonly toInput?: (params: Record<string, unknown>) => Record<string, unknown>;
  /** The body is multipart/form-data with a file, read as it arrives; it becomes the parameter of its field. */
  readonly upload?: Upload;
  /**
   * The body is multipart/form-data with these files, by parameter, in the order in which they must come. They may be of
   * any size: the route has a handler of its own (`import-upload.ts`), which runs the work instead of the ability.
   */
  readonly streamed?: Readonly<Record<string, StreamedFile>>;
  /**
   * Errors of the ability that this route can't return: they result from input that it doesn't offer, sets itself or
   * rejects as a parameter.
   */
  readonly never?: readonly ErrorCode[];
  /** What a GET will recall, by its path as it was sent; it is looked up together with the credentials. */
  readonly foresees?: (database: Database, path: Readonly<Record<string, string>>) => readonly RowLookup[];
  readonly answer: AnswerFacts;
  /** Of a map: the whole map, for callers that request no page. */
  readonly whole?: (input: never, ctx: Ctx) => Promise<Whole>;
  /** Of an edit: reads the record, so that it can come back with its read-only members. */
  readonly record?: ReadRecord;
  /** The location of the created record, with the members of the answer's `data` in braces: `/tags/{id}`. */
  readonly location?: string;
}

/** Reads the record to edit, as the ability returns it; undefined if there is none. */
export type ReadRecord = (input: never, ctx: Ctx) => Promise<unknown>;
