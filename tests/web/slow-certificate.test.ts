import { expect, it } from 'vitest';
import { storeSite, useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { expectLoaded, useBrowser } from './support/browser.ts';

const silent = Promise.withResolvers<never>();
const world = useWorld({ parts: { lookup: () => silent.promise } });
const visitors = useBrowser(world);

// Seen to fail with one placeholder for the whole page: for ten seconds, while its certificate was looked at.
it('shows what is known of the security of a site before its name server answers', async () => {
  const site = await storeSite(world(), { url: 'https://lima.example/', name: 'Lima' });
  const { page } = await visitors.signedIn('viewer', { at: `/sites/${site}?tab=security` });
  await page.getByRole('heading', { name: 'Vulnerabilities' }).waitFor();
  await page.getByRole('heading', { name: 'File checks' }).waitFor();
  expect(await page.getByRole('heading', { name: 'TLS certificate' }).count()).toBe(0);
  silent.reject(new Error('not found'));
  await page.getByRole('heading', { name: 'TLS certificate' }).waitFor();
  await expectLoaded(page);
});
