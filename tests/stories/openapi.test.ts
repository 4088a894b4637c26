import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Validator } from '@seriousme/openapi-schema-validator';
import { ALL_ABILITIES, makeDocument, type Operation, VERSION } from '@sitekeeper/server';
import { makeWorld, type World } from '@sitekeeper/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const document = makeDocument({ server: '/wp-json/svc/v2', namespace: 'svc', version: VERSION });
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);
const operation = (method: string, path: string) => document.paths[path]?.[method] as Operation;

/** With references resolved. */
const parametersOf = (one: Operation) =>
  one.parameters.map(parameter => {
    const name = String(parameter.$ref).split('/').at(-1) ?? '';
    return '$ref' in parameter ? (document.components.parameters?.[name] as Record<string, unknown>) : parameter;
  });

describe('the OpenAPI document', () => {
  it('is valid by the OpenAPI 3.1 schema', async () => {
    const validator = new Validator();
    expect(await validator.validate(structuredClone(document) as never)).toMatchObject({ valid: true });
    expect(validator.version).toBe('3.1');
  });

  it('passes a linter, with examples that match their schemas', async () => {
    const rules = {
      'info-license': 'off',
      'no-invalid-media-type-examples': 'error',
      'no-invalid-parameter-examples': 'error',
      'no-invalid-schema-examples': 'error',
    };
    // As a text: to compare these lines with the type of its settings takes the compiler longer than all else in here.
    const config = await createConfig(JSON.stringify({ extends: ['recommended-strict'], rules }));
    const problems = await lintFromString({ source: JSON.stringify(document), config });
    const found = problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer]);
    expect(found.slice(0, 20)).toEqual([]);
  });

  it('has for every operation a unique id, a summary, its scope, a described tag and an example', () => {
    const ids = operations.map(each => each.operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    const tags = document.tags.map(({ name }) => name);
    for (const { path, method, operation: one } of operations) {
      expect(one.operationId, `${method} ${path}`).toMatch(/^[a-z][a-zA-Z0-9]+$/);
      expect(one.summary, `${method} ${path}`).toMatch(/\S/);
      expect(['Read', 'Write & Delete']).toContain(one['x-scope']);
      expect(tags).toContain(one.tags[0]);
      for (const parameter of parametersOf(one)) expect(parameter).toHaveProperty('example');
    }
  });

  it('describes what an operation requires, accepts and can return', () => {
    const list = operation('get', '/tags');
    expect(list).toMatchObject({ operationId: 'listTags', 'x-scope': 'Read', tags: ['Tags'] });
    const include = parametersOf(list).find(({ name }) => name === 'include');
    expect(include).toMatchObject({ in: 'query', style: 'form', explode: false, schema: { type: 'array' } });
    expect(list.responses[200]).toMatchObject({ headers: { 'X-WP-Total': expect.anything() } });

    const edit = operation('patch', '/tags/{id}/edit');
    expect(edit).toMatchObject({ operationId: 'updateTagByPatch', 'x-scope': 'Write & Delete' });
    expect(Object.keys(edit.responses)).toEqual(
      expect.arrayContaining(['200', '400', '401', '403', '404', '409', '415']),
    );
    expect(parametersOf(edit)).toMatchObject([{ name: 'id', in: 'path', required: true }]);
    const add = operation('post', '/tags/add');
    expect(add.parameters).toContainEqual({ $ref: '#/components/parameters/Idempotency-Key' });
    expect(add.requestBody).toMatchObject({
      content: { 'application/json': expect.anything(), 'application/x-www-form-urlencoded': expect.anything() },
    });
  });

  it('describes the stream of events, with the filters of the list and where it goes on', () => {
    const stream = operation('get', '/events/stream');
    const names = parametersOf(stream).map(({ name, in: place }) => `${place} ${name}`);
    const listed = parametersOf(operation('get', '/events')).map(({ name, in: place }) => `${place} ${name}`);
    const paged = ['query page', 'query per_page', 'header If-None-Match'];
    expect(names).toEqual([
      ...listed.filter(name => !paged.includes(name)),
      'query last_event_id',
      'header Last-Event-ID',
    ]);
    expect(stream.responses[200]).toHaveProperty('content.text/event-stream');
    expect(Object.keys(stream.responses)).toEqual(expect.arrayContaining(['400', '401', '403', '429', '503']));
  });

  it('marks the routes of a module, which alone can return 501', () => {
    expect(operation('get', '/costs')).toMatchObject({ 'x-requires-extension': 'costs' });
    for (const { operation: one } of operations) {
      expect('501' in one.responses).toBe(one['x-requires-extension'] !== undefined);
    }
    expect(ALL_ABILITIES.some(({ module }) => module !== undefined)).toBe(true);
  });
});

describe('the OpenAPI document of a server', () => {
  let world: World;
  beforeAll(async () => {
    world = await makeWorld({ env: { SITEKEEPER_API_NAMESPACE: 'mine', SITEKEEPER_REST_ROOT: '/api' } });
  });
  afterAll(() => world.close());
  const path = '/api/mine/v2/openapi.json';

  it('is public, with the server’s own address and namespace', async () => {
    const { status, headers, body } = await world.request(path, { auth: '' });
    expect([status, headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
    expect(body.servers).toEqual([{ url: `${world.origin}/api/mine/v2`, description: 'This server.' }]);
    expect(body.info).toMatchObject({ version: VERSION });
    const named = Object.keys(document.paths).map(name => name.replace('non-svc-', 'non-mine-'));
    expect(Object.keys(body.paths)).toEqual(named);
    expect(JSON.stringify(body.components.responses)).toContain('mine_tag_not_found');
    expect(JSON.stringify(body.components.responses)).not.toContain('svc_tag_not_found');
  });

  it('returns 304 if it has not changed', async () => {
    const etag = (await world.request(path)).headers.get('etag') ?? '';
    const again = await world.request(path, { headers: { 'if-none-match': etag } });
    expect([again.status, again.body]).toEqual([304, '']);
    expect((await world.request(path, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });
});
