import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { manualClock } from '../clock/manual-clock.ts';

import { type GuardedOptions, guardedOutbound } from './guarded-outbound.ts';
import type { HostAddress, Outbound } from './port.ts';
import { realSites } from './real-sites.ts';

const sites = realSites();
const made: Outbound[] = [];
let port = 0;
let visits = 0;

beforeAll(async () => {
  port = await sites.place(() => {
    visits += 1;
    return { status: 200, body: 'inside' };
  });
});
afterAll(async () => {
  await Promise.all(made.map(outbound => outbound.close()));
  await sites.close();
});

/** Stands for a public address: allowed, and nothing listens there. */
const ALLOWED: HostAddress = { address: '127.0.0.2', family: 4 };
const LOOPBACK: HostAddress = { address: '127.0.0.1', family: 4 };

function client(more: Partial<GuardedOptions> = {}): Outbound {
  const limits = { concurrency: 10, perAddress: 2, connectMs: 2_000, maxReplyBytes: 10_000 };
  const outbound = guardedOutbound({ allowPrivate: '', ...limits, clock: manualClock(), ...more });
  made.push(outbound);
  return outbound;
}

const get = (outbound: Outbound, url: string) =>
  outbound.request({ url, method: 'GET', deadlineMs: 5_000, verifyTls: true });
const refused = expect.objectContaining({ fault: 'refused_address', sent: false });

describe('an address written as a number', () => {
  it.each([
    '127.0.0.1',
    '2130706433',
    '0x7f000001',
    '017700000001',
    '0177.0.0.1',
    '0x7f.1',
    '127.1',
    '127.0.0.1.',
    '0.0.0.0',
    '0',
    '[::1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::127.0.0.1]',
    '１２７.０.０.１',
  ])('is refused as %s', async host => {
    await expect(get(client(), `http://${host}:${port}/`)).rejects.toEqual(refused);
    expect(visits).toBe(0);
  });

  it.each(['10.0.0.1', '192.168.0.1', '172.16.0.1', '169.254.169.254', '[fe80::1]', '[fd00:ec2::254]', '2852039166'])(
    'is refused as %s',
    async host => {
      await expect(get(client(), `http://${host}/latest/meta-data/`)).rejects.toEqual(refused);
    },
  );
});

describe('a name', () => {
  it('is refused if it resolves to a private address, and the message names the setting to change', async () => {
    const outbound = client({ lookup: async () => [LOOPBACK] });
    const error = await get(outbound, `http://intranet.test:${port}/`).catch((caught: Error) => caught);
    expect(error).toEqual(refused);
    expect(String(error)).toContain('SITEKEEPER_OUTBOUND_ALLOW_PRIVATE');
    expect(visits).toBe(0);
  });

  it('is refused if it is localhost, with the system’s resolver', async () => {
    await expect(get(client(), `http://localhost:${port}/`)).rejects.toEqual(refused);
  });

  it('connects only to those of its addresses that are allowed', async () => {
    const asked: string[] = [];
    const lookup = async (host: string) => {
      asked.push(host);
      return [{ address: '10.9.9.9', family: 4 } as const, LOOPBACK];
    };
    const outbound = client({ lookup, allowPrivate: '127.0.0.0/8' });
    expect((await get(outbound, `http://two.test:${port}/`)).body.toString()).toBe('inside');
    expect(asked).toEqual(['two.test']);
    visits = 0;
  });

  it('that changes its address between the check and the connection still leads to the checked address', async () => {
    const clock = manualClock();
    let first = true;
    // The checked addresses are kept for the connection; once they are too old, they are checked again.
    const lookup = async () => {
      const found = first ? ALLOWED : LOOPBACK;
      first = false;
      return [found];
    };
    const outbound = client({ lookup, clock, allowPrivate: ALLOWED.address });
    const early = await get(outbound, `http://rebinding.test:${port}/`).catch((error: Error) => error);
    expect(early).toMatchObject({ fault: 'connect', sent: false });
    expect(visits).toBe(0);
    clock.advance(61_000);
    await expect(get(outbound, `http://rebinding.test:${port}/`)).rejects.toEqual(refused);
    expect(visits).toBe(0);
  });

  describe('that changes its address while the request waits for its turn', () => {
    /** A client for which every reading of the clock finds the kept answer outdated. */
    function waiting(addresses: readonly [HostAddress, HostAddress], allowPrivate: string) {
      let now = 0;
      const clock = { ...manualClock(), elapsed: () => (now += 120_000) };
      const looks: HostAddress[] = [];
      const lookup = async () => {
        looks.push(addresses[looks.length] as HostAddress);
        return looks.slice(-1);
      };
      return { outbound: client({ lookup, clock, allowPrivate }), looks };
    }

    it('leads to no address that was not checked', async () => {
      const { outbound, looks } = waiting([ALLOWED, LOOPBACK], ALLOWED.address);
      const early = await get(outbound, `http://quick.test:${port}/`).catch((error: Error) => error);
      expect(early).toMatchObject({ fault: 'connect', sent: false });
      expect([looks, visits]).toEqual([[ALLOWED], 0]);
    });

    // Fails if the connection looks the name up once more: it may find an address that has no turn to give.
    it('is asked at the address whose turn it is', async () => {
      const { outbound, looks } = waiting([LOOPBACK, ALLOWED], '127.0.0.0/8');
      expect((await get(outbound, `http://moving.test:${port}/`)).status).toBe(200);
      expect(looks).toEqual([LOOPBACK]);
      visits = 0;
    });
  });
});

describe('networks allowed in the settings', () => {
  it.each(['127.0.0.0/8', '127.0.0.1', 'all'])('are reached with %s', async allowPrivate => {
    expect((await get(client({ allowPrivate }), `http://127.0.0.1:${port}/`)).status).toBe(200);
    expect((await get(client({ allowPrivate }), `http://[::ffff:127.0.0.1]:${port}/`)).status).toBe(200);
  });

  it('do not allow any others', async () => {
    const outbound = client({ allowPrivate: '10.0.0.0/8' });
    await expect(get(outbound, `http://127.0.0.1:${port}/`)).rejects.toEqual(refused);
  });
});

describe('a connection that is reset as soon as it is made', () => {
  /** Turn 1: it is made, and nobody has looked at its address yet. Turn 2: it is reset. */
  const SITE = `
    const { parentPort, workerData: turn } = require('node:worker_threads');
    const site = require('node:net').createServer(socket => {
      Atomics.wait(turn, 0, 0);
      socket.resetAndDestroy();
      Atomics.store(turn, 0, 2);
      Atomics.notify(turn, 0);
    });
    site.listen(0, '127.0.0.1', () => parentPort.postMessage(site.address().port));
  `;

  // Seen to fail where an address that is not known any more counts as one that is not allowed.
  it('is not said to lead into a network that is not allowed', async () => {
    const turn = new Int32Array(new SharedArrayBuffer(4));
    const site = new Worker(SITE, { eval: true, workerData: turn });
    const [its] = await once(site, 'message');
    const atSocket = (told: unknown) =>
      (told as { socket: Socket }).socket.once('connect', () => {
        Atomics.store(turn, 0, 1);
        Atomics.notify(turn, 0);
        Atomics.wait(turn, 0, 1);
      });
    subscribe('net.client.socket', atSocket);
    const asked = get(client({ allowPrivate: '127.0.0.1' }), `http://127.0.0.1:${its}/`);
    await expect(asked).rejects.toEqual(expect.objectContaining({ fault: 'connect', sent: false }));
    unsubscribe('net.client.socket', atSocket);
    await site.terminate();
  });
});
