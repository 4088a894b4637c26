import type { Services } from '../../../kernel/context.ts';
import { Batcher } from '../../../kernel/work/batcher.ts';
import { inMaintenance } from '../../maintenance-windows/index.ts';
import { selectOutboundBroken } from '../../sites/index.ts';
import { checkSiteNow } from './check-site-now.ts';
import { DownHosts } from './down-hosts.ts';
import { type MonitoredSite, takeDueMonitors } from './monitor-due.store.ts';
import { checkSooner } from './neighbours.store.ts';
import { type Change, Neighbours } from './neighbours.ts';
import type { CheckVerdict } from './next-state.ts';
import { NobodyChecks } from './nobody-checks.ts';
import { OutboundHealth } from './outbound-health.ts';
import { storeOutboundBroken, storeOutboundWorks } from './outbound-state.store.ts';
import { saveVerdicts } from './save-verdicts.store.ts';

/** Between two turns at least so much time must not pass unseen: then this process was suspended. */
const SUSPENDED_MS = 30_000;
/** The clock was set: times of results before and after can't be compared. */
const LEAP_MS = 10_000;
const PER_TURN = 1000;
const PER_WRITE = 1000;
const GATHER_MS = 1000;
const LOOK_EVERY_MS = 10_000;

export interface WatchParts {
  /** So long results gather before they are written together. */
  readonly gatherMs?: number;
}

/** Checks sites as they fall due, in the process that works on jobs. Each turn takes what is due and returns. */
export class MonitorWatch {
  readonly #services: Services;
  readonly #health: OutboundHealth;
  readonly #saving: Batcher<CheckVerdict>;
  readonly #neighbours = new Neighbours();
  readonly #downHosts = new DownHosts();
  readonly #nobody: NobodyChecks;
  readonly #inHand = new Map<Promise<void>, number>();
  #last: { readonly now: number; readonly elapsed: number };
  /** Grows when what is in hand can't be trusted any more. */
  #era = 0;
  #brokenAt: number | undefined;
  /** That is stored, so that it is told. */
  #brokenStored = false;
  #begun = false;
  #lookedAt = 0;

  constructor(services: Services, { gatherMs = GATHER_MS }: WatchParts = {}) {
    this.#services = services;
    this.#health = new OutboundHealth(services);
    this.#nobody = new NobodyChecks(services);
    this.#saving = new Batcher(verdicts => saveVerdicts(services, verdicts), { most: PER_WRITE, restMs: gatherMs });
    this.#last = this.#time();
  }

  /** Called every second. */
  async turn(): Promise<void> {
    const { settings, stopping } = this.#services;
    this.#seeTime();
    if (stopping.aborted) return;
    if (!settings.monitors) return this.#nobody.turn();
    this.#nobody.forget();
    if (!this.#begun) await this.#goOn();
    if (this.#brokenAt !== undefined) await this.#lookAgain();
    // What hangs must not keep all others from being begun: the way out has room aside for it.
    const room = settings.monitorConcurrency * 20 - this.#inHand.size;
    if (room <= 0) return;
    const due = await takeDueMonitors(this.#services, Math.min(PER_TURN, room));
    if (due.length === 0) return;
    const { database, clock } = this.#services;
    const ids = due.map(({ id }) => id);
    const paused = await inMaintenance(database.db, ids, clock.now());
    const inHand = new Set(this.#inHand.values());
    for (const site of due) if (!paused.has(site.id) && !inHand.has(site.id)) this.#begin(site);
  }

  /** Resolves when all checks in hand are stored. */
  async idle(): Promise<void> {
    while (this.#inHand.size > 0) await Promise.all(this.#inHand.keys());
  }

  /** The network was broken when the process before this one ended: only a look shows whether it still is. */
  async #goOn(): Promise<void> {
    const since = await selectOutboundBroken(this.#services.database.db);
    this.#begun = true;
    if (since === null) return;
    this.#brokenStored = true;
    this.#brokenAt = this.#services.clock.elapsed();
    this.#lookedAt = this.#brokenAt - LOOK_EVERY_MS;
  }

  #begin(site: MonitoredSite): void {
    const work: Promise<void> = this.#check(site)
      .catch(error => {
        const { troubles, log, database } = this.#services;
        if (database.closed || troubles.note(error)) return;
        log.error({ err: error, site: site.id }, 'an uptime check failed in this server');
      })
      .finally(() => void this.#inHand.delete(work));
    this.#inHand.set(work, site.id);
  }

  async #check(site: MonitoredSite): Promise<void> {
    const era = this.#era;
    const sooner: Promise<void>[] = [];
    const verdict = await checkSiteNow(this.#services, this.#health, site, {
      downHosts: this.#downHosts,
      suspects: address => void sooner.push(this.#lookBeside('failing', site.id, address)),
    });
    await Promise.all(sooner);
    this.#seeTime();
    if (era !== this.#era || this.#services.stopping.aborted) return;
    this.#neighbours.note(site.id, verdict.address);
    if (site.status === 'down' && verdict.result === 'up') await this.#lookBeside('well', site.id, verdict.address);
    if (verdict.outboundBroken) await this.#breaks();
    // While our own network is broken, nothing changes state: a site that seems well may be a page of a hotel.
    const told = this.#brokenAt === undefined || verdict.result === 'unwatched';
    if (told) await this.#saving.add(verdict);
  }

  /** The sites of a host go away and come back together: so they are told together, too. */
  async #lookBeside(change: Change, siteId: number, address: string): Promise<void> {
    if (this.#brokenAt !== undefined || this.#health.manySilent) return;
    const others = this.#neighbours.toLookAt(change, siteId, address, this.#services.clock.elapsed());
    const inHand = new Set(this.#inHand.values());
    const free = others.filter(id => !inHand.has(id));
    if (free.length > 0) await checkSooner(this.#services, change, free);
  }

  async #breaks(): Promise<void> {
    if (this.#brokenAt !== undefined) return;
    this.#brokenAt = this.#services.clock.elapsed();
    this.#lookedAt = this.#brokenAt;
    this.#brokenStored = false;
    this.#services.log.warn({}, 'nothing outside of this server answers; sites are not reported as down until it does');
    await this.#storeBroken();
  }

  async #storeBroken(): Promise<void> {
    await storeOutboundBroken(this.#services);
    this.#brokenStored = true;
  }

  async #lookAgain(): Promise<void> {
    const now = this.#services.clock.elapsed();
    if (now - this.#lookedAt < LOOK_EVERY_MS) return;
    this.#lookedAt = now;
    if (!(await this.#health.works({ siteId: 0, address: '', since: now - LOOK_EVERY_MS }))) {
      if (!this.#brokenStored) await this.#storeBroken(); // the way to the database may have been gone, too
      return;
    }
    await storeOutboundWorks(this.#services);
    this.#brokenAt = undefined;
    this.#era += 1;
    this.#health.forget();
  }

  #time() {
    const { clock } = this.#services;
    return { now: clock.now(), elapsed: clock.elapsed() };
  }

  #seeTime(): void {
    const before = this.#last;
    this.#last = this.#time();
    const elapsed = this.#last.elapsed - before.elapsed;
    const leap = Math.abs(this.#last.now - before.now - elapsed);
    if (elapsed < SUSPENDED_MS && leap < LEAP_MS) return;
    this.#era += 1;
    this.#health.forget();
  }
}
