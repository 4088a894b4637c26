import { Select } from '@mantine/core';

interface FilterChoice<V extends string> {
  readonly value: V;
  readonly label: string;
}

export interface FilterSelectProps<V extends string> {
  readonly label: string;
  /** Shown while nothing is chosen: `Any status`. */
  readonly placeholder: string;
  readonly width: number;
  readonly data: readonly (FilterChoice<V> | { readonly group: string; readonly items: FilterChoice<V>[] })[];
  /** Among many values, one is found by typing. */
  readonly searchable?: boolean;
  readonly value: V | undefined;
  readonly onChange: (value: V | undefined) => void;
}

/** A filter of a list with few values, for parts of a page that come late themselves; others use `FilterSelect`. */
export function FilterSelectField<V extends string>(props: FilterSelectProps<V>) {
  const { label, placeholder, width, data, searchable, value, onChange } = props;
  return (
    <Select
      aria-label={label}
      placeholder={placeholder}
      w={width}
      clearable
      searchable={searchable}
      data={data}
      value={value ?? null}
      onChange={chosen => onChange(chosen ?? undefined)}
    />
  );
}
