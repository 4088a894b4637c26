import { expect, it } from 'vitest';
import { auditOf, eventTypes, siteRow, useWorld } from '../../../testing/fixtures.ts';
import type { SyncOutcome } from './ask-site.ts';
import { useSavedSite } from './saved-site.fixtures.ts';

const world = useWorld();
const at = useSavedSite(world);
const { ok, failed, save } = at;

const provenMissing = () => failed('no_connector', 'connector_missing');
/** As if the last proof had come a quarter of an hour before. */
const aQuarterLater = async () => {
  const { database, clock } = world().app.services;
  const earlier = { missing_at: clock.now() - 15 * 60_000 };
  await database.write(trx =>
    trx.updateTable('sites').set(earlier).where('id', '=', at.id).where('missing_at', 'is not', null).execute(),
  );
};
const inTurn = async (...outcomes: SyncOutcome[]) => {
  const states = [];
  for (const outcome of outcomes) {
    await save(outcome);
    await aQuarterLater();
    states.push((await siteRow(world(), at.id)).status);
  }
  return states;
};

it('disconnects the site on the third proof in a row of a missing connector, with the reason and an audit row', async () => {
  const states = await inTurn(provenMissing(), provenMissing(), provenMissing());
  expect(states).toEqual(['connected', 'connected', 'disconnected']);
  const row = await siteRow(world(), at.id);
  expect(row).toMatchObject({ disconnected_by: 'missing_connector', failed_syncs: 3 });
  expect(await eventTypes(world(), { siteId: at.id })).toEqual(['site.disconnected']);
  expect(row.sync_error).toMatch(/^It failed\. The site is asked again now and then/);
  expect(row.next_sync_at - (row.disconnected_at ?? 0)).toBe(3600_000);
  expect(await auditOf(world().app.services.database, at.id)).toEqual(['site.disconnected']);
});

it('resets the count of proofs after an outage, and never counts a failure that proves nothing', async () => {
  const outage = failed('site_error', 'database');
  const states = await inTurn(provenMissing(), provenMissing(), outage, provenMissing(), failed('no_connector'));
  expect([...states, ...(await inTurn(provenMissing(), provenMissing()))]).toEqual(Array(7).fill('connected'));
});

it('does not count gateway failures before the first proof', async () => {
  expect(await inTurn(failed('site_error'), failed('site_error'), provenMissing())).toEqual(Array(3).fill('connected'));
});

it('counts proofs within minutes of each other once', async () => {
  for (let times = 0; times < 5; times++) await save(provenMissing());
  expect(await siteRow(world(), at.id)).toMatchObject({ status: 'connected', missing_count: 1, failed_syncs: 5 });
});

it('resets the count of proofs after a success', async () => {
  expect(await inTurn(provenMissing(), provenMissing(), ok(), provenMissing())).toEqual(Array(4).fill('connected'));
  expect((await siteRow(world(), at.id)).missing_count).toBe(1);
});
