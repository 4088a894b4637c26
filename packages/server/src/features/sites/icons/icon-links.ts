import { Parser } from 'htmlparser2';

/** Icons of a page that are tried, `/favicon.ico` not counted. */
const MOST_LINKS = 3;
const WANTED_PIXELS = 48;
/** Larger than any that is wanted: they are tried last. */
const ANY_SIZE = 10_000;

/**
 * Addresses of the icons of a page, the one of the most suitable size first; `/favicon.ico` of its host is the last.
 * @param html The page, or its beginning.
 * @param page Its address.
 */
export function iconLinks(html: string, page: string): string[] {
  const links: { readonly href: string; readonly far: number }[] = [];
  let base = page;
  const parser = new Parser({
    onopentag(name, { rel = '', href = '', type = '', sizes = '' }) {
      if (name === 'base') base = URL.parse(href, page)?.href ?? page;
      if (name === 'body') parser.pause();
      const isIcon = /\b(?:apple-touch-)?icon\b/i.test(rel) && !/mask-icon/i.test(rel);
      if (name === 'link' && href !== '' && isIcon && !/svg/i.test(type))
        links.push({ href, far: farFrom(sizes, rel) });
    },
  });
  parser.end(html);
  const found = links
    .sort((one, other) => one.far - other.far)
    .map(({ href }) => URL.parse(href, base))
    .filter(url => url !== null && /^https?:$/.test(url.protocol) && !url.pathname.endsWith('.svg'))
    .map(url => withoutCredentials(url as URL));
  const last = new URL('/favicon.ico', page).href;
  return [...new Set([...[...new Set(found)].slice(0, MOST_LINKS), last])];
}

function farFrom(sizes: string, rel: string): number {
  const width = Number(/^\s*(\d{1,4})x/i.exec(sizes)?.[1] ?? Number.NaN);
  if (Number.isNaN(width)) return /apple/i.test(rel) ? ANY_SIZE : WANTED_PIXELS;
  return Math.abs(width - WANTED_PIXELS);
}

function withoutCredentials(url: URL): string {
  url.username = '';
  url.password = '';
  url.hash = '';
  return url.href;
}
