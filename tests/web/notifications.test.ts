import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openReceiver } from '../../packages/server/src/features/channels/channels.fixtures.ts';
import { useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { expectAccessible, expectToast, useBrowser } from './support/browser.ts';

const world = useWorld();
const visitors = useBrowser(world);
let status = 204;
let receiver: Awaited<ReturnType<typeof openReceiver>>;
beforeAll(async () => {
  receiver = await openReceiver(() => ({ status, ...(status === 204 ? {} : { body: 'Out of order' }) }));
});
afterAll(() => receiver[Symbol.asyncDispose]());

const channels = async () => (await world().get('list-channels-v1')).body.items;

describe('Channels', () => {
  it('are added with what their kind needs, tested and given a new secret', async () => {
    const { page } = await visitors.signedIn('admin');
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Notifications' }).click();
    await page.getByText('No channels yet').waitFor();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Add channel' }).first().click();
    const dialog = page.getByRole('dialog');
    const add = dialog.getByRole('button', { name: 'Add channel' });
    await add.click();
    await dialog.getByText('Enter a name.').waitFor();
    await dialog.getByText('Enter the address of the receiver.').waitFor();
    await dialog.getByLabel('Name').fill('Ops');
    await dialog.getByLabel('Address').fill('hooks.example');
    await add.click();
    await dialog.getByText('Give an address that begins with https:// or http://.').waitFor();
    await expectAccessible(page);
    await dialog.getByLabel('Address').fill(receiver.url);
    await add.click();
    const secret = dialog.getByRole('textbox', { name: 'Signing secret' });
    await secret.waitFor();
    expect(await secret.inputValue()).toMatch(/^whsec_/);
    await dialog.getByRole('button', { name: 'Copy Signing secret' }).waitFor();
    await expectAccessible(page);
    const first = await secret.inputValue();
    await dialog.getByRole('button', { name: 'I have copied it' }).click();

    const row = page.getByRole('row', { name: 'Ops' });
    await row.getByText(new URL(receiver.url).host).waitFor();
    const act = async (name: string) => {
      await row.getByRole('button', { name: 'Actions for Ops' }).click();
      await page.getByRole('menuitem', { name }).click();
    };
    await act('Send test message');
    await dialog.getByRole('button', { name: 'Send test message' }).click();
    await dialog.getByText('The receiver took the message.').waitFor();
    expect(receiver.received).toHaveLength(1);
    status = 500;
    await dialog.getByRole('button', { name: 'Send again' }).click();
    await dialog.getByText('Out of order').waitFor();
    await dialog.getByText('The receiver answered with status 500.').first().waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await row.getByText('Failing').waitFor();

    await act('New secret');
    await dialog.getByRole('button', { name: 'Make new secret' }).click();
    await secret.waitFor();
    expect(await secret.inputValue()).not.toBe(first);
    await dialog.getByRole('button', { name: 'I have copied it' }).click();

    await act('Switch off');
    await expectToast(page, 'Ops is off');
    await act('Switch on');
    await expectToast(page, 'Ops is on');
    await act('Edit');
    await dialog.getByLabel('Name').fill('Operations');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expectToast(page, 'Channel changed');
    expect(await channels()).toMatchObject([
      { name: 'Operations', enabled: true, address: `${new URL(receiver.url).origin}/…` },
    ]);
  });

  it('of e-mail and ntfy have fields of their own, and are deleted', async () => {
    const { page } = await visitors.signedIn('admin', { at: '/notifications', dark: true });
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: 'Add channel' }).first().click();
    await dialog.getByLabel('Kind').selectOption('ntfy');
    await dialog.getByLabel('Name').fill('Phone');
    await dialog.getByRole('button', { name: 'Add channel' }).click();
    await dialog.getByText('Enter a topic.').waitFor();
    await expectAccessible(page);
    await dialog.getByLabel('Kind').selectOption('email');
    await dialog.getByLabel('Recipients').fill('anna@example.com\nnobody');
    await dialog.getByRole('button', { name: 'Add channel' }).click();
    await dialog.getByText('"nobody" is not an e-mail address.').waitFor();
    await dialog.getByLabel('Recipients').fill('anna@example.com\nbert@example.com');
    await dialog.getByRole('button', { name: 'Add channel' }).click();
    await expectToast(page, 'Channel added');
    const row = page.getByRole('row', { name: 'Phone' });
    await row.getByText('anna@example.com, bert@example.com').waitFor();

    // Fails if the form sends all that it began with: whoever was removed meanwhile gets messages again.
    await row.getByRole('button', { name: 'Actions for Phone' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    const [{ id: channel_id }] = (await channels()).filter(({ name }: { name: string }) => name === 'Phone');
    await world().post('update-channel-v1', { channel_id, recipients: ['bert@example.com'] });
    await dialog.getByLabel('Language').selectOption('Deutsch');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expectToast(page, 'Channel changed');
    await row.getByText('bert@example.com', { exact: true }).waitFor();
    expect(await channels()).toContainEqual(
      expect.objectContaining({ name: 'Phone', language: 'de', recipients: ['bert@example.com'] }),
    );

    await row.getByRole('button', { name: 'Actions for Phone' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await dialog.getByText('No message waits for it.').waitFor();
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Delete channel' }).click();
    await expectToast(page, 'Channel deleted');
    expect((await channels()).map(({ name }: { name: string }) => name)).toEqual(['Operations']);
  });

  it('are only shown to viewers', async () => {
    const { page } = await visitors.signedIn('viewer', { at: '/notifications' });
    await page.getByRole('row', { name: 'Operations' }).waitFor();
    expect(await page.getByRole('button', { name: /Add channel|Actions for/ }).count()).toBe(0);
  });
});

describe('Rules', () => {
  const rules = async () => (await world().get('list-alarm-rules-v1')).body.items;

  it('say which events are told to whom and when, and are refused without a channel', async () => {
    const { page } = await visitors.signedIn('admin', { at: '/notifications?view=rules' });
    await page.getByText('No rules yet').waitFor();
    await page.getByRole('button', { name: 'Add rule' }).first().click();
    const dialog = page.getByRole('dialog');
    const add = dialog.getByRole('button', { name: 'Add rule' });
    await dialog.getByLabel('Name').fill('Outages');
    await dialog.getByRole('switch', { name: 'People’s browsers' }).click();
    await add.click();
    await dialog.getByText('Otherwise it tells nobody.').waitFor();
    await expectAccessible(page);
    const choose = async (field: string, option: string) => {
      await dialog.getByRole('combobox', { name: field }).click();
      await page.getByRole('option', { name: option }).click();
      await page.keyboard.press('Escape');
    };
    await choose('Channels', 'Operations');
    await choose('Events', 'Site is down');
    await choose('Events', 'Everything that expires');
    await dialog.getByLabel('At least', { exact: true }).selectOption('High');
    await dialog.getByLabel('Told', { exact: true }).selectOption('As a weekly digest');
    await dialog.getByLabel('On', { exact: true }).selectOption({ index: 4 });
    await dialog.getByLabel('At', { exact: true }).fill('09:30');
    await dialog.getByRole('switch', { name: /^Quiet hours/ }).click();
    await dialog.getByLabel('Until', { exact: true }).fill('22:00');
    await add.click();
    await dialog.getByText('Enter another time than the start.').waitFor();
    await expectAccessible(page);
    await dialog.getByLabel('Until', { exact: true }).fill('06:00');
    await dialog.getByLabel('Remind', { exact: true }).selectOption('Every 4\u00a0h');
    await add.click();
    await expectToast(page, 'Rule added');
    const [rule] = await rules();
    expect(rule).toMatchObject({
      name: 'Outages',
      events: ['site.down', 'expiry'],
      min_severity: 'high',
      when: 'weekly',
      digest_day: 'fri',
      digest_at: '09:30',
      quiet_from: '22:00',
      quiet_to: '06:00',
      remind_after_minutes: 240,
      channels: [{ name: 'Operations' }],
      tell_browsers: false,
    });
    const row = page.getByRole('row', { name: 'Outages' });
    await row.getByText('Site is down, Everything that expires').waitFor();
    await expectAccessible(page);
  });

  it('are changed, switched off and deleted', async () => {
    const { page } = await visitors.signedIn('operator', { at: '/notifications?view=rules', dark: true });
    const row = page.getByRole('row', { name: 'Outages' });
    const act = async (name: string) => {
      await row.getByRole('button', { name: 'Actions for Outages' }).click();
      await page.getByRole('menuitem', { name }).click();
    };
    const dialog = page.getByRole('dialog');
    await act('Edit');
    await dialog.getByLabel('Told', { exact: true }).selectOption('At once');
    await dialog.getByRole('switch', { name: /^Quiet hours/ }).click();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expectToast(page, 'Rule changed');
    expect(await rules()).toMatchObject([{ when: 'at_once', quiet_from: null, quiet_to: null, min_severity: 'high' }]);
    await act('Switch off');
    await expectToast(page, 'Outages is off');
    expect(await rules()).toMatchObject([{ enabled: false }]);
    await act('Delete');
    await dialog.getByText('Operations will no longer be told by this rule.').waitFor();
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Delete rule' }).click();
    await expectToast(page, 'Rule deleted');
    expect(await rules()).toEqual([]);
  });
});
