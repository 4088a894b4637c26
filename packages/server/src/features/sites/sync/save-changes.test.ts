import { type SiteChange, stats } from '@sitekeeper/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeWorld, type World } from '../../../testing/index.ts';
import { saveChanges } from './save-changes.ts';

const SECOND = 1_795_226_780;

/** A row of the connector's log, as it comes over the wire. */
const row = (id: number, more: object = {}) => ({
  id,
  log_type_id: 1970,
  created_on: `${SECOND}.919717`,
  context: 'plugin',
  action_name: 'updated',
  username: 'anna',
  user_id: 1,
  user_agent: 'Mozilla/5.0',
  meta_data: { plugindata: { name: `Plugin ${id}`, version: '1.1' }, oldversion: '1.0', user_meta: { wp_user_id: 1 } },
  ...more,
});
const userMeta = (field: string) => ({
  changeusername: 'anna',
  custom_meta_name: field,
  new_value: 'hush',
  user_meta: {},
});

describe('saveChanges', () => {
  let world: World;
  let siteId: number;
  beforeAll(async () => {
    world = await makeWorld({ sites: 1, seeded: true });
    siteId = world.siteIds[0] as number;
  });
  afterAll(() => world.close());

  /** Saves what one sync delivered; returns all that is stored then. */
  async function save(rows: readonly object[], actions: readonly SiteChange[] = []) {
    const { services } = world.app;
    const changes_logs_data = Object.fromEntries(rows.map((one, index) => [String(index), one]));
    const report = { ...stats.parse({ version: '6.1', changes_logs_data }), actions: [...actions] };
    await services.database.write(trx => saveChanges(trx, services, [{ siteId, report, digests: {} }]));
    return services.database.db.selectFrom('site_changes').selectAll().orderBy('id').execute();
  }
  const clear = () => world.app.services.database.write(trx => trx.deleteFrom('site_changes').execute());
  const action = (more: Partial<SiteChange>): SiteChange => ({
    source: 'action',
    sourceId: '17',
    context: 'core',
    action: 'updated',
    user: 'anna',
    userId: 1,
    createdSeconds: SECOND,
    created: SECOND + 0.5,
    objectName: 'WordPress',
    ...more,
  });

  it('keeps names and versions', async () => {
    const [stored] = await save([row(1)]);
    expect(stored).toMatchObject({ log_type_id: 1970, object_name: 'Plugin 1', user_name: 'anna' });
    expect(stored?.occurred_at).toBe(SECOND * 1000);
    expect(JSON.parse(stored?.detail_json ?? '')).toEqual({ old_version: '1.0', new_version: '1.1' });
  });

  it('recognises a row delivered again, even with a different fraction of a second', async () => {
    expect(await save([row(1), row(1, { created_on: `${SECOND}.19717` })])).toHaveLength(1);
  });

  it('treats a reused id as a new row when the site restarted its log', async () => {
    expect(await save([row(1, { created_on: `${SECOND + 3600}.5` })])).toHaveLength(2);
    await clear();
  });

  it('stores neither the sign-ins of this server nor the connector’s own notes', async () => {
    const ours = 'Mozilla/5.0 (compatible; Sitekeeper/0.1)';
    const stored = await save([
      row(2, { log_type_id: 1570, context: 'user', action_name: 'logged-in', user_agent: ours, meta_data: {} }),
      row(3, { log_type_id: 1570, context: 'user', action_name: 'logged-in', meta_data: {} }),
      row(4, { log_type_id: 1690, meta_data: userMeta('wp_mainwp_child_user_verified_registers') }),
      row(5, { log_type_id: 1685, meta_data: userMeta('phone') }),
      row(6, { log_type_id: 1945, context: 'cron-job', action_name: 'executed' }),
      row(7, { user_agent: ours }),
    ]);
    expect(stored.map(({ dedupe_key }) => dedupe_key.split(':')[1])).toEqual(['3', '5', '7']);
    expect(JSON.stringify(stored)).not.toContain('hush');
    await clear();
  });

  it('names WP-CLI or WP-Cron where no person acted', async () => {
    const nobody = { username: 'Unknown User', user_id: 0 };
    const meta_data = { user_meta: { wp_user_id: 0, agent: '' } };
    const stored = await save([
      row(1, { ...nobody, meta_data, user_agent: 'WP CLI 2.12.0' }),
      row(2, { ...nobody, meta_data: { user_meta: { wp_user_id: 0, agent: 'wp_cron' } } }),
      row(3, { ...nobody, meta_data }),
    ]);
    expect(stored.map(({ user_name }) => user_name)).toEqual(['WP-CLI', 'WP-Cron', '']);
    await clear();
  });

  it.each([
    ['in one delivery', true],
    ['one after the other', false],
  ])('stores once what both sources report, %s', async (_, together) => {
    const log = row(1, {
      log_type_id: 1960,
      context: 'wordpress',
      meta_data: { old_version: '7.0', new_version: '7.1' },
    });
    const told = action({ createdSeconds: SECOND + 2 });
    if (!together) await save([], [told]);
    const stored = await save([log], [told]);
    expect(stored.map(({ log_type_id }) => log_type_id)).toEqual([together ? 1960 : null]);
    expect(await save([log], [told])).toEqual(stored);
    await clear();
  });

  it('stores changes of different objects or times that both sources report', async () => {
    const deactivated = { context: 'plugin', action: 'updated' };
    const stored = await save(
      [row(1)],
      [
        action({ ...deactivated, objectName: 'Plugin 2' }),
        action({ ...deactivated, sourceId: '18', objectName: 'Plugin 1', createdSeconds: SECOND + 7200 }),
      ],
    );
    expect(stored).toHaveLength(3);
    await clear();
  });

  it('stores no time in the future', async () => {
    const [stored] = await save([row(1, { created_on: '4102444800.5' })]);
    expect(stored?.occurred_at).toBeLessThanOrEqual(world.app.services.clock.now());
    await clear();
  });
});
