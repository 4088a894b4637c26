import { expect, it } from 'vitest';
import { manualClock } from '../../../ports/clock/manual-clock.ts';
import { giveFeed } from '../../../testing/index.ts';
import { eventsSoFar, HOLES, useVulnerableFleet } from '../vulnerabilities.fixtures.ts';

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
