/** The inspected part of an answer without a frame. Names of headers are in lower case. */
export interface WordPressPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** WordPress sends this with every answer that must not be cached, in every language and version. */
const WORDPRESS_EXPIRES = 'Wed, 11 Jan 1984 05:00:00 GMT';

/** A page with which WordPress stops, for whatever reason. */
export function isErrorPage(body: string): boolean {
  return /<body\b[^<>]*\bid=["']error-page["']/i.test(body);
}

/**
 * WordPress in maintenance mode, in any language: 503 with `Retry-After`, and the page or, at admin-ajax, the bare
 * sentence of WordPress itself. Firewalls and proxies answer 503 with `Retry-After` too, but not in this shape.
 */
export function isMaintenancePage({ status, headers, body }: WordPressPage): boolean {
  if (/briefly unavailable for scheduled maintenance/i.test(body)) return true;
  if (status !== 503 || headers['retry-after'] === undefined) return false;
  return isErrorPage(body) || (headers.expires === WORDPRESS_EXPIRES && isOneSentence(body));
}

/** WordPress stopped with a fatal error, in any language: the page or, at admin-ajax, its sentences alone link to help. */
export function isCriticalErrorPage({ status, body }: WordPressPage): boolean {
  return (
    /critical error on (?:this|your) website/i.test(body) || (status >= 500 && body.includes('faq-troubleshooting'))
  );
}

function isOneSentence(body: string): boolean {
  const text = body.trim();
  return text !== '' && text.length <= 1000 && !/[<>{}]/.test(text);
}

/**
 * WordPress without its database, in any language. Its page holds nothing but a heading. At admin-ajax the same comes
 * with status 200 and without a page around it: a heading and advice that names files and servers as code.
 */
export function isDatabaseErrorPage({ body }: WordPressPage): boolean {
  if (isErrorPage(body)) return ONLY_A_HEADING.test(body);
  if (/<(?:html|head|body)\b/i.test(body)) return false;
  return HEADING_FIRST.test(body) && body.includes('<code>') && /<ul>\s{0,9}<li>/i.test(body);
}

const ONLY_A_HEADING = /<body\b[^<>]*>\s*(?:<div[^<>]*>\s*)?<h1>[^<]*<\/h1>\s*(?:<\/div>\s*)?<\/body>/i;
/** With `WP_DEBUG` on, the database's message comes before it. */
const HEADING_FIRST = /^\s*(?:<p><code>[^<]*<\/code><\/p>\s*)?<h1>[^<]*<\/h1>\s*<p>/i;

/** Marks of a page that WordPress itself has built. */
const BUILT_BY_WORDPRESS = /\/wp-(?:content|includes)\/|\/wp-json\/|rel=["']https:\/\/api\.w\.org\/["']/i;

/** What an answer shows about a WordPress without an active connector. */
export function shownWithoutConnector({
  status,
  headers,
  body,
}: WordPressPage): 'ajax_zero' | 'wordpress_page' | undefined {
  if (status === 400) return body.trim() === '0' ? 'ajax_zero' : undefined;
  if (status !== 200 || !/<html\b/i.test(body)) return undefined;
  const built = BUILT_BY_WORDPRESS.test(body) || /rel="https:\/\/api\.w\.org\/"/.test(headers.link ?? '');
  return built ? 'wordpress_page' : undefined;
}
