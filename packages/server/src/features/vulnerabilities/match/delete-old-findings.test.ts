import { expect, it } from 'vitest';
import { giveFeed, manualClock } from '../../../testing/index.ts';
import { HOLES, useVulnerableFleet } from '../vulnerabilities.fixtures.ts';
import { deleteOldFindings } from './delete-old-findings.ts';

const clock = manualClock();
const fleet = useVulnerableFleet({ parts: { clock } });

it('findings are deleted a year after they were fixed, and open ones never', async () => {
  const { world } = fleet();
  const { services } = world.app;
  const states = async () => {
    const rows = await services.database.db.selectFrom('vulnerability_findings').select('fixed_at').execute();
    return { all: rows.length, fixed: rows.filter(row => row.fixed_at !== null).length };
  };
  await giveFeed(world, HOLES.slice(1));
  const before = await states();
  expect(before.fixed).toBeGreaterThan(0);
  await clock.advance(364 * 86_400_000);
  await deleteOldFindings(services);
  expect(await states()).toEqual(before);
  await clock.advance(2 * 86_400_000);
  await deleteOldFindings(services);
  expect(await states()).toEqual({ all: before.all - before.fixed, fixed: 0 });
});
