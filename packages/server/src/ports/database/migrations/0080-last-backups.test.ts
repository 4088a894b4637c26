import { expect, it } from 'vitest';
import { storeSite, useWorld } from '../../../testing/fixtures.ts';
import { lastBackupsMigration } from './0080-last-backups.ts';

const world = useWorld();

it('finds the backup plugin of sites that were synced before', async () => {
  const { database } = world().app.services;
  const sites = {
    'https://two.example/': ['backwpup/backwpup.php', 'updraftplus/updraftplus.php'],
    'https://idle.example/': ['wpvivid-backuprestore/wpvivid-backuprestore.php'],
    'https://none.example/': ['akismet/akismet.php'],
  };
  for (const url of Object.keys(sites)) await storeSite(world(), { url });
  const found = await database.write(async trx => {
    for (const column of ['backup_plugin', 'backup_at'])
      await trx.schema.alterTable('sites').dropColumn(column).execute();
    for (const [url, files] of Object.entries(sites)) {
      const { id: site_id } = await trx
        .selectFrom('sites')
        .select('id')
        .where('url', '=', url)
        .executeTakeFirstOrThrow();
      const active = url.includes('idle') ? 0 : 1;
      const rest = { site_id, name: 'Any', version: '1.0', active, must_use: 0, is_connector: 0 };
      for (const slug of files)
        await trx
          .insertInto('site_plugins')
          .values({ ...rest, slug })
          .execute();
    }
    await lastBackupsMigration(database.engine).up(trx);
    return trx.selectFrom('sites').select(['url', 'backup_plugin', 'backup_at']).orderBy('id').execute();
  });
  expect(found).toEqual([
    { url: 'https://two.example/', backup_plugin: 'updraftplus', backup_at: null },
    { url: 'https://idle.example/', backup_plugin: null, backup_at: null },
    { url: 'https://none.example/', backup_plugin: null, backup_at: null },
  ]);
});
