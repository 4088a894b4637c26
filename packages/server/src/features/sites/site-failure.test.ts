import { ConnectorError, type FaultKind } from '@sitekeeper/protocol';
import { describe, expect, it } from 'vitest';
import { AppError } from '../../kernel/errors.ts';
import { expectError, useWorld } from '../../testing/fixtures.ts';
import { asAppError, failureOf } from './site-failure.ts';

const FAULTS = {
  hang: [504, 'svc_outcome_unknown', 'timeout'],
  slowloris: [504, 'svc_outcome_unknown', 'timeout'],
  reset: [504, 'svc_outcome_unknown', 'unreachable'],
  maintenance: [503, 'svc_site_offline', 'maintenance'],
  redirect_https: [503, 'svc_site_offline', 'unreachable'],
  redirect_www: [502, 'svc_connection_failed', 'redirected'],
  redirect_other: [503, 'svc_site_offline', 'unreachable'],
  http500: [502, 'svc_connection_failed', 'site_error'],
  critical: [502, 'svc_connection_failed', 'site_error'],
  waf: [502, 'svc_connection_failed', 'blocked'],
  auth401: [502, 'svc_connection_failed', 'http_auth'],
  giant: [502, 'svc_connection_failed', 'too_large'],
  deep_json: [502, 'svc_connection_failed', 'too_large'],
  no_frame: [502, 'svc_connection_failed', 'no_connector'],
  connector_off: [502, 'svc_connection_failed', 'no_connector'],
  empty_frame: [502, 'svc_connection_failed', 'site_error'],
  bad_json: [502, 'svc_connection_failed', 'site_error'],
  bad_base64: [502, 'svc_connection_failed', 'site_error'],
} as const;
const HARMLESS = ['noise', 'proto', 'numbers_as_strings', 'empty_map_as_list', 'html_names', 'invalid_utf8'] as const;
type Fault = keyof typeof FAULTS;
const names = Object.keys(FAULTS) as Fault[];

const env = {
  SITEKEEPER_DEADLINE_SYNC: '4',
  SITEKEEPER_DEADLINE_ACTION: '1',
  SITEKEEPER_OUTBOUND_MAX_REPLY_BYTES: '2000000',
};
const world = useWorld({ sites: names.length + HARMLESS.length + 2, env });
const add = (k: number, more = {}) => world().post('add-site-v1', { ...world().credentials(k), ...more });

describe('adding a site with a fault', () => {
  it.concurrent.each(names)('reports the fault %s', async name => {
    const k = names.indexOf(name) + 1;
    world().fleet.site(k).setFaults(name);
    const [status, code, reason] = FAULTS[name];
    const answer = await add(k);
    const message = expectError(answer, { status, code, data: { reason } });
    expect(message).toMatch(/^[A-Z].*\.$/s);
    expect(message).not.toMatch(/[<>]/);
    const host = new URL(world().fleet.url(k)).hostname;
    expect((await world().get('list-sites-v1', { search: host })).body.items).not.toContainEqual(
      expect.objectContaining({ url: `${world().fleet.url(k)}/` }),
    );
  });

  it.each(HARMLESS)('succeeds despite %s', async name => {
    const k = names.length + 1 + HARMLESS.indexOf(name);
    world().fleet.site(k).setFaults(name);
    const { status, body } = await add(k);
    expect(status).toBe(200);
    expect(body.wp_version).toBe(world().fleet.site(k).core);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    const { db } = world().app.services.database;
    const plugins = await db.selectFrom('site_plugins').selectAll().where('site_id', '=', body.id).execute();
    expect(plugins.length).toBeGreaterThan(0);
    expect(JSON.stringify(plugins)).not.toMatch(/<|polluted/);
  });

  it('succeeds despite auth401 with http_user and http_pass', async () => {
    const k = names.length + HARMLESS.length + 1;
    const site = world().fleet.site(k);
    site.setFaults('auth401');
    const { user: http_user, password: http_pass } = site.httpCredentials;
    expectError(await add(k, { http_user, http_pass: 'wrong' }), { status: 502, code: 'svc_connection_failed' });
    const { status, body } = await add(k, { http_user, http_pass });
    expect(status).toBe(200);
    const sync = await world().post('sync-sites-v1', { site_ids_or_domains: [body.id] });
    expect(sync.body.total_synced).toBe(1);
  });

  it('returns 503 for a port where nothing listens, and for a name that is not in DNS', async () => {
    const nobody = { admin: 'anna', uniqueid: 'x' };
    for (const url of ['http://127.0.0.3:9/', 'http://nowhere.invalid/']) {
      const answer = await world().post('add-site-v1', { ...nobody, url });
      expectError(answer, { status: 503, code: 'svc_site_offline', data: { reason: 'unreachable' } });
    }
  });

  it('returns 503 for an address in a private network that is not allowed, and names the setting that allows it', async () => {
    for (const url of ['http://10.1.2.3/', 'http://169.254.169.254/latest/', 'http://[::1]/', 'http://0.0.0.0/']) {
      const answer = await world().post('add-site-v1', { url, admin: 'anna', uniqueid: 'x' });
      expect(expectError(answer, { status: 503, code: 'svc_site_offline' })).toContain('OUTBOUND_ALLOW_PRIVATE');
    }
  });
});

