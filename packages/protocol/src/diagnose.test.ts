import { describe, expect, it } from 'vitest';
import { ConnectorError, type FaultKind } from './connector-error.ts';
import { codelessNeedsProbe, diagnoseAnswer, diagnoseCodeless, diagnoseFrame, type SiteAnswer } from './diagnose.ts';
import { writeFrame } from './frame.ts';
import { probe, probeOutcome } from './messages/index.ts';
import { readReply } from './reply.ts';

const answer = (status: number, body = '', more: Partial<SiteAnswer> = {}): SiteAnswer => ({
  status,
  headers: {},
  body,
  url: 'https://site.example/wp-admin/admin-ajax.php',
  ...more,
});

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
  ])('%s is %s', (_what, kind, given) => {
    expect(diagnoseAnswer(given)).toMatchObject({ kind, httpStatus: given.status });
    expect(() => readReply(probe, given)).toThrow(expect.objectContaining({ kind, httpStatus: given.status }));
  });

  it('is recognised in bytes as in text', () => {
    const body = new TextEncoder().encode('Briefly unavailable for scheduled maintenance');
    expect(diagnoseAnswer(answer(503, '', { body })).kind).toBe('maintenance');
  });
});

describe('a frame', () => {
  it.each<[string, FaultKind, unknown]>([
    [
      'a key the site does not accept',
      'disconnected',
      { error: 'Authentication failed! Please &quot;reconnect&quot;.' },
    ],
    ['an empty signature', 'client_bug', { error: 'x', error_code: 'PARSE_ERROR1' }],
    ['the second stage, key', 'disconnected', { error: 'x', error_code: 'PARSE_ERROR2' }],
    ['the second stage, login', 'admin_gone', { error: 'x', error_code: 'PARSE_ERROR3' }],
    ['the second stage, role', 'admin_gone', { error: 'x', error_code: 'PARSE_ERROR4' }],
    ['SHA-1 after something stronger', 'client_bug', { error: 'Weak: OPENSSL_ALGO_SHA1 is out' }],
    ['a missing login', 'admin_gone', { error: 'Unexisting administrator user. Check.' }],
    ['a demoted login', 'admin_gone', { error: 'User not administrator any more.' }],
    ['an unknown function', 'connector_outdated', { error: 'x', error_code: 'child_plugin_incompatible' }],
    ['a caught fatal error', 'site_error', { error: 'MainWP_Child fatal error : in <b>x.php</b>' }],
    ['null', 'site_error', null],
    ['a text', 'site_error', 'ok'],
    ['a refusal with a code', 'refused', { error: '', error_code: 'REG_ERROR7', message: 'x' }],
    ['a refusal without one', 'refused', { error: 'Dieser Name ist vergeben.' }],
  ])('with %s is %s', (_what, kind, value) => {
    expect(diagnoseFrame(value)?.kind).toBe(kind);
    expect(() => readReply(probe, answer(200, writeFrame(value)))).toThrow(expect.objectContaining({ kind }));
  });

  it('hands on the code, and the text without markup and bounded', () => {
    const fault = diagnoseFrame({ error: `<b>Bad</b> &amp; sad ${'x'.repeat(5_000)}`, error_code: 'REG_ERROR7' }, 200);
    expect(fault).toBeInstanceOf(ConnectorError);
    expect(fault).toMatchObject({ wireCode: 'REG_ERROR7', httpStatus: 200 });
    expect(fault?.message).toMatch(/^Bad & sad x{100}/);
    expect(fault?.message.length).toBeLessThanOrEqual(500);
  });

  it.each([
    [[]],
    [{}],
    [{ error: { is_activated_theme: 'a' } }],
    [{ error: 'partly', wpversion: '7' }],
    [{ error: '' }],
  ])('with %j is data', value => {
    expect(diagnoseFrame(value)).toBeUndefined();
  });

  it('counts whatever the HTTP status is', () => {
    expect(readReply(probe, answer(503, writeFrame({ version: '6.1' }))).connectorVersion).toBe('6.1');
  });

  it('that is empty is a failure of the site, with the status it came with', () => {
    const empty = answer(200, '<p>Notice</p><mainwp></mainwp>');
    expect(() => readReply(probe, empty)).toThrow(expect.objectContaining({ kind: 'site_error', httpStatus: 200 }));
  });
});

describe('an error without a code', () => {
  const refusal = (message: string, wireCode?: string): ConnectorError =>
    new ConnectorError('refused', message, wireCode === undefined ? {} : { wireCode });

  it('in a foreign language needs the probe', () => {
    expect(codelessNeedsProbe(refusal('Authentifizierung fehlgeschlagen! Bitte neu verbinden.'))).toBe(true);
  });

  it.each([
    refusal('Sorry, that username already exists!'),
    refusal('irgendetwas', 'REG_ERROR7'),
    new ConnectorError('disconnected', 'Authentication failed!'),
    new ConnectorError('site_error', 'x'),
  ])('needs none when it is clear already: $message', error => {
    expect(codelessNeedsProbe(error)).toBe(false);
  });

  it('on a site without a key means disconnected', () => {
    expect(diagnoseCodeless('no_key', undefined)).toBe('disconnected');
  });

  it('on a site with a key depends on what works without the user', () => {
    expect(diagnoseCodeless('has_key', 'data')).toBe('admin_gone');
    expect(diagnoseCodeless('has_key', 'error')).toBe('disconnected');
    expect(diagnoseCodeless(undefined, 'data')).toBe('admin_gone');
  });

  it('is a genuine refusal when the same user can sync', () => {
    expect(diagnoseCodeless('has_key', 'data', 'data')).toBe('refused');
  });

  it('stays open when the site gives no answer meanwhile', () => {
    expect(diagnoseCodeless(undefined, undefined)).toBeUndefined();
  });
});

describe('the probe', () => {
  const outcome = (value: unknown) => {
    try {
      return probeOutcome(readReply(probe, answer(200, writeFrame(value))));
    } catch (error) {
      if (error instanceof ConnectorError) return probeOutcome(error);
      throw error;
    }
  };

  it('tells whether the site holds a key, in any language', () => {
    expect(outcome({ version: '6.1', wpversion: '7.1', wpe: 0, wphost: '' })).toBe('no_key');
    expect(outcome({ error: 'Diese Website ist schon verbunden.' })).toBe('has_key');
    expect(outcome(null)).toBeUndefined();
    expect(outcome([])).toBeUndefined();
  });
});
