import { expect, it } from 'vitest';
import type { MemoryRequest } from '../memory-outbound.ts';
import { LARGEST, type OutboundUnderTest } from './harness.fixtures.ts';

/** Requests and their answers. */
export function describeRequests(on: OutboundUnderTest): void {
  const { ask, failure } = on;

  it('sends a request and returns the answer', async () => {
    const visits: MemoryRequest[] = [];
    const url = await on.place(visit => {
      visits.push(visit);
      return { status: 207, headers: { 'X-Seen': 'yes', 'Content-Type': 'text/plain' }, body: 'ä answer' };
    });
    const headers = { 'Content-Type': 'text/x', 'x-mine': '1' };
    const answer = await ask(`${url}/path/?a=b%20c`, { method: 'POST', body: 'ö body', headers });
    expect(answer).toMatchObject({ status: 207, headers: { 'x-seen': 'yes', 'content-type': 'text/plain' } });
    expect(answer.body.toString('utf8')).toBe('ä answer');
    expect(answer.elapsedMs).toBeGreaterThanOrEqual(0);
    expect(visits).toHaveLength(1);
    expect(visits[0]).toMatchObject({ method: 'POST', body: 'ö body', headers: { 'content-type': 'text/x' } });
    expect(visits[0]?.headers).toMatchObject({ 'x-mine': '1', host: new URL(url).host });
    expect(`${visits[0]?.url.pathname}${visits[0]?.url.search}`).toBe('/path/?a=b%20c');
  });

  it('does not return cookies: a site sets those of a live session', async () => {
    const url = await on.place(() => ({ status: 200, headers: { 'Set-Cookie': 'wordpress=live', 'x-a': 'b' } }));
    const { headers } = await ask(url);
    expect(headers).toMatchObject({ 'x-a': 'b' });
    expect(JSON.stringify(headers)).not.toMatch(/cookie|wordpress/i);
  });

  it('does not follow redirects', async () => {
    const url = await on.place(() => ({ status: 302, headers: { location: '/elsewhere' } }));
    expect(await ask(url)).toMatchObject({ status: 302, headers: { location: '/elsewhere' } });
  });

  it.each([200, 404, 500, 503])('returns status %i as an answer', async status => {
    const url = await on.place(() => ({ status, body: 'text' }));
    expect(await ask(url)).toMatchObject({ status, body: Buffer.from('text') });
  });

  it('skips the body when only the status is requested, however large it is', async () => {
    const url = await on.place(() => ({ status: 200, body: 'x'.repeat(LARGEST * 10) }));
    expect(await ask(url, { withoutBody: true })).toMatchObject({ status: 200, body: Buffer.alloc(0) });
  });

  it('returns the first bytes of a body when only they are requested, however large it is', async () => {
    const url = await on.place(() => ({ status: 200, body: `${'y'.repeat(100)}${'x'.repeat(LARGEST * 10)}` }));
    const { status, body } = await ask(url, { firstBytes: 100 });
    expect([status, body.toString('utf8')]).toEqual([200, 'y'.repeat(100)]);
    const short = await on.place(() => ({ status: 200, body: 'short' }));
    expect((await ask(short, { firstBytes: 100 })).body.toString('utf8')).toBe('short');
  });

  it('accepts an answer up to the limit, and none above it', async () => {
    let size = LARGEST;
    const url = await on.place(() => ({ status: 200, body: 'x'.repeat(size) }));
    expect((await ask(url)).body).toHaveLength(LARGEST);
    size += 1;
    await expect(ask(url)).rejects.toEqual(failure('too_large', true));
  });
}
