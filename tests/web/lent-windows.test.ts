import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { useBrowser } from './support/browser.ts';

const world = useWorld();
const visitors = useBrowser(world);

describe('A window that a test has used', () => {
  let used: Page;

  it('is left with a session, memories and a blocked address', async () => {
    const { page } = await visitors.signedIn('viewer', { at: '/tags', width: 360, dark: true });
    used = page;
    await page.evaluate(() => [localStorage.setItem('left', 'here'), sessionStorage.setItem('left', 'here')]);
    await page.route('**/sign-in', route => route.abort());
    expect(() => page.clock).toThrow('Take "clock" from the context');
  });

  it('is lent to the next one without any of them', async () => {
    const { page } = await visitors.stranger();
    expect(page === used).toBe(true);
    await page.goto('/sign-in');
    await page.getByRole('heading', { name: 'Sign in to Sitekeeper' }).waitFor();
    const left = await page.evaluate(() => ({
      words: [localStorage.getItem('left'), sessionStorage.getItem('left')],
      dark: matchMedia('(prefers-color-scheme: dark)').matches,
      width: innerWidth,
    }));
    expect(left).toEqual({ words: [null, null], dark: false, width: 1440 });
  });

  it('is not lent again after a test that used its whole profile', async () => {
    const { page, context } = await visitors.stranger();
    expect(page === used).toBe(true);
    expect(context.pages()).toHaveLength(1);
  });

  it('is replaced by a new one then', async () => {
    const { page } = await visitors.stranger();
    expect(page === used).toBe(false);
    expect(used.isClosed()).toBe(true);
  });
});
