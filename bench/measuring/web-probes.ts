/*
 * These run inside the page through page.evaluate: each is sent as source text and may use nothing from outside.
 * Only the needed parts of a page are declared, because the full types would also apply to the server's programs.
 */
declare const document: {
  // biome-ignore lint/suspicious/noExplicitAny: whatever the page has there
  querySelector(selector: string): any;
  readonly body: { readonly innerText: string };
};
declare const location: { readonly href: string };
declare const HTMLInputElement: { readonly prototype: object };
declare function requestAnimationFrame(step: (now: number) => void): void;

/** When the page is on screen with all that it asked for, in milliseconds since the navigation began. */
export function pageShownAt(): Promise<number> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const title = document.querySelector('h1[data-page-title]')?.textContent;
      const waiting = document.querySelector('.mantine-Skeleton-root, [aria-busy="true"]');
      if (title && !waiting) requestAnimationFrame(() => resolve(performance.now()));
      else if (performance.now() > 20_000) reject(new Error(`no page came: ${location.href}`));
      else requestAnimationFrame(look);
    };
    look();
  });
}

/** Milliseconds from the click on a link to the frame that shows its page with all that it asked for. */
export function routeChangeTime(selector: string): Promise<number> {
  const link = document.querySelector(selector);
  const before = document.querySelector('h1[data-page-title]');
  if (!link) throw new Error(`there is no ${selector}`);
  const from = location.href;
  const began = performance.now();
  link.click();
  return new Promise((resolve, reject) => {
    const look = () => {
      const title = document.querySelector('h1[data-page-title]');
      const waiting = document.querySelector('.mantine-Skeleton-root, [aria-busy="true"]');
      const there = location.href !== from && title?.textContent && title !== before && !waiting;
      if (there) requestAnimationFrame(() => resolve(performance.now() - began));
      else if (performance.now() - began > 20_000) reject(new Error(`no page came: ${location.href}`));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** Milliseconds from a change of the search field to the frame that shows the result. */
export function searchTime(text: string): Promise<number> {
  const field = document.querySelector('input[data-page-search]');
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  if (!field || !set) throw new Error('the page has no search field');
  const began = performance.now();
  set.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  const asked = () => (new URL(location.href).searchParams.get('q') ?? '') === text;
  const answered = () => {
    const table = document.querySelector('table');
    if (!table) return document.body.innerText.includes('No site matches');
    const row = table.querySelector('tbody tr[data-row="0"] a');
    const busy = table.getAttribute('aria-busy') === 'true';
    return !busy && row?.closest('tr')?.textContent?.toLowerCase().includes(text.toLowerCase());
  };
  return new Promise((resolve, reject) => {
    const look = () => {
      if (asked() && answered()) resolve(performance.now() - began);
      else if (performance.now() - began > 10_000) reject(new Error(`no answer to the search for ${text}`));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** Milliseconds of each frame while the list scrolls by 50 px a frame. */
export function scrollTimes(): Promise<number[]> {
  const scroller = document.querySelector('table')?.parentElement;
  if (!scroller) throw new Error('the page has no table');
  const times: number[] = [];
  let last = performance.now();
  return new Promise(resolve => {
    const step = (now: number) => {
      times.push(now - last);
      last = now;
      scroller.scrollTop += 50;
      if (times.length < 300) requestAnimationFrame(step);
      else resolve(times.slice(5));
    };
    requestAnimationFrame(step);
  });
}
