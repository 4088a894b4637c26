import { Chip } from '../../ui/text/chip.tsx';
import { healthWords, reasonText } from './health.ts';
import type { ListedSite } from './site-type.ts';

/** The health of a site in a word, and why: the server decides it, for every page, list and count alike. */
export function SiteState({ site }: { readonly site: Pick<ListedSite, 'health' | 'health_reasons'> }) {
  const { name, tone, meaning } = healthWords(site.health);
  const reasons = site.health_reasons.map(reasonText).join('\n');
  return (
    <Chip tone={tone} title={reasons || meaning}>
      {name}
    </Chip>
  );
}
