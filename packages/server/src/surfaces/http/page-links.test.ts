import { expect, it } from 'vitest';
import { pageLinks } from './page-links.ts';

const links = (page: number, pages: number, query = '') => pageLinks('http://s/tags', query, { page, pages });

it('links to the previous and next pages that exist', () => {
  expect(links(1, 3)).toBe('<http://s/tags?page=2>; rel="next"');
  expect(links(2, 3)).toBe('<http://s/tags?page=1>; rel="prev", <http://s/tags?page=3>; rel="next"');
  expect(links(3, 3)).toBe('<http://s/tags?page=2>; rel="prev"');
  expect(links(1, 1)).toBeUndefined();
  expect(links(1, 0)).toBeUndefined();
});

it('links from beyond the end to the last page, and nowhere in an empty list', () => {
  expect(links(9, 3)).toBe('<http://s/tags?page=3>; rel="prev"');
  expect(links(9, 0)).toBeUndefined();
});

it('keeps the query parameters, whether given once or several times', () => {
  const query = 'search=a%20%26%20b&page=2&include[]=1&include[]=2&per_page=5';
  const [, url = ''] = /<(.*?)>/.exec(links(2, 2, query) ?? '') ?? [];
  const asked = new URL(url).searchParams;
  expect([...asked]).toEqual([
    ['search', 'a & b'],
    ['page', '1'],
    ['include[]', '1'],
    ['include[]', '2'],
    ['per_page', '5'],
  ]);
});
