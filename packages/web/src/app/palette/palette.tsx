import { Spotlight, spotlight } from '@mantine/spotlight';
import { IconBolt, IconSearch, IconWorldWww } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useRead } from '../../api/use-ability.ts';
import { useNavigation } from '../shell/use-navigation.ts';
import { usePaletteActions, usePaletteWanted } from './palette-store.ts';

const SITES_SHOWN = 8;

/** Every page, what the present page can do, and every site, by a few letters. */
export default function Palette() {
  const wanted = usePaletteWanted();
  const [query, setQuery] = useState('');
  const navigate = useNavigate();
  const groups = useNavigation();
  const actions = usePaletteActions();
  const text = query.trim().toLowerCase();
  const sites = useRead(
    'list-site-briefs-v1',
    { search: text, per_page: SITES_SHOWN },
    { enabled: text.length > 1, keep: true },
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new number is a new wish to see it
  useEffect(() => spotlight.open(), [wanted]);
  const fits = (label: string) => label.toLowerCase().includes(text);
  const pages = groups
    .flatMap(({ items }) => [...items, ...items.flatMap(item => withIcon(item))])
    .filter(p => fits(p.label));
  const found = text.length > 1 ? (sites.data?.items ?? []) : [];
  const offered = actions.filter(({ label }) => fits(label));
  return (
    <Spotlight.Root
      query={query}
      onQueryChange={setQuery}
      shortcut={null}
      lockScroll={false}
      scrollable
      maxHeight={420}
    >
      <Spotlight.Search
        placeholder="Search sites, pages and actions"
        aria-label="Search sites, pages and actions"
        leftSection={<IconSearch size={17} />}
      />
      <Spotlight.ActionsList>
        {offered.length > 0 && (
          <Spotlight.ActionsGroup label="On this page">
            {offered.map(({ id, label, run }) => (
              <Spotlight.Action key={id} label={label} leftSection={<IconBolt size={17} />} onClick={run} />
            ))}
          </Spotlight.ActionsGroup>
        )}
        {found.length > 0 && (
          <Spotlight.ActionsGroup label="Sites">
            {found.map(({ id, name, url }) => (
              <Spotlight.Action
                key={id}
                label={name}
                description={url}
                leftSection={<IconWorldWww size={17} />}
                onClick={() => navigate({ to: '/sites/$id', params: { id: String(id) } })}
              />
            ))}
          </Spotlight.ActionsGroup>
        )}
        {pages.length > 0 && (
          <Spotlight.ActionsGroup label="Pages">
            {pages.map(({ to, label, icon: Icon }) => (
              <Spotlight.Action
                key={to}
                label={label}
                leftSection={<Icon size={17} />}
                onClick={() => navigate({ to })}
              />
            ))}
          </Spotlight.ActionsGroup>
        )}
        {offered.length + found.length + pages.length === 0 && (
          <Spotlight.Empty>Nothing goes by that name.</Spotlight.Empty>
        )}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
}

type Item = ReturnType<typeof useNavigation>[number]['items'][number];

const withIcon = ({ below = [], icon }: Item) => below.map(page => ({ ...page, icon }));
