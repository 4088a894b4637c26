import type { FaultBook } from '../faults/fault-book.ts';
import type { FaultPlan } from '../faults/names.ts';
import type { SimulatedReply, SiteRequest } from '../http-reply.ts';
import type { Ledger } from '../ledger.ts';
import type { SiteHandle } from '../site-handle.ts';
import type { FleetWorld } from '../world.ts';

/** A reply, and how to report that it was delivered or that nobody waits for it any more. */
export interface ServedReply {
  readonly reply: SimulatedReply;
  done(): void;
}

/** What the sockets and the control endpoint need of a fleet. */
export interface ServedFleet {
  readonly size: number;
  readonly world: FleetWorld;
  readonly ledger: Ledger;
  readonly faults: FaultBook;
  /** @throws RangeError beyond the fleet. */
  site(k: number): SiteHandle;
  setFaults(plan: FaultPlan): void;
  serve(k: number, request: SiteRequest): Promise<ServedReply>;
}
