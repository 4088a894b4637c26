import { Chip, type Tone } from '../../ui/chip.tsx';
import type { Site } from './site-type.ts';

type Status = Site['status'];

const TONES: Readonly<Record<Status, Tone>> = { connected: 'good', disconnected: 'bad', suspended: 'quiet' };
const NAMES: Readonly<Record<Status, string>> = {
  connected: 'Connected',
  disconnected: 'Disconnected',
  suspended: 'Suspended',
};

/** The state of a site in a word: what is wrong comes before what is right. */
export function SiteState({ site }: { readonly site: Pick<Site, 'status' | 'check' | 'sync_error'> }) {
  if (site.status !== 'suspended' && site.check && !site.check.reachable) {
    return (
      <Chip tone="bad" title="The last check of its address failed">
        Down
      </Chip>
    );
  }
  if (site.status === 'connected' && site.sync_error) {
    return (
      <Chip tone="warn" title={site.sync_error.message}>
        Sync failed
      </Chip>
    );
  }
  return <SiteStatus status={site.status} />;
}

/** The state alone, where nothing else of the site is known. */
export function SiteStatus({ status }: { readonly status: Status }) {
  return <Chip tone={TONES[status]}>{NAMES[status]}</Chip>;
}
