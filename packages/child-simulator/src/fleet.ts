import { setTimeout as wait } from 'node:timers/promises';
import { simulatedSiteUrl, siteOfAddress } from './address.ts';
import { isChanging, isUpdate, telling } from './connector/effects.ts';
import { kept, textField } from './connector/params.ts';
import { FaultBook } from './faults/fault-book.ts';
import type { FaultName, FaultPlan } from './faults/names.ts';
import { closeAll, countConnections, type Listening, listenAll } from './http/listen.ts';
import { pack } from './http/pack.ts';
import type { ServedFleet, ServedReply } from './http/served-fleet.ts';
import { type SimulatedReply, type SiteRequest, summonForm } from './http-reply.ts';
import { latencyOf } from './latency.ts';
import { Ledger, type Ticket } from './ledger.ts';
import { manifestLine } from './manifest.ts';
import { type FleetOptions, worldOf } from './options.ts';
import { reply } from './reply.ts';
import { SiteHandle } from './site-handle.ts';
import { type Network, NetworkSite, networksOf } from './state/network.ts';
import type { HarmKind } from './state/records.ts';
import { SimulatedSite } from './state/site.ts';
import type { FleetWorld } from './world.ts';

/** N stateful child sites, reached in process with `handle` or, after `listen`, over real HTTP. */
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

  /** Handle to inspect and change site `k` (from 1). @throws RangeError beyond the fleet. */
  site(k: number): SiteHandle {
    return new SiteHandle(this.state(k), this.faults);
  }

  /** Handle of the site at this URL, `undefined` if the fleet has no such site. */
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

  /** Replaces the shares of faults across the fleet; faults set for single sites stay. */
  setFaults(plan: FaultPlan): void {
    this.faults.setShares(plan);
  }

  /** Releases a newer version of a plugin file, a theme slug or `wordpress`, which is offered to all sites that have it.
   * `harm`: what it does to every site that installs it. */
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

  /** As `handle`, but the call counts as in flight until `done`. The work is done even if the caller has gone. */
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

  /**
   * Binds one loopback socket per site and the control endpoint on 127.0.0.1.
   * @param mostSockets More sites than that share one socket. @throws Error that says what to change.
   */
  async listen(port: number, mostSockets?: number): Promise<void> {
    if (this.#listening) throw new Error('this fleet listens already');
    this.world.port = port;
    this.#listening = await listenAll(this, port, mostSockets);
  }

  async close(): Promise<void> {
    const listening = this.#listening;
    this.#listening = undefined;
    if (listening) await closeAll(listening);
  }

  /**
   * Whether requests of a client that is gone may still arrive. Once this is false, the ledger has all of them. No other
   * client may send requests meanwhile.
   */
  async isBeingAsked(): Promise<boolean> {
    return this.#listening !== undefined && (await countConnections(this.#listening, this.world.port)) > 0;
  }

  /** One JSON line per site: `{url, admin, adminpassword, uniqueid}`, with only those of the last two that it asks for. */
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

/** Of two updates in one folder the second finds it half unpacked and fails. @returns whether this is the second. */
function enter(network: Network): boolean {
  network.updating++;
  if (network.updating > 1) network.collisions++;
  return network.updating > 1;
}

/** N stateful child sites speaking the connector's protocol (docs/wire/README.md). */
export function createFleet(options: FleetOptions): Fleet {
  return new Fleet(options);
}
