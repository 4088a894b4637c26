import { callAbility } from '../../api/call.ts';
import type { AbilityName } from '../../generated/abilities.ts';

export type BulkName = 'sync' | 'check' | 'reconnect' | 'disconnect' | 'suspend';

/** What can be done with many sites at once, by one ability each. */
export interface BulkAction {
  readonly ability: AbilityName;
  /** `Sync` */
  readonly label: string;
  /** What will happen to them: `will be asked for their present state` */
  readonly what: string;
  /** It ends the connection to the sites, for a while at least: nobody should do it by pressing Enter. */
  readonly cuts?: true;
  /** `Synced` */
  readonly done: string;
  readonly run: (ids: readonly number[]) => Promise<BulkAnswer>;
}

interface Failure {
  readonly identifier: number | string;
  readonly code: string;
  readonly message: string;
}

/** What all abilities over many sites answer with, in part. */
interface BulkAnswer {
  /** Sites done; 0 for a job. */
  readonly total: number;
  readonly errors?: readonly Failure[];
  /** The work goes on as this job. */
  readonly job_id?: string;
}

export const BULK: Readonly<Record<BulkName, BulkAction>> = {
  sync: {
    ability: 'sync-sites-v1',
    label: 'Sync',
    what: 'will be asked for their plugins, themes, updates, security and changes.',
    done: 'Synced',
    run: async ids => {
      const answer = await callAbility('sync-sites-v1', { site_ids_or_domains: [...ids] });
      return { ...answer, total: 'total_synced' in answer ? answer.total_synced : 0 };
    },
  },
  check: {
    ability: 'check-sites-v1',
    label: 'Check',
    what: 'will be looked at from here: does the address answer?',
    done: 'Checked',
    run: async ids => {
      const answer = await callAbility('check-sites-v1', { site_ids_or_domains: [...ids] });
      return { ...answer, total: 'summary' in answer ? answer.summary.total_checked : 0 };
    },
  },
  reconnect: {
    ability: 'reconnect-sites-v1',
    label: 'Reconnect',
    what: 'will be connected again by the key that each of them knows.',
    done: 'Reconnected',
    run: async ids => {
      const answer = await callAbility('reconnect-sites-v1', { site_ids_or_domains: [...ids] });
      return { ...answer, total: 'total_reconnected' in answer ? answer.total_reconnected : 0 };
    },
  },
  disconnect: {
    ability: 'disconnect-sites-v1',
    label: 'Disconnect',
    cuts: true,
    what: 'will no longer be talked to. They stay in the list with their keys and can be reconnected.',
    done: 'Disconnected',
    run: async ids => {
      const answer = await callAbility('disconnect-sites-v1', { site_ids_or_domains: [...ids] });
      return { ...answer, total: answer.total_disconnected };
    },
  },
  suspend: {
    ability: 'suspend-sites-v1',
    label: 'Suspend',
    cuts: true,
    what: 'will be left out of syncs and updates until each is unsuspended on its page.',
    done: 'Suspended',
    run: async ids => {
      const answer = await callAbility('suspend-sites-v1', { site_ids_or_domains: [...ids] });
      return { ...answer, total: answer.total_suspended };
    },
  },
};
