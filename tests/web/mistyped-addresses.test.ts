import { expect, it } from 'vitest';
import { useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { expectLoaded, useBrowser } from './support/browser.ts';
import { showPage } from './support/show-page.ts';

const world = useWorld();
const visitors = useBrowser(world);

/** Of a form that no id has, and of one that ids have. */
const MISTYPED = [
  '/sites/xyz',
  '/sites/999',
  '/sites/-1',
  '/vulnerabilities/xyz',
  '/vulnerabilities/!',
  '/updates/runs/xyz',
  '/updates/runs/update_5f0c3f0e-8a1d-4c7b-9b1e-2d6a7c3e4f10',
  '/approvals/nope',
  '/approvals/5f0c3f0e-8a1d-4c7b-9b1e-2d6a7c3e4f10',
  '/jobs/nope',
  `/jobs/${'x'.repeat(201)}`,
  '/imports/nope',
  `/imports/${'x'.repeat(101)}`,
];
const MISTYPED_CLIENTS = ['/clients/xyz', '/clients/999', '/clients/-1', '/clients/1.5', `/clients/${'x'.repeat(255)}`];

it('shows a German reader of each mistyped address, in German, that there is no such page', async () => {
  const { page } = await visitors.signedIn('admin', { locale: 'de-DE' });
  const shown: Record<string, string[]> = {};
  for (const address of [...MISTYPED, ...MISTYPED_CLIENTS]) {
    await showPage(page, address);
    await expectLoaded(page);
    const heading = await page.getByRole('heading', { level: 1 }).innerText();
    shown[address] = [heading, ...(await page.getByText('Kunde nicht gefunden').allInnerTexts())];
  }
  expect(shown).toEqual({
    ...Object.fromEntries(MISTYPED.map(address => [address, ['Seite nicht gefunden']])),
    ...Object.fromEntries(MISTYPED_CLIENTS.map(address => [address, ['Kunde', 'Kunde nicht gefunden']])),
  });
}, 120_000);

it.each([
  '/jobs/nope',
  '/updates/runs/update_5f0c3f0e-8a1d-4c7b-9b1e-2d6a7c3e4f10',
  '/approvals/5f0c3f0e-8a1d-4c7b-9b1e-2d6a7c3e4f10',
])('asks once what is at %s, and then leaves the page as it is', async address => {
  const { page, context } = await visitors.signedIn('admin');
  await context.clock.install();
  let asked = 0;
  page.on('request', request => {
    if (/\/get-(batch-job-status|update-run|approval)-v1\/run/.test(request.url())) asked += 1;
  });
  await page.goto(address);
  const back = page.getByRole('link', { name: 'Go to the overview' });
  await back.focus();
  await context.clock.runFor(10_000);
  await expectLoaded(page);
  expect(await back.evaluate(link => link === document.activeElement)).toBe(true);
  expect(asked).toBe(1);
});
