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
