import { describe, expect, it } from 'vitest';
import { expectError, refusedPaths, storeSite, useWorld } from '../../../testing/fixtures.ts';
import { instead } from '../../../testing/instead.ts';
import { siteKey } from '../site.ts';

const world = useWorld({ sites: 5 });
const add = (input: Record<string, unknown>) => world().post('add-site-v1', input);

describe('add-site refuses: it', () => {
  it('returns 409 with the id if the site has already been added, even without secrets', async () => {
    const site_id = await storeSite(world(), { url: 'https://www.there.example/shop/' });
    for (const url of ['there.example/shop', 'THERE.example/Shop/?a=b', 'www.there.example:443/shop']) {
      const answer = await add({ url: `http://${url}`, admin: 'anna', client_id: 987_654 });
      expectError(answer, { status: 409, code: 'svc_site_already_exists', data: { site_id } });
    }
  });

  it('checks in this order: input, duplicate, secrets, client and tags, then the site', async () => {
    await storeSite(world(), { url: 'https://order.example/' });
    const calls = world().fleet.ledger.summary().calls;
    const fresh = world().fleet.url(4);
    const admin = 'anna';
    expect(refusedPaths(await add({ url: 'https://order.example/', admin: '' }))).toEqual(['input.admin']);
    expectError(await add({ url: 'https://order.example/', admin }), { status: 409, code: 'svc_site_already_exists' });
    const errors = [{ path: 'input.adminpassword', message: expect.any(String) }];
    for (const secrets of [{}, { adminpassword: '', uniqueid: '' }]) {
      const answer = await add({ url: fresh, admin, client_id: 987_654, ...secrets });
      expectError(answer, { status: 400, code: 'svc_invalid_input', data: { errors } });
    }
    const uniqueid = 'x';
    const noClient = await add({ url: fresh, admin, uniqueid, client_id: 987_654, tags: [987_654] });
    expectError(noClient, { status: 404, code: 'svc_client_not_found' });
    const noTag = await add({ url: fresh, admin, uniqueid, tags: [987_654] });
    expect(expectError(noTag, { status: 404, code: 'svc_tag_not_found' })).toContain('987654');
    expect(world().fleet.ledger.summary().calls).toBe(calls);
  });

  it.each([
    'shop',
    'ftp://example.com/',
    'https://anna:pass@example.com/',
    'javascript:alert(1)',
    'https://exa mple.com/',
  ])('rejects the address %s', async url => {
    const data = {
      errors: [{ path: 'input.url', message: expect.any(String), reason: expect.stringMatching(/^site_/) }],
    };
    expectError(await add({ url, admin: 'anna', uniqueid: 'x' }), { status: 400, code: 'svc_invalid_input', data });
  });

  it('returns 400 with all violations of invalid input', async () => {
    expect(refusedPaths(await add({})).sort()).toEqual(['input.admin', 'input.url']);
    const input = { url: 5, admin: 'anna', tags: 3, client_id: null, ssl_verify: 'no', password: 'typo' };
    expect(refusedPaths(await add(input)).sort()).toEqual([
      'input.client_id',
      'input.password',
      'input.ssl_verify',
      'input.tags',
      'input.url',
    ]);
  });

  it('answers two simultaneous requests for one address with one 200 and one 409', async () => {
    const input = world().credentials(5);
    const answers = await Promise.all([add(input), add({ ...input, url: `${input.url}/` })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [won, lost] = answers[0]?.status === 200 ? answers : [answers[1], answers[0]];
    expect(lost?.body).toMatchObject({ code: 'svc_site_already_exists', data: { site_id: won?.body.id } });
    expect(world().fleet.ledger.site(5).functions).toEqual({ register: 1, stats: 1 });
    expect((await world().get('list-sites-v1', { search: new URL(input.url).host })).body.total).toBe(1);
  });

  it('says which setting allows a site in a private network, and to programs that this is why', async () => {
    const answer = await add({ url: 'http://10.1.2.3/', admin: 'anna', uniqueid: 'x' });
    const data = { reason: 'unreachable', detail: 'private_address' };
    expect(expectError(answer, { status: 503, code: 'svc_site_offline', data })).toBe(
      '10.1.2.3 resolves to a loopback, private or reserved address. If your sites are in that network, add it to SITEKEEPER_OUTBOUND_ALLOW_PRIVATE. SITEKEEPER_OUTBOUND_ALLOW_PRIVATE is read when this server starts: start it again after a change.',
    );
  });

  it('says that the site is being added already, for as long as another attempt goes on', async () => {
    const { url } = world().credentials(4);
    const { clock, database } = world().app.services;
    const lease = { name: `add:${siteKey(url)}`, holder: 'another', until_at: clock.now() + 3_600_000 };
    await database.write(trx => trx.insertInto('leases').values(lease).execute());
    let elapsed = 0;
    const hurried = { ...clock, now: () => clock.now(), elapsed: () => (elapsed += 6_000) };
    const answer = await instead(world(), { clock: hurried }, () => add({ url, admin: 'anna', uniqueid: 'x' }));
    const said = expectError(answer, { status: 409, code: 'svc_site_busy' });
    expect(said).toBe('A site with this address is being added or moved there already. Try again when it is done.');
    await database.write(trx => trx.deleteFrom('leases').where('name', '=', lease.name).execute());
  });

  it('treats sites on different paths of one host as different sites', async () => {
    await storeSite(world(), { url: 'https://multi.example/one/' });
    const answer = await add({ url: 'https://multi.example/two', admin: 'anna' });
    expectError(answer, { status: 400, code: 'svc_invalid_input' });
  });
});
