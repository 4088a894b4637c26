import { ALL_ABILITIES, V1_CALLS } from '@sitekeeper/server';
import { makeWorld, type World } from '@sitekeeper/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROUTES } from '../../packages/server/src/surfaces/rest-v2/routes.ts';

/** Alone: next to another unknown member, it would be rejected because of that one. */
const JSON_BODY = '{"__proto__":{"polluted":1,"confirm":true}}';
const FORM_BODY = '__proto__[polluted]=1&__proto__[confirm]=1';
const FORM = '__proto__[polluted]=1&__proto__.polluted=1&constructor[prototype][polluted]=1&a[__proto__][polluted]=1';
const NESTED = FORM.replaceAll(/(^|&)(\w+)/g, '$1input[$2]');

let world: World;
let v1: string;
let names: string;
beforeAll(async () => {
  names = String(Object.getOwnPropertyNames(Object.prototype));
  world = await makeWorld();
  v1 = (await world.v1Key('read', 'write')).basic;
});
afterAll(() => world.close());

function send(path: string, method: string, auth: string, body?: string, type = 'application/json') {
  const headers = { authorization: auth, ...(body === undefined ? {} : { 'content-type': type }) };
  return fetch(`${world.origin}${path}`, { method, headers, ...(body === undefined ? {} : { body }) });
}

async function expectRefused(asked: Promise<Response>): Promise<void> {
  const { status } = await asked;
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
}

/* Fails with a plain `{}` in place of Object.create(null) in the protocol's parse-form.ts: the member is ignored. */
describe('a property named __proto__ or constructor is rejected', () => {
  it('by every ability, in JSON and in an address', async () => {
    for (const { name, method } of ALL_ABILITIES) {
      const path = `/wp-json/wp-abilities/v1/abilities/svc/${name}/run`;
      if (method === 'GET') await expectRefused(send(`${path}?${NESTED}`, 'GET', world.admin));
      else await expectRefused(send(path, 'POST', world.admin, `{"input":${JSON_BODY}}`));
    }
  });

  it('by every route of REST v2, in JSON, in a form and in an address', async () => {
    const auth = await world.key('read', 'write');
    for (const { methods, path } of ROUTES) {
      const [method = 'GET'] = methods;
      const at = `/wp-json/svc/v2${path.replace(/\{\w+\}/g, '1')}`;
      if (method === 'GET') await expectRefused(send(`${at}?${FORM}`, method, auth));
      else {
        await expectRefused(send(at, method, auth, JSON_BODY));
        await expectRefused(send(at, method, auth, FORM_BODY, 'application/x-www-form-urlencoded'));
      }
    }
  });

  it('by every call of v1', async () => {
    for (const { method, group, callback } of V1_CALLS) {
      const at = `/wp-json/svc/v1/${group}/${callback}`;
      await expectRefused(method === 'GET' ? send(`${at}?${FORM}`, method, v1) : send(at, method, v1, JSON_BODY));
    }
  });

  it('in a batch, and in requests of the pages', async () => {
    const body = `{"create":[${JSON_BODY}],"__proto__":{"create":[{"url":"https://x.example"}]}}`;
    const answer = await send('/wp-json/svc/v2/sites/batch', 'POST', world.admin, body);
    expect(answer.status).toBeLessThan(500);
    const headers = { 'x-sitekeeper': 'web', 'content-type': 'application/json' };
    const session = await fetch(`${world.origin}/web/session`, { method: 'POST', headers, body: JSON_BODY });
    expect(session.status).toBe(400);
  });

  it('and no object in this process has inherited a property from it', () => {
    expect(String(Object.getOwnPropertyNames(Object.prototype))).toBe(names);
    expect([({} as { polluted?: 1 }).polluted, ([] as { polluted?: 1 }).polluted]).toEqual([undefined, undefined]);
  });
});
