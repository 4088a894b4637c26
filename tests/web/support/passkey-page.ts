import type { BrowserContext, Page } from 'playwright-core';
import { expectToast } from './browser.ts';
import { PATIENCE_MS } from './worlds/lent-windows.ts';

/** A device that keeps passkeys and lets its owner pass without a question. */
const DEVICE = {
  protocol: 'ctap2',
  transport: 'internal',
  hasResidentKey: true,
  hasUserVerification: true,
  isUserVerified: true,
  automaticPresenceSimulation: true,
} as const;

/** A page in which passkeys can be made and used. */
export async function pageWithPasskeys(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', { options: DEVICE });
  return page;
}

/** Passkeys need a host name, not an IP address. */
export const namedOrigin = (origin: string) => origin.replace('127.0.0.1', 'localhost');

/** Signs in by password, and leads to the profile. @param origin As `namedOrigin` has it. */
export async function signInToProfile(page: Page, origin: string, user: { name: string; password: string }) {
  await page.goto(`${origin}/sign-in?next=%2Fprofile`);
  await page.getByLabel('User name').fill(user.name);
  await page.getByLabel('Password', { exact: true }).fill(user.password);
  await page.keyboard.press('Enter');
}

/** On the page of the profile. */
export async function addPasskeyInProfile(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add passkey' }).click();
  const adding = page.getByRole('dialog', { name: 'Add passkey' });
  await adding.getByLabel('Name').fill(name);
  await adding.getByRole('button', { name: 'Add passkey' }).click();
  await expectToast(page, 'Passkey added');
}
