import { describe, expect, it } from 'vitest';
import type { Ctx } from '../../../kernel/context.ts';
import { siteRow, useWorld } from '../../../testing/fixtures.ts';
import type { RunItem } from '../../update-runs/run-item.ts';
import { forgetUpdate } from '../../update-runs/run-items.store.ts';
import { storeInstalled } from '../change/change-on-site.ts';
import type { KnownSite } from '../connection.ts';
import { loadSite } from '../load-site.ts';
import { askSite } from './ask-site.ts';
import { syncWriter } from './sync-writer.ts';

const world = useWorld({ sites: 3, seeded: true });
const id = (k: number) => world().siteIds[k - 1] as number;
const services = () => world().app.services;
const post = (ability: string, k: number, input = {}) => world().post(ability, { site_id_or_domain: id(k), ...input });
const sync = (k: number) => post('sync-site-v1', k);
const ask = async (k: number) => askSite(services(), (await loadSite(services(), id(k))) as KnownSite);
/** Sites of which a sync is queued since the last look. */
async function queued(): Promise<number[]> {
  const messages = await services().queue.claim('due-syncs', 100);
  return messages.flatMap(({ body }) => (body as { site_ids: number[] }).site_ids);
}

const translationOf = (slug: string) => ({ type: 'plugin', slug, language: 'de_DE', version: '2.0' }) as const;
/** As a run does that has installed it. */
const forget = (k: number, slug: string, type: RunItem['type'] = 'translation', to_version = '') =>
  services().database.write(trx => forgetUpdate(trx, { site_id: id(k), type, slug, to_version } as RunItem));

/** Of the stored plugins, by their slugs. */
async function active(k: number): Promise<Record<string, boolean>> {
  const { body } = await world().get('get-site-plugins-v1', { site_id_or_domain: id(k) });
  return Object.fromEntries(body.plugins.map(({ slug, active }: { slug: string; active: boolean }) => [slug, active]));
}

/** Two plugins that a site has, of which a person may remove the first. */
function twoPlugins(k: number): [string, string] {
  const files = world()
    .fleet.state(k)
    .plugins.filter(plugin => plugin.active && !plugin.mu && !plugin.file.includes('child'));
  return files.slice(0, 2).map(({ file }) => file) as [string, string];
}

describe('a report that was asked for before something else was stored', () => {
  it('does not undo that: the part is left out, and read by a sync at once', async () => {
    await sync(1);
    const [removed, deactivated] = twoPlugins(1);
    world().fleet.site(1).removePlugin(removed);
    const slow = await ask(1);
    expect((await post('deactivate-site-plugins-v1', 1, { slugs: [deactivated] })).status).toBe(200);
    expect(await queued()).toEqual([]);
    await syncWriter(services()).add(slow);
    expect((await active(1))[deactivated]).toBe(false);
    expect(await queued()).toEqual([id(1)]);
    await sync(1);
    expect(await queued()).toEqual([]);
    expect(await active(1)).toMatchObject({ [deactivated]: false });
    expect(await active(1)).not.toHaveProperty([removed]);
  });

  it('is stored where both say the same, and in its other parts', async () => {
    await sync(2);
    const [removed] = twoPlugins(2);
    world().fleet.site(2).removePlugin(removed);
    const [first, second] = [await ask(2), await ask(2)];
    await syncWriter(services()).add(first);
    await syncWriter(services()).add(second);
    expect(await active(2)).not.toHaveProperty([removed]);
    expect(await queued()).toEqual([]);
  });

  it('does not bring back the version of WordPress and the update that was installed', async () => {
    world().fleet.site(3).setCore('6.0');
    await sync(3);
    expect(await siteRow(world(), id(3))).toMatchObject({ wp_version: '6.0', pending_core: 1 });
    const slow = await ask(3);
    const ctx: Ctx = { ...services(), actor: { kind: 'system', name: 'test' }, origin: '' };
    const pending = services()
      .database.db.selectFrom('site_updates')
      .select('new_version')
      .where('site_id', '=', id(3));
    const { new_version } = await pending.where('type', '=', 'core').executeTakeFirstOrThrow();
    await storeInstalled(ctx, id(3), { plugins: undefined, themes: undefined, wpVersion: '7.0' });
    await forget(3, 'wordpress', 'core', new_version);
    await syncWriter(services()).add(slow);
    expect(await siteRow(world(), id(3))).toMatchObject({ wp_version: '7.0', pending_core: 0 });
    expect(await queued()).toEqual([id(3)]);
  });

  it('keeps a newer update of WordPress pending when an older one was installed', async () => {
    world().fleet.site(3).setCore('6.0');
    await sync(3);
    await forget(3, 'wordpress', 'core', '6.0.1');
    expect(await siteRow(world(), id(3))).toMatchObject({ wp_version: '6.0', pending_core: 1 });
    await queued();
  });

  it('does not bring back the version of WordPress while its update is still pending', async () => {
    world().fleet.site(3).setCore('6.0');
    await sync(3);
    const slow = await ask(3);
    const ctx: Ctx = { ...services(), actor: { kind: 'system', name: 'test' }, origin: '' };
    await storeInstalled(ctx, id(3), { plugins: undefined, themes: undefined, wpVersion: '7.0' });
    await syncWriter(services()).add(slow);
    expect(await siteRow(world(), id(3))).toMatchObject({ wp_version: '7.0' });
    expect(await queued()).toEqual([id(3)]);
  });

  it('does not bring back the second of two updates that were installed', async () => {
    const second = translationOf('second');
    world()
      .fleet.site(2)
      .setTranslations([translationOf('first'), second]);
    await sync(2);
    await forget(2, 'first');
    world().fleet.site(2).setTranslations([second]);
    const slow = await ask(2);
    await forget(2, 'second');
    await syncWriter(services()).add(slow);
    expect(await siteRow(world(), id(2))).toMatchObject({ pending_translations: 0 });
    expect(await queued()).toEqual([id(2)]);
  });

  it('does not undo the second of two changes that cancel each other out', async () => {
    await sync(1);
    const [, plugin] = twoPlugins(1);
    const before = await ask(1);
    await post('deactivate-site-plugins-v1', 1, { slugs: [plugin] });
    const between = await ask(1);
    await post('activate-site-plugins-v1', 1, { slugs: [plugin] });
    await syncWriter(services()).add({ ...between, site: before.site });
    expect(await active(1)).toMatchObject({ [plugin]: true });
    expect(await queued()).toEqual([id(1)]);
  });
});
