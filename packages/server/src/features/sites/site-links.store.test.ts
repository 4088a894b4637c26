import { expect, it } from 'vitest';
import { storeSite, useWorld } from '../../testing/fixtures.ts';
import { releaseHeld } from './site-links.store.ts';

const world = useWorld();

// Fails on PostgreSQL with all ids in one statement, which takes 65,535 parameters.
it('releases the site of a suspended client among more sites than one statement takes', async () => {
  const client = (await world().post('add-client-v1', { name: 'A' })).body.id;
  const id = await storeSite(world(), { url: 'https://held.example/', client_id: client });
  await world().post('suspend-client-v1', { client_id_or_email: client });
  const { database } = world().app.services;
  const others = Array.from({ length: 70_000 }, (_, index) => 1_000_000 + index);
  await database.write(trx => releaseHeld(trx, [...others, id]));
  expect(await database.db.selectFrom('client_held_sites').selectAll().execute()).toEqual([]);
});
