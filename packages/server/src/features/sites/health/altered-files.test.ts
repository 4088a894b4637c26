import { describe, expect, it } from 'vitest';
import { storeAlteredFiles, useSiteInHealth } from './site-health.fixtures.ts';

const { world, id, now, write, record, state, plugin } = useSiteInHealth();

describe('a site with altered files', () => {
  const files = (given: object = {}) =>
    write(trx => storeAlteredFiles(trx, { site_id: id(), found_at: now(), ...given }));
  const judge = (state: string) =>
    write(trx => trx.updateTable('file_digests').set({ state }).where('site_id', '=', id()).execute());

  it('says whose files they are and since when, until somebody accepts them or they are as they should be', async () => {
    await plugin({ name: 'Shop' });
    await files();
    await files({ state: 'accepted', slug: 'b/b.php' });
    expect(await state()).toBe('altered');
    const at = `${new Date(now()).toISOString().slice(0, 19)}Z`;
    const reason = { kind: 'altered', count: 1, at, detail: 'Shop', cause: null, status_code: null, run_id: null };
    expect((await record()).health_reasons).toEqual([reason]);
    for (const over of ['accepted', 'unchanged']) {
      await judge(over);
      expect(await state()).toBe('healthy');
      await judge('altered');
    }
    expect((await record()).health_reasons).toMatchObject([{ kind: 'altered', count: 2 }]);
  });

  it('names WordPress, and a plugin that is not known by its slug', async () => {
    await files({ type: 'core', slug: 'wordpress' });
    expect((await record()).health_reasons).toMatchObject([{ kind: 'altered', detail: 'WordPress' }]);
    await write(trx => trx.deleteFrom('file_digests').where('site_id', '=', id()).execute());
    await files({ slug: 'gone/gone.php' });
    expect((await record()).health_reasons).toMatchObject([{ kind: 'altered', detail: 'gone/gone.php' }]);
  });

  it('is forgotten when file checks are turned off', async () => {
    await files();
    expect(await state()).toBe('altered');
    await world().post('set-file-checks-v1', { site_ids_or_domains: [id()], allowed: false });
    expect(await state()).toBe('healthy');
  });
});