describe('failureOf', () => {
  const codes: Record<FaultKind, string> = {
    unreachable: 'site_offline',
    maintenance: 'site_offline',
    timeout: 'site_timeout',
    no_connector: 'connection_failed',
    http_auth: 'connection_failed',
    blocked: 'connection_failed',
    redirected: 'connection_failed',
    site_error: 'connection_failed',
    too_large: 'connection_failed',
    disconnected: 'connection_failed',
    admin_gone: 'connection_failed',
    connector_outdated: 'child_outdated',
    refused: 'connection_failed',
    client_bug: 'connection_failed',
  };

  it.each(Object.entries(codes) as [FaultKind, string][])('%s: %s', (kind, code) => {
    const failure = failureOf(new ConnectorError(kind, 'The site said so.'));
    const ours = ['disconnected', 'admin_gone', 'client_bug'].includes(kind);
    const message = ours ? expect.not.stringContaining('said so') : expect.stringMatching(/^The site said so\./);
    expect(failure).toEqual({ code, message, kind });
  });

  it('advises no change of a site whose answer was refused because of answers of other sites', () => {
    const { message } = failureOf(new ConnectorError('too_large', 'Too many. Try again.', { retryAfterMs: 60_000 }));
    expect(message).toBe('Too many. Try again.');
  });

  it.each([
    'REG_ERROR1',
    'REG_ERROR2',
    'REG_ERROR3',
    'REG_ERROR4',
    'REG_ERROR5',
    'REG_ERROR6',
    'REG_ERROR7',
    'REG_ERROR8',
    'REG_ERROR9',
    'REG_ERROR10',
    'reconnect_failed',
  ])('%s: returns our own text instead of the site’s translated one', wireCode => {
    const { message } = failureOf(new ConnectorError('refused', 'Das ging schief.', { wireCode }));
    expect(message).not.toContain('Das ging schief');
    expect(message).toMatch(/\.$/);
  });

  it('returns a sentence and advice for an unknown code without a text', () => {
    const { message } = failureOf(new ConnectorError('refused', 'REG_ERROR99', { wireCode: 'REG_ERROR99' }));
    expect(message).toBe(
      'The site refused and gave only the code REG_ERROR99 as the reason. Update the MainWP Child plugin on the site, then try again.',
    );
  });

  it('suggests another administrator if the current one is missing', () => {
    expect(failureOf(new ConnectorError('admin_gone', 'x')).message).toMatch(/or set another administrator/);
  });

  it.each([
    ['certificate_expired', /Renew the certificate/],
    ['certificate_not_yet_valid', /clock of this server/],
    ['certificate_wrong_host', /an address that the certificate covers/],
    ['certificate_self_signed', /trusted authority/],
    ['certificate_unknown_issuer', /complete chain/],
  ] as const)(
    '%s: names the certificate problem and both solutions, and does not call the site offline',
    (detail, says) => {
      const failure = failureOf(new ConnectorError('unreachable', 'The certificate is bad.', { detail }));
      expect(failure).toMatchObject({ code: 'connection_failed', detail });
      expect(failure.message).toMatch(/^The certificate is bad\. /);
      expect(failure.message).toMatch(says);
      expect(failure.message).toMatch(/switch off the check of certificates for this site \(ssl_verify\)\.$/);
    },
  );

  it('says where to look if the database is down, and that the site is retried automatically', () => {
    const { message } = failureOf(new ConnectorError('site_error', 'No database.', { detail: 'database' }));
    expect(message).toMatch(/^No database\. Check the database server.*asked again later\.$/);
  });

  it('passes on the message of an AppError, and rethrows bugs', () => {
    expect(failureOf(new AppError('site_busy', 'Busy.'))).toEqual({ code: 'site_busy', message: 'Busy.' });
    expect(() => failureOf(new TypeError('bug'))).toThrow(TypeError);
  });
});

describe('asAppError', () => {
  it('includes the kind and the code of the connector', () => {
    const error = asAppError(new ConnectorError('refused', 'no', { wireCode: 'REG_ERROR4' }));
    expect(error).toMatchObject({
      code: 'connection_failed',
      data: { reason: 'refused', connector_code: 'REG_ERROR4' },
    });
  });

  it('returns other errors unchanged', () => {
    const bug = new TypeError('bug');
    expect(asAppError(bug)).toBe(bug);
  });
});
