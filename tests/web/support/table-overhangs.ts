import type { Page } from 'playwright-core';

/** The places that tables with rows scroll in. */
const places = (page: Page) => page.getByRole('region', { name: /, rows$/ });

/** The tables with rows, by name. */
export const tablesOn = (page: Page): Promise<string[]> =>
  places(page).evaluateAll(all => all.map(one => one.getAttribute('aria-label') ?? ''));

/** The tables that need more than their place, by name, with how much: the menu of a row is out of sight then. */
export const tableOverhangs = (page: Page): Promise<string[]> =>
  places(page).evaluateAll(all =>
    all
      .filter(one => one.scrollWidth > one.clientWidth)
      .map(one => `${one.getAttribute('aria-label')}: ${one.scrollWidth - one.clientWidth} px`),
  );
