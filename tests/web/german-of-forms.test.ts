import { it } from 'vitest';
import { useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { useBrowser } from './support/browser.ts';

const world = useWorld({ sites: 1 });
const visitors = useBrowser(world);

it('says in German what the test of a connection found', async () => {
  const { page } = await visitors.signedIn('admin', { locale: 'de-DE', at: '/sites' });
  await page.getByRole('button', { name: 'Website hinzufügen', exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Adresse').fill(world().credentials(1).url);
  await dialog.getByRole('button', { name: 'Verbindung testen' }).click();
  await dialog.getByText('Anmeldename und Passwort werden erst beim Hinzufügen geprüft.').waitFor();
  await dialog.getByText('Sie hat keine Verschlüsselung').waitFor();
});
