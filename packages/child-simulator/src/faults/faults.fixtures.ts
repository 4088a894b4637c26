import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { encodeForm, type FormFields } from '@sitekeeper/protocol';
import { afterAll, beforeAll } from 'vitest';
import { findFreePort } from '../address.ts';
import { createFleet } from '../fleet.ts';
import { AJAX, Dashboard, REGISTERED } from '../testing/dashboard.ts';
import type { FaultName } from './names.ts';

interface Received {
  status: number;
  headers: IncomingHttpHeaders;
  /** The first bytes; all of them unless told to stop. */
  body: string;
  size: number;
}

/** In a file: three sites over HTTP, the first of which gets the faults. */
export function useFaultySite() {
  const fleet = createFleet({ sites: 3, registered: REGISTERED, slowMs: 1 });
  const dashboard = new Dashboard(fleet);
  const site = fleet.site(1);
  beforeAll(async () => fleet.listen(await findFreePort(3)));
  afterAll(() => fleet.close());

  /** A real HTTP request; `stopAfter`: hang up after so many bytes. */
  function send(
    fields: FormFields,
    options: { headers?: Record<string, string>; stopAfter?: number } = {},
  ): Promise<Received> {
    const body = encodeForm(fields);
    const headers = { 'content-type': 'application/x-www-form-urlencoded', ...options.headers };
    return new Promise((resolve, reject) => {
      const outgoing = httpRequest(`${site.url}${AJAX}`, { method: 'POST', headers, agent: false }, incoming => {
        const received = { status: incoming.statusCode ?? 0, headers: incoming.headers, body: '', size: 0 };
        incoming.on('data', (chunk: Buffer) => {
          if (received.size < 2_000_000) received.body += chunk.toString('latin1');
          received.size += chunk.length;
          if (received.size < (options.stopAfter ?? Number.POSITIVE_INFINITY)) return;
          outgoing.destroy();
          resolve(received);
        });
        incoming.on('end', () => resolve(received));
        incoming.on('error', reject);
      });
      outgoing.on('error', reject);
      outgoing.end(body);
    });
  }

  const stats = () => dashboard.signed(1, 'stats', { optimize: 1 });
  const withFault = (name: FaultName, options = {}) => {
    site.setFaults(name);
    return send(stats(), options);
  };
  return { fleet, dashboard, site, send, stats, withFault };
}

/** What is in the frame of an answer. */
export const frameJson = (body: string): string =>
  Buffer.from(/<mainwp>(.*)<\/mainwp>/s.exec(body)?.[1] ?? '', 'base64').toString('latin1');
