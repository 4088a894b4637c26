import { MultiSelect, type OptionsFilter } from '@mantine/core';
import { useState } from 'react';
import { useRead } from '../../api/use-ability.ts';
import { formatNumber } from '../../ui/text/format.ts';
import ui from '../../ui/ui.module.css';
import { KINDS, linesOf, nameOf } from './versions.ts';

interface VersionPickerProps {
  /** As the address has them: `php 8.2`. */
  readonly value: readonly string[];
  readonly onChange: (versions: string[]) => void;
}

/** Chooses among the versions of WordPress, PHP and the connector that sites have. */
export function VersionPicker({ value, onChange }: VersionPickerProps) {
  const [opened, setOpened] = useState(false);
  const { data } = useRead('count-site-versions-v1', {}, { enabled: opened });
  const known = KINDS.flatMap(({ kind, label }) => {
    const lines = linesOf(data?.[kind] ?? []);
    const items = lines.map(({ version, sites }) => ({
      value: `${kind} ${version}`,
      label: `${label} ${version} (${formatNumber(sites)})`,
    }));
    return items.length > 0 ? [{ group: label, items }] : [];
  });
  const named = new Set(known.flatMap(({ items }) => items.map(item => item.value)));
  const others = value.filter(version => !named.has(version));
  return (
    <MultiSelect
      aria-label="Versions"
      placeholder={value.length === 0 ? 'Any version' : undefined}
      w={190}
      searchable
      clearable
      hidePickedOptions
      classNames={{ option: ui.option }}
      filter={orNothing(data ? 'No site has such a version' : 'Looking …')}
      data={[...others.map(version => ({ value: version, label: nameOf(version) })), ...known]}
      value={[...value]}
      onChange={onChange}
      onDropdownOpen={() => setOpened(true)}
    />
  );
}

type Groups = Parameters<OptionsFilter>[0]['options'];

/** What is typed finds versions. A list without a line is none to who hears it. */
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
