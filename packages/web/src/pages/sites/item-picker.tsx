import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useRead } from '../../api/use-ability.ts';
import { useScopeInput } from '../../shared/scope/use-scope.ts';
import { t } from '../../texts/text.ts';
import ui from '../../ui/ui.module.css';
import { FILTER_WIDTHS } from './filter-widths.ts';

const OFFERED = 30;
const NOTHING = 'nothing';

/** A plugin or a theme by its slug, in one version if that is given. */
interface ChosenItem {
  readonly plugin?: string | undefined;
  readonly theme?: string | undefined;
  readonly version?: string | undefined;
}

interface ItemPickerProps {
  readonly value: ChosenItem;
  readonly onChange: (next: ChosenItem) => void;
}

/** Chooses a plugin or theme that is installed on any site: the server searches. */
export function ItemPicker({ value: { plugin, theme, version }, onChange }: ItemPickerProps) {
  const [typed, setTyped] = useState('');
  const [opened, setOpened] = useState(false);
  const [text] = useDebouncedValue(typed, 120);
  const scope = useScopeInput();
  const slug = plugin ?? theme;
  const type = plugin === undefined ? 'theme' : 'plugin';
  const chosen = slug === undefined ? null : `${type} ${slug}`;
  const own = useRead('list-installed-items-v1', { search: slug ?? '' }, { enabled: slug !== undefined, keep: true });
  const name = own.data?.items.find(item => item.type === type && item.slug === slug)?.name ?? slug ?? '';
  const label = version === undefined ? name : t('sites.filters.itemVersion', { name, version });
  // The field contains the chosen name: that is not a search.
  const search = text === label ? '' : text;
  const found = useRead(
    'list-installed-items-v1',
    { ...scope, search, per_page: OFFERED },
    { enabled: opened, keep: true },
  );
  const offered = (found.data?.items ?? [])
    .map(item => ({ value: `${item.type} ${item.slug}`, label: item.name }))
    .filter(item => item.value !== chosen);
  const nothing = t(found.data ? 'sites.filters.noItem' : 'sites.filters.looking');
  return (
    <Select
      aria-label={t('sites.filters.item')}
      placeholder={t('sites.filters.anyItem')}
      w={FILTER_WIDTHS.item}
      searchable
      clearable
      classNames={{ option: ui.option }}
      data={[
        ...(chosen === null ? [] : [{ value: chosen, label }]),
        ...offered,
        ...(chosen === null && offered.length === 0 ? [{ value: NOTHING, label: nothing, disabled: true }] : []),
      ]}
      // The server has searched.
      filter={({ options }) => options}
      value={chosen}
      onChange={next => onChange({ plugin: undefined, theme: undefined, version: undefined, ...itemOf(next) })}
      onSearchChange={setTyped}
      onDropdownOpen={() => setOpened(true)}
    />
  );
}

/** `plugin akismet/akismet.php` */
function itemOf(value: string | null): ChosenItem {
  const [, type, slug] = /^(plugin|theme) (.+)$/.exec(value ?? '') ?? [];
  return type === undefined ? {} : { [type]: slug };
}
