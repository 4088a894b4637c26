import pino from 'pino';
import { Type } from 'typebox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AnyAbility, ability } from '../../kernel/ability/ability.ts';
import { Catalogue } from '../../kernel/ability/catalogue.ts';
import { AppError, ERRORS, type ErrorCode, wireCode } from '../../kernel/errors.ts';
import { makeLog } from '../../log.ts';
import { makeWorld, type World } from '../../testing/index.ts';
import { makeHttpServer } from './server.ts';

const SECRET = 'select * from users where password = hunter2';
const CODES = Object.keys(ERRORS) as ErrorCode[];
const nothing = {
  output: Type.Object({}),
  errors: [],
  category: 'sites',
  summary: 'For tests.',
  method: 'POST',
} as const;

const throwing = ability({
  ...nothing,
  name: 'throw-v1',
  effect: 'read',
  input: Type.Object({ code: Type.Optional(Type.String()) }),
}).run(async ({ code }) => {
  if (code) throw new AppError(code as ErrorCode, 'Do something else.', { status: 200, more: 1 });
  throw Object.assign(new Error(SECRET), { data: SECRET, code: SECRET });
});
const misshapen = ability({
  ...nothing,
  name: 'misshapen-v1',
  effect: 'read',
  input: Type.Object({}),
  output: Type.Object({ count: Type.Integer() }),
}).run(async () => ({ count: SECRET as unknown as number }));

let world: World;
let origin: string;
let close: () => Promise<void>;
const lines: string[] = [];

beforeAll(async () => {
  world = await makeWorld();
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  const services = { ...world.app.services, log };
  const http = await makeHttpServer(services, new Catalogue([throwing, misshapen] as readonly AnyAbility[]), log);
  origin = await http.listen({ host: '127.0.0.1', port: 0 });
  close = () => http.close();
});
afterAll(async () => {
  await close();
  await world.close();
});

const ask = async (name: string, input: object = {}, more: RequestInit = {}) => {
  const path = `/wp-json/wp-abilities/v1/abilities/svc/${name}/run`;
  const headers = { authorization: world.admin, 'content-type': 'application/json' };
  const answer = await fetch(`${origin}${path}`, { method: 'POST', headers, body: JSON.stringify({ input }), ...more });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, text, body: JSON.parse(text) };
};

describe('an error', () => {
  it.each(CODES)('%s has its envelope and HTTP status', async code => {
    const { status, body } = await ask('throw-v1', { code });
    expect(status).toBe(ERRORS[code].status);
    const data = { status, more: 1 };
    expect(body).toEqual({ code: wireCode(code, 'svc'), message: 'Do something else.', data });
  });

  it('caused by a bug reveals only an id, under which the log has the details', async () => {
    for (const name of ['throw-v1', 'misshapen-v1']) {
      lines.length = 0;
      const { status, text, body, headers } = await ask(name);
      expect(status).toBe(500);
      expect(body).toEqual({
        code: 'svc_internal_error',
        message: expect.stringContaining(body.data.request_id),
        data: { status: 500, request_id: expect.stringMatching(/^[0-9a-f-]{36}$/) },
      });
      expect(text).not.toContain('hunter2');
      expect(text).not.toMatch(/\.ts|node_modules|at /);
      expect(JSON.stringify([...headers])).not.toContain('hunter2');
      const logged = lines.map(line => JSON.parse(line)).find(line => line.err);
      expect(logged).toMatchObject({ level: 50, request: body.data.request_id, reqId: body.data.request_id });
    }
    expect(lines.join('')).toContain('count');
  });

  it('has a unique id each time, and none chosen by the caller', async () => {
    const ids = new Set<string>();
    for (let turn = 0; turn < 3; turn++) {
      const headers = {
        authorization: world.admin,
        'content-type': 'application/json',
        'request-id': 'mine',
        'x-request-id': 'mine',
      };
      ids.add((await ask('throw-v1', {}, { headers })).body.data.request_id);
    }
    expect(ids.size).toBe(3);
    expect(ids).not.toContain('mine');
  });
});

it('the log has one line per request: method, route, status, time, address, and nothing from the body', async () => {
  lines.length = 0;
  await ask('throw-v1', { code: 'site_not_found' }, {});
  await fetch(`${origin}/wp-json/somewhere?token=sk_secret`, { headers: { authorization: world.admin } });
  // Written once the answer is on its way, so the caller may be sooner.
  const read = () => lines.map(line => JSON.parse(line)).filter(line => line.msg === 'request');
  await expect.poll(() => read().length).toBe(2);
  await fetch(`${origin}/wp-json/svc/v2/tags/5`, { headers: { authorization: world.admin } });
  await expect.poll(() => read().length).toBe(3);
  const requests = read();
  expect(requests[0]).toMatchObject({
    method: 'POST',
    route: expect.stringContaining('/abilities/*'),
    status: 404,
    ip: '127.0.0.1',
  });
  expect(requests[2]).toMatchObject({ route: '/wp-json/svc/v2/tags/:id', status: 404 });
  const text = lines.join('');
  expect(text).not.toContain('sk_secret');
  expect(text).not.toContain(world.admin.slice(6));
  expect(text).not.toContain('site_not_found"');
});

it.each(['x'.repeat(2049), '%C3%28'])('an invalid path parameter returns an error in the v2 envelope', async part => {
  const answer = await fetch(`${origin}/wp-json/svc/v2/tags/${part}`, { headers: { authorization: world.admin } });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ success: 0, code: 'rest_invalid_param', data: { status: 400 } });
});

it('makeLog uses the level of the setting', () => {
  for (const level of ['silent', 'error', 'warn', 'info', 'debug']) expect(makeLog(level).level).toBe(level);
});
