import { parse } from 'tldts';
import { expect, it } from 'vitest';
import { domainOf } from './domain-of.ts';

it.each([
  ['https://www.shop.example.com/blog/', 'example.com'],
  ['http://shop.co.uk:8080/', 'shop.co.uk'],
  ['https://München.de/', 'xn--mnchen-3ya.de'],
  ['https://customer.github.io/', 'github.io'],
  ['https://com/', ''],
  ['http://127.0.0.1/', ''],
  ['http://[2001:db8::1]/', ''],
  ['http://nas.local/', ''],
  ['https://shop.test/', ''],
  ['https://shop.com./', 'shop.com'],
])('the registered domain of %s is "%s"', (url, domain) => {
  expect(domainOf(url, parse)).toBe(domain);
});
