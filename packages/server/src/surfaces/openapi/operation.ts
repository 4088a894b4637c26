import type { RestRoute } from '../rest-v2/route.ts';
import type { Method } from '../rest-v2/route-facts.ts';
import type { Components } from './components.ts';
import { type ErrorResponses, errorCodes } from './error-responses.ts';
import { exampleOf } from './example.ts';
import { pascal } from './names.ts';
import { operationId } from './operation-ids.ts';
import { bodyExample, bodySchema, openApiParameters, WITH_BODY } from './request.ts';
import { plain, type Schema } from './schema.ts';

/** What operations share, collected while they are generated. */
export interface Shared {
  readonly components: Components;
  readonly errors: ErrorResponses;
  readonly requestBodies: Record<string, object>;
  readonly responses: Record<string, object>;
}

interface Facts extends Shared {
  readonly name: string;
  readonly tag: string;
}

/** The operations of a route, by method in lower case. */
export function operationsOf(route: RestRoute, facts: Facts): Record<string, object> {
  const name = pascal(facts.name);
  const schema = route.methods.some(method => WITH_BODY.includes(method)) ? bodySchema(route) : undefined;
  const body = schema && bodyOf(route, schema, facts.components.add(`${name}Body`, schema));
  const success = successOf(route, name, facts.components);
  const several = route.methods.length > 1;
  if (several) facts.responses[name] = success;
  if (several && body) facts.requestBodies[name] = body;
  const parts = {
    success: several ? { $ref: `#/components/responses/${name}` } : success,
    body: several && body ? { $ref: `#/components/requestBodies/${name}` } : body,
  };
  return Object.fromEntries(
    route.methods.map(method => [method.toLowerCase(), operation(route, method, facts, parts)]),
  );
}

function operation(
  route: RestRoute,
  method: Method,
  { name, tag, errors }: Facts,
  { success, body }: { success: object; body: object | undefined },
): object {
  const { effect, module, adminOnly } = route.ability;
  const scope = effect === 'read' ? 'Read' : 'Write & Delete';
  const parameters = openApiParameters(route, method);
  return {
    operationId: operationId(name, route, method),
    tags: [tag],
    summary: route.summary,
    description: [
      `Requires the ${scope} permission${adminOnly === true ? '; users must be admins' : ''}.`,
      ...(module === undefined ? [] : [`Part of the ${module} module, which can be switched off.`]),
      ...(method === route.methods[0] ? [] : [`Same as ${route.methods[0]}.`]),
    ].join(' '),
    'x-scope': scope,
    ...(module === undefined ? {} : { 'x-requires-extension': module }),
    parameters: [...parameters, ...headerParameters(method)],
    ...(body && WITH_BODY.includes(method) ? { requestBody: body } : {}),
    responses: {
      200: success,
      ...(method === 'GET' ? { 304: { $ref: '#/components/responses/NotModified' } } : {}),
      ...errors.of(errorCodes(route, method)),
    },
  };
}

function headerParameters(method: Method): object[] {
  const name = method === 'POST' ? 'Idempotency-Key' : method === 'GET' ? 'If-None-Match' : undefined;
  return name === undefined ? [] : [{ $ref: `#/components/parameters/${name}` }];
}

function bodyOf(route: RestRoute, schema: Schema, reference: Schema): object {
  const media = { schema: reference, example: bodyExample(route) };
  const isForm = route.upload !== undefined || route.streamed !== undefined;
  const types = isForm ? ['multipart/form-data'] : ['application/json', 'application/x-www-form-urlencoded'];
  return {
    description: !isForm
      ? 'The parameters.'
      : route.streamed
        ? 'Further parameters and the files, in this order.'
        : 'The file and further parameters.',
    required: (schema.required ?? []).length > 0,
    content: Object.fromEntries(types.map(type => [type, media])),
  };
}

function successOf(route: RestRoute, name: string, components: Components): object {
  const schema = plain(route.answer.schema);
  const known = components.byName(schema);
  const reference = known.$ref === undefined ? components.add(`${name}Answer`, schema) : known;
  return {
    description: 'Success.',
    headers: headersOf(route),
    content: { 'application/json': { schema: reference, example: exampleOf(schema) } },
  };
}

function headersOf({ answer, methods, location }: RestRoute): object {
  const names = [
    ...(answer.form === 'list' || answer.form === 'map' ? ['X-WP-Total', 'X-WP-TotalPages', 'Link'] : []),
    ...(methods.includes('GET') ? ['ETag'] : []),
    ...(location === undefined ? [] : ['Location']),
    'RateLimit-Limit',
    'RateLimit-Remaining',
    'RateLimit-Reset',
    ...(methods.includes('POST') ? ['Idempotency-Replayed'] : []),
  ];
  return Object.fromEntries(names.map(name => [name, { $ref: `#/components/headers/${name}` }]));
}
