import type { IncomingMessage, ServerResponse } from 'node:http';
import { type FaultPlan, isFaultName, parseFaults } from '../faults/names.ts';
import { readBodyText } from './read-body.ts';
import type { ServedFleet } from './served-fleet.ts';
import { siteReport } from './site-report.ts';

/** The endpoint for other processes on 127.0.0.1, under `/_simulator/`. JSON in, JSON out; a bad request is a 400. */
export function controlHandler(fleet: ServedFleet): (request: IncomingMessage, response: ServerResponse) => void {
  return (request, response) => {
    void readBodyText(request)
      .then(body => control(fleet, `${request.method} ${request.url}`, body))
      .then(
        data => send(response, data === undefined ? 404 : 200, data ?? { error: 'no such control; see /_simulator/' }),
        error => send(response, 400, { error: error instanceof Error ? error.message : 'bad request' }),
      );
  };
}

function send(response: ServerResponse, status: number, data: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(data));
}

function control(fleet: ServedFleet, line: string, body: string): unknown {
  const [method, target = ''] = line.split(' ');
  const { pathname, searchParams } = new URL(target, 'http://simulator');
  const [, base, noun = '', id = ''] = pathname.split('/');
  if (base !== '_simulator') return undefined;
  if (method === 'GET' && noun === '') return overview(fleet);
  if (method === 'GET' && noun === 'ledger') return ledger(fleet, searchParams.get('site'));
  if (method === 'GET' && noun === 'sites') return siteReport(fleet.site(Number(id)));
  if (method === 'POST' && noun === 'reset-ledger') {
    fleet.ledger.reset();
    return { reset: true };
  }
  return method === 'POST' && noun === 'faults' ? setFaults(fleet, body) : undefined;
}

function overview(fleet: ServedFleet): unknown {
  const controls = ['GET ledger?site=k', 'GET sites/{k}', 'POST faults', 'POST reset-ledger'];
  return { sites: fleet.size, seed: fleet.world.seed, faults: fleet.faults.counts(), controls };
}

function ledger(fleet: ServedFleet, site: string | null): unknown {
  if (site === null) return { ...fleet.ledger.summary(), perSite: fleet.ledger.perSite() };
  const k = fleet.site(Number(site)).k;
  return { ...fleet.ledger.site(k), entries: fleet.ledger.entries({ site: k }) };
}

/** `{site, faults: ["hang" | {name, times?, on?}, …]}` for one site, or `{plan: "hang:5,…" | {hang: 5}}` for shares. */
function setFaults(fleet: ServedFleet, body: string): unknown {
  const wish = JSON.parse(body) as { site?: number; faults?: unknown[]; plan?: string | FaultPlan };
  if (wish.site !== undefined) {
    fleet.site(wish.site).setFaults(...(wish.faults ?? []).map(readFault));
    return { site: wish.site, faults: fleet.site(wish.site).faults };
  }
  if (wish.plan === undefined) throw new Error('give {"site": k, "faults": [names]} or {"plan": "hang:5,http500:5"}');
  fleet.setFaults(typeof wish.plan === 'string' ? parseFaults(wish.plan) : wish.plan);
  return { faults: fleet.faults.counts() };
}

function readFault(value: unknown) {
  const { name, times, on } = (typeof value === 'string' ? { name: value } : value) as {
    name: string;
    times?: number;
    on?: string;
  };
  if (!isFaultName(name)) throw new Error(`unknown fault "${name}"`);
  return { name, times, on };
}
