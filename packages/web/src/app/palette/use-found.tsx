import {
  IconBriefcase,
  IconPlug,
  IconPuzzle,
  IconSettings,
  IconTag,
  IconUserShield,
  IconWorldWww,
} from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useCan } from '../../api/session.ts';
import { useRead } from '../../api/use-ability.ts';
import { useScopeInput } from '../../shared/scope/use-scope.ts';
import { SiteIcon } from '../../shared/sites/site-icon.tsx';
import { SiteState } from '../../shared/sites/site-state.tsx';
import { t } from '../../texts/text.ts';
import type { TextId } from '../../texts/text-id.ts';
import { useFoundSettings } from './use-found-settings.ts';

const SITES_SHOWN = 8;
const OTHERS_SHOWN = 4;
/** A single letter is in nearly every name. */
const SHORTEST = 2;

interface Found {
  readonly id: string;
  readonly label: string;
  readonly description?: string;
  /** Instead of the icon of its group. */
  readonly icon?: ReactNode;
  /** At the end of the line. */
  readonly aside?: ReactNode;
  readonly run: () => void;
}

export interface FoundGroup {
  readonly label: TextId;
  readonly icon: typeof IconTag;
  readonly found: readonly Found[];
}

/** What the server finds by a few letters of its name, within the chosen client and tag. @param text Lower-cased. */
export function useFound(text: string): readonly FoundGroup[] {
  const may = useCan();
  const navigate = useNavigate();
  const scope = useScopeInput();
  const asked = text.length >= SHORTEST;
  const looking = { enabled: asked, keep: true } as const;
  const search = { search: text, per_page: OTHERS_SHOWN };
  const sites = useRead('list-site-records-v1', { ...scope, search: text, per_page: SITES_SHOWN }, looking);
  const clients = useRead('list-clients-v1', { ...scope, ...search }, looking);
  const items = useRead('get-updates-summary-v1', { ...scope, ...search }, looking);
  const installed = useRead('list-installed-items-v1', { ...scope, ...search }, looking);
  const tags = useRead('list-tags-v1', { ...scope, ...search }, looking);
  const people = useRead('list-dashboard-users-v1', search, {
    ...looking,
    enabled: asked && may('list-dashboard-users-v1'),
  });
  const settings = useFoundSettings(text, asked);
  if (!asked) return [];
  const go = (to: string, query: object = {}) => void navigate({ to, search: query });
  const groups: readonly FoundGroup[] = [
    {
      label: 'app.palette.sites',
      icon: IconWorldWww,
      found: (sites.data?.items ?? []).map(site => ({
        id: `site-${site.id}`,
        label: site.name,
        description: site.url,
        icon: <SiteIcon site={site} />,
        aside: <SiteState site={site} />,
        run: () => go(`/sites/${site.id}`),
      })),
    },
    {
      label: 'common.clients',
      icon: IconBriefcase,
      found: (clients.data?.items ?? []).map(({ id, name, email }) => ({
        id: `client-${id}`,
        label: name,
        description: email,
        run: () => go(`/clients/${id}`),
      })),
    },
    {
      label: 'shell.palette.items',
      icon: IconPuzzle,
      found: (items.data?.items ?? []).map(({ type, slug, name, new_version, sites_count }) => ({
        id: `item-${type}-${slug}-${new_version}`,
        label: `${name} ${new_version}`,
        description: t('shell.palette.pendingOn', { count: sites_count }),
        run: () => go('/updates', { view: 'sites', item: slug, to: new_version }),
      })),
    },
    {
      label: 'shell.palette.installed',
      icon: IconPlug,
      found: (installed.data?.items ?? []).map(({ type, slug, name, sites_count }) => ({
        id: `installed-${type}-${slug}`,
        label: name,
        description: t('shell.palette.installedOn', { count: sites_count }),
        run: () => go('/sites', { [type]: slug }),
      })),
    },
    {
      label: 'common.tags',
      icon: IconTag,
      found: (tags.data?.items ?? []).map(({ id, name, sites_count }) => ({
        id: `tag-${id}`,
        label: name,
        description: t('common.count.sites', { count: sites_count }),
        run: () => go('/sites', { tags: [id] }),
      })),
    },
    {
      label: 'shell.palette.people',
      icon: IconUserShield,
      found: (people.data?.items ?? []).map(({ id, name }) => ({
        id: `person-${id}`,
        label: name,
        run: () => go('/people', { q: name }),
      })),
    },
    {
      label: 'app.navigation.pages.settings',
      icon: IconSettings,
      found: settings.slice(0, OTHERS_SHOWN).map(({ name, label, description }) => ({
        id: `setting-${name}`,
        label,
        description,
        run: () => go('/settings', { q: name }),
      })),
    },
  ];
  return groups.filter(({ found }) => found.length > 0);
}
