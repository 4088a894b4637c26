import { expect, it } from 'vitest';
import { manualClock } from '../../ports/clock/manual-clock.ts';
import { useWorld } from '../../testing/fixtures.ts';

const world = useWorld({ parts: { clock: manualClock(Date.UTC(2026, 9, 20)) } });

async function document(path: string, headers: Record<string, string>) {
  return fetch(`${world().origin}/web/clients/${path}`, { headers });
}

it('gives the report of a client as a document to whoever is signed in, and to nobody else', async () => {
  const { id } = (await world().post('add-client-v1', { name: 'Anna <b>& Co</b>' })).body;
  const { cookie } = await world().signIn(await world().webUser('vera', 'viewer'));
  const answer = await document(`${id}/report?month=2026-09&sections=summary,uptime`, { cookie: cookie ?? '' });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(answer.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'unsafe-inline'; img-src data:/,
  );
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const text = await answer.text();
  expect(text).toContain('<h1>Anna &lt;b&gt;&amp; Co&lt;/b&gt;</h1>');
  expect(text).toContain('September 2026');
  expect(text).not.toContain('Certificates and domains');

  const status = async (path: string, headers: Record<string, string>) => (await document(path, headers)).status;
  expect(await status(`${id}/report`, {})).toBe(401);
  const elsewhere = { cookie: cookie ?? '', 'sec-fetch-site': 'cross-site' };
  expect(await status(`${id}/report`, elsewhere)).toBe(401);
  const mine = { cookie: cookie ?? '' };
  expect(await status('x/report', mine)).toBe(404);
  expect(await status(`${id}/report?month=2026-13`, mine)).toBe(400);
  expect(await status(`${id}/report?sections=secrets`, mine)).toBe(400);
});

it('shows the mail with branding that is not saved, to those who may change it', async () => {
  const { id } = (await world().post('add-client-v1', { name: 'Quay\r\nBcc: eve@example.com' })).body;
  const draft = async (role: 'viewer' | 'operator', branding: object, of_client = true) => {
    const signedIn = await world().signIn(await world().webUser(`${role}-${Math.random()}`, role));
    const headers = { ...signedIn, 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify({ of_client, branding }) };
    const answer = await fetch(`${world().origin}/web/clients/${id}/report/draft-mail`, init);
    return { status: answer.status, body: (await answer.json()) as Record<string, string> };
  };
  const branding = {
    mail_subject: '{client} in {period}',
    mail_text: '{sites} Websites',
    language: 'de',
    name: 'Studio',
  };
  const { status, body } = await draft('operator', branding);
  expect([status, body]).toEqual([
    200,
    {
      sender: 'Studio',
      subject: 'Quay Bcc: eve@example.com in September 2026',
      text: '0 Websites\n\nStudio\n',
      file_name: 'report-quay-bcc-eve-example-com-2026-09.pdf',
      language: 'de',
    },
  ]);
  const usual = await draft('operator', {}, false);
  expect(usual.body.subject).toMatch(/^Report for Quay .* September 2026$/);
  expect((await draft('viewer', branding)).status).toBe(403);
  const unknown = await draft('operator', { mail_text: '{clent}' });
  expect([unknown.status, unknown.body.message]).toEqual([400, expect.stringContaining('{clent}')]);
});

it('gives the report with branding that is not saved, to those who may change it', async () => {
  const { id } = (await world().post('add-client-v1', { name: 'Harbour' })).body;
  const draft = async (role: 'viewer' | 'operator', body: object, more: object = {}) => {
    const signedIn = await world().signIn(await world().webUser(`${role}-${Math.random()}`, role));
    const headers = { ...signedIn, 'content-type': 'application/json', ...more };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    const answer = await fetch(`${world().origin}/web/clients/${id}/report/draft`, init);
    return { status: answer.status, text: await answer.text() };
  };
  const branding = { name: 'Studio <i>', intro: 'Dear {client}', sections: ['summary'], language: 'de', colour: null };
  const shown = await draft('operator', { of_client: true, branding });
  expect(shown.status).toBe(200);
  expect(shown.text).toContain('<p>Studio &lt;i&gt;</p>');
  expect(shown.text).toContain('Dear Harbour');
  expect(shown.text).toContain('<html lang="de">');
  expect((await draft('operator', { of_client: false, branding: { name: 'All' } })).text).toContain('<p>All</p>');
  expect((await world().get('get-branding-v1', { client_id_or_email: id })).body).toMatchObject({ name: '', own: [] });

  expect((await draft('viewer', { of_client: true, branding })).status).toBe(403);
  expect((await draft('operator', { of_client: true, branding }, { 'x-sitekeeper': 'api' })).status).not.toBe(200);
  expect((await draft('operator', { of_client: true, branding: { intro: '{clent}' } })).status).toBe(400);
  expect((await draft('operator', { of_client: true, branding: { colour: '#12' } })).status).toBe(400);
  expect((await draft('operator', { nonsense: true })).status).toBe(400);
});
