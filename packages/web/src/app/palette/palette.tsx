import { Spotlight } from '@mantine/spotlight';
import { IconBolt, IconLayoutList, IconSearch } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { type PaletteAction, usePaletteWanted } from '../../shared/palette-store.ts';
import { takeTyped } from '../../shared/typed-ahead.ts';
import { t } from '../../texts/text.ts';
import { useNavigation } from '../shell/use-navigation.ts';
import { useFound } from './use-found.tsx';
import { usePlaces } from './use-places.ts';
import { openSpotlight, paletteStore, useSelectedLine } from './use-selected-line.ts';

/** Finds every page and action, and what the server knows by name, by a few letters. */
export default function Palette() {
  const wanted = usePaletteWanted();
  const [query, setQuery] = useState('');
  const navigate = useNavigate();
  const groups = useNavigation();
  const { here, views, actions } = usePlaces();
  const text = query.trim().toLowerCase();
  const found = useFound(text);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new number is a new wish to see it
  useEffect(() => openSpotlight(), [wanted]);
  const { onType, onMove } = useSelectedLine(text);
  const fits = ({ label }: { readonly label: string }) => label.toLowerCase().includes(text);
  const pages = groups
    .flatMap(({ items }) => [...items, ...items.flatMap(item => withIcon(item))])
    .map(page => ({ ...page, label: t(page.label) }))
    .filter(fits);
  const [offered, parts, others] = [here.filter(fits), views.filter(fits), actions.filter(fits)];
  return (
    <Spotlight.Root
      store={paletteStore}
      query={query}
      onQueryChange={typed => {
        onType();
        setQuery(typed);
      }}
      shortcut={null}
      attributes={{ content: { 'aria-label': t('app.palette.label') } }}
      lockScroll={false}
      scrollable
      maxHeight={420}
    >
      <Spotlight.Search
        placeholder={t('app.palette.search')}
        aria-label={t('app.palette.search')}
        leftSection={<IconSearch size={17} />}
        onFocus={() => {
          const typed = takeTyped();
          if (typed !== '') setQuery(before => before + typed);
        }}
        onKeyDown={({ key }) => {
          if (key === 'ArrowDown' || key === 'ArrowUp') onMove();
        }}
      />
      <Spotlight.ActionsList>
        {offered.length > 0 && (
          <Spotlight.ActionsGroup label={t('app.palette.here')}>{offered.map(line(IconBolt))}</Spotlight.ActionsGroup>
        )}
        {found.map(({ label, icon: Icon, found: entries }) => (
          <Spotlight.ActionsGroup key={label} label={t(label)}>
            {entries.map(({ id, label: name, description, icon, aside, run }) => (
              <Spotlight.Action
                key={id}
                label={name}
                description={description}
                leftSection={icon ?? <Icon size={17} />}
                rightSection={aside}
                onClick={run}
              />
            ))}
          </Spotlight.ActionsGroup>
        ))}
        {pages.length + parts.length > 0 && (
          <Spotlight.ActionsGroup label={t('app.palette.pages')}>
            {pages.map(({ to, label, icon: Icon }) => (
              <Spotlight.Action
                key={to}
                label={label}
                leftSection={<Icon size={17} />}
                onClick={() => navigate({ to })}
              />
            ))}
            {parts.map(line(IconLayoutList))}
          </Spotlight.ActionsGroup>
        )}
        {others.length > 0 && (
          <Spotlight.ActionsGroup label={t('app.palette.actions')}>{others.map(line(IconBolt))}</Spotlight.ActionsGroup>
        )}
        {offered.length + found.length + pages.length + parts.length + others.length === 0 && (
          <Spotlight.Empty>{t('app.palette.empty')}</Spotlight.Empty>
        )}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
}

const line = (Icon: typeof IconBolt) => (action: PaletteAction) => (
  <Spotlight.Action key={action.id} label={action.label} leftSection={<Icon size={17} />} onClick={action.run} />
);

type Item = ReturnType<typeof useNavigation>[number]['items'][number];

const withIcon = ({ below = [], icon }: Item) => below.map(page => ({ ...page, icon }));
