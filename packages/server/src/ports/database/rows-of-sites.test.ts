import { expect, it } from 'vitest';
import { storeSite } from '../../testing/fixtures.ts';
import { useTwoConnections } from '../../testing/use-two-connections.ts';
import { uncommitted, waitForLock } from '../../testing/wait-for-lock.ts';
import type { Trx } from './port.ts';

const { database, other } = useTwoConnections();

let count = 0;
const makeSite = () =>
  storeSite({ app: { services: { database: database() } } }, { url: `https://s${++count}.example/` });

const ITEM = { slug: 'shop', name: 'Shop', version: '1.0', active: 1 };
const TABLES = ['site_plugins', 'site_themes', 'site_updates', 'site_security'] as const;
const INSERTS: Readonly<Record<(typeof TABLES)[number], (trx: Trx, sites: readonly number[]) => Promise<unknown>>> = {
  site_plugins: (trx, sites) => {
    const rows = sites.map(site_id => ({ ...ITEM, site_id, must_use: 0, is_connector: 0 }));
    return trx.insertInto('site_plugins').values(rows).execute();
  },
  site_themes: (trx, sites) => {
    const rows = sites.map(site_id => ({ ...ITEM, site_id, parent_active: 0 }));
    return trx.insertInto('site_themes').values(rows).execute();
  },
  site_updates: (trx, sites) => {
    const offer = { type: 'plugin', language: '', new_version: '2.0', wp_compatible: 1, php_compatible: 1 };
    const rows = sites.map(site_id => ({ ...ITEM, ...offer, site_id, package_host: '', package_named: 0 }));
    return trx.insertInto('site_updates').values(rows).execute();
  },
  site_security: (trx, sites) => {
    const rows = sites.map(site_id => ({ site_id, check_key: 'readme', value: 'N' }));
    return trx.insertInto('site_security').values(rows).execute();
  },
};
const sitesWithRows = async (table: (typeof TABLES)[number]) => {
  const rows = await database().db.selectFrom(table).select('site_id').orderBy('site_id').execute();
  return rows.map(({ site_id }) => site_id);
};
const deleteSite = (trx: Trx, id: number) => trx.deleteFrom('sites').where('id', '=', id).execute();

it.each(TABLES)('%s has no rows of a site that is not there', async table => {
  const before = await sitesWithRows(table);
  const site = await makeSite();
  const inserted = database().write(trx => INSERTS[table](trx, [site, 987_654]));
  await expect(inserted).rejects.toThrow(/foreign key|not there/i);
  expect(await sitesWithRows(table)).toEqual(before);
});

it.each(TABLES)('the rows of %s are deleted with their site, and those of others stay', async table => {
  const [gone, stays] = [await makeSite(), await makeSite()];
  await database().write(trx => INSERTS[table](trx, [gone, stays]));
  await database().write(trx => deleteSite(trx, gone));
  const left = await sitesWithRows(table);
  expect(left).toContain(stays);
  expect(left).not.toContain(gone);
});

it.each(TABLES)('rows of %s keep their site until they are committed, and then go with it', async table => {
  if (database().engine === 'sqlite') return; // one transaction writes at a time
  const site = await makeSite();
  const commit = await uncommitted(database(), trx => INSERTS[table](trx, [site]));
  const deleted = other().write(trx => deleteSite(trx, site));
  await waitForLock(database());
  await commit();
  await deleted;
  expect(await sitesWithRows(table)).not.toContain(site);
});

it.each(TABLES)('%s takes no rows of a site that is being deleted', async table => {
  if (database().engine === 'sqlite') return;
  const site = await makeSite();
  const commit = await uncommitted(database(), trx => deleteSite(trx, site));
  const inserted = expect(other().write(trx => INSERTS[table](trx, [site]))).rejects.toMatchObject({ code: '23503' });
  await waitForLock(database());
  await commit();
  await inserted;
  expect(await sitesWithRows(table)).not.toContain(site);
});
