import { DIALECT_LINES, NOT_THERE, V1_CALLS } from '@sitekeeper/server';
import { makeWorld } from '@sitekeeper/server/testing';
import { expect, it } from 'vitest';
import { ROUTES } from '../../packages/server/src/surfaces/rest-v2/routes.ts';
import { allRoutes } from '../support/routes.ts';

const V2 = '/wp-json/svc/v2';
const V1 = '/wp-json/svc/v1';
const DIALECT = '/wp-json/mainwp';
/** Routes outside the tables, each with permission tests of its own. */
const OTHERS = [
  '/healthz',
  '/readyz',
  '/metrics', // surfaces/http/health/health.test.ts
  '/docs',
  '/docs/scalar.js',
  '/assets/:file',
  `${V2}/openapi.json`, // public
  `${V2}/events/stream`, // surfaces/rest-v2/event-stream.routes.test.ts
  '/portal/:token',
  '/portal/:token/:report', // surfaces/portal
  '/mcp',
  '/.well-known/oauth-protected-resource', // public
  '/.well-known/oauth-protected-resource/mcp', // surfaces/mcp/mcp.routes.test.ts
];

/*
 * Permissions are tested over tables: abilities, routes of v2, calls of v1, and the list in
 * surfaces/web/web-routes.test.ts. A route outside them would not be tested. Fails with a route added to
 * health.routes.ts.
 */
it('every route is in a table over which permissions are tested', async () => {
  const world = await makeWorld({ env: { SITEKEEPER_MAINWP_API: 'on' } });
  const paths = new Set((await allRoutes(world)).map(({ path }) => path));
  await world.close();
  const tables = new Set([
    ...ROUTES.map(({ path }) => `${V2}${path.replace(/\{(\w+)\}/g, ':$1')}`),
    ...V1_CALLS.map(({ group, callback }) => `${V1}/${group}/${callback}`),
    ...[...DIALECT_LINES, ...NOT_THERE].map(({ path }) => `${DIALECT}/v2${path.replace(/\{(\w+)\}/g, ':$1')}`),
    ...V1_CALLS.map(({ group, callback }) => `${DIALECT}/v1/${group}/${callback.replace('-svc-', '-mainwp-')}`),
    `${DIALECT}/v2`, // the list of its routes; surfaces/mainwp/mainwp.routes.test.ts
    ...OTHERS,
  ]);
  const inNone = [...paths].filter(
    path => !tables.has(path) && !path.startsWith('/web/') && !path.startsWith('/wp-json/wp-abilities/v1/'),
  );
  expect(inNone).toEqual([]);
});
