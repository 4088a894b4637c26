import type { World } from '@sitekeeper/server/testing';
import { type Browser, chromium, type Locator, type Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { CHROMIUM, CHROMIUM_FLAGS } from '../../support/chromium.ts';
import { violationsOn } from './axe.ts';
import { BrowserVisit } from './browser-visit.ts';
import { LentWindows, PATIENCE_MS, type WindowOptions } from './worlds/lent-windows.ts';

export type WebRole = 'admin' | 'operator' | 'viewer';

/** The browsers of this worker by program, for all files that it runs. They end with the worker. */
const launched = new Map<string, Promise<Browser>>();

/** Without optimising compilers: a page of a test is gone before their work pays, which is a fifth of that of a page. */
const FLAGS = [...CHROMIUM_FLAGS, '--js-flags=--no-opt --no-maglev'];

function browserOf(program: string): Promise<Browser> {
  const browser = launched.get(program) ?? chromium.launch({ executablePath: program, args: FLAGS });
  launched.set(program, browser);
  return browser;
}

/** Visits for all tests of a file; none of them may have recorded an error. @param program The browser to run. */
export function useBrowser(world: () => World, program = CHROMIUM): Visitors {
  let windows: LentWindows | undefined;
  let opened: BrowserVisit[] = [];
  let made = 0;
  beforeAll(async () => {
    windows = new LentWindows(await browserOf(program), world().origin);
  });
  beforeEach(({ task }) => {
    const ofAllTests = opened;
    opened = [];
    return async () => {
      const ended = opened;
      opened = ofAllTests;
      await Promise.all(ended.map(visit => visit.end({ failed: task.result?.state === 'fail' })));
      for (const visit of ended) visit.requireQuiet();
    };
  });
  afterAll(async () => {
    await windows?.close();
    for (const visit of opened) visit.requireQuiet();
  });

  async function open(options: WindowOptions = {}): Promise<BrowserVisit> {
    if (!windows) throw new Error('The browser is there inside of tests only.');
    const visit = new BrowserVisit(windows, await windows.borrow(options));
    opened.push(visit);
    return visit;
  }

  return {
    stranger: open,
    async signedIn(role, { at = '/', ...options } = {}) {
      const visit = await open(options);
      const user = await world().webUser(`${role}-${++made}`, role);
      await visit.page.context().addCookies([sessionCookie(await world().signIn(user), world().origin)]);
      await visit.page.goto(at);
      await pageTitle(visit.page).waitFor();
      return visit;
    },
  };
}

export interface Visitors {
  /** A browser that nobody has signed in with. */
  stranger(options?: WindowOptions): Promise<BrowserVisit>;
  /** The browser of a new, signed-in user. @param options `at`: the page it shows; default: the overview. */
  signedIn(role: WebRole, options?: WindowOptions & { readonly at?: string }): Promise<BrowserVisit>;
}

export async function signIn(page: Page, { name, password }: { name: string; password: string }): Promise<void> {
  await page.goto('/sign-in');
  // In any language of the page.
  await page.locator('input[autocomplete~=username]').fill(name);
  await page.locator('input[type=password]').fill(password);
  await page.locator('button[type=submit]').click();
  await pageTitle(page).waitFor();
}

/** Present on every page except for sign-in, in any language. */
const pageTitle = (page: Page) => page.locator('h1[data-page-title]');

/** The cookies of a sign-in, from the headers that requests then carry. */
function sessionCookie({ cookie = '' }: Readonly<Record<string, string>>, url: string) {
  const [name = '', value = ''] = cookie.split('=');
  return { name, value, url, httpOnly: true, sameSite: 'Strict' as const };
}

/** Violations of WCAG 2.2 A and AA that axe finds, worst first; there may be none. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await seriousOn(page)).toEqual([]);
}

/** A dialog gets its name in a turn after the one that shows it, which may be late on a busy machine. */
async function dialogsNamed(page: Page): Promise<void> {
  const nameless = page.locator('[role=dialog]:not([aria-label], [aria-labelledby])');
  await expect
    .poll(() => nameless.count(), { timeout: 5000 })
    .toBe(0)
    .catch(() => {}); // axe says which one
}

/** What axe finds serious or critical, with where and why. */
export async function seriousOn(page: Page): Promise<string[]> {
  await dialogsNamed(page);
  return (await violationsOn(page))
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) => `${id}: ${nodes.map(node => `${node.target.join(' ')} (${node.failureSummary})`).join('; ')}`,
    );
}

/** Waits for the success message. */
export async function expectToast(page: Page, text: string): Promise<void> {
  await page.getByRole('alert').filter({ hasText: text }).waitFor();
}

/** Waits for the success message and dismisses it: the next one with the same words is then a new one. */
export async function expectToastOnce(page: Page, text: string): Promise<void> {
  await expectToast(page, text);
  const toast = page.getByRole('alert').filter({ hasText: text });
  // It may close itself before the click.
  await toast
    .getByRole('button')
    .click({ timeout: 5_000 })
    .catch(() => undefined);
  await expectGone(toast);
}

/** Waits until nothing matches. Any number may match before: `waitFor` accepts one at most, and fails with two. */
export async function expectGone(locator: Locator): Promise<void> {
  await expect.poll(() => locator.count(), { timeout: PATIENCE_MS }).toBe(0);
}

/** Waits until no part of the page is a placeholder or busy. If one stays so, the failure names it. */
export async function expectLoaded(page: Page): Promise<void> {
  const loading = page.locator('.mantine-Skeleton-root, [aria-busy="true"]');
  const found = () => loading.evaluateAll(all => all.map(({ outerHTML }) => outerHTML.slice(0, 200)));
  const where = async () => (await found()).map(html => `${page.url()}: ${html}`);
  await expect.poll(where, { timeout: PATIENCE_MS }).toEqual([]);
}

declare global {
  interface Window {
    spoken?: string[];
  }
}

/** For `page.evaluate`: notes what screen readers announce from now on. An element that comes with its text is not. */
export function noteSpoken(): void {
  const spoken: string[] = [];
  window.spoken = spoken;
  const note = ({ target }: MutationRecord) => {
    const live = (target instanceof Element ? target : target.parentElement)?.closest('[aria-live], [role=status]');
    if (live) spoken.push(live.textContent ?? '');
  };
  const all = { subtree: true, childList: true, characterData: true };
  new MutationObserver(records => records.forEach(note)).observe(document.body, all);
}

export async function expectSpoken(page: Page, text: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => window.spoken)).toContainEqual(expect.stringContaining(text));
}
