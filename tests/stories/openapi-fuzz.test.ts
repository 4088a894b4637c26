import { makeDocument, VERSION } from '@sitekeeper/server';
import { checkExchange, makeWorld, type World } from '@sitekeeper/server/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { arbitraryRequest, type DocumentedOperation, type SentRequest } from '../support/arbitrary-request.ts';

/** Per operation; all of them together take less than half a minute on either store. */
const RUNS = 20;
const document = makeDocument({ server: '', namespace: 'svc', version: VERSION });
const OPERATIONS: DocumentedOperation[] = Object.entries(document.paths).flatMap(([path, operations]) =>
  Object.entries(operations)
    // A stream stays open: its own test tries what it refuses.
    .filter(([, { operationId }]) => operationId !== 'streamEvents')
    .map(([method, operation]) => ({
      path,
      method: method.toUpperCase(),
      operation,
      document,
    })),
);

let world: World;
let auth: string;
beforeAll(async () => {
  vi.stubEnv('OPENAPI_SEEN', undefined); // with random input, tomorrow's run may not find what today's does
  world = await makeWorld({ sites: 4, seeded: true, env: { SITEKEEPER_DEADLINE_ACTION: '5' } });
  await world.post('add-client-v1', { name: 'Bakery', client_email: 'anna@bakery.example' });
  await world.post('add-tag-v1', { name: 'EU customers' });
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await world.close();
});

async function send({ method, path, headers, body }: SentRequest) {
  const answer = await fetch(`${world.origin}/wp-json/svc/v2${path}`, {
    method,
    headers: { authorization: auth, ...headers },
    ...(body === undefined ? {} : { body }),
  });
  return { status: answer.status, body: await answer.json() };
}

it.each(OPERATIONS.map(facts => [`${facts.method} ${facts.path}`, facts] as const))(
  '%s returns only documented answers for any input, and never 500',
  async (_name, facts) => {
    auth = await world.key('read', 'write'); // its own, as another operation may have deleted the last one
    const texts = [
      '1',
      '2',
      'Bakery',
      'anna@bakery.example',
      'EU customers',
      world.fleet.url(1),
      'akismet/akismet.php',
    ];
    await fc.assert(
      fc.asyncProperty(arbitraryRequest(facts, texts), async request => {
        const { status, body } = await send(request);
        expect({ status, body }).not.toMatchObject({ status: 500 });
        const { method, path, typed: sent } = request;
        checkExchange({ method, path, sent, status, body });
      }),
      { numRuns: RUNS, interruptAfterTimeLimit: 20_000 },
    );
  },
);
