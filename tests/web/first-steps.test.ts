import { describe, expect, it } from 'vitest';
import { useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { expectAccessible, expectGone, useBrowser } from './support/browser.ts';

const world = useWorld({ sites: 1 });
const visitors = useBrowser(world);

/** What each list of data from sites says while there are none. */
const EMPTY_LISTS: Readonly<Record<string, string>> = {
  '/uptime': 'Their uptime and response times appear here.',
  '/uptime?view=incidents': 'its incident appears here',
  '/users': 'Once a site is connected, you can find, add and change its WordPress users here.',
  '/changes': 'What people change on a site appears here',
  '/security': 'Add a site to see the results of its syncs here.',
  '/security?certificates=all': 'when its certificate and its domain expire',
  '/security?certificates=expiring': 'when its certificate and its domain expire',
  '/security?view=files': 'Files that somebody altered then appear here.',
  '/security?view=files&files=sites': 'Add a site to see the results of its syncs here.',
  '/updates': 'Add a site to see the results of its syncs here.',
};

describe('An empty list of data from sites', () => {
  it.each(Object.entries(EMPTY_LISTS))(
    'of %s leads to the first site, and says what it will show',
    async (at, text) => {
      const { page } = await visitors.signedIn('admin', { at });
      await page.getByText(text).waitFor();
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Add your first site' }).click();
      await page.getByRole('button', { name: 'Add site' }).first().waitFor();
    },
  );

  it('offers no site to whoever may not add one', async () => {
    const { page } = await visitors.signedIn('viewer', { at: '/uptime' });
    await page.getByText('Their uptime and response times appear here.').waitFor();
    expect(await page.getByRole('link', { name: 'Add your first site' }).count()).toBe(0);
  });

  it.each([...Object.keys(EMPTY_LISTS), '/sites'])('of %s tells a viewer whom to ask for the first site', async at => {
    const { page } = await visitors.signedIn('viewer', { at });
    await page.getByText('Ask an administrator or operator to add the first site.').waitFor();
    expect(await page.getByText(/Add a site|then add the site|add and change|you can turn on/).count()).toBe(0);
    await expectAccessible(page);
  });
});

describe('First steps', () => {
  it('show what is done, lead to what is not, and are put away for one person', async () => {
    const { page } = await visitors.signedIn('admin');
    const panel = page.getByRole('region', { name: 'First steps' });
    await panel.getByRole('link', { name: 'Connect a site' }).waitFor();
    await panel.getByText('8 done').waitFor();
    await expectAccessible(page);
    await world().addSite(1);
    await page.reload();
    await expectGone(panel.getByRole('link', { name: 'Connect a site' }));
    await panel
      .getByRole('listitem')
      .filter({ hasText: 'Connect a site' })
      .getByRole('img', { name: 'Done' })
      .waitFor();
    await panel.getByText('1 site is connected').waitFor();
    await panel.getByRole('link', { name: 'Say who is told of what' }).click();
    await page.getByRole('tab', { name: 'Rules', selected: true }).waitFor();
    await page.goBack();
    await panel.getByRole('button', { name: 'Don’t show again' }).click();
    await expectGone(panel);
    await page.reload();
    await page.getByRole('heading', { name: 'Overview' }).waitFor();
    await expectGone(panel);
    const other = await visitors.signedIn('operator');
    await other.page.getByRole('region', { name: 'First steps' }).waitFor();
    expect(await other.page.getByRole('link', { name: 'Invite a colleague' }).count()).toBe(0);
  });
});

it.each([
  '/clients',
  '/clients?view=fields',
  '/clients/{id}?view=sites',
  '/clients/{id}?view=contacts',
  '/clients/{id}?view=costs',
  '/tags',
  '/costs',
  '/updates?view=windows',
  '/notifications?view=rules',
])('An empty list of %s asks a viewer to add nothing, and says who can', async at => {
  const other = at === '/clients' ? undefined : (await world().post('add-client-v1', { name: at })).body.id;
  const { page } = await visitors.signedIn('viewer', { at: at.replace('{id}', other) });
  await page.getByText('Administrators and operators can add them.').waitFor();
  expect(await page.getByText(/^(Add|Assign) /).count()).toBe(0);
});

it.each([
  ['viewer', '/notifications', 'Administrators can add them.'],
  ['operator', '/notifications', 'Administrators can add them.'],
  ['operator', '/notifications?view=rules', 'Administrators add the channels that it names.'],
  ['viewer', '/updates?view=runs', 'Runs appear here once somebody updates sites.'],
  ['viewer', '/clients?view=mails', 'Reports that were sent to clients by mail appear here.'],
  ['viewer', '/clients/{id}?view=mails', 'Reports that were sent to clients by mail appear here.'],
  ['viewer', '/clients/{id}', 'This client has no sites yet'],
] as const)(
  'As the role %s sees it, the empty list of %s says “%s”, and not to do what only others may',
  async (role, at, text) => {
    const client = (await world().post('add-client-v1', { name: `${role} ${at}` })).body.id;
    const { page } = await visitors.signedIn(role, { at: at.replace('{id}', client) });
    await page.getByText(text).waitFor();
    expect(await page.getByText(/^(Choose items|Send one)|Add (a channel|them)/).count()).toBe(0);
  },
);
