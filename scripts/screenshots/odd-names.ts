import { refreshPending, type World } from '@sitekeeper/server/testing';

/** Names that break layouts: without spaces, right to left, and with characters of several code points. */
export const ODD_NAMES = [
  'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(5).slice(0, 200),
  cut('مرحبا بكم في متجرنا الإلكتروني الجديد '.repeat(6), 200),
  '👩‍👩‍👧‍👦🏳️‍🌈 '.repeat(14).trim(),
  `A perfectly ordinary name of a site that simply goes on ${'and on '.repeat(20)}`.slice(0, 200).trim(),
];

/** Never ends in half a character. */
function cut(text: string, most: number): string {
  return text
    .slice(0, most)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
}

/** Gives such names to sites, clients, tags and a pending update. */
export async function nameOddly(world: World): Promise<void> {
  const { body } = await world.get('list-site-records-v1', { sort: 'id', per_page: ODD_NAMES.length });
  const tags: number[] = [];
  for (const name of ODD_NAMES) tags.push((await world.post('add-tag-v1', { name: cut(name, 100) })).body.id);
  for (const [place, { id }] of body.items.entries()) {
    const name = ODD_NAMES[place];
    const client_id = (await world.post('add-client-v1', { name })).body.id;
    await world.post('update-site-record-v1', { site_id_or_domain: id, name, client_id, tags, notes: name });
    const { database } = world.app.services;
    await database.write(async trx => {
      const row = { site_id: id, type: 'plugin', slug: `odd-${place}/odd-${place}.php`, language: '' };
      await trx
        .insertInto('site_updates')
        .values({ ...row, name: name ?? '', version: '1.0', new_version: '2.0' })
        .execute();
      await refreshPending(trx, [id]);
    });
  }
  await world.post('ignore-updates-v1', { type: 'plugins', slugs: ['odd-0/odd-0.php', 'odd-1/odd-1.php'] });
}
