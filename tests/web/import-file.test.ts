import { describe, expect, it } from 'vitest';
import { useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { useBrowser } from './support/browser.ts';

const world = useWorld();
const visitors = useBrowser(world);

describe('The preview of an import', () => {
  it('shows the file chosen last, even if an earlier one was read later', async () => {
    const { page, context } = await visitors.signedIn('operator');
    await context.addInitScript(() => {
      const read = Blob.prototype.text;
      Blob.prototype.text = async function text(this: Blob) {
        const slow = this instanceof File && this.name === 'slow.csv';
        if (slow) await new Promise(resolve => document.addEventListener('read-now', resolve, { once: true }));
        return read.call(this);
      };
    });
    await page.goto('/users?view=import');
    const file = (name: string, rows: number) => ({
      name,
      mimeType: 'text/csv',
      buffer: Buffer.from(Array.from({ length: rows }, (_, k) => `u${k},u${k}@example.com,,,,,,,x,\n`).join('')),
    });
    const input = page.locator('input[type=file]');
    await input.setInputFiles(file('slow.csv', 2));
    await input.setInputFiles(file('fast.csv', 1));
    await page.getByRole('button', { name: 'Import 1 row' }).waitFor();
    await page.evaluate(async () => {
      document.dispatchEvent(new Event('read-now'));
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    });
    expect(await page.getByRole('button', { name: /^Import \d/ }).allInnerTexts()).toEqual(['Import 1 row']);
  });
});
