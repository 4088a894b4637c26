import { describe, expect, it } from 'vitest';
import { createFleet } from '../fleet.ts';
import { Dashboard, REGISTERED } from '../testing/dashboard.ts';

function world() {
  const dashboard = new Dashboard(createFleet({ sites: 3, registered: REGISTERED }));
  const site = dashboard.fleet.site(1);
  site.setTheme('corner-shop', '4.2.0');
  site.setTheme('corner-shop-child', '1.0.0');
  site.setTheme('standard-issue', '2.5');
  site.activateTheme('standard-issue');
  const act = (action: string, theme: string) => dashboard.call(1, 'theme_action', { action, theme });
  const front = () => dashboard.fleet.handle(1, { method: 'GET', path: '/' });
  return { dashboard, site, act, front };
}

describe('theme_action', () => {
  it('activates a theme and names the previous one', async () => {
    const { act, site } = world();
    const reply = await act('activate', 'corner-shop-child');
    expect(reply.other_data.theme_action_data['corner-shop-child'].name).toBe('Corner Shop Own');
    expect(reply.other_data.theme_deactivate_data['Standard Issue'].slug).toBe('standard-issue');
    expect(site.activeTheme).toBe('corner-shop-child');
    const parent = reply.sync.themes.find((theme: { slug: string }) => theme.slug === 'corner-shop');
    expect(parent).toMatchObject({ active: 0, parent_active: 1 });
  });

  it('reports success when switching to a missing theme, which leaves the front page blank', async () => {
    const { act, front } = world();
    expect(await front()).toMatchObject({ status: 200 });
    const reply = await act('activate', 'nowhere');
    expect(reply.status).toBe('SUCCESS');
    expect(reply.other_data.theme_action_data.nowhere.version).toBe(false);
    expect(await front()).toMatchObject({ status: 200, body: '' });
    await act('activate', 'standard-issue');
    expect(await front()).toMatchObject({ status: 200 });
  });

  it('refuses to delete the active theme and its parent with an object in `error`', async () => {
    const { act, site } = world();
    expect(await act('delete', 'standard-issue')).toEqual({ error: { is_activated_theme: 'standard-issue' } });
    site.activateTheme('corner-shop-child');
    expect(await act('delete', 'corner-shop')).toEqual({ error: { is_activated_parent: 'corner-shop' } });
    const mixed = await act('delete', 'corner-shop||standard-issue');
    expect(mixed).toMatchObject({ error: { is_activated_parent: 'corner-shop' }, status: 'SUCCESS' });
    expect(site.themes.some(theme => theme.slug === 'standard-issue')).toBe(false);
  });

  it('reports an unknown theme as deleted, with version false', async () => {
    const reply = await world().act('delete', 'nowhere');
    expect(reply.other_data.theme_action_data.nowhere).toEqual({ name: 'nowhere', version: false, slug: 'nowhere' });
  });
});
