import { expect, it } from 'vitest';
import { storeSite, useWorld } from '../../testing/fixtures.ts';

const world = useWorld();
const made = async (ability: string, input: object): Promise<number> => (await world().post(ability, input)).body.id;

it.each([
  ['client', 'client_ids', 'tag_ids', 'delete-client-v1', 'client_id_or_email'],
  ['tag', 'tag_ids', 'client_ids', 'delete-tag-v1', 'tag_id'],
] as const)(
  'deleting a %s names the enabled maintenance windows that are for no site without it',
  async (noun, mine, others, ability, selector) => {
    const other = noun === 'tag' ? 'client' : 'tag';
    const [id, second, third, site] = [
      await made(`add-${noun}-v1`, { name: `${noun} 1` }),
      await made(`add-${noun}-v1`, { name: `${noun} 2` }),
      await made(`add-${other}-v1`, { name: `${other} of ${noun}` }),
      await storeSite(world(), { url: `https://${noun}.example/` }),
    ];
    const weekly = { repeats: 'weekly', days: ['sat'], starts: '02:00', minutes: 90, time_zone: 'UTC' };
    const window = async (name: string, more: object) => ({
      id: await made('add-maintenance-window-v1', { name, ...weekly, ...more }),
      name,
    });
    const alone = await window('Alone', { [mine]: [id] });
    await window('With another', { [mine]: [id, second] });
    await window('With another kind', { [mine]: [id], [others]: [third] });
    await window('With a site', { [mine]: [id], site_ids_or_domains: [site] });
    await window('Disabled', { [mine]: [id], enabled: false });
    await window('For all', { all_sites: true });
    const once = await window('Once', { repeats: 'once', days: undefined, date: '2030-01-31', [mine]: [id] });
    const over = await window('Over', { repeats: 'once', days: undefined, date: '2030-01-31', [mine]: [id] });
    await world().app.services.database.write(trx =>
      trx.updateTable('maintenance_windows').set({ opens_at: 1, closes_at: 2 }).where('id', '=', over.id).execute(),
    );
    const dry = (await world().post(ability, { [selector]: id, dry_run: true })).body;
    expect(dry.would_affect.stranded_windows).toEqual([alone, once]);
    expect(dry.warnings).toEqual(['2 maintenance windows only for it will be for no site: Alone, Once.']);
    const { body } = await world().rest(`/${noun}s/${id}/remove`, { method: 'DELETE' });
    expect(body.data.stranded_windows).toEqual([alone, once]);
    expect(body.message).toMatch(/were kept\. 2 maintenance windows that were only for it are for no site now\.$/);
    const { items } = (await world().get('list-audit-log-v1', { action: `${noun}.deleted` })).body;
    expect(items[0].detail).toMatchObject({ stranded_windows: 2 });
  },
);
