import { Chip, type Tone } from '../../ui/chip.tsx';
import type { Site } from './site-type.ts';

const TONES: Readonly<Record<Site['status'], Tone>> = { connected: 'good', disconnected: 'bad', suspended: 'quiet' };

/** The state of a site in a word: what is wrong comes before what is right. */
export function SiteState({ site }: { readonly site: Pick<Site, 'status' | 'check' | 'sync_error'> }) {
  if (site.status !== 'suspended' && site.check && !site.check.reachable) {
    return (
      <Chip tone="bad" title="The last check of its address failed">
        down
      </Chip>
    );
  }
  if (site.status === 'connected' && site.sync_error) {
    return (
      <Chip tone="warn" title={site.sync_error.message}>
        sync failed
      </Chip>
    );
  }
  return <Chip tone={TONES[site.status]}>{site.status}</Chip>;
}
