import { expect, it } from 'vitest';
import { storeSite, useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { useBrowser } from './support/browser.ts';

const world = useWorld();
const visitors = useBrowser(world);

/** As browsers do when a person blocks what sites store. */
const blockStorage = () =>
  Object.defineProperty(window, 'localStorage', {
    get() {
      throw new DOMException('The user blocks it.', 'SecurityError');
    },
  });

it('a browser that stores nothing shows a list with its saved views, and remembers none', async () => {
  await storeSite(world(), { url: 'https://lima.example/', name: 'Lima' });
  const visit = await visitors.signedIn('operator');
  await visit.context.addInitScript(blockStorage);
  const { page } = visit;
  await page.goto('/sites?q=lima');
  await page.getByRole('link', { name: 'Lima' }).waitFor();
  await page.getByRole('button', { name: 'Save view' }).waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
});
