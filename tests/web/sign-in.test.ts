import { type TOTP, URI } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { expectAccessible, signIn, useBrowser } from './support/browser.ts';

const world = useWorld();
const visitors = useBrowser(world);

describe('Signing in', () => {
  it('opens the requested page, and says what is wrong', async () => {
    const user = await world().webUser('anna', 'viewer');
    const { page } = await visitors.stranger();
    await page.goto('/tags?q=shop');
    await page.getByRole('heading', { name: 'Sign in to Sitekeeper' }).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByText('Enter your user name.').waitFor();
    await page.getByLabel('User name').fill(user.name);
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('alert').waitFor();
    await expectAccessible(page);
    await page.getByLabel('Password', { exact: true }).fill(user.password);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Tags' }).waitFor();
    expect(new URL(page.url()).search).toBe('?q=shop');
  });

  it('redirects only to our own pages', async () => {
    const user = await world().webUser('bea', 'viewer');
    const { page } = await visitors.stranger();
    await page.goto(`/sign-in?next=${encodeURIComponent('//evil.example/')}`);
    await page.getByLabel('User name').fill(user.name);
    await page.getByLabel('Password', { exact: true }).fill(user.password);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
    expect(new URL(page.url()).origin).toBe(world().origin);
  });

  it('asks for the code of the second factor, and accepts a recovery code', async () => {
    const user = await world().webUser('cleo', 'admin');
    const { page, context } = await visitors.stranger();
    await signIn(page, user);
    const post = async (path: string, body: object) => {
      const headers = { 'x-sitekeeper': 'web', 'content-type': 'application/json' };
      const answer = await page.evaluate(async ([path, init]) => (await fetch(path, init)).json(), [
        `/web/profile/second-factor${path}`,
        { method: 'POST', headers, body: JSON.stringify(body) },
      ] as const);
      return answer as Record<string, string>;
    };
    const { uri = '' } = await post('', { current: user.password });
    const { recovery_codes: codes } = await post('/confirm', { code: (URI.parse(uri) as TOTP).generate() });
    await context.clearCookies();
    await page.goto('/sign-in');
    await page.getByLabel('User name').fill(user.name);
    await page.getByLabel('Password', { exact: true }).fill(user.password);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Enter your code' }).waitFor();
    await expectAccessible(page);
    await page.getByLabel('Code').fill('000000');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').waitFor();
    await page.getByLabel('Code').fill(codes?.[0] ?? '');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
  });

  it('is required again once the session has ended; the account menu shows the version and signs out', async () => {
    const { page, context } = await visitors.stranger();
    await signIn(page, await world().webUser('dora', 'operator'));
    const cookies = await context.cookies();
    const closed = { httpOnly: true, sameSite: 'Strict' };
    expect(cookies).toMatchObject([closed, closed]); // the session, and the known device
    await page.getByRole('button', { name: /Account of/ }).click();
    await page.getByText(/^Sitekeeper \d+\.\d+\.\d+/).waitFor();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.getByRole('heading', { name: 'Sign in to Sitekeeper' }).waitFor();
    await context.addCookies(cookies);
    await page.goto('/sites');
    await page.getByRole('heading', { name: 'Sign in to Sitekeeper' }).waitFor();
  });
});

describe('The shell', () => {
  it('has the navigation in a drawer at 360 px, and remembers the colours', async () => {
    const { page } = await visitors.signedIn('viewer', { width: 360 });
    await page.getByRole('button', { name: 'Open navigation' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Tags' }).click();
    await page.getByRole('heading', { level: 1, name: 'Tags' }).waitFor();
    expect(await page.getByRole('link', { name: 'Settings' }).count()).toBe(0);
    await page.getByRole('button', { name: /Account of/ }).click();
    await page.getByText('Dark', { exact: true }).click();
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Tags' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.dataset.mantineColorScheme)).toBe('dark');
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBe(360);
    await expectAccessible(page);
  });

  it('has no animations for users who prefer reduced motion', async () => {
    const { page } = await visitors.signedIn('viewer');
    await page.getByRole('button', { name: /Account of/ }).click();
    await page.getByText('Dark', { exact: true }).waitFor();
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll('*')]
        .filter(element => {
          const { animationName, transitionDuration } = getComputedStyle(element);
          return animationName !== 'none' || transitionDuration.split(', ').some(time => time !== '0s');
        })
        .map(element => element.outerHTML.slice(0, 80)),
    );
    expect(moving).toEqual([]);
  });
});
