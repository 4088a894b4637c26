import type { KyselyPlugin } from 'kysely';
import { expect, it } from 'vitest';
import { useWorld } from '../../../testing/fixtures.ts';
import { sumUpFleet } from './sum-up-fleet.ts';

const world = useWorld();

it('looks at no single day where no site was ever watched', async () => {
  const { database, clock } = world().app.services;
  let statements = 0;
  const counting: KyselyPlugin = {
    transformQuery({ node }) {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await sumUpFleet({ clock, database: { ...database, db: database.db.withPlugin(counting) } });
  expect(statements).toBe(2);
});
