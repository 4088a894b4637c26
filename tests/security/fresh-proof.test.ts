import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { ALL_ABILITIES } from '../../packages/server/src/catalogue.ts';
import { exampleOf } from '../../packages/server/src/surfaces/openapi/example.ts';
import type { Schema } from '../../packages/server/src/surfaces/openapi/schema.ts';
import { ROUTES } from '../../packages/server/src/surfaces/rest-v2/routes.ts';
import { ask } from '../../packages/server/src/surfaces/web/web.fixtures.ts';
import { storeSite, useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { manualClock } from '../../packages/server/src/testing/index.ts';

const MINUTE = 60_000;
const clock = manualClock();
const world = useWorld({ parts: { clock } });
const NEEDED = { status: 403, body: { code: 'svc_fresh_proof_needed' } };

/** They only revoke access: in an emergency, nothing may delay them. */
const NEED_NONE = [
  // What they send goes where it was to go anyway.
  'test-channel-v1',
  'test-mail-v1',
  'replay-delivery-v1',
  'replay-deliveries-v1',
  // It tells a public key: adding the subscription needs the proof.
  'prepare-push-v1',
  // Approving needs what the approved call needs: features/approvals/approve-call.test.ts. Rejecting does nothing.
  'approve-call-v1',
  'reject-call-v1',
  // What a person sees of lists and messages.
  'add-saved-view-v1',
  'update-saved-view-v1',
  'remove-saved-view-v1',
  'see-bell-v1',
  // One's own browser, which was turned on with a proof.
  'test-push-browser-v1',
  'remove-push-browser-v1',
  'delete-application-password-v1',
  'revoke-session-v1',
  'revoke-invitation-v1',
  'delete-api-key-v1',
  'delete-api-keys-v1',
];
const PROTECTED = ALL_ABILITIES.filter(({ proof }) => proof !== undefined);
const inputOf = (ability: { input: object }) => exampleOf(ability.input as Schema) as Record<string, unknown>;

let anna: { name: string; password: string };
let stale: Record<string, string>;
let program: string;
beforeAll(async () => {
  anna = await world().webUser('anna', 'admin');
  stale = await world().signIn(anna);
  program = await world().user('anna', 'admin');
  clock.advance(11 * MINUTE);
});

describe('abilities', () => {
  it('require fresh proof for all that changes credentials, settings, or several sites irreversibly', () => {
    const must = ALL_ABILITIES.filter(({ name, category, effect, input }) => {
      const several = 'site_ids_or_domains' in input.properties && effect === 'destroy';
      return (category === 'admin' && effect !== 'read') || several || /export|backup|restore|password/.test(name);
    }).filter(({ name, effect }) => !NEED_NONE.includes(name) && !(effect === 'read' && name.startsWith('list-')));
    expect(must.length).toBeGreaterThan(10);
    // Fails without `proof` in any of them: its name is shown.
    expect(must.filter(({ proof }) => proof === undefined).map(({ name }) => name)).toEqual([]);
  });

  it.each(PROTECTED.map(ability => [ability.name, ability] as const))(
    '%s is refused to a session with old proof',
    async (name, ability) => {
      const { dry_run: _dry, ...input } = inputOf(ability);
      const rows = () => world().app.services.database.db.selectFrom('audit_log').select('id').execute();
      const before = (await rows()).length;
      // Fails without requireProof in execute.ts: most are answered 200 or 404.
      const answer = await world().post(name, input, { auth: '', headers: stale });
      expect(answer).toMatchObject(NEEDED);
      expect(answer.body.data).toMatchObject({ proofs: ['password'], good_for_minutes: 10 });
      expect((await rows()).length).toBe(before);
      if (!('dry_run' in ability.input.properties)) return;
      const dry = await world().post(name, { ...input, dry_run: true }, { auth: '', headers: stale });
      expect(dry.status).not.toBe(403);
    },
  );

  it.each(PROTECTED.map(ability => [ability.name, ability] as const))(
    '%s requires more of an application password only if it concerns logins',
    async (name, ability) => {
      const { dry_run: _dry, confirm: _confirm, ...input } = inputOf(ability);
      const odd = 'module' in input ? { ...input, enabled: true } : input;
      const answer = await world().post(name, odd, { auth: program });
      if (ability.proof === 'login') expect(answer).toMatchObject(NEEDED);
      else expect(answer.body.code).not.toBe('svc_fresh_proof_needed');
    },
  );

  it('that need no proof work in such a session, including the deletion of one site', async () => {
    const [one, two, three] = [
      await storeSite(world(), { url: 'http://one.example/' }),
      await storeSite(world(), { url: 'http://two.example/' }),
      await storeSite(world(), { url: 'http://three.example/' }),
    ];
    const inStale = { auth: '', headers: stale };
    expect(await world().post('add-tag-v1', { name: 'x' }, inStale)).toMatchObject({ status: 200 });
    const single = { site_id_or_domain: one, confirm: true };
    expect(await world().post('delete-site-v1', single, inStale)).toMatchObject({ status: 200 });
    const several = { site_ids_or_domains: [two, three], confirm: true };
    expect(await world().post('delete-sites-v1', several, inStale)).toMatchObject(NEEDED);
    // The contract's promises to programs stay unchanged.
    const key = await world().key('read', 'write');
    const byKey = await world().post('delete-sites-v1', { ...several, site_ids_or_domains: [two] }, { auth: key });
    expect(byKey.body.total_deleted).toBe(1);
    const byUser = await world().post(
      'delete-sites-v1',
      { ...several, site_ids_or_domains: [three] },
      { auth: program },
    );
    expect(byUser.body.total_deleted).toBe(1);
  });
});

describe('REST v2', () => {
  const routes = ROUTES.filter(({ ability }) => ability.proof !== undefined).flatMap(route =>
    route.methods.map(method => [method, route.path, route] as const),
  );

  it('has routes that require proof', () => {
    expect(routes.length).toBeGreaterThan(4);
  });

  it.each(routes)('%s %s refuses a session with old proof', async (method, path, route) => {
    const given = exampleOf(route.params.schema as Schema) as Record<string, unknown>;
    const body = Object.fromEntries(Object.entries(given).filter(([name]) => !route.params.inPath.includes(name)));
    const there = path.replaceAll(/\{\w+\}/g, '1');
    expect(await world().rest(there, { method, auth: '', headers: stale, body })).toMatchObject(NEEDED);
  });

  it.each(['POST', 'PUT', 'PATCH'])(
    'requires fresh proof for %s in a batch that deletes several sites, and not for one',
    async method => {
      const options = { method, auth: '', headers: stale };
      for (const action of ['delete', 'remove']) {
        // Fails without deletesSites in batch.routes.ts: both are answered 200.
        const one = await world().rest('/sites/batch', { ...options, body: { [action]: [998, 999] } });
        expect(one).toMatchObject(NEEDED);
        const all = await world().rest('/batch', { ...options, body: { sites: { [action]: [998, 999] } } });
        expect(all).toMatchObject(NEEDED);
      }
      const single = await world().rest('/sites/batch', { ...options, body: { delete: [998] } });
      expect(single).toMatchObject({ status: 200 });
      const key = await world().key('read', 'write');
      const byKey = await world().rest('/sites/batch', { method, auth: key, body: { delete: [998, 999] } });
      expect(byKey).toMatchObject({ status: 200 });
    },
  );
});

describe('one’s own account', () => {
  const bodies: Readonly<Record<string, object>> = {
    '/second-factor': {},
    '/second-factor/confirm': { code: '123456' },
    '/second-factor/recovery-codes': {},
    '/second-factor/disable': {},
    '/passkeys/options': {},
    '/passkeys': { name: 'Phone', response: {} },
    '/passkeys/delete': { id: 1 },
  };

  it.each(Object.entries(bodies))('%s requires fresh proof, or the password in the request', async (path, body) => {
    const send = (more: object = {}, headers = stale) =>
      ask(world(), 'POST', `/profile${path}`, { ...body, ...more }, headers);
    // Fails without requireProof in profile.routes.ts.
    expect(await send()).toMatchObject(NEEDED);
    const text = readFileSync(
      join(import.meta.dirname, '../../packages/server/src/surfaces/web/profile.routes.ts'),
      'utf8',
    );
    const paths = [...text.matchAll(/^ {2}post\('([^']+)'/gm)].map(([, found]) => found);
    expect(paths.sort()).toEqual([...Object.keys(bodies), '/password', '/sign-out-everywhere'].sort());
  });

  it('changes its password only with the old one, and signs out nobody otherwise', async () => {
    const vera = await world().webUser('vera', 'viewer');
    const headers = await world().signIn(vera);
    clock.advance(11 * MINUTE);
    const change = (body: object) => ask(world(), 'POST', '/profile/password', body, headers);
    // As if there were no password yet: that takes fresh proof, and then the old one all the same.
    expect(await change({ password: 'an entirely new one' })).toMatchObject({
      status: 403,
      body: { code: 'svc_fresh_proof_needed' },
    });
    expect(await change({ current: 'a guess', password: 'an entirely new one' })).toMatchObject({ status: 400 });
    expect(await change({ current: vera.password, password: 'an entirely new one' })).toMatchObject({ status: 200 });
    expect(await ask(world(), 'POST', '/profile/sign-out-everywhere', {}, headers)).toMatchObject({ status: 200 });
  });
});
