import type { FaultName } from '@sitekeeper/child-simulator';
import { makeWorld, type World } from '@sitekeeper/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const SITES = 100;
const FAULTS: readonly FaultName[] = [
  'hang',
  'reset',
  'slowloris',
  'http500',
  'maintenance',
  'giant',
  'no_frame',
  'deep_json',
  'key_lost',
  'connector_off',
];
/** Every tenth site is broken, each in its own way. */
const faultOf = (k: number) => (k % 10 === 0 ? FAULTS[k / 10 - 1] : undefined);
/** Sites that make the requested changes, but whose answers are lost. */
const LOST: Readonly<Record<number, FaultName>> = {
  15: 'change_reset_after',
  35: 'change_cut_reply',
  55: 'change_stray_page',
  75: 'change_504_after',
};
const numbers = Array.from({ length: SITES }, (_none, i) => i + 1);
const well = numbers.filter(k => !faultOf(k));
/** Sites that make the requested changes, but whose answers are unreadable: the outcome cannot be known. */
const mute = numbers.filter(k => ['slowloris', 'deep_json'].includes(faultOf(k) ?? ''));
const done = [...well, ...mute].sort((a, b) => a - b);
const lost = Object.keys(LOST).map(Number);

describe('users of 100 sites, ten of them broken in ten ways', { timeout: 240_000 }, () => {
  let world: World;
  const idsOf = (ks: readonly number[]) => ks.map(k => world.siteIds[k - 1]);
  const broken = () => idsOf(numbers.filter(k => faultOf(k)));
  const sitesIn = (items: readonly { website_id: number }[]) => items.map(item => item.website_id);

  const codeOf = (errors: readonly { website_id: number; code: string }[], id: number | undefined) =>
    errors.find(error => error.website_id === id)?.code;

  beforeAll(async () => {
    world = await makeWorld({
      sites: SITES,
      seeded: true,
      fleet: { plugins: 4 },
      env: {
        SITEKEEPER_DEADLINE_ACTION: '2',
        SITEKEEPER_DEADLINE_CHECK: '2',
        SITEKEEPER_OUTBOUND_MAX_REPLY_BYTES: '1048576',
      },
    });
    for (const k of numbers) {
      const fault = faultOf(k) ?? LOST[k];
      if (fault) world.fleet.site(k).setFaults(fault);
    }
  });
  afterAll(() => world.close());

  it('lists the users of the others, and names the sites that did not respond', async () => {
    const { status, body } = await world.rest('/users?search=fleet-admin&per_page=200');
    expect(status).toBe(200);
    expect(sitesIn(body.data)).toEqual(idsOf(well));
    expect(sitesIn(body.errors)).toEqual(broken());
  });

  it('creates a user on the others, including those whose answers are lost', async () => {
    const wanted = { username: 'robin', email: 'robin@x.example', role: 'editor', websites: world.siteIds.join(',') };
    const { body } = await world.rest('/users/create', { method: 'POST', body: wanted });
    expect(body).toMatchObject({ success: 1, message: 'The user was created on 90 of 100 sites.' });
    expect(sitesIn(body.data.created)).toEqual(idsOf(well));
    expect(sitesIn(body.data.errors)).toEqual(broken());
    expect(world.fleet.ledger.summary().maxChanging).toBe(1);
    expect(numbers.filter(k => world.fleet.site(k).user('robin'))).toEqual(done);
    for (const id of idsOf(mute)) expect(codeOf(body.data.errors, id)).toBe('svc_outcome_unknown');
  });

  it('sets the passwords of the others, and reports none as failed that took effect', async () => {
    const wanted = { password: 'Fuer-alle-gleich-1', websites: world.siteIds.join(',') };
    const { body } = await world.rest('/users/update-admin-password', { method: 'PUT', body: wanted });
    expect(body).toMatchObject({ data: { total_updated: 86, total_errors: 14 } });
    expect(numbers.filter(k => world.fleet.site(k).user('fleet-admin')?.password === wanted.password)).toEqual(done);
    for (const id of idsOf([...mute, ...lost])) expect(codeOf(body.data.errors, id)).toBe('svc_outcome_unknown');
  });

  it('sends nothing twice that may have been done', () => {
    const sent = (k: number) =>
      ['newuser', 'newadminpassword'].map(fn => world.fleet.ledger.entries({ site: k, fn }).length);
    expect([...mute, ...lost].map(sent)).toEqual(Array(mute.length + lost.length).fill([1, 1]));
  });
});
