import { describe, expect, it } from 'vitest';
import { useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { can } from '../../packages/web/src/api/facts.ts';
import { type AbilityName, FACTS } from '../../packages/web/src/generated/abilities.ts';
import { expectAccessible, useBrowser } from './support/browser.ts';
import { showPage } from './support/show-page.ts';

const world = useWorld();
const visitors = useBrowser(world);
const ADMIN_PAGES = ['API Keys', 'People and roles', 'Import', 'Modules', 'Settings', 'Audit log'];
const ADDRESSES = ['/api-access/keys', '/people', '/imports', '/imports/new', '/modules', '/settings', '/audit'];

describe('Roles', () => {
  it.each(['viewer', 'operator'] as const)(
    'hides pages for admins from the %s, and shows nothing at their URLs',
    async role => {
      const { page } = await visitors.signedIn(role);
      const pages = page.getByRole('navigation', { name: 'Pages' });
      await pages.getByRole('link', { name: 'Clients' }).waitFor();
      for (const name of ADMIN_PAGES) expect(await pages.getByRole('link', { name }).count()).toBe(0);
      for (const address of ADDRESSES) {
        await showPage(page, address);
        await page.getByText('This page is for admins').waitFor();
        await expectAccessible(page);
      }
      await showPage(page, '/clients');
      await page.getByText('There are no clients yet').waitFor();
      expect((await page.getByRole('button', { name: 'Add client' }).count()) > 0).toBe(role === 'operator');
      await showPage(page, '/costs');
      await page.getByText('There are no costs yet').waitFor();
      expect((await page.getByRole('button', { name: 'Add cost' }).count()) > 0).toBe(role === 'operator');
    },
  );

  it.each(['viewer', 'operator'] as const)('refuses the %s on the server what the pages hide', async role => {
    const cookie = await world().signIn(await world().webUser(`direct-${role}`, role));
    const names = Object.keys(FACTS) as AbilityName[];
    const refused: string[] = [];
    for (const name of names) {
      const { method } = FACTS[name];
      const options = { auth: '', headers: cookie };
      const { body } = await (method === 'GET' ? world().get(name, {}, options) : world().post(name, {}, options));
      if (body.code === 'svc_permission_denied') refused.push(name);
    }
    expect(refused).toEqual(names.filter(name => !can(role, name)));
  });
});
