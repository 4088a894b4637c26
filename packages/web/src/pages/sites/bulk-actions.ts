import { callAbility } from '../../api/call.ts';
import type { AbilityName } from '../../generated/abilities.ts';

export type BulkName = 'sync' | 'check' | 'reconnect' | 'rotate' | 'disconnect' | 'suspend';

/** The actions on many sites, one ability each; the texts are in `sites.bulk`. */
export interface BulkAction {
  readonly ability: AbilityName;
  /** It ends the connection to the sites, at least for a while: pressing Enter must not be enough. */
  readonly cuts?: true;
  readonly run: (ids: readonly number[]) => Promise<BulkAnswer>;
}

interface Failure {
  readonly identifier: number | string;
  readonly code: string;
  readonly message: string;
}

/** The fields that the answers of all abilities on many sites share. */
interface BulkAnswer {
  /** Number of completed sites; 0 for a job. */
  readonly total: number;
  readonly errors?: readonly Failure[];
  /** The work continues as this job. */
  readonly job_id?: string;
}

export const BULK: Readonly<Record<BulkName, BulkAction>> = {
  sync: {
    ability: 'sync-sites-v1',
    run: async ids => {
      const answer = await callAbility('sync-sites-v1', { site_ids_or_domains: [...ids] });
      return { ...answer, total: 'total_synced' in answer ? answer.total_synced : 0 };
    },
  },
  check: {
    ability: 'check-sites-v1',
    run: async ids => {
      const answer = await callAbility('check-sites-v1', { site_ids_or_domains: [...ids] });
      return { ...answer, total: 'summary' in answer ? answer.summary.total_checked : 0 };
    },
  },
  reconnect: {
    ability: 'reconnect-sites-v1',
    run: async ids => {
      const answer = await callAbility('reconnect-sites-v1', { site_ids_or_domains: [...ids] });
      return { ...answer, total: 'total_reconnected' in answer ? answer.total_reconnected : 0 };
    },
  },
  rotate: {
    ability: 'rotate-site-keys-v1',
    run: async ids => {
      const answer = await callAbility('rotate-site-keys-v1', { site_ids_or_domains: [...ids] });
      return { ...answer, total: 'total_rotated' in answer ? answer.total_rotated : 0 };
    },
  },
  disconnect: {
    ability: 'disconnect-sites-v1',
    cuts: true,
    run: async ids => {
      const answer = await callAbility('disconnect-sites-v1', { site_ids_or_domains: [...ids] });
      return { ...answer, total: answer.total_disconnected };
    },
  },
  suspend: {
    ability: 'suspend-sites-v1',
    cuts: true,
    run: async ids => {
      const answer = await callAbility('suspend-sites-v1', { site_ids_or_domains: [...ids] });
      return { ...answer, total: answer.total_suspended };
    },
  },
};
