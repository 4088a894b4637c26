import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { makeWorld, type World } from '@sitekeeper/server/testing';
import { type Browser, chromium } from 'playwright-core';
import { buildWebIfStale } from '../packages/web/scripts/build.ts';
import { CHROMIUM, CHROMIUM_FLAGS } from '../tests/support/chromium.ts';
import { furnish, SITES } from './screenshots/furnish.ts';
import { nameOddly } from './screenshots/odd-names.ts';
import { PICTURES, type Picture } from './screenshots/pages.ts';

const HELP = `Takes a picture of every page of the dashboard at 1440 and 360 px, light and dark, with ${SITES} simulated sites.

  npm run screenshots                       all pages, into a new temporary folder
  npm run screenshots -- sites site-plugins only these
  npm run screenshots -- --out folder --width 390 --height 1600 --scheme dark
  npm run screenshots -- --empty            with nothing in the store yet
  npm run screenshots -- --language de      in German, without the dialogs
  npm run screenshots -- --odd              with very long names, right-to-left names and emoji
`;
/** A page that is still loading after this time is captured as it is. */
const SETTLED_MS = 8000;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      out: { type: 'string' },
      width: { type: 'string' },
      height: { type: 'string' },
      scheme: { type: 'string' },
      language: { type: 'string' },
      empty: { type: 'boolean' },
      odd: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) return console.log(HELP);
  const out = values.out ?? mkdtempSync(join(tmpdir(), 'sitekeeper-screenshots-'));
  mkdirSync(out, { recursive: true });
  await buildWebIfStale();
  const world = await makeWorld({ sites: SITES, worker: true });
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_FLAGS });
  try {
    const ids = values.empty ? {} : await furnish(world);
    if (values.odd) await nameOddly(world);
    const user = await world.webUser('maria', 'admin');
    const { language: locale = 'en' } = values;
    // What to press is found by its English name.
    const named = PICTURES.filter(({ act }) => locale === 'en' || !act);
    const possible = named.filter(({ address }) => !values.empty || !address.includes(':'));
    const wanted = possible.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
    for (const width of values.width ? [Number(values.width)] : [1440, 360]) {
      const height = Number(values.height ?? (width < 640 ? 740 : 900));
      for (const scheme of ['light', 'dark'] as const) {
        if (values.scheme && values.scheme !== scheme) continue;
        await shoot(browser, world, { width, height, scheme, locale, user, ids, wanted, out });
      }
    }
    console.log(`${wanted.length} pictures per window size are in ${out}`);
  } finally {
    await browser.close();
    await world.close();
  }
}

interface Shooting {
  readonly width: number;
  readonly height: number;
  readonly scheme: 'light' | 'dark';
  readonly locale: string;
  readonly user: { readonly name: string; readonly password: string };
  readonly ids: Readonly<Record<string, string>>;
  readonly wanted: readonly Picture[];
  readonly out: string;
}

async function shoot(browser: Browser, world: World, shooting: Shooting) {
  const { width, height, scheme, locale, user, ids, wanted, out } = shooting;
  const context = await browser.newContext({
    baseURL: world.origin,
    viewport: { width, height },
    colorScheme: scheme,
    locale,
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(SETTLED_MS);
  const page = await context.newPage();
  const take = (name: string) => page.screenshot({ path: join(out, `${name}-${width}-${scheme}.png`) });
  await page.goto('/sign-in');
  const name = page.locator('input[autocomplete~=username]');
  await name.waitFor();
  await take('sign-in');
  await name.fill(user.name);
  await page.locator('input[type=password]').fill(user.password);
  await page.locator('button[type=submit]').click();
  await page.locator('h1[data-page-title]').waitFor();
  for (const { name, address, act } of wanted) {
    await page.goto(address.replace(/:(\w+)/, (_, kind: string) => ids[kind] ?? '1'));
    const settled = async () => {
      await page.waitForLoadState('networkidle', { timeout: SETTLED_MS }).catch(() => {});
      await page
        .locator('.mantine-Skeleton-root')
        .first()
        .waitFor({ state: 'detached' })
        .catch(() => {});
    };
    await settled();
    try {
      await act?.(page);
    } catch {
      console.log(`${name}: found nothing to press.`);
    }
    await settled();
    await take(name);
  }
  await context.close();
}

await main();
