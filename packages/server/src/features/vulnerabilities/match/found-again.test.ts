import { expect, it } from 'vitest';
import { manualClock } from '../../../ports/clock/manual-clock.ts';
import { giveFeed } from '../../../testing/index.ts';
import { eventsSoFar, HOLES, useVulnerableFleet } from '../vulnerabilities.fixtures.ts';
import { deleteOldFindings } from './delete-old-findings.ts';
import { matchChangedSites } from './match-sites.ts';

const clock = manualClock(Date.UTC(2026, 8, 15));
const fleet = useVulnerableFleet({ parts: { clock } });

it('what was found before a record was missing for a day is found since then, also in reports', async () => {
  const { world, ids, client } = fleet();
  const report = async (month: string) => {
    const asked = { client_id_or_email: client, month, sections: ['security'] };
    const { found, fixed, open } = (await world.get('get-client-report-v1', asked)).body.security;
    return { found, fixed, open };
  };
  clock.advance(20 * 86_400_000);
  const september = await report('2026-09');
  expect(september).toEqual({ found: 1, fixed: 0, open: 1 });
  await giveFeed(
    world,
    HOLES.filter(hole => hole.id !== 'shop-hole'),
  );
  clock.advance(86_400_000);
  await giveFeed(world, HOLES);
  expect(await report('2026-09')).toEqual(september);
  expect(await report('2026-10')).toEqual({ found: 0, fixed: 0, open: 1 });
  const told = (await eventsSoFar(world)).filter(event => event.endsWith(` ${ids.lima} shop-hole`));
  expect(told).toHaveLength(2); // but it is told again: its end was told
});

it('what was fixed and comes back later stays fixed in the reports of the month, until a year later', async () => {
  const { world, ids, client } = fleet();
  const { services } = world.app;
  const report = async (month: string) => {
    const asked = { client_id_or_email: client, month, sections: ['security'] };
    const { items, found, fixed, open } = (await world.get('get-client-report-v1', asked)).body.security;
    return { found, fixed, open, items };
  };
  const runs = async (version: string) => {
    await services.database.write(async trx => {
      await trx.updateTable('site_plugins').set({ version }).where('site_id', '=', ids.lima).execute();
      await trx
        .insertInto('sites_to_match')
        .values({ site_id: ids.lima })
        .onConflict(conflict => conflict.doNothing())
        .execute();
    });
    await matchChangedSites(services);
  };
  await runs('9.4');
  clock.advance(31 * 86_400_000);
  const october = await report('2026-10');
  expect(october).toMatchObject({ fixed: 1, open: 0, items: [{ state: 'fixed', version: '9.3' }] });
  await runs('9.2');
  expect(await report('2026-10')).toEqual(october);
  expect(await report('2026-11')).toMatchObject({ found: 1, fixed: 0, open: 1, items: [{ version: '9.2' }] });
  await runs('9.4');
  clock.advance(86_400_000);
  await runs('9.3');
  expect(await report('2026-11')).toMatchObject({ found: 2, fixed: 1, open: 1 });
  const past = () => services.database.db.selectFrom('vulnerability_past_findings').selectAll().execute();
  expect(await past()).toHaveLength(2);
  clock.advance(366 * 86_400_000);
  await deleteOldFindings(services);
  expect(await past()).toEqual([]);
});
