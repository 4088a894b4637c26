import { describe, expect, it } from 'vitest';
import { targetsOf } from './view-targets.ts';

describe('The clients and tags of a saved view', () => {
  it.each([
    ['', [], []],
    ['q=shop&client=4', [4], []],
    ['client=4&clients=%5B0%2C5%5D&tags=[7,8]&tag=7', [4, 5], [7, 8]],
    ['client=x&tag=', [], []],
  ])('of %j are %j and %j', (query, clients, tags) => {
    const found = targetsOf(query);
    expect([found.clients, found.tags.sort()]).toEqual([clients, tags]);
  });
});
