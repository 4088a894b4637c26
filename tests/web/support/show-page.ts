import type { Page } from 'playwright-core';

/** What the router of the pages has of itself on the window. */
export interface Routed {
  readonly __TSR_ROUTER__: {
    readonly routesByPath: Readonly<Record<string, unknown>>;
    readonly state: { readonly status: string; readonly resolvedLocation?: { readonly href: string } };
  };
}

/**
 * Shows another page in a window that shows one already, as a link does: its scripts stay. It takes a third of the work
 * of `page.goto`, which a test needs only if it is about loading.
 */
export async function showPage(page: Page, address: string): Promise<void> {
  await page.evaluate(to => history.pushState(null, '', to), address);
  await page.waitForFunction(() => {
    const { status, resolvedLocation } = (window as unknown as Routed).__TSR_ROUTER__.state;
    const shown = decodeURIComponent(resolvedLocation?.href ?? '');
    return status === 'idle' && shown === decodeURIComponent(location.pathname + location.search);
  });
}
