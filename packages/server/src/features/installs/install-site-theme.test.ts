import { beforeEach, expect, it } from 'vitest';
import { auditOf } from '../../testing/fixtures.ts';
import { bareSites, installsSent, THEME, useBareSites } from './install.fixtures.ts';

const world = useBareSites({ sites: 1 });
beforeEach(() => bareSites(world()));
const id = () => world().siteIds[0] as number;
const install = (more: object = {}) =>
  world().post('install-site-theme-v1', { site_id_or_domain: id(), slug: THEME, ...more });
const theme = () =>
  world()
    .fleet.site(1)
    .themes.find(({ slug }) => slug === THEME);

it('installs the latest release of a theme from WordPress.org without activating it', async () => {
  const { status, body } = await install();
  const wanted = { site_id: id(), installed: true, slug: THEME, name: 'Upper Deck', version: '5.1', active: false };
  expect({ status, body }).toEqual({ status: 200, body: { ...wanted, message: 'The theme is installed.' } });
  expect(installsSent(world())).toEqual([
    `type=theme url="https://downloads.wordpress.org/theme/${THEME}.latest-stable.zip"`,
  ]);
  expect(theme()?.version).toBe('5.1');
  const listed = await world().get('list-site-themes-v1', { site_id_or_domain: id(), search: 'Upper' });
  expect(listed.body.items).toMatchObject([{ slug: THEME, version: '5.1', active: false }]);
  expect((await auditOf(world().app.services.database, id())).at(-1)).toBe('themes.installed');
});

it('leaves a theme that the site has as it is', async () => {
  world().fleet.site(1).setTheme(THEME, '5.0');
  const { body } = await install({ version: '5.1' });
  expect(body).toMatchObject({ installed: false, version: '5.0' });
  expect(installsSent(world())).toEqual([]);
});

it('is judged by what the site shows if the answer got lost', async () => {
  world().fleet.site(1).setFaults({ name: 'change_cut_reply', on: 'installplugintheme' });
  expect((await install()).body).toMatchObject({ installed: true });
  expect(installsSent(world())).toHaveLength(1);
});

it('says what to check if WordPress.org has no such theme, and takes neither addresses nor activate', async () => {
  expect((await install({ slug: 'nobody-made-this' })).body).toMatchObject({ code: 'svc_installation_failed' });
  for (const more of [{ slug: '../x' }, { version: '1/..' }, { activate: true }]) {
    expect((await install(more)).status).toBe(400);
  }
});
