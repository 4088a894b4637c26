import type { Database } from '../../database/port.ts';
import type { Claims } from './claims.ts';
import type { OpenBoss } from './open-boss.ts';

/** What a process has of the queue. */
export interface BossParts extends OpenBoss {
  readonly database: Database;
  /** What tells this process from others. */
  readonly holder: string;
  /** What it has in hand. */
  readonly claims: Claims;
}
