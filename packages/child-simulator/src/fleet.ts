import { setTimeout as wait } from 'node:timers/promises';
import { simulatedSiteUrl, siteOfAddress } from './address.ts';
import { isChanging, isUpdate, telling } from './connector/effects.ts';
import { kept, textField } from './connector/params.ts';
import { FaultBook } from './faults/fault-book.ts';
import type { FaultName, FaultPlan } from './faults/names.ts';
import { closeAll, countConnections, type Listening, listenAll } from './http/listen.ts';
import { pack } from './http/pack.ts';
import type { ServedFleet, ServedReply } from './http/served-fleet.ts';
import { latencyOf } from './latency.ts';
import { Ledger, type Ticket } from './ledger.ts';
import { manifestLine } from './manifest.ts';
import { type FleetOptions, worldOf } from './options.ts';
import { reply, type SimulatedReply, type SiteRequest, summonForm } from './reply.ts';
import { SiteHandle } from './site-handle.ts';
import { type Network, NetworkSite, networksOf } from './state/network.ts';
import type { HarmKind } from './state/records.ts';
import { SimulatedSite } from './state/site.ts';
import type { FleetWorld } from './world.ts';

/** N stateful child sites. Reached in process by `handle`, over real HTTP after `listen`. */
export class Fleet implements ServedFleet {
  readonly world: FleetWorld;
  readonly ledger: Ledger;
  readonly faults: FaultBook;
  /** The network of each site that is in a multisite network. */
  readonly networks: ReadonlyMap<number, Network>;
  readonly #sites: (SimulatedSite | undefined)[] = [];
  readonly #calls: number[] = [];
  readonly #updating = new Map<number, number>();
  #listening: Listening | undefined;

  constructor(options: FleetOptions) {
    this.world = worldOf(options);
    this.ledger = new Ledger(options.ledgerEntries);
    this.faults = new FaultBook(this.world.seed, this.world.sites, options.faults);
    this.networks = networksOf(options.networks ?? [], options.sites);
  }

  get size(): number {
    return this.world.sites;
  }

  /** Handle of site `k` (from 1), to look into it and to change it. @throws RangeError beyond the fleet. */
  site(k: number): SiteHandle {
    return new SiteHandle(this.state(k), this.faults);
  }

  /** Handle of the site at this URL, `undefined` when the address is none of the fleet's. */
  siteAt(url: string): SiteHandle | undefined {
    const k = siteOfAddress(new URL(url).hostname);
    return k !== undefined && k <= this.size ? this.site(k) : undefined;
  }

  url(k: number): string {
    return simulatedSiteUrl(k, this.world.port);
  }

  /** State of site `k`, made at first use. */
  state(k: number): SimulatedSite {
    if (!Number.isInteger(k) || k < 1 || k > this.size)
      throw new RangeError(`the fleet has the sites 1 to ${this.size}, not ${k}`);
    const network = this.networks.get(k);
    this.#sites[k] ??= network ? new NetworkSite(this.world, k, network) : new SimulatedSite(this.world, k);
    return this.#sites[k];
  }

  /** Spreads faults over the fleet anew; settings of single sites stay. */
  setFaults(plan: FaultPlan): void {
    this.faults.setShares(plan);
  }

  /** Publishes a newer version of a plugin file, a theme slug or `wordpress`: all sites that have it get it on offer.
   * `harm`: what it does to every site that takes it. */
  release(id: string, version: string, harm?: HarmKind): void {
    this.world.releases.set(id, version);
    if (harm) this.world.badReleases.set(`${id} ${version}`, harm);
  }

  /** One request in process, without HTTP. `path` is the target with its query, header names are in lower case. */
  async handle(k: number, request: SiteRequest): Promise<SimulatedReply> {
    const { reply: answered, done } = await this.serve(k, request);
    done();
    return answered;
  }

  /** As `handle`, but the call counts as under way until `done`. The work is done even if the caller has gone. */
  async serve(k: number, request: SiteRequest): Promise<ServedReply> {
    const site = this.state(k);
    const form = summonForm(request);
    const fn = request.method === 'POST' ? kept(textField(form, 'function')) || '(none)' : `(${request.method})`;
    const ticket = this.ledger.begin(k, fn, isChanging(fn, form), kept(telling(form)));
    const struck = this.faults.strike(k, fn);
    const network = this.networks.get(k);
    const busy = this.world.maintenanceWhileUpdating && (this.#updating.has(k) || (network?.updating ?? 0) > 0);
    if (isUpdate(fn)) this.#updating.set(k, (this.#updating.get(k) ?? 0) + 1);
    const faults =
      isUpdate(fn) && network && enter(network) ? new Set<FaultName>([...struck, 'update_rollback']) : struck;
    await this.#delay(k, faults);
    try {
      const { reply: answered, outcome } = reply({ site, request, form, fn, faults, busy, book: this.faults });
      this.ledger.decide(ticket, outcome);
      return { reply: pack(answered, request, faults, this.world.gzip), done: this.#finisher(ticket) };
    } catch (error) {
      this.ledger.finish(ticket);
      throw error;
    } finally {
      if (isUpdate(fn)) {
        if (network) network.updating--;
        this.#leave(k);
      }
    }
  }

  /** Binds one loopback socket per site and the control endpoint on 127.0.0.1. @throws Error naming what to change. */
  async listen(port: number): Promise<void> {
    if (this.#listening) throw new Error('this fleet listens already');
    this.world.port = port;
    this.#listening = await listenAll(this, port);
  }

  async close(): Promise<void> {
    const listening = this.#listening;
    this.#listening = undefined;
    if (listening) await closeAll(listening);
  }

  /**
   * Whether a client that is gone could still be heard of: the ledger has all of its calls once this is false. Other
   * clients must be silent meanwhile.
   */
  async isBeingAsked(): Promise<boolean> {
    return this.#listening !== undefined && (await countConnections(this.#listening, this.world.port)) > 0;
  }

  /** One JSON line per site: `{url, admin, adminpassword, uniqueid}`, of the last two whichever the site asks for. */
  *manifest(): Generator<string> {
    for (let k = 1; k <= this.size; k++) yield manifestLine(this.site(k));
  }

  async #delay(k: number, faults: ReadonlySet<FaultName>): Promise<void> {
    const call = (this.#calls[k] ?? 0) + 1;
    this.#calls[k] = call;
    const ms = latencyOf(this.world.latency, this.world.seed, k, call) + (faults.has('slow') ? this.world.slowMs : 0);
    if (ms > 0) await wait(ms);
  }

  #leave(k: number): void {
    const left = (this.#updating.get(k) ?? 1) - 1;
    if (left > 0) this.#updating.set(k, left);
    else this.#updating.delete(k);
  }

  #finisher(ticket: Ticket): () => void {
    let open = true;
    return () => {
      if (open) this.ledger.finish(ticket);
      open = false;
    };
  }
}

/** Two updates in one folder: the second finds it half unpacked, and is undone. Returns whether it is so. */
function enter(network: Network): boolean {
  network.updating++;
  if (network.updating > 1) network.collisions++;
  return network.updating > 1;
}

/** N stateful child sites speaking the connector's protocol (docs/wire/README.md). */
export function createFleet(options: FleetOptions): Fleet {
  return new Fleet(options);
}
