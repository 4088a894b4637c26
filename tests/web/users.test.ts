import { describe, expect, it } from 'vitest';
import { useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { expectAccessible, expectGone, expectSpoken, expectToast, noteSpoken, useBrowser } from './support/browser.ts';
import { savedByMenu } from './support/saved-table.ts';
import { SITE_USERS_WORLD } from './support/worlds/site-users-world.ts';

const world = useWorld(SITE_USERS_WORLD);
const visitors = useBrowser(world);
const site = (k: number) => world().fleet.site(k);
const url = (k: number) => world().fleet.url(k);

describe('Users', () => {
  it('asks the sites for their users on request, and names those that did not respond', async () => {
    site(1).addUser('quillon', 'editor');
    site(2).addUser('quillon', 'author');
    site(5).setFaults('http500');
    world().fleet.ledger.reset();
    const { page } = await visitors.signedIn('operator');
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Users' }).click();
    await page.getByText('Find users on your sites').waitFor();
    await expectAccessible(page);
    expect(world().fleet.ledger.summary().calls).toBe(0);

    await page.getByLabel('Login, name or e-mail').fill('quillon');
    await page.getByRole('button', { name: 'Show users' }).click();
    await page.getByText('2 users', { exact: true }).waitFor();
    await page.getByText('1 site did not respond').waitFor();
    await page
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: 'Site 5' }) })
      .waitFor();
    expect(new URL(page.url()).searchParams.get('q')).toBe('quillon');
    await expectAccessible(page);

    await page.getByLabel('Role').selectOption('editor');
    await page.getByRole('button', { name: 'Show users' }).click();
    await page.getByText('1 user', { exact: true }).waitFor();
    const row = page.getByRole('row', { name: /quillon .*Editor/ });
    await row.getByRole('link', { name: 'Site 1', exact: true }).waitFor();
    await row.getByText(new URL(url(1)).host).waitFor();
    site(5).setFaults();
  });

  it('shows the users of sites that have responded while another is silent, and stops on request', async () => {
    site(4).setFaults('hang');
    const { page } = await visitors.signedIn('viewer', { at: '/users?all=yes' });
    await page.getByText('4 of 5 sites have responded').waitFor();
    await page
      .getByRole('row', { name: new RegExp(site(5).users[0]?.login ?? '') })
      .last()
      .waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByText('Stopped: 4 of 5 sites have responded').waitFor();
    await page.getByRole('row').nth(1).waitFor();
    await expectAccessible(page);
    expect(await page.getByRole('button', { name: /Add user|Import|passwords/ }).count()).toBe(0);

    site(4).setFaults();
    world().fleet.ledger.reset();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expectGone(page.getByRole('button', { name: 'Continue' }));
    const everybody = [1, 2, 3, 4, 5].reduce((sum, k) => sum + site(k).users.length, 0);
    await page.getByText(`${everybody} users`, { exact: true }).waitFor();
    expect(
      world()
        .fleet.ledger.entries()
        .map(call => call.site),
    ).toEqual([4]);
  });

  it('asks only those again that did not respond', async () => {
    site(3).setFaults('http500');
    const { page } = await visitors.signedIn('viewer', { at: '/users?all=yes' });
    await page.getByText('1 site did not respond').waitFor();
    await page.getByRole('button', { name: 'Retry failed sites' }).waitFor();
    site(3).setFaults();
    world().fleet.ledger.reset();
    await page.getByRole('button', { name: 'Retry failed sites' }).click();
    await expectGone(page.getByText('1 site did not respond'));
    expect(
      world()
        .fleet.ledger.entries()
        .map(call => call.site),
    ).toEqual([3]);
  });

  it('opens the next page without asking any site again', async () => {
    for (let n = 0; n < 210; n++) site(1).addUser(`crowd${n}`, 'subscriber');
    const { page } = await visitors.signedIn('viewer', { at: '/users?q=crowd' });
    await page.getByText('210 users in total').waitFor();
    world().fleet.ledger.reset();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByText('page 2 of 2').waitFor();
    await page.getByText('10 users on this page', { exact: true }).waitFor();
    await page.getByRole('row', { name: /crowd209/ }).waitFor();
    expect(world().fleet.ledger.summary().calls).toBe(0);
    const { rows } = await savedByMenu(page);
    expect(rows.map(({ username }) => username)).toEqual(expect.arrayContaining(['crowd0', 'crowd209']));
    expect(rows).toHaveLength(210);
    for (let n = 0; n < 210; n++) site(1).removeUser(`crowd${n}`);
  });

  it('edits and deletes a user on the site', async () => {
    const { page } = await visitors.signedIn('operator', { at: '/users?q=quillon' });
    const actions = page.getByRole('button', { name: `Actions for quillon on ${url(1)}` });
    await actions.click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('E-mail').fill('quillon@else.example');
    await dialog.getByLabel('Role').selectOption('contributor');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expectToast(page, 'User changed');
    await page.getByRole('row', { name: /quillon@else\.example Contributor/ }).waitFor();
    expect(site(1).user('quillon')).toMatchObject({ email: 'quillon@else.example', role: 'contributor' });

    await actions.click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await dialog.getByText('quillon will be deleted on').waitFor();
    await expectAccessible(page);
    expect(site(1).user('quillon')).toBeDefined();
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Delete user' }).click();
    await expectToast(page, 'User deleted');
    await page.getByText('1 user', { exact: true }).waitFor();
    expect([site(1).user('quillon'), site(2).user('quillon')]).toMatchObject([undefined, { role: 'author' }]);
  });

  it('creates a user on several sites, and says where it failed', async () => {
    site(2).addUser('lee', 'editor');
    const { page } = await visitors.signedIn('operator', { at: '/users' });
    await page.getByRole('button', { name: 'Add user' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Add user' }).click();
    await dialog.getByText('Enter a user name.').waitFor();
    await dialog.getByText('Choose at least one site, or a client or tag with sites.').waitFor();
    await expectAccessible(page);
    for (const k of [1, 2]) {
      await dialog.getByLabel('Sites', { exact: true }).fill(`Site ${k}`);
      await page.getByRole('option', { name: `Site ${k}`, exact: true }).click();
    }
    await dialog.getByLabel('User name').fill('lee');
    await dialog.getByLabel('E-mail').fill('lee@example.com');
    await dialog.getByLabel('Role').selectOption('author');
    await page.evaluate(noteSpoken);
    await dialog.getByRole('button', { name: 'Add user' }).click();
    await expectToast(page, 'User added to 1 site');
    await dialog.getByText('1 site could not add the user').waitFor();
    await expectSpoken(page, '1 site could not add the user');
    await expectAccessible(page);
    expect(site(1).user('lee')).toMatchObject({ role: 'author', email: 'lee@example.com' });
    expect(site(2).user('lee')).toMatchObject({ role: 'editor' });
  });

  it('changes the passwords of administrators', async () => {
    const { page } = await visitors.signedIn('operator', { at: '/users' });
    await page.getByRole('button', { name: 'Change administrators’ passwords' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Sites', { exact: true }).fill('Site 3');
    await page.getByRole('option', { name: 'Site 3', exact: true }).click();
    await dialog.getByLabel('New password', { exact: true }).fill('Quite-new 7');
    await dialog.getByLabel('The old passwords stop working').check();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Change passwords' }).click();
    await expectToast(page, 'Password changed on 1 site');
    expect(site(3).adminPassword).toBe('Quite-new 7');
    expect(site(4).adminPassword).not.toBe('Quite-new 7');
  });
});
