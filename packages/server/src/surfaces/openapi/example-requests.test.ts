import { expect, it } from 'vitest';
import { manualClock } from '../../ports/clock/manual-clock.ts';
import { storeSite } from '../../testing/fixtures.ts';
import { makeWorld } from '../../testing/index.ts';
import { useMade } from '../../testing/use-made.ts';
import type { RestRoute } from '../rest-v2/route.ts';
import type { Method } from '../rest-v2/route-facts.ts';
import { ROUTES } from '../rest-v2/routes.ts';
import { bodyExample, openApiParameters, WITH_BODY } from './request.ts';

/** Before the instants of the examples: a snooze is at most a year long, so that its example is over some day. */
const clock = manualClock(Date.UTC(2026, 0, 30));
const world = useMade(
  () => makeWorld({ parts: { clock } }),
  made => made.close(),
);

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required?: true;
  readonly example: unknown;
}

/** The address of a route, with the examples of the parameters that it requires there. */
function exampleAddress(route: RestRoute, method: Method): string {
  const given = openApiParameters(route, method) as Parameter[];
  const text = (one: Parameter | undefined) => encodeURIComponent(String(one?.example));
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => text(given.find(one => one.name === name)));
  const query = given.filter(one => one.in === 'query' && one.required === true);
  return `${path}?${query.map(one => `${one.name}=${text(one)}`).join('&')}`;
}

const REFUSALS: ReadonlySet<unknown> = new Set(['rest_invalid_param', 'rest_invalid_json', 'svc_invalid_input']);
/** Examples name records and updates that may not be there. */
const NAMES_NOTHING = /^\w+: (?:none of the \w+ has id 1|no update is pending for [\w/.-]+)\./;
/** They want one of several parameters, none of which is required. */
const WANTS_ONE: ReadonlySet<string> = new Set(['/vulnerabilities/deactivate/plan']);
/** Their bodies are forms with files. */
const isForm = ({ upload, streamed }: RestRoute) => upload !== undefined || streamed !== undefined;

/** Beside what is in its path. */
const hasOwnExample = (route: RestRoute) =>
  route.methods.some(method => WITH_BODY.includes(method))
    ? Object.keys(bodyExample(route) as object).length > 0
    : (openApiParameters(route, route.methods[0] ?? 'GET') as Parameter[]).some(
        one => one.in === 'query' && one.required === true,
      );

it('no route refuses the example that the document has of its request', async () => {
  await storeSite(world(), { url: 'https://bakery.example/' });
  await world().post('add-client-v1', { name: 'Bakery', client_email: 'anna@bakery.example' });
  const refused: unknown[] = [];
  const asked = ROUTES.filter(one => hasOwnExample(one) && !isForm(one) && !WANTS_ONE.has(one.path));
  // What others name is deleted last; batches delete, too.
  const deletes = ({ methods, path }: RestRoute) => methods.includes('DELETE') || path.endsWith('/batch');
  for (const route of [...asked.filter(one => !deletes(one)), ...asked.filter(deletes)]) {
    const [method = 'GET'] = route.methods;
    const body = WITH_BODY.includes(method) ? { body: bodyExample(route) } : {};
    const address = exampleAddress(route, method);
    const answer = await world().rest(address, { method, ...body });
    if (REFUSALS.has(answer.body?.code) && !NAMES_NOTHING.test(answer.body.message))
      refused.push([method, address, answer.body.message]);
  }
  expect(refused).toEqual([]);
});
