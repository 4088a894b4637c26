import { expect, it } from 'vitest';
import { useWorld } from '../../../testing/fixtures.ts';
import { notingQueries } from '../../../testing/noting-queries.ts';
import { sumUpFleet } from './sum-up-fleet.ts';

const world = useWorld();

it('looks at no single day where no site was ever watched', async () => {
  const { database, clock } = world().app.services;
  let statements = 0;
  const counting = notingQueries(database, () => {
    statements += 1;
  });
  await sumUpFleet({ clock, database: counting });
  expect(statements).toBe(2);
});
