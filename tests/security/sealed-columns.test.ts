import { SEALED_VALUES } from '@sitekeeper/server';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { useKeyRotation } from '../support/secrets/key-rotation.ts';
import { sealedColumns, sealedTexts } from '../support/secrets/sealed-values-found.ts';

const on = useKeyRotation();

describe('the list of sealed columns', () => {
  // Fails when a line is taken out of sealed-values.ts: the column is in the store and not in the list.
  it('has every column whose name says that it is sealed, and each of them is fenced', async () => {
    const listed = SEALED_VALUES.filter(({ table }) => table !== 'meta');
    const names = listed.map(({ table, column }) => `${table}.${column}`).sort();
    expect((await sealedColumns(on.database())).sort()).toEqual(names);
    const triggers =
      on.database().engine === 'postgres'
        ? sql<{ name: string }>`select tgname as name from pg_trigger where not tgisinternal`
        : sql<{ name: string }>`select name from sqlite_master where type = 'trigger'`;
    const fences = (await triggers.execute(on.database().db)).rows.map(({ name }) => name).join('\n');
    for (const { table, column } of listed) expect(fences).toContain(`${table}_${column}_fence`);
  });

  it('has the keys of each table, and every place of a sealed value', async () => {
    const found = await sealedTexts(on.database());
    const listed = SEALED_VALUES.map(({ table, column }) => `${table}.${column}`);
    const places = [...new Set(found.map(({ table, column }) => `${table}.${column}`))].sort();
    expect(places).toEqual([...listed].sort());
  });
});
