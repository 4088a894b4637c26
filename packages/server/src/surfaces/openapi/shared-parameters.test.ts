import { expect, it } from 'vitest';
import { sharedParameters, withShared } from './shared-parameters.ts';

const id = (description: string) => ({ name: 'id', in: 'path', description });
const operation = (tag: string, ...parameters: Record<string, unknown>[]) => ({ tags: [tag], parameters });

const ofTag = operation('Tags', id('Id of the tag.'));
const ofCost = operation('Costs', id('Id of the cost.'));
const operations = [ofCost, ofCost, ofTag, ofTag, ofTag, operation('Sites', { name: 'page', in: 'query' })];

it('names parameters shared by several operations, the most used one without a suffix', () => {
  expect(sharedParameters(operations)).toEqual({ Id: id('Id of the tag.'), IdOfCosts: id('Id of the cost.') });
});

it('refers to shared parameters, and leaves the others in place', () => {
  const shared = sharedParameters(operations);
  const page = { name: 'page', in: 'query' };
  const key = { $ref: '#/components/parameters/Idempotency-Key' };
  expect(withShared(operation('Costs', id('Id of the cost.'), page, key), shared)).toEqual(
    operation('Costs', { $ref: '#/components/parameters/IdOfCosts' }, page, key),
  );
});

it('leaves a third parameter of the same name in place', () => {
  const third = operation('Costs', id('Id of another cost.'));
  const shared = sharedParameters([...operations, ofCost, ofTag, third, third]);
  expect(Object.keys(shared)).toEqual(['Id', 'IdOfCosts']);
  expect(withShared(third, shared)).toEqual(third);
});
