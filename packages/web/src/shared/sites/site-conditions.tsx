import { named } from '../../texts/named.ts';
import { Chip } from '../../ui/text/chip.tsx';
import type { ListedSite } from './site-type.ts';

type Condition = ListedSite['conditions'][number]['kind'];

export const CONDITION_NAMES = named<Condition>({
  php_end_of_life: 'shared.conditions.phpEnded',
  wordpress_end_of_life: 'shared.conditions.wordpressEnded',
  connector_outdated: 'shared.conditions.connectorOutdated',
  search_engines_blocked: 'shared.conditions.searchEnginesBlocked',
});

const MEANINGS = named<Condition>({
  php_end_of_life: 'shared.conditions.meanings.phpEnded',
  wordpress_end_of_life: 'shared.conditions.meanings.wordpressEnded',
  connector_outdated: 'shared.conditions.meanings.connectorOutdated',
  search_engines_blocked: 'shared.conditions.meanings.searchEnginesBlocked',
});

/** What a site is in for a while, each in a few words; nothing for most sites. */
export function SiteConditions({ site }: { readonly site: Pick<ListedSite, 'conditions'> }) {
  return site.conditions.map(({ kind }) => (
    <Chip key={kind} tone="warn" title={MEANINGS[kind]}>
      {CONDITION_NAMES[kind]}
    </Chip>
  ));
}
