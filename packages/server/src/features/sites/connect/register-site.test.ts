import { ConnectorError, exportPrivateKey, generateKeyPair, type RegisterArgs } from '@sitekeeper/protocol';
import { describe, expect, it } from 'vitest';
import type { ChildSites } from '../../../ports/child-sites/port.ts';
import { expectError, useWorld } from '../../../testing/fixtures.ts';
import { registerSite } from './register-site.ts';

const world = useWorld({ sites: 14 });
const keys = await generateKeyPair();
const SYNC = { server: 'https://sitekeeper.invalid/x/' };
const add = (k: number, more: Record<string, unknown> = {}) =>
  world().post('add-site-v1', { ...world().credentials(k), ...more });
/** The site stays linked, but this dashboard has forgotten it: as if another dashboard were connected. */
const link = async (k: number) => {
  const id = await world().addSite(k);
  await world().app.services.database.write(trx => trx.deleteFrom('sites').where('id', '=', id).execute());
};

describe('a site’s answer to a registration', () => {
  const cases: readonly [
    code: string,
    reason: RegExp,
    k: number,
    prepare: () => unknown,
    more: Record<string, string>,
  ][] = [
    ['REG_ERROR2', /another dashboard/, 1, () => link(1), {}],
    [
      'REG_ERROR3',
      /requires its unique security ID/,
      2,
      () => world().fleet.site(2).setUniqueId('abc'),
      { uniqueid: '' },
    ],
    ['REG_ERROR4', /security ID is wrong/, 3, () => world().fleet.site(3).setUniqueId('abc'), { uniqueid: 'abd' }],
    ['REG_ERROR7', /login or the password of the administrator is wrong\.$/, 4, () => {}, { adminpassword: 'wrong' }],
    ['REG_ERROR7', /login or the password of the administrator is wrong\.$/, 4, () => {}, { admin: 'nobody' }],
    ['REG_ERROR7', /login name instead of the e-mail address/, 4, () => {}, { admin: 'anna@example.com' }],
    ['REG_ERROR7', /Send adminpassword/, 4, () => {}, { adminpassword: '', uniqueid: 'abc' }],
    ['REG_ERROR9', /not an administrator/, 5, () => world().fleet.site(5).demoteAdmin(), {}],
    ['REG_ERROR10', /without a password/, 7, () => link(7), {}],
  ];

  it.each(cases)('%s (%s) becomes a 502 that says what to do', async (connector_code, reason, k, prepare, more) => {
    await prepare();
    const before = (await world().get('count-sites-v1')).body.total;
    const answer = await add(k, more);
    const data = { reason: 'refused', connector_code };
    expect(expectError(answer, { status: 502, code: 'svc_connection_failed', data })).toMatch(reason);
    expect((await world().get('count-sites-v1')).body.total).toBe(before);
  });
});

/** The world's services, with invented answers instead of the site's. */
function servicesAnswering(answer: (args: RegisterArgs, attempt: number) => unknown) {
  const { services } = world().app;
  const calls: RegisterArgs[] = [];
  const callUnsigned = (async (site, _user, _call, args) => {
    calls.push(args as RegisterArgs);
    const url = site.url;
    return { value: answer(args as RegisterArgs, calls.length), url };
  }) as ChildSites['callUnsigned'];
  return { services: { ...services, childSites: { ...services.childSites, callUnsigned } }, calls };
}
const reply = (siteUrl?: string, regverify?: string) => ({
  report: { siteUrl, wpEngine: false, wphost: '' },
  uniqueId: '',
  user: 'anna',
  regverify,
});
const site = { url: 'https://example.com/blog/', verifyTls: true };
const credentials = { user: 'anna', server: 'https://sitekeeper.invalid/x/', uniqueId: '' };

describe('registerSite', () => {
  it("tries a password with quotes in both of WordPress's forms", async () => {
    const { services, calls } = servicesAnswering((_args, attempt) => {
      if (attempt === 1) throw new ConnectorError('refused', 'no', { wireCode: 'REG_ERROR7' });
      return reply();
    });
    await registerSite(services, site, { ...credentials, password: `it's` }, keys, SYNC);
    expect(calls.map(args => args.literalQuotes)).toEqual([false, true]);
    expect(calls[0]?.publicPem).toBe(calls[1]?.publicPem);
  });

  it.each([
    ['no quotes', 'plain', 'REG_ERROR7'],
    ['another refusal', `it's`, 'REG_ERROR9'],
  ])('does not try again for %s', async (_why, password, wireCode) => {
    const { services, calls } = servicesAnswering(() => {
      throw new ConnectorError('refused', 'no', { wireCode });
    });
    await expect(registerSite(services, site, { ...credentials, password }, keys, SYNC)).rejects.toMatchObject({
      wireCode,
    });
    expect(calls).toHaveLength(1);
  });

  it('sends the key that was stored for it, and no other', async () => {
    const { services, calls } = servicesAnswering(() => reply());
    const { secrets } = await registerSite(services, site, credentials, keys, SYNC);
    expect(calls.map(({ publicPem }) => publicPem)).toEqual([keys.publicPem]);
    expect(secrets.private_key).toEqual(exportPrivateKey(keys.privateKey));
  });

  it.each([
    ['https://www.example.com/blog', 'https://www.example.com/blog/'],
    ['http://www.example.com/blog/', 'https://www.example.com/blog/'],
    ['https://example.com/blog', 'https://example.com/blog/'],
    ['https://www.example.com/other', 'https://example.com/blog/'],
    ['https://evil.example/blog', 'https://example.com/blog/'],
    ['not an address', 'https://example.com/blog/'],
    [undefined, 'https://example.com/blog/'],
  ])('accepts %s, as the site reports its address, for %s', async (siteUrl, wanted) => {
    const { services } = servicesAnswering(() => reply(siteUrl));
    expect((await registerSite(services, site, credentials, keys, SYNC)).url).toBe(wanted);
  });

  it('drops a www. that the site does not use', async () => {
    const { services } = servicesAnswering(() => reply('https://example.com/blog'));
    const { url } = await registerSite(
      services,
      { ...site, url: 'https://www.example.com/blog/' },
      credentials,
      keys,
      SYNC,
    );
    expect(url).toBe('https://example.com/blog/');
  });

  it('keeps the old reconnect secret when the site creates no new one', async () => {
    const { services } = servicesAnswering(() => reply());
    const { secrets } = await registerSite(services, site, { ...credentials, regverify: 'old' }, keys, SYNC);
    expect(secrets).toMatchObject({ regverify: 'old', server: credentials.server });
    const { services: others } = servicesAnswering(() => reply(undefined, 'new'));
    expect((await registerSite(others, site, { ...credentials, regverify: 'old' }, keys, SYNC)).secrets.regverify).toBe(
      'new',
    );
  });
});
