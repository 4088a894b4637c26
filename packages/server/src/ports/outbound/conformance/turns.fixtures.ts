import { expect, it } from 'vitest';
import type { MemoryRequest } from '../memory-outbound.ts';
import type { OutboundUnderTest } from './harness.fixtures.ts';

/** What happens at the turn of a request, and right before it leaves. */
export function describeTurns(on: OutboundUnderTest): void {
  const { ask, failure } = on;

  it('creates the body once, when it is the turn of the request', async () => {
    const bodies: string[] = [];
    const url = await on.place(({ body }) => {
      bodies.push(body);
      return { status: 200 };
    });
    let asked = 0;
    await ask(url, { method: 'POST', body: async () => `made ${++asked}` });
    expect(bodies).toEqual(['made 1']);
  });

  it('sends nothing if the request is canceled at its turn', async () => {
    const visits: MemoryRequest[] = [];
    const url = await on.place(visit => {
      visits.push(visit);
      return { status: 200 };
    });
    const calledOff = new Error('called off');
    const atItsTurn = async () => {
      throw calledOff;
    };
    await expect(ask(url, { atItsTurn })).rejects.toBe(calledOff);
    expect(visits).toEqual([]);
    expect(await ask(url)).toMatchObject({ status: 200 });
  });

  it('announces a request right before sending it, after the body is created; if it is canceled then, nothing is sent', async () => {
    const seen: string[] = [];
    const url = await on.place(({ body, headers }) => {
      seen.push(`${body} of ${headers['content-length']} in ${headers['transfer-encoding'] ?? 'one piece'}`);
      return { status: 200 };
    });
    const body = async () => {
      seen.push('made');
      return 'ö body';
    };
    const beforeSending = async () => void seen.push('about to be sent');
    expect((await ask(url, { method: 'POST', body, beforeSending })).status).toBe(200);
    const arrived = expect.stringMatching(/^ö body of (7|undefined) in one piece$/); // none in memory
    expect(seen).toEqual(['made', 'about to be sent', arrived]);
    const calledOff = new Error('called off');
    const refuse = async () => {
      throw calledOff;
    };
    // Fails without the body that is held back: the site is asked.
    await expect(ask(url, { method: 'POST', body, beforeSending: refuse })).rejects.toBe(calledOff);
    expect(seen.slice(3)).toEqual(['made']);
    expect((await ask(url, { method: 'POST', body: 'again' })).status).toBe(200);
  });

  it('does not announce a request that never gets a connection', async () => {
    let told = 0;
    const beforeSending = async () => void told++;
    const failing = ask(on.closed, { method: 'POST', body: 'x', beforeSending });
    await expect(failing).rejects.toEqual(failure('connect', false));
    expect(told).toBe(0);
  });
}
