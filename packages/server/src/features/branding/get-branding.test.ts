import { expect, it } from 'vitest';
import { useWorld } from '../../testing/fixtures.ts';

const world = useWorld();

it('says what everybody starts with, and which variables texts may have', async () => {
  const { status, body } = await world().get('get-branding-v1');
  expect(status).toBe(200);
  expect(body).toMatchObject({ client_id: null, name: '', logo: null, colour: '#1f4e79', text_on_colour: '#ffffff' });
  expect(body).toMatchObject({ language: 'en', time_zone: 'UTC', own: [] });
  expect(body.sections).not.toContain('costs');
  for (const text of [body.intro, body.closing]) {
    const used = [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(body.variables).toEqual(expect.arrayContaining(used));
  }
});

it('names a client that does not exist', async () => {
  const { status, body } = await world().get('get-branding-v1', { client_id_or_email: 99_999 });
  expect([status, body.code]).toEqual([404, 'svc_client_not_found']);
});
