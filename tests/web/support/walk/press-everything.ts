import type { Page } from 'playwright-core';
import { showPage } from '../show-page.ts';

/** Ends the visit, or only goes back. */
const NOT_PRESSED = '^(Sign out|Close$|Cancel$)';
/** More than any page needs: a menu or dialog that stays open at Escape would be closed over and over. */
const MOST_PRESSES = 200;

interface Step {
  /** What is on top: a dialog, a menu, or the page itself. */
  readonly layer: string;
  /** The button that was pressed; undefined: all of them have been. */
  readonly pressed: string | undefined;
  /** The others of this layer that wait. */
  readonly left: readonly string[];
}

/**
 * Presses each button and menu entry of a page once, also those that come with others: in menus, dialogs, bars. The first
 * row of a table stands for all, as does the first box of a menu or dialog. Where a button leads elsewhere, the page is
 * shown again.
 * @param roots Where buttons count: `main`, and the frame around it once.
 * @returns how many were pressed.
 */
export async function pressEverything(page: Page, roots: string): Promise<number> {
  const { pathname, search } = new URL(page.url());
  const address = pathname + search;
  const pressed = new Set<string>();
  /** Entries of menus that wait, by the button that opens the menu. */
  const waiting = new Map<string, Set<string>>();
  const requests = new RequestsUnderway(page);
  const settle = async () => {
    do {
      await requests.over();
      await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
    } while (requests.some);
  };
  let opener: string | undefined;
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    const again = [...waiting].find(([, entries]) => entries.size > 0)?.[0];
    const { layer, pressed: now, left } = await pressNext(page, roots, [...pressed], again);
    if (opener !== undefined && layer !== 'page') waiting.set(opener, new Set(left));
    for (const entries of waiting.values()) if (now) entries.delete(now);
    if (now === undefined && layer === 'page') {
      requests.end();
      return pressed.size;
    }
    if (now === undefined) await page.keyboard.press('Escape');
    else if (pressed.has(now)) waiting.delete(now);
    else pressed.add(now);
    opener = layer === 'page' ? now : undefined;
    await settle();
    const at = new URL(page.url());
    if (at.pathname + at.search !== address) {
      await showPage(page, address);
      await settle();
    }
  }
  throw new Error(`The presses of ${address} have no end: ${[...pressed].join(', ')}`);
}

/** Presses the next button of the layer on top that is not among `done`. @param again Else this one of the page. */
function pressNext(page: Page, roots: string, done: readonly string[], again: string | undefined): Promise<Step> {
  return page.evaluate(
    ({ roots, done, again, notPressed }) => {
      const known = new Set(done);
      const isShown = (element: Element) => element.checkVisibility() && element.getClientRects().length > 0;
      const layers = [...document.querySelectorAll('[role=dialog], [role=menu]')].filter(isShown);
      const top = layers.at(-1);
      const layer = top ? `${top.role} ${top.ariaLabel ?? top.querySelector('h2')?.textContent ?? ''}` : 'page';
      const places = top ? [top] : [...document.querySelectorAll(roots)];
      const nameOf = (element: HTMLElement) =>
        `${layer} › ${element.ariaLabel ?? ((element instanceof HTMLInputElement && element.labels?.[0]?.textContent) || element.textContent)}`;
      const isFirstOf = (element: HTMLElement, group: string, one: string) => {
        const whole = element.closest(group);
        return whole === null || whole.querySelector(one) === element;
      };
      const stands = (element: HTMLElement) => {
        const row = element.closest('tbody tr');
        return (
          (row === null || row === row.parentElement?.querySelector('tr:has(button, input)')) &&
          isFirstOf(element, 'thead', 'button, input') &&
          (!(element instanceof HTMLInputElement) || isFirstOf(element, '[role=dialog]', 'input[type=checkbox]')) &&
          (element.role !== 'menuitemcheckbox' || isFirstOf(element, '[role=menu]', '[role=menuitemcheckbox]'))
        );
      };
      const buttons = 'button, [role=menuitem]:not([href]), [role=menuitemcheckbox], input[type=checkbox]';
      const all = places
        .flatMap(place => [...place.querySelectorAll<HTMLElement>(buttons)])
        .filter(element => isShown(element) && !element.matches(':disabled, [role=tab]') && stands(element))
        .map(element => ({ element, name: nameOf(element) }))
        .filter(({ name }) => !new RegExp(notPressed).test(name.split(' › ')[1] ?? ''));
      const [next, ...others] = all.filter(({ name }) => !known.has(name));
      const chosen = next ?? (top ? undefined : all.find(({ name }) => name === again));
      if (top?.role === 'dialog' && chosen) {
        // Empty fields would hold a form back.
        for (const field of top.querySelectorAll<HTMLInputElement>('input, textarea')) {
          if (field.value !== '' || !['text', 'email', 'url', 'password', 'textarea', 'number'].includes(field.type))
            continue;
          const prototype =
            field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
          const text =
            { email: 'a@example.test', url: 'https://a.test/', number: '1' }[field.type] ?? 'Anything at all';
          Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
          field.dispatchEvent(new Event('input', { bubbles: true }));
        }
      }
      // What is on top hears Escape only from inside.
      if (top && !chosen) top.querySelector<HTMLElement>('button, input, [tabindex]')?.focus();
      chosen?.element.click();
      return { layer, pressed: chosen?.name, left: others.map(({ name }) => name) };
    },
    { roots, done, again, notPressed: NOT_PRESSED },
  );
}

/** The requests of a page that have no answer yet, but for streams, which have no end. */
class RequestsUnderway {
  readonly #page: Page;
  readonly #open = new Set<unknown>();
  #whenOver: (() => void)[] = [];

  constructor(page: Page) {
    this.#page = page;
    page.on('request', this.#begin).on('requestfinished', this.#finish).on('requestfailed', this.#finish);
  }

  get some(): boolean {
    return this.#open.size > 0;
  }

  async over(): Promise<void> {
    if (this.some) await new Promise<void>(done => this.#whenOver.push(done));
  }

  end(): void {
    this.#page.off('request', this.#begin).off('requestfinished', this.#finish).off('requestfailed', this.#finish);
  }

  readonly #begin = (request: { resourceType(): string }) => {
    if (request.resourceType() !== 'eventsource') this.#open.add(request);
  };
  readonly #finish = (request: unknown) => {
    this.#open.delete(request);
    if (this.some) return;
    for (const done of this.#whenOver) done();
    this.#whenOver = [];
  };
}
