import { makeDocument, VERSION } from '@sitekeeper/server';
import { makeWorld, type World } from '@sitekeeper/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** Characters that make a spreadsheet run a cell as a formula. */
const FORMULAS = ['=1+1', '+cmd|x', '-2+3', '@SUM(1)', '=HYPERLINK("http://evil.example","x")'];

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

/*
 * Fails with an answer of text/csv in operation.ts: it must first declare here how it makes formulas harmless. Lists of
 * abilities are tables on request: surfaces/abilities/csv/csv-table.test.ts.
 */
describe('a text that a spreadsheet would run as a formula', () => {
  it('is only ever returned as JSON: no route returns a table', () => {
    const { paths } = makeDocument({ server: '', namespace: 'svc', version: VERSION });
    const types = Object.values(paths).flatMap(operations =>
      Object.values(operations).flatMap(({ responses }) => [
        ...JSON.stringify(responses).matchAll(/"((?:text|application)\/[\w.+-]+)":/g),
      ]),
    );
    // A stream of events is JSON line by line.
    const known = ['application/json', 'text/event-stream'];
    expect([...new Set(types.map(([, type]) => type))].sort()).toEqual(known);
  });

  it('is returned unchanged, in an answer that is only read as JSON', async () => {
    for (const name of FORMULAS) {
      const { status, body, headers } = await world.post('add-client-v1', { name: `x${name}`, note: name });
      expect([status, body.note]).toEqual([200, name]);
      expect(headers.get('content-type')).toMatch(/^application\/json/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });
});
