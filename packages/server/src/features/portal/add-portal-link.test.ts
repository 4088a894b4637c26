import { expect, it } from 'vitest';
import { useWorld } from '../../testing/fixtures.ts';
import { isPortalToken } from './portal-link.ts';

const world = useWorld();

it('shows a new link once and stores nothing that opens the portal', async () => {
  const { body: client } = await world().post('add-client-v1', { name: 'Bakery' });
  const { status, body } = await world().post('add-portal-link-v1', {
    client_id_or_email: client.id,
    note: ' Anna ',
    days: 30,
  });
  expect(status).toBe(200);
  const token = new URL(body.url).pathname.replace('/portal/', '');
  expect(isPortalToken(token)).toBe(true);
  expect(body).toMatchObject({ client_id: client.id, note: 'Anna', state: 'open', created_by: 'user:admin' });
  expect(token.endsWith(body.ends_with)).toBe(true);
  expect(Date.parse(body.expires_at) - Date.parse(body.created_at)).toBe(30 * 24 * 3600_000);
  const { db } = world().app.services.database;
  const rows = [
    await db.selectFrom('portal_links').selectAll().execute(),
    await db.selectFrom('audit_log').selectAll().execute(),
  ];
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(JSON.stringify(rows)).toContain('portal_link.added');
});
