import { Chip } from '../../ui/text/chip.tsx';
import { HEALTHS } from './health.ts';
import type { Site } from './site-type.ts';

/** How a site is doing, in a word: the server judges it, the same for every page, list and count. */
export function SiteState({ site }: { readonly site: Pick<Site, 'health' | 'sync_error'> }) {
  const { name, tone, meaning } = HEALTHS[site.health];
  const reason = site.health === 'sync_failing' ? site.sync_error?.message : undefined;
  return (
    <Chip tone={tone} title={reason ?? meaning}>
      {name}
    </Chip>
  );
}
