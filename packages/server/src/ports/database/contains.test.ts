import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { useWorld } from '../../testing/fixtures.ts';
import { containsText } from './contains.ts';

const world = useWorld();

it.each([
  ['Österreich', 'Österreich'],
  ['Österreich', 'ÖSTER'],
  ['ÖSTERREICH', 'öster'],
  ['österreich', 'Öster'],
  ['Große ÜBUNG', 'GROßE übung'],
  ['Žižkov', 'žiŽ'],
  ['МОСКВА 100%', 'москва 100%'],
])('%j contains %j, whatever the case of its letters', async (name, text) => {
  const { db } = world().app.services.database;
  const found = async (wanted: string) => {
    const { rows } = await sql`select 1 from (select cast(${name} as text) as name) as one
      where ${containsText('one.name', wanted)}`.execute(db);
    return rows.length;
  };
  expect(await found(text)).toBe(1);
  expect(await found(`${text}ä`)).toBe(0);
});
