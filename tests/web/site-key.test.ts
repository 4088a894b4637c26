import { describe, expect, it } from 'vitest';
import { siteRow, useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { expectAccessible, expectGone, expectToast, useBrowser } from './support/browser.ts';

const world = useWorld({ sites: 6, worker: true });
const visitors = useBrowser(world);

describe('The key of a site', () => {
  it('is told with why it is RSA, and P-256 is tried again on request', async () => {
    const site = world().fleet.site(1);
    site.setFaults('no_ec_keys');
    const id = await world().addSite(1, { name: 'First' });
    const at = `/sites/${id}?tab=details`;

    const viewer = await visitors.signedIn('viewer', { at });
    await viewer.page.getByText(/did not verify a P-256 key on .+ Add OpenSSL/).waitFor();
    await expectGone(viewer.page.getByRole('button', { name: 'Try P-256 again' }));

    const { page } = await visitors.signedIn('admin', { at });
    const button = page.getByRole('button', { name: 'Try P-256 again' });
    const tryAgain = async () => {
      await button.click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText(/gets a new RSA key at once and stays connected/).waitFor();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Try P-256 again' }).click();
    };
    await tryAgain();
    await page.getByText('The site has an RSA key again').waitFor();
    expect(await siteRow(world(), id)).toMatchObject({ signing: 'rsa', status: 'connected' });

    site.setFaults(); // OpenSSL was added
    await tryAgain();
    await expectToast(page, 'The site has a P-256 key');
    await page.getByText('P-256 (elliptic curve)').waitFor();
    await expectGone(button);
    expect(await siteRow(world(), id)).toMatchObject({ signing: 'p256', p256_refused_at: null });
    await expectAccessible(page);
  });
});
