import { withWord } from '../http/namespace-word.ts';
import { EVENT_ROUTES, EVENT_STREAM } from '../rest-v2/routes/watching/alarms.routes.ts';
import { FAMILIES, ROUTES } from '../rest-v2/routes.ts';
import { Components, mapValues } from './components.ts';
import { ERROR_SCHEMA, ErrorResponses } from './error-responses.ts';
import { eventStreamOperation } from './event-stream-operation.ts';
import { operationsOf, type Shared } from './operation.ts';
import { routeNames } from './operation-ids.ts';
import { sharedParameters, withShared } from './shared-parameters.ts';

export interface DocumentFacts {
  /** Address of the root of v2, whole or from the root of the server. */
  readonly server: string;
  /** Word in front of error codes. */
  readonly namespace: string;
  /** Version of the server. */
  readonly version: string;
}

export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, object>>>>;
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly [member: string]: unknown;
}

/** The parts of an operation that our own tools read. */
export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly 'x-scope': string;
  /** The module it belongs to. */
  readonly 'x-requires-extension'?: string;
  readonly parameters: readonly Record<string, unknown>[];
  readonly requestBody?: object;
  readonly responses: Readonly<Record<string, object>>;
  readonly [member: string]: unknown;
}

const DESCRIPTION = `One self-hosted server that manages many WordPress sites.

Path parameters take precedence over the body, and the body over the query. Parameters documented for the body may
also be given in the query. Lists may be given as \`1,2\`, repeated or as arrays. Undocumented names are
rejected. Instants are ISO 8601 in UTC, dates \`YYYY-MM-DD\`. Edits change only what is given.

The address and the headers of a request may have 16 KiB together. Larger ones are answered with 431, before anything
else is looked at: give long lists in the body, or ask for a part at a time.`;

/** The OpenAPI 3.1.0 document of REST v2, made from its route tables. Source: docs/spec/basics.md#roots. */
export function makeDocument(facts: DocumentFacts): OpenApiDocument {
  const document = documentOf(facts);
  if (facts.namespace === 'svc') return document;
  return JSON.parse(withWord(JSON.stringify(document), facts.namespace)) as OpenApiDocument;
}

function documentOf({ server, namespace, version }: DocumentFacts): OpenApiDocument {
  const names = routeNames(ROUTES);
  const components = new Components(names);
  const errors = new ErrorResponses(namespace);
  components.schemas.Error = ERROR_SCHEMA as never;
  const shared: Shared = { components, errors, requestBodies: {}, responses: {} };
  const paths: Record<string, Record<string, Operation>> = {};
  for (const [tag, { routes }] of Object.entries(FAMILIES)) {
    for (const route of routes) {
      const name = names.get(route) ?? '';
      const operations = operationsOf(route, { name, tag, ...shared });
      paths[route.path] = { ...paths[route.path], ...(operations as Record<string, Operation>) };
    }
    if (routes === EVENT_ROUTES) paths[EVENT_STREAM.path] = { get: eventStreamOperation(tag, errors) as Operation };
  }
  const parameters = sharedParameters(Object.values(paths).flatMap(operations => Object.values(operations)));
  return {
    openapi: '3.1.0',
    info: { title: 'Sitekeeper REST API', version, description: DESCRIPTION },
    servers: [{ url: server, description: 'This server.' }],
    security: [{ apiKey: [] }, { applicationPassword: [] }],
    tags: Object.entries(FAMILIES).map(([name, { description }]) => ({ name, description })),
    paths: mapValues(paths, operations => mapValues(operations, operation => withShared(operation, parameters))),
    components: {
      securitySchemes: SECURITY_SCHEMES,
      parameters: { ...PARAMETERS, ...sorted(parameters) },
      headers: HEADERS,
      requestBodies: sorted(shared.requestBodies),
      responses: { NotModified: NOT_MODIFIED, ...sorted(shared.responses), ...sorted(errors.responses) },
      schemas: sorted(components.schemas),
    },
  };
}

const SECURITY_SCHEMES = {
  apiKey: {
    type: 'http',
    scheme: 'bearer',
    description: 'An API key with the Read permission, the Write & Delete permission, or both.',
  },
  applicationPassword: {
    type: 'http',
    scheme: 'basic',
    description: 'A dashboard user with one of its application passwords.',
  },
};

const PARAMETERS = {
  'Idempotency-Key': {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'A key you choose for this request. Within 24 hours, a repeated request with the same key gets the first answer again.',
    schema: { type: 'string', minLength: 1, maxLength: 255 },
    example: '5f0c3f0e-8a1d-4c7b-9b1e-2d6a7c3e4f10',
  },
  'If-None-Match': {
    name: 'If-None-Match',
    in: 'header',
    description: 'The ETag of an earlier answer. If nothing has changed since, the answer is 304 without a body.',
    schema: { type: 'string' },
    example: 'W/"u1nTz0vXq2Yw8m3RkDp4s7aLbCe"',
  },
};

const NOT_MODIFIED = {
  description: 'Nothing has changed since the answer named in If-None-Match. There is no body.',
  headers: { ETag: { $ref: '#/components/headers/ETag' } },
};

const integerHeader = (description: string, example: number) => ({
  description,
  schema: { type: 'integer', minimum: 0 },
  example,
});

const textHeader = (description: string, example: string) => ({ description, schema: { type: 'string' }, example });

const HEADERS = {
  'X-WP-Total': integerHeader('Number of items that match, over all pages.', 1),
  'X-WP-TotalPages': integerHeader('Number of pages.', 1),
  Link: textHeader(
    'Links to the previous and the next page, if they exist: rel="prev" and rel="next".',
    '<https://sitekeeper.example/wp-json/svc/v2/tags?page=2>; rel="next"',
  ),
  ETag: textHeader(
    'Identifies this answer; see If-None-Match. A list of updates without pages has none.',
    'W/"u1nTz0vXq2Yw8m3RkDp4s7aLbCe"',
  ),
  Location: textHeader('Address of the created resource.', 'https://sitekeeper.example/wp-json/svc/v2/tags/1'),
  'WWW-Authenticate': textHeader(
    'The accepted authentication methods.',
    'Bearer realm="Sitekeeper", Basic realm="Sitekeeper", charset="UTF-8"',
  ),
  'RateLimit-Limit': integerHeader('Requests per minute allowed for the key or application password.', 600),
  'RateLimit-Remaining': integerHeader('Requests left in this minute.', 599),
  'RateLimit-Reset': integerHeader('Seconds until the count resets.', 60),
  'Retry-After': integerHeader('Seconds to wait before trying again.', 60),
  'Idempotency-Replayed': {
    description: 'On answers to POST: this is the stored answer to an earlier request with the same Idempotency-Key.',
    schema: { type: 'string', const: 'true' },
    example: 'true',
  },
};

function sorted<V>(of: Readonly<Record<string, V>>): Record<string, V> {
  return Object.fromEntries(Object.entries(of).sort(([a], [b]) => (a < b ? -1 : 1)));
}
