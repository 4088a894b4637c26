import { describe, expect, it } from 'vitest';
import { probe } from '../messages/index.ts';
import { readReply } from '../replies/reply.ts';
import { diagnoseAnswer, type SiteAnswer } from './diagnose.ts';
import type { FaultKind } from './fault.ts';
import { siteAnswer as answer } from './site-answer.fixtures.ts';

describe('an answer without a frame', () => {
  it.each<[string, FaultKind, SiteAnswer]>([
    ['400 with 0 from admin-ajax', 'no_connector', answer(400, '0')],
    [
      'an ordinary page',
      'no_connector',
      answer(200, '<html><body>Welcome, solve the captcha to comment</body></html>'),
    ],
    ['404', 'no_connector', answer(404, '<h1>Not found</h1>')],
    ['401', 'http_auth', answer(401)],
    ['403', 'blocked', answer(403, 'Forbidden')],
    ['406', 'blocked', answer(406)],
    ['429', 'blocked', answer(429)],
    ['503', 'blocked', answer(503, 'busy')],
    ['a page of Imunify360', 'blocked', answer(200, '<script src="/?wsidchk=1"></script>')],
    ['a challenge of Cloudflare', 'blocked', answer(200, 'x', { headers: { 'cf-mitigated': 'challenge' } })],
    ['a page of Sucuri', 'blocked', answer(200, '<title>Sucuri WebSite Firewall - Access Denied</title>')],
    ['maintenance mode', 'maintenance', answer(503, '<p>Briefly unavailable for scheduled maintenance. Wait.</p>')],
    ['500 without a body', 'site_error', answer(500)],
    ['a critical error', 'site_error', answer(500, 'There has been a critical error on this website.')],
    ['a critical error behind 200', 'site_error', answer(200, 'There has been a critical error on this website.')],
    ['502', 'site_error', answer(502)],
    ['504: the site may still be working', 'timeout', answer(504)],
    ['522', 'unreachable', answer(522)],
    ['a frame that was cut off', 'site_error', answer(200, '<mainwp>eyJhIjo')],
    ['a suspended account', 'unreachable', answer(302, '', { headers: { location: '/cgi-sys/suspendedpage.cgi' } })],
    ['a redirect elsewhere', 'redirected', answer(301, '', { redirectedTo: 'https://other.example/' })],
    ['a redirect by header', 'redirected', answer(302, '', { headers: { location: 'https://other.example/' } })],
  ])('%s is reported as %s', (_what, kind, given) => {
    expect(diagnoseAnswer(given)).toMatchObject({ kind, httpStatus: given.status });
    expect(() => readReply(probe, given)).toThrow(expect.objectContaining({ kind, httpStatus: given.status }));
  });

  it.each([
    ['in English', '<p>There has been a critical error on this website.</p>'],
    [
      'in German, as a page',
      '<body id="error-page"><div class="wp-die-message"><p>Es gab einen kritischen Fehler auf deiner Website.</p><p><a href="https://wordpress.org/documentation/article/faq-troubleshooting/">…</a></p></div></body>',
    ],
    [
      'in German, at admin-ajax',
      '<p>Es gab einen kritischen Fehler auf deiner Website.</p><p><a href="https://wordpress.org/documentation/article/faq-troubleshooting/">…</a></p>',
    ],
  ])('recognises that WordPress stopped with a critical error, %s', (_language, body) => {
    expect(diagnoseAnswer(answer(500, body))).toMatchObject({ kind: 'site_error', detail: 'critical_error' });
  });

  it.each([
    ['a page with which a plugin stops', answer(500, '<body id="error-page"><p>Not allowed.</p></body>')],
    ['an article about troubles', answer(200, '<html><a href="/faq-troubleshooting/">Help</a></html>')],
  ])('does not take %s for a critical error', (_what, given) => {
    expect(diagnoseAnswer(given).detail).not.toBe('critical_error');
  });

  const EXPIRES = { expires: 'Wed, 11 Jan 1984 05:00:00 GMT' };
  const LATER = { ...EXPIRES, 'retry-after': '600' };
  const errorPage = (inner: string) =>
    `<!DOCTYPE html>\n<html dir='ltr'><head><title>x</title></head>\n<body id="error-page">\n\t<div class="wp-die-message">${inner}</div></body>\n</html>`;
  /** What admin-ajax says without a database, with status 200. */
  const noDatabase = (heading: string, text: string) =>
    `<h1>${heading}</h1>\n<p>${text} <code>wp-config.php</code> … <code>localhost</code>.</p>\n<ul>\n<li>?</li>\n</ul>\n<p>…</p>\n`;

  it.each([
    ['in German', 'Diese Website ist aufgrund planmäßiger Wartungsarbeiten vorübergehend nicht verfügbar.'],
    ['in Japanese', 'メンテナンス中のため、一時的に利用できません。'],
  ])('recognises maintenance mode %s, at admin-ajax and as a page', (_language, text) => {
    expect(diagnoseAnswer(answer(503, text, { headers: LATER }))).toMatchObject({
      kind: 'maintenance',
      retryAfterMs: 600_000,
    });
    expect(diagnoseAnswer(answer(503, errorPage(text), { headers: { 'retry-after': '600' } })).kind).toBe(
      'maintenance',
    );
  });

  it.each<[string, SiteAnswer]>([
    ['of a proxy', answer(503, '<html><body><h1>503 Service Unavailable</h1></body></html>', { headers: LATER })],
    ['of a proxy in plain text', answer(503, 'Service Unavailable', { headers: { 'retry-after': '5' } })],
    ['without a time to come back', answer(503, errorPage('Genug.'))],
    ['in JSON', answer(503, '{"message":"busy"}', { headers: LATER })],
    ['with nothing in it', answer(503, '', { headers: LATER })],
  ])('does not take a 503 %s for maintenance mode or a firewall', (_whose, given) => {
    expect(diagnoseAnswer(given)).toMatchObject({ kind: 'blocked', detail: 'unavailable' });
    expect(diagnoseAnswer(given).message).not.toMatch(/firewall|maintenance/);
  });

  it('recognises a firewall page with status 503', () => {
    const body = errorPage('Generated by Wordfence');
    expect(diagnoseAnswer(answer(503, body, { headers: LATER }))).toMatchObject({ kind: 'blocked', detail: undefined });
  });

  it.each([
    ['in English', 'Error establishing a database connection', 'This either means that your'],
    ['in German', 'Fehler beim Aufbau einer Datenbankverbindung', 'Das bedeutet entweder, dass'],
    ['in Russian', 'Ошибка установки соединения с базой данных', 'Это значит, что'],
  ])('recognises a database outage %s, at admin-ajax with status 200 and as a page', (_language, heading, text) => {
    const down = { kind: 'site_error', detail: 'database' };
    expect(diagnoseAnswer(answer(200, noDatabase(heading, text), { headers: EXPIRES }))).toMatchObject(down);
    expect(diagnoseAnswer(answer(500, errorPage(`<h1>${heading}</h1>`)))).toMatchObject(down);
    expect(diagnoseAnswer(answer(200, `<p><code>Refused</code></p>\n${noDatabase(heading, text)}`))).toMatchObject(
      down,
    );
  });

  it('reports WordPress error pages with another reason as a failure of the site, not of its database', () => {
    for (const status of [200, 500]) {
      const given = answer(status, errorPage('<p>Es gab einen kritischen Fehler auf deiner Website.</p>'));
      expect(diagnoseAnswer(given)).toMatchObject({ kind: 'site_error', detail: undefined });
    }
  });

  it.each<[string, SiteAnswer, string | undefined]>([
    ['0 from admin-ajax', answer(400, '0'), 'ajax_zero'],
    ['another 400', answer(400, 'Bad request'), undefined],
    [
      'a page of WordPress',
      answer(200, '<html><head><link href="/wp-includes/a.css"></head><body>Hi</body></html>'),
      'wordpress_page',
    ],
    [
      'a page of WordPress that hides its paths',
      answer(200, '<html><body>Hi</body></html>', {
        headers: { link: '<https://site.example/wp-json/>; rel="https://api.w.org/"' },
      }),
      'wordpress_page',
    ],
    ['a page of who knows what', answer(200, '<html><body>Domain for sale</body></html>'), undefined],
    ['a page that is not there', answer(404, '<html><head><link href="/wp-includes/a.css"></head></html>'), undefined],
  ])('%s means a missing connector with the detail %3$s', (_what, given, detail) => {
    expect(diagnoseAnswer(given)).toMatchObject({ kind: 'no_connector', detail });
  });

  it('recognises answers in bytes as well as in text', () => {
    const body = new TextEncoder().encode('Briefly unavailable for scheduled maintenance');
    expect(diagnoseAnswer(answer(503, '', { body })).kind).toBe('maintenance');
  });
});
