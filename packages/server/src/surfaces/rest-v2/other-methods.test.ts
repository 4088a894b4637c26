import { expect, it } from 'vitest';
import { useWorld } from '../../testing/fixtures.ts';
import { ROUTES } from './routes.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];
const world = useWorld();
/** As a stranger, and without the comparison with openapi.json, which names no answers to wrong methods. */
const ask = (path: string, method: string) => fetch(`${world().origin}/wp-json/svc/v2${path}`, { method });

it('every path returns 405 with its own methods to all others, and lists them for OPTIONS', async () => {
  const wrong: string[] = [];
  for (const [path, routes] of Map.groupBy(ROUTES, route => route.path)) {
    const methods = routes.flatMap(route => route.methods as readonly string[]);
    const own = methods.includes('GET') ? [...methods, 'HEAD'] : methods;
    const url = path.replace(/\{\w+\}/g, '1');
    for (const method of [...METHODS.filter(one => !own.includes(one)), 'OPTIONS']) {
      const { status, headers } = await ask(url, method);
      const allow = headers.get('allow')?.split(', ') ?? [];
      const wanted = method === 'OPTIONS' ? [204, [...own, 'OPTIONS']] : [405, own];
      if (JSON.stringify([status, allow]) !== JSON.stringify(wanted))
        wrong.push(`${method} ${url}: ${status} ${allow}`);
    }
  }
  expect(wrong).toEqual([]);
});

it('a path segment that is too long is refused for any method', async () => {
  const url = `/sites/${'x'.repeat(3000)}`;
  for (const method of ['GET', 'DELETE', 'OPTIONS']) {
    const answer = await ask(url, method);
    expect([answer.status, await answer.json()], method).toMatchObject([
      400,
      { success: 0, code: 'rest_invalid_param', message: expect.stringContaining('longer than') },
    ]);
  }
});
