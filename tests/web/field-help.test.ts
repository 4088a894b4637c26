import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { expectAccessible, expectGone, useBrowser } from './support/browser.ts';
import { formFields } from './support/form-fields.ts';

const world = useWorld();
const visitors = useBrowser(world);

/** Fields whose name says all. */
const PLAIN: ReadonlySet<string> = new Set([
  'Name',
  'Sites',
  'Tags',
  'Client',
  'Sites with one of the tags',
  'Sites of the clients',
  'Mon',
  'Tue',
  'Wed',
  'Thu',
  'Fri',
  'Sat',
  'Sun',
  'Date',
  'Starts',
  'Takes place',
  'From',
  'Until',
  'On',
  'At',
  'WordPress',
  'Plugins',
  'Themes',
  'Translations',
  'These sites',
]);

interface Form {
  readonly at: string;
  /** The button that opens it; undefined: it is a page. */
  readonly open?: string;
  /** Shows fields that are not there at first, one state after the other. */
  readonly more?: (form: Locator) => AsyncIterable<unknown>;
}

const choosing = (field: string, ...values: string[]) =>
  async function* (form: Locator) {
    for (const value of values) yield await form.getByLabel(field, { exact: true }).selectOption(value);
  };

const FORMS: Readonly<Record<string, Form>> = {
  'a new site': {
    at: '/sites',
    open: 'Add site',
    async *more(form) {
      yield await form.getByText('Name, client, tags, HTTP authentication').click();
    },
  },
  'an update window': { at: '/updates?view=windows', open: 'Add window' },
  'a maintenance window': {
    at: '/uptime?view=maintenance',
    open: 'Add maintenance window',
    async *more(form) {
      yield* choosing('For', 'named')(form);
      yield* choosing('Takes place', 'weekly')(form);
    },
  },
  monitors: { at: '/uptime', open: 'Check settings' },
  'an API key': {
    at: '/api-access/keys/add',
    async *more(form) {
      yield await form.getByRole('checkbox', { name: 'Write & Delete' }).uncheck();
    },
  },
  'an alarm rule': {
    at: '/notifications?view=rules',
    open: 'Add rule',
    async *more(form) {
      yield* choosing('Told', 'weekly')(form);
      yield await form.getByRole('switch', { name: 'Quiet hours' }).check();
    },
  },
  'a channel': { at: '/notifications', open: 'Add channel', more: choosing('Kind', 'email', 'slack', 'ntfy', 'push') },
  'a cost': {
    at: '/costs',
    open: 'Add cost',
    async *more(form) {
      for (const field of ['Type', 'Payment method']) {
        await form.getByRole('combobox', { name: field }).click();
        yield await form.page().getByRole('option', { name: 'Other' }).click();
      }
    },
  },
  'a report schedule': {
    at: '/clients?view=schedules',
    open: 'Schedule for all clients',
    more: choosing('How often', 'week', 'quarter'),
  },
};

async function openForm(page: Page, { open }: Form): Promise<Locator> {
  if (open === undefined) return page.locator('form');
  await page.getByRole('button', { name: open, exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Cancel' }).waitFor();
  return dialog;
}

/** Whether a click in its middle would meet it. */
const isInView = (field: Locator) =>
  field.evaluate(element => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

describe('Help beside a field', () => {
  it('opens and closes with the keyboard, and stays out of the way', async () => {
    const { page } = await visitors.signedIn('admin', { at: '/sites' });
    await page.getByRole('button', { name: 'Add site' }).first().click();
    const dialog = page.getByRole('dialog');
    const more = dialog.getByRole('button', { name: 'What is this?' }).first();
    const text = dialog.getByText('Without it the site refuses to connect.');
    await more.focus();
    await expectGone(text);
    await page.keyboard.press('Enter');
    await text.waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expectGone(text);
  });

  it('is read after the name of the field', async () => {
    const { page } = await visitors.signedIn('admin', { at: '/updates?view=windows' });
    const form = await openForm(page, { at: '', open: 'Add window' });
    const helpOf = async (name: string) => (await formFields(form)).find(field => field.name === name)?.help;
    expect(await helpOf('First wave')).toBe('The share of the sites that is updated before all others.');
    expect(await helpOf('Time zone')).toBe('The times of day are meant in this zone.');
    expect(await helpOf('Roll back if the homepage breaks')).toMatch(/installed again on that site\.$/);
  });

  it('leaves the button where it is while it is pressed, though the field that it takes the focus from is wrong', async () => {
    // So high that the dialog could grow.
    const { page } = await visitors.signedIn('admin', { at: '/costs', height: 1400 });
    const dialog = await openForm(page, { at: '', open: 'Add cost' });
    await dialog.getByLabel('Name').focus();
    const save = dialog.getByRole('button', { name: 'Add cost' });
    const before = await save.boundingBox();
    if (!before) throw new Error('The button is not shown');
    await page.mouse.move(before.x + before.width / 2, before.y + 2);
    await page.mouse.down();
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
    // A pressed button is a pixel lower.
    expect((await save.boundingBox())?.y).toBeCloseTo(before.y + 1, 0);
    await page.mouse.up();
    await dialog.getByText('Choose at least one.').waitFor();
    await dialog.getByLabel('Name').fill('Hosting');
    await dialog.getByLabel('Name').fill('');
    await page.keyboard.press('Tab');
    await dialog.getByText('Enter a name.').waitFor();
  });

  it('shows the first faulty field of a long form, and keeps its buttons in view', async () => {
    const { page } = await visitors.signedIn('admin', { at: '/costs', height: 560 });
    const dialog = await openForm(page, { at: '', open: 'Add cost' });
    const save = dialog.getByRole('button', { name: 'Add cost' });
    expect(await isInView(save)).toBe(true);
    await dialog.getByLabel('Notes').focus();
    expect(await isInView(dialog.getByLabel('Name'))).toBe(false);
    await save.click();
    await dialog.getByText('Enter a name.').waitFor();
    await expect.poll(() => isInView(dialog.getByLabel('Name'))).toBe(true);
  });

  it.each(Object.entries(FORMS))(
    'is there for each field of %s that its name does not explain',
    async (_name, given) => {
      const { page } = await visitors.signedIn('admin', { at: given.at });
      const form = await openForm(page, given);
      await expect.poll(() => formFields(form).then(fields => fields.length)).toBeGreaterThan(2);
      const unexplained = new Set<string>();
      const look = async () => {
        for (const { name, help } of await formFields(form)) if (help === '' && !PLAIN.has(name)) unexplained.add(name);
      };
      await look();
      for await (const _shown of given.more?.(form) ?? []) await look();
      expect([...unexplained]).toEqual([]);
      await expectAccessible(page);
    },
  );
});
