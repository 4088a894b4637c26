import { Chip, type Tone } from '../../ui/text/chip.tsx';
import type { ListedSite } from './site-type.ts';

export type Health = ListedSite['health'];

interface HealthWords {
  readonly name: string;
  readonly tone: Tone;
  /** What it means, in a sentence. */
  readonly meaning: string;
}

/** How sites are doing, as every page says it; in the order of the server, the worst first. */
export const HEALTHS: Readonly<Record<Health, HealthWords>> = {
  down: { name: 'Down', tone: 'bad', meaning: 'The last check of its address failed.' },
  disconnected: {
    name: 'Disconnected',
    tone: 'bad',
    meaning: 'It is not synced or updated until it is reconnected.',
  },
  sync_failing: { name: 'Sync failed', tone: 'warn', meaning: 'The last sync failed.' },
  never_synced: { name: 'Never synced', tone: 'info', meaning: 'No sync has ended yet.' },
  healthy: { name: 'Healthy', tone: 'good', meaning: 'The last sync went well.' },
  suspended: {
    name: 'Suspended',
    tone: 'quiet',
    meaning: 'It is left out of syncs, checks and updates until it is unsuspended.',
  },
};

/** How a site is doing, in a word: the server judges it, the same for every page, list and count. */
export function SiteState({ site }: { readonly site: Pick<ListedSite, 'health' | 'sync_error'> }) {
  const { name, tone, meaning } = HEALTHS[site.health];
  const reason = site.health === 'sync_failing' ? site.sync_error?.message : undefined;
  return (
    <Chip tone={tone} title={reason ?? meaning}>
      {name}
    </Chip>
  );
}
