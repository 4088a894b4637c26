import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { makeDocument, type OpenApiDocument, type Operation, VERSION } from '../surfaces/openapi/index.ts';

/** One request to REST v2 and its answer. */
export interface Exchange {
  readonly method: string;
  /** Below the v2 root, with its query. */
  readonly path: string;
  /** The JSON that was sent; undefined if there was none, or a body of another kind. */
  readonly sent: unknown;
  readonly status: number;
  readonly body: unknown;
}

/**
 * Checks an exchange against the OpenAPI document: its path, method and status must be documented, and the answer must
 * match and contain no other members; so must an accepted request.
 * @throws Error that says what does not match.
 */
export function checkExchange(exchange: Exchange): void {
  const [path = '', query = ''] = exchange.path.split('?');
  if (exchange.method === 'HEAD' || path === '/openapi.json') return;
  checker ??= new Checker();
  const wrong = checker.wrong({ ...exchange, path }, query);
  if (wrong !== undefined) throw new Error(`Not as documented: ${exchange.method} ${path} ${wrong}`);
}

let checker: Checker | undefined;

class Checker {
  readonly #document: OpenApiDocument;
  readonly #ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    validateFormats: false,
    // Each validator checks a few answers: what counts is the time it takes to make one, a quarter with these two.
    code: { optimize: false },
    inlineRefs: false,
  });
  readonly #validators = new Map<string, ValidateFunction>();
  readonly #templates: readonly { path: string; pattern: RegExp }[];

  constructor() {
    const document = makeDocument({ server: '', namespace: 'svc', version: VERSION });
    this.#document = closed(document) as OpenApiDocument;
    this.#ajv.addSchema({ ...this.#document, $id: 'openapi' });
    this.#templates = Object.keys(document.paths)
      .sort((a, b) => a.split('{').length - b.split('{').length)
      .map(path => ({ path, pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}/?$`) }));
  }

  wrong({ method, path, sent, status, body }: Exchange, query: string): string | undefined {
    const shown = JSON.stringify(body)?.slice(0, 500);
    const template = this.#templates.find(({ pattern }) => pattern.test(path));
    const operation = this.#document.paths[template?.path ?? '']?.[method.toLowerCase()];
    if (!template || !operation) {
      const { code } = (body ?? {}) as { code?: unknown };
      const refused = code === 'rest_no_route' || code === 'rest_invalid_method';
      return refused ? undefined : `answered ${status}, but is not documented`;
    }
    if (!(status in operation.responses)) return `answered ${status}, which is not documented: ${shown}`;
    if (status === 304) return undefined; // without a body
    if (isStream(operation.responses[status])) {
      note(operation, 'ok');
      return undefined;
    }
    const pointer = `/paths/${template.path.replaceAll('/', '~1')}/${method.toLowerCase()}`;
    const misfit = this.#misfit(`${pointer}/responses/${status}`, body);
    if (misfit !== undefined) return `answered ${status}, but the ${misfit}: ${shown}`;
    // Fields documented for the body may also be given in the query; and items of batches are refused one by one.
    const whole = query === '' && !path.endsWith('/batch');
    if (status < 300 && whole && operation.requestBody && sent !== undefined) {
      const refused = this.#misfit(`${pointer}/requestBody`, sent);
      if (refused !== undefined) return `accepted, though the ${refused}`;
    }
    note(operation, status < 300 ? 'ok' : String((body as { code: unknown }).code));
    return undefined;
  }

  /** The problem with a JSON body whose schema is at `pointer`; undefined if it matches. */
  #misfit(pointer: string, body: unknown): string | undefined {
    let validate = this.#validators.get(pointer);
    if (!validate) {
      const schema = `${this.#target(pointer)}/content/application~1json/schema`;
      validate = this.#ajv.compile({ $ref: `openapi#${schema}` });
      this.#validators.set(pointer, validate);
    }
    return validate(body) ? undefined : this.#ajv.errorsText(validate.errors, { dataVar: 'body' });
  }

  /** The target of the reference at `pointer`; `pointer` itself if there is none. */
  #target(pointer: string): string {
    let value: unknown = this.#document;
    for (const segment of pointer.split('/').slice(1)) {
      value = (value as Record<string, unknown>)[segment.replaceAll('~1', '/')];
    }
    return (value as { $ref?: string }).$ref?.slice(1) ?? pointer;
  }
}

const isStream = (response: { readonly content?: object } | undefined) =>
  'text/event-stream' in (response?.content ?? {});

/** The same schema, allowing only named members; the parts of `allOf` complete each other and stay open. */
function closed(value: unknown, open = false): unknown {
  if (Array.isArray(value)) return value.map(item => closed(item, open));
  if (typeof value !== 'object' || value === null) return value;
  const copy: Record<string, unknown> = {};
  for (const [name, member] of Object.entries(value)) copy[name] = closed(member, name === 'allOf');
  const free = open || 'additionalProperties' in copy || 'patternProperties' in copy;
  return copy.type === 'object' && 'properties' in copy && !free ? { ...copy, additionalProperties: false } : copy;
}

const noted = new Set<string>();

/** Used at the end of a full run, to find what no test has seen: tests/support/run/documented-and-seen.ts. */
function note({ operationId }: Operation, outcome: string): void {
  const folder = process.env.OPENAPI_SEEN;
  const line = `${operationId} ${outcome}\n`;
  if (folder === undefined || noted.has(line)) return;
  noted.add(line);
  appendFileSync(join(folder, String(process.pid)), line);
}
