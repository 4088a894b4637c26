import { expect, it } from 'vitest';
import { useWorld } from '../../testing/fixtures.ts';
import { brandingOf } from './index.ts';

const world = useWorld();
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const update = async (input: object) => (await world().post('update-branding-v1', input)).body;

it('a client has what is set for it, else the default, and null takes the default again', async () => {
  const { id } = (await world().post('add-client-v1', { name: 'Anna' })).body;
  const nothing = (await world().get('get-branding-v1', { client_id_or_email: id })).body;
  expect(nothing).toMatchObject({ client_id: id, name: '', logo: null, language: 'en', time_zone: 'UTC', own: [] });
  expect(nothing.sections).not.toContain('costs');

  await update({ name: ' Studio ', logo: PIXEL, colour: '#0B6E4F', sections: ['note', 'summary'] });
  const own = await update({ client_id_or_email: id, language: 'de', sections: ['costs', 'uptime'], name: '' });
  expect(own).toMatchObject({ name: '', colour: '#0b6e4f', language: 'de', sections: ['uptime', 'costs'] });
  expect(own.logo).toMatchObject({ type: 'image/png', width: 1, height: 1 });
  expect(own.own).toEqual(['name', 'language', 'sections']);
  expect(own.intro).toContain('Dieser Bericht');

  const back = await update({ client_id_or_email: id, name: null, sections: null });
  expect(back).toMatchObject({ name: 'Studio', sections: ['summary', 'note'], own: ['language'] });
  const { db } = world().app.services.database;
  expect(await brandingOf(db, id)).toMatchObject({ name: 'Studio', language: 'de', colours: { main: '#0b6e4f' } });
  expect(await brandingOf(db, null)).toMatchObject({ name: 'Studio', language: 'en' });
  const audit = await db.selectFrom('audit_log').select('subject').where('action', '=', 'branding.updated').execute();
  expect(audit.map(row => row.subject)).toEqual(['branding:default', `client:${id}`, `client:${id}`]);
});

it('an empty subject or text of mails is the usual one', async () => {
  const { id } = (await world().post('add-client-v1', { name: 'Mailed' })).body;
  const input = { client_id_or_email: id, mail_subject: ' {client}: {updates} ', mail_text: 'Hello' };
  expect(await update(input)).toMatchObject({
    mail_subject: '{client}: {updates}',
    own: ['mail_subject', 'mail_text'],
  });
  const emptied = await update({ client_id_or_email: id, mail_subject: ' ', mail_text: '' });
  expect(emptied).toMatchObject({ mail_subject: 'Report for {client}, {period}', own: [] });
  expect(emptied.mail_text).toContain('Attached is the report');
});

it('two first changes at the same time are both kept', async () => {
  const { id } = (await world().post('add-client-v1', { name: 'Both' })).body;
  await Promise.all([
    update({ client_id_or_email: id, contact_line: 'One' }),
    update({ client_id_or_email: id, sender_name: 'Two' }),
  ]);
  const after = (await world().get('get-branding-v1', { client_id_or_email: id })).body;
  expect(after).toMatchObject({ contact_line: 'One', sender_name: 'Two' });
});

it.each([
  [{ intro: 'Dear {name}' }, '{name}'],
  [{ closing: 'See {}' }, '{}'],
  [{ mail_subject: 'Report for {clent}' }, 'There is no variable {clent}. Use {client}, {period}, {sites}, {uptime}'],
  [{ mail_text: 'Dear {client},\n\n{updatez}' }, 'There is no variable {updatez}. Use {client}'],
  [{ mail_subject: 'Report\r\nBcc: eve@example.com' }, 'one line'],
  [{ time_zone: 'Mars/Base' }, 'Mars/Base'],
  [{ logo: Buffer.from('<svg/>').toString('base64') }, 'PNG'],
  [{ note: 'For whom?' }, 'client'],
])('refuses %j and says what is wrong', async (input, named) => {
  const { code, message } = await update(input);
  expect({ code, message }).toEqual({ code: 'svc_invalid_input', message: expect.stringContaining(named) });
});
