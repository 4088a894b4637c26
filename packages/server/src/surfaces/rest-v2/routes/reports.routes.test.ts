import { expect, it } from 'vitest';
import { manualClock } from '../../../ports/clock/manual-clock.ts';
import { useWorld } from '../../../testing/fixtures.ts';

const world = useWorld({ parts: { clock: manualClock(Date.UTC(2026, 9, 20)) } });
const send = (method: string, path: string, body?: unknown) => world().rest(path, { method, body });

it('REST returns the report of a client, and refuses periods that there can’t be', async () => {
  const { id } = (await send('POST', '/clients/add', { name: 'Anna', client_email: 'anna@example.com' })).body.data;
  const { body } = await send('GET', '/clients/anna@example.com/report?month=2026-02&time_zone=Europe/Berlin');
  expect(body).toMatchObject({
    success: 1,
    data: { client: { id, name: 'Anna' }, period: { from: '2026-02-01', to: '2026-02-28', month: '2026-02' } },
  });
  const code = async (query: string) => {
    const answer = await send('GET', `/clients/${id}/report?${query}`);
    return `${answer.status} ${answer.body.code}`;
  };
  expect(await code('from=2026-02-01')).toBe('400 svc_invalid_input');
  expect(await code('from=2026-02-30&to=2026-03-01')).toBe('400 svc_invalid_input');
  expect(await code('from=2026-03-02&to=2026-03-01')).toBe('400 svc_invalid_input');
  expect(await code('from=2024-01-01&to=2026-03-01')).toBe('400 svc_invalid_input');
  expect(await code('month=2026-01&time_zone=Mars/Base')).toBe('400 svc_invalid_input');
  expect(await code('month=2026-13')).toBe('400 rest_invalid_param');
  expect((await send('GET', '/clients/99999/report')).body.code).toBe('svc_client_not_found');
});

it('REST reads and changes the default branding and that of a client', async () => {
  const { id } = (await send('POST', '/clients/add', { name: 'Ben' })).body.data;
  const edited = await send('PATCH', '/branding/edit', { name: 'Studio', colour: '#0B6E4F' });
  expect(edited.body).toMatchObject({ message: 'The branding was changed.', data: { client_id: null } });
  expect((await send('GET', '/branding')).body.data).toMatchObject({ name: 'Studio', colour: '#0b6e4f' });
  const own = await send('PATCH', `/clients/${id}/edit-branding`, { name: 'Ben’s own', language: 'de' });
  expect(own.body.data).toMatchObject({ client_id: id, colour: '#0b6e4f', own: ['name', 'language'] });
  expect((await send('GET', `/clients/${id}/branding`)).body.data).toEqual(own.body.data);
  expect((await send('PATCH', '/branding/edit', { intro: 'Hi {clent}' })).body).toMatchObject({
    code: 'svc_invalid_input',
    message: expect.stringContaining('{clent}'),
  });
  expect((await send('PATCH', '/branding/edit', { colour: 'red' })).body.code).toBe('rest_invalid_param');
  for (const path of ['branding', 'edit-branding']) {
    const method = path === 'branding' ? 'GET' : 'PATCH';
    expect((await send(method, `/clients/99999/${path}`, method === 'GET' ? undefined : {})).status).toBe(404);
  }
  expect((await send('PATCH', `/clients/${id}/edit-branding`, { logo: 'AAAA' })).body.code).toBe('svc_invalid_input');
});
