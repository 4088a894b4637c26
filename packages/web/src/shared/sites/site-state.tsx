import { Chip } from '../../ui/text/chip.tsx';
import { healthWords } from './health.ts';
import type { ListedSite } from './site-type.ts';

/** The health of a site in a word: the server decides it, for every page, list and count alike. */
export function SiteState({ site }: { readonly site: Pick<ListedSite, 'health' | 'sync_error'> }) {
  const { name, tone, meaning } = healthWords(site.health);
  const reason = site.health === 'sync_failing' ? site.sync_error?.message : undefined;
  return (
    <Chip tone={tone} title={reason ?? meaning}>
      {name}
    </Chip>
  );
}
