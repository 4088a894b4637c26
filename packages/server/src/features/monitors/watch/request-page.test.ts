import { expect, it } from 'vitest';
import { type MemorySite, memoryOutbound } from '../../../ports/outbound/memory-outbound.ts';
import { STANDARD_SETTINGS } from '../settings/monitor-settings.ts';
import { requestPage } from './request-page.ts';

const to =
  (location: string): MemorySite =>
  () => ({ status: 302, headers: { location } });

/** In memory, the address of a host is its name. */
async function addressOf(sites: Readonly<Record<string, MemorySite>>): Promise<string> {
  const outbound = memoryOutbound(host => sites[host]);
  const page = await requestPage(outbound, { url: 'https://shop.example/', verifyTls: true }, STANDARD_SETTINGS);
  return page.address;
}

it('the address of a page is that of its site, with www. too', async () => {
  const well: MemorySite = () => ({ status: 200 });
  expect(await addressOf({ 'shop.example': well })).toBe('shop.example');
  const toWww = to('https://www.shop.example/');
  expect(await addressOf({ 'shop.example': toWww, 'www.shop.example': well })).toBe('www.shop.example');
});

// Otherwise a site could be counted among those of any host, and an outage there be told as a part of its own.
it.each(['reset', { status: 200 }, { status: 500 }] as const)(
  'the address of a page is not that of another host, to which the site redirects and which answers with %j',
  async answer => {
    expect(await addressOf({ 'shop.example': to('https://other.example/'), 'other.example': () => answer })).toBe('');
  },
);
