import { expect, it } from 'vitest';
import { takesFrom } from './similar-paths.ts';

it.each([
  ['/sites/batch', '/sites/:id', true],
  ['/sites/:id', '/sites/batch', false],
  ['/sites/batch/:item', '/sites/:id/:item', true],
  ['/sites/:id/plugins', '/sites/:id/:item', true],
  ['/sites/batch/:item', '/sites/:id/plugins', true],
  ['/sites/:id/plugins', '/sites/batch/:item', false],
  ['/sites/:id', '/sites/:url', false],
  ['/sites/batch', '/tags/:id', false],
  ['/sites/batch', '/sites/:id/plugins', false],
])('%s takes addresses from %s: %s', (first, second, takes) => {
  expect(takesFrom(first.split('/'), second.split('/'))).toBe(takes);
});
