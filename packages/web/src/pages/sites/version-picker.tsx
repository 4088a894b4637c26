import { MultiSelect, type OptionsFilter } from '@mantine/core';
import { useState } from 'react';
import { useRead } from '../../api/use-ability.ts';
import { useScopeInput } from '../../shared/scope/use-scope.ts';
import { t } from '../../texts/text.ts';
import ui from '../../ui/ui.module.css';
import { FILTER_WIDTHS } from './filter-widths.ts';
import { KINDS, linesOf, nameOf, softwareName } from './versions.ts';

interface VersionPickerProps {
  /** In the format of the address: `php 8.2`. */
  readonly value: readonly string[];
  readonly onChange: (versions: string[]) => void;
}

/** Chooses from the versions of WordPress, PHP and the connector that the sites have. */
export function VersionPicker({ value, onChange }: VersionPickerProps) {
  const [opened, setOpened] = useState(false);
  const scope = useScopeInput();
  const { data } = useRead('count-site-versions-v1', scope, { enabled: opened });
  const known = KINDS.flatMap(kind => {
    const lines = linesOf(data?.[kind] ?? []);
    const items = lines.map(({ version, sites }) => ({
      value: `${kind} ${version}`,
      label: t('sites.filters.versionCount', { software: softwareName(kind), version, count: sites }),
    }));
    return items.length > 0 ? [{ group: softwareName(kind), items }] : [];
  });
  const named = new Set(known.flatMap(({ items }) => items.map(item => item.value)));
  const others = value.filter(version => !named.has(version));
  return (
    <MultiSelect
      aria-label={t('sites.filters.versions')}
      placeholder={value.length === 0 ? t('sites.filters.anyVersion') : undefined}
      w={FILTER_WIDTHS.versions}
      searchable
      clearable
      hidePickedOptions
      classNames={{ option: ui.option }}
      filter={orNothing(t(data ? 'sites.filters.noVersion' : 'sites.filters.looking'))}
      data={[...others.map(version => ({ value: version, label: nameOf(version) })), ...known]}
      value={[...value]}
      onChange={onChange}
      onDropdownOpen={() => setOpened(true)}
    />
  );
}

type Groups = Parameters<OptionsFilter>[0]['options'];

/** Typing finds versions. Screen readers treat a list without an entry as missing. */
const orNothing =
  (label: string): OptionsFilter =>
  ({ options, search }) => {
    const text = search.trim().toLowerCase();
    const fits = (item: { readonly label: string }) => item.label.toLowerCase().includes(text);
    const found = options.flatMap((option): Groups => {
      if (!('group' in option)) return fits(option) ? [option] : [];
      const items = option.items.filter(fits);
      return items.length > 0 ? [{ ...option, items }] : [];
    });
    return found.length > 0 ? found : [{ value: 'nothing', label, disabled: true }];
  };
