import { MultiSelect, Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { useRead } from '../api/use-ability.ts';

const LISTS = { tags: 'list-tags-v1', clients: 'list-clients-v1', sites: 'list-site-briefs-v1' } as const;
const OFFERED = 30;

export type EntityKind = keyof typeof LISTS;

interface Common {
  readonly kind: EntityKind;
  readonly label: string;
  /** The label is heard but not seen: for toolbars, where the placeholder says it. */
  readonly quiet?: boolean;
  readonly placeholder?: string;
  readonly description?: string;
  readonly error?: ReactNode;
  readonly width?: number | string;
  readonly disabled?: boolean;
}

interface PickerProps extends Common {
  readonly value?: readonly number[];
  readonly onChange: (ids: number[]) => void;
}

/** Chooses tags, clients or sites by name out of any number: the server searches. */
export function EntityPicker({ value = [], onChange, ...rest }: PickerProps) {
  const { data, search, common } = useEntities(rest, value);
  return (
    <MultiSelect
      {...common}
      data={data}
      value={value.map(String)}
      onChange={next => onChange(next.map(Number))}
      searchable
      clearable
      hidePickedOptions
      maxDropdownHeight={280}
      onSearchChange={search}
      filter={({ options }) => options}
      nothingFoundMessage="Nothing goes by that name"
      placeholder={value.length === 0 ? rest.placeholder : undefined}
    />
  );
}

interface OneProps extends Common {
  readonly value?: number | null;
  readonly onChange: (id: number | null) => void;
}

/** Chooses one tag, client or site, or none. */
export function OneEntityPicker({ value = null, onChange, ...rest }: OneProps) {
  const { data, search, common } = useEntities(rest, value === null ? [] : [value]);
  return (
    <Select
      {...common}
      data={data}
      value={value === null ? null : String(value)}
      onChange={next => onChange(next === null ? null : Number(next))}
      searchable
      clearable
      maxDropdownHeight={280}
      onSearchChange={search}
      filter={({ options }) => options}
      nothingFoundMessage="Nothing goes by that name"
      placeholder={rest.placeholder}
    />
  );
}

function useEntities({ kind, label, quiet, width, description, error, disabled }: Common, picked: readonly number[]) {
  const [typed, setTyped] = useState('');
  const [opened, setOpened] = useState(false);
  const [text] = useDebouncedValue(typed, 120);
  const chosen = useRead(
    LISTS[kind],
    { include: [...picked], per_page: 200 },
    { enabled: picked.length > 0, keep: true },
  );
  // The chosen name stands in the field of a Select: it is no search then.
  const isChosen = chosen.data?.items.some(({ name }) => name === text);
  const found = useRead(
    LISTS[kind],
    { search: isChosen ? '' : text, per_page: OFFERED },
    { enabled: opened, keep: true },
  );
  const names = new Map<string, string>();
  for (const id of picked) names.set(String(id), '…');
  for (const { id, name } of chosen.data?.items ?? []) if (picked.includes(id)) names.set(String(id), name);
  for (const { id, name } of found.data?.items ?? []) names.set(String(id), name);
  return {
    data: [...names].map(([value, label]) => ({ value, label })),
    search: setTyped,
    common: {
      ...(quiet ? { 'aria-label': label } : { label }),
      ...{ w: width, description, error, disabled },
      onDropdownOpen: () => setOpened(true),
    },
  };
}
