import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeWorld, type World } from '../../testing/index.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld({ sites: 1, seeded: true, env: { SITEKEEPER_API_NAMESPACE: 'acme' } });
});
afterAll(() => world.close());

const ask = (path: string, body?: object) =>
  world.request(`/wp-json/acme/v2${path}`, body ? { method: 'POST', body } : {});

it('another namespace renames the route for changes of a site', async () => {
  const [id] = world.siteIds;
  expect(await ask(`/sites/${id}/non-acme-changes`)).toMatchObject({ status: 200, body: { success: 1, total: 0 } });
  expect(await ask(`/sites/${id}/non-svc-changes`)).toMatchObject({ status: 404, body: { code: 'rest_no_route' } });
  const other = await world.request(`/wp-json/acme/v2/sites/${id}/non-acme-changes`, { method: 'DELETE' });
  expect(other.status).toBe(405);
});

it('another namespace renames the batch action, in request and answer', async () => {
  const [id] = world.siteIds;
  for (const [path, wrap] of [
    ['/batch', (actions: object) => ({ sites: actions })],
    ['/sites/batch', (actions: object) => actions],
  ] as const) {
    expect(await ask(path, wrap({ 'non-acme-changes': [id] }))).toMatchObject({
      status: 200,
      body: wrap({ 'non-acme-changes': [{ id, success: 1 }] }),
    });
    const old = await ask(path, wrap({ 'non-svc-changes': [id] }));
    expect([old.status, old.body.code]).toEqual([400, 'rest_invalid_param']);
    expect(old.body.message).toContain('non-acme-changes');
  }
});

it('another namespace is used throughout the OpenAPI document', async () => {
  const { body } = await ask('/openapi.json');
  expect(body.paths).toHaveProperty('/sites/{id_or_domain}/non-acme-changes');
  expect(JSON.stringify(body)).not.toContain('-svc-');
});
