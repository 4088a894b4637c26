import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { makeDocument, type OpenApiDocument, type Operation, VERSION } from '../surfaces/openapi/index.ts';

/** One request to REST v2 and what it was answered with. */
export interface Exchange {
  readonly method: string;
  /** Below the v2 root, with its query. */
  readonly path: string;
  /** What was sent as JSON; undefined for none, or for a body of another kind. */
  readonly sent: unknown;
  readonly status: number;
  readonly body: unknown;
}

/**
 * Holds an exchange against the OpenAPI document: path, method and status are in it, the answer fits and has no member
 * that isn't, and so does a request that was accepted.
 * @throws Error that says what is not as documented.
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
  readonly #ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
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
    const pointer = `/paths/${template.path.replaceAll('/', '~1')}/${method.toLowerCase()}`;
    const misfit = this.#misfit(`${pointer}/responses/${status}`, body);
    if (misfit !== undefined) return `answered ${status}, but the ${misfit}: ${shown}`;
    // What is documented for the body may be given in the query; and items of batches are refused one by one.
    const whole = query === '' && !path.endsWith('/batch');
    if (status < 300 && whole && operation.requestBody && sent !== undefined) {
      const refused = this.#misfit(`${pointer}/requestBody`, sent);
      if (refused !== undefined) return `accepted, though the ${refused}`;
    }
    note(operation, status < 300 ? 'ok' : String((body as { code: unknown }).code));
    return undefined;
  }

  /** What is wrong with a JSON body whose description is at `pointer`; undefined when it fits. */
  #misfit(pointer: string, body: unknown): string | undefined {
    let validate = this.#validators.get(pointer);
    if (!validate) {
      const schema = `${this.#target(pointer)}/content/application~1json/schema`;
      validate = this.#ajv.compile({ $ref: `openapi#${schema}` });
      this.#validators.set(pointer, validate);
    }
    return validate(body) ? undefined : this.#ajv.errorsText(validate.errors, { dataVar: 'body' });
  }

  /** Where the reference at `pointer` leads; `pointer` itself when there is none. */
  #target(pointer: string): string {
    let value: unknown = this.#document;
    for (const segment of pointer.split('/').slice(1)) {
      value = (value as Record<string, unknown>)[segment.replaceAll('~1', '/')];
    }
    return (value as { $ref?: string }).$ref?.slice(1) ?? pointer;
  }
}

/** The same, with no member allowed that isn't named; the parts of `allOf` complete each other and stay open. */
function closed(value: unknown, open = false): unknown {
  if (Array.isArray(value)) return value.map(item => closed(item, open));
  if (typeof value !== 'object' || value === null) return value;
  const copy: Record<string, unknown> = {};
  for (const [name, member] of Object.entries(value)) copy[name] = closed(member, name === 'allOf');
  const free = open || 'additionalProperties' in copy || 'patternProperties' in copy;
  return copy.type === 'object' && 'properties' in copy && !free ? { ...copy, additionalProperties: false } : copy;
}

const noted = new Set<string>();

/** For the end of a full run, which asks what no test has seen: tests/support/run/documented-and-seen.ts. */
function note({ operationId }: Operation, outcome: string): void {
  const folder = process.env.OPENAPI_SEEN;
  const line = `${operationId} ${outcome}\n`;
  if (folder === undefined || noted.has(line)) return;
  noted.add(line);
  appendFileSync(join(folder, String(process.pid)), line);
}
