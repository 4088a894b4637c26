import type { OpenApiDocument, Operation, Schema } from '@sitekeeper/server';
import fc from 'fast-check';
import { fitting, objectOf, odd } from './arbitrary-input.ts';

/** An operation of the document. */
export interface DocumentedOperation {
  readonly document: OpenApiDocument;
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

export interface SentRequest {
  readonly method: string;
  /** With the query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The body before it became JSON. */
  readonly typed?: unknown;
}

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required?: boolean;
  readonly schema: Schema;
}

/** Requests to an operation: all good, all bad, or mixed; parameters missing, of the wrong type, unknown, huge. */
export function arbitraryRequest({ document, method, path, operation }: DocumentedOperation, texts: readonly string[]) {
  const isOwn = (one: Readonly<Record<string, unknown>>): one is Readonly<Record<string, unknown>> & Parameter =>
    one.in === 'path' || one.in === 'query';
  const parameters = operation.parameters.map(one => resolve(one, document)).filter(isOwn);
  const good = (schema: Schema) => fitting(resolve(schema, document), texts);
  const value = (schema: Schema) => fc.oneof({ weight: 4, arbitrary: good(schema) }, { weight: 1, arbitrary: odd });
  const query = objectOf(schemaOf(parameters.filter(parameter => parameter.in === 'query')), value);
  const inPath = objectOf(schemaOf(parameters.filter(parameter => parameter.in === 'path')), value);
  const body = bodyOf(operation, document);
  const extra = fc.oneof(
    { weight: 6, arbitrary: fc.constant({}) },
    { weight: 1, arbitrary: fc.dictionary(fc.string(), odd) },
  );
  return fc
    .record({
      inPath,
      query: fc.tuple(query, extra),
      body: body ? fc.oneof(objectOf(body, good), objectOf(body, value)) : fc.constant(undefined),
      more: extra,
      form: fc.integer({ min: 0, max: 3 }).map(choice => choice === 0),
      instead: fc.oneof({ weight: 9, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: odd }),
    })
    .map(({ inPath, query, body, more, form, instead }): SentRequest => {
      const filled = path.replace(/\{(\w+)\}/g, (_, name) => segment(inPath[name]));
      const search = encoded(Object.assign({}, ...query));
      const target = search === '' ? filled : `${filled}?${search}`;
      if (body === undefined) return { method, path: target, headers: {} };
      const given = { ...body, ...more };
      if (form) {
        const headers = { 'content-type': 'application/x-www-form-urlencoded' };
        return { method, path: target, headers, body: encoded(given) };
      }
      const typed = instead === undefined ? given : instead;
      return {
        method,
        path: target,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(typed),
        typed,
      };
    });
}

function schemaOf(parameters: readonly Parameter[]): Schema {
  return {
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(parameter => parameter.in === 'path').map(({ name }) => name),
  };
}

function bodyOf({ requestBody }: Operation, document: OpenApiDocument): Schema | undefined {
  if (requestBody === undefined) return undefined;
  const { content } = resolve(requestBody, document) as { content: Record<string, { schema: Schema }> };
  return resolve(content['application/json']?.schema ?? {}, document);
}

/** The target of a reference. */
function resolve<T extends object>(value: T, { components }: OpenApiDocument): T {
  const [, , kind = '', name = ''] = ('$ref' in value ? String(value.$ref) : '').split('/');
  return kind === '' ? value : (components[kind]?.[name] as T);
}

/** Never empty, `.` or `..`, which would lead to another path. */
function segment(value: unknown): string {
  const text = encodeURIComponent(textOf(value));
  return /^\.{0,2}$/.test(text) ? 'x' : text;
}

function encoded(fields: Readonly<Record<string, unknown>>): string {
  return Object.entries(fields)
    .map(([name, value]) => `${encodeURIComponent(wellFormed(name))}=${encodeURIComponent(textOf(value))}`)
    .join('&');
}

function textOf(value: unknown): string {
  const scalars = Array.isArray(value) && value.every(item => typeof item !== 'object');
  return wellFormed(scalars ? value.join(',') : typeof value === 'object' ? JSON.stringify(value) : String(value));
}

/** Half a surrogate pair can't be percent-encoded. */
function wellFormed(text: string): string {
  return text.toWellFormed();
}
