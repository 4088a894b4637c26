import { type ComboboxItem, type ComboboxParsedItem, MultiSelect, Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { messageOf } from '../../api/request-error.ts';
import { useRead } from '../../api/use-ability.ts';
import { MOST_PER_PAGE } from '../../generated/limits.ts';
import { t } from '../../texts/text.ts';
import styles from '../../ui/ui.module.css';
import { isNarrowed, scopeInput, useScope } from '../scope/use-scope.ts';

const LISTS = { tags: 'list-tags-v1', clients: 'list-clients-v1', sites: 'list-site-briefs-v1' } as const;
const OFFERED = 30;
/** The value of the line shown if there is nothing to choose: screen readers treat a list without a line as missing. */
const NOTHING = 'nothing';
/** The value of the line that offers everything, not only what lies in the scope of the page. */
const WIDEN = 'widen';

export type EntityKind = keyof typeof LISTS;

interface Common {
  readonly kind: EntityKind;
  readonly label: string;
  /** The label is only for screen readers: in toolbars, the placeholder shows it. */
  readonly quiet?: boolean;
  readonly placeholder?: string;
  readonly description?: string;
  readonly error?: ReactNode;
  readonly width?: number | string;
  readonly disabled?: boolean;
  /** Offers everything at once, whatever client or tag is chosen in the top bar: where it is there to be left. */
  readonly offersAll?: boolean;
  /** Inside something that closes by a click beside it: its choices are not drawn at the end of the page. */
  readonly inPlace?: boolean;
}

export interface EntityPickerProps extends Common {
  readonly value?: readonly number[];
  readonly onChange: (ids: number[]) => void;
}

/**
 * Chooses any number of tags, clients or sites by name: the server searches. Of clients and sites, it offers those in the
 * scope of the page first, and all by a line of its own.
 */
export function EntityPicker({ value = [], onChange, ...rest }: EntityPickerProps) {
  const { widen, ...common } = useEntities(rest, value);
  return (
    <MultiSelect
      {...common}
      value={value.map(String)}
      onChange={next => (next.includes(WIDEN) ? widen() : onChange(next.map(Number)))}
      hidePickedOptions
      placeholder={value.length === 0 ? rest.placeholder : undefined}
    />
  );
}

export interface OneEntityPickerProps extends Common {
  readonly value?: number | null;
  readonly onChange: (id: number | null) => void;
}

/** Chooses one tag, client or site, or none. */
export function OneEntityPicker({ value = null, onChange, ...rest }: OneEntityPickerProps) {
  const { widen, ...common } = useEntities(rest, value === null ? [] : [value], false);
  return (
    <Select
      {...common}
      value={value === null ? null : String(value)}
      onChange={next => (next === WIDEN ? widen() : onChange(next === null ? null : Number(next)))}
      placeholder={rest.placeholder}
    />
  );
}

function useEntities(common: Common, picked: readonly number[], hidesPicked = true) {
  const { kind, label, quiet, width, description, error, disabled, offersAll, inPlace } = common;
  const scope = useScope();
  const [widened, setWidened] = useState(false);
  // Tags belong to no client.
  const narrowed = kind !== 'tags' && !offersAll && !widened && isNarrowed(scope);
  const [typed, setTyped] = useState('');
  const [opened, setOpened] = useState(false);
  const [text] = useDebouncedValue(typed, 120);
  const chosen = useRead(
    LISTS[kind],
    { include: [...picked], per_page: MOST_PER_PAGE },
    { enabled: picked.length > 0, keep: true },
  );
  // The field of a Select contains the chosen name: that is not a search.
  const isChosen = chosen.data?.items.some(({ name }) => name === text);
  const search = isChosen ? '' : text;
  const asked = { search, per_page: OFFERED, ...(narrowed ? scopeInput(scope) : {}) };
  const found = useRead(LISTS[kind], asked, { enabled: opened, keep: true });
  const names = new Map<string, string>();
  for (const id of picked) names.set(String(id), '…');
  for (const { id, name } of chosen.data?.items ?? []) if (picked.includes(id)) names.set(String(id), name);
  for (const { id, name } of found.data?.items ?? []) names.set(String(id), name);
  const offered = new Set(found.data?.items.filter(({ id }) => !hidesPicked || !picked.includes(id)).map(idOf));
  if (offered.size === 0) offered.add(NOTHING);
  if (narrowed) offered.add(WIDEN);
  const nothing = found.error ? messageOf(found.error) : whyNothing(kind, search, narrowed, found.data);
  const lines: ComboboxItem[] = [...names].map(([value, label]) => ({ value, label }));
  return {
    ...(quiet ? { 'aria-label': label } : { label }),
    w: width,
    description,
    error,
    disabled,
    ...(inPlace ? { comboboxProps: { withinPortal: false } } : {}),
    searchable: true,
    clearable: true,
    classNames: { option: styles.option },
    data: [
      ...lines,
      { value: NOTHING, label: nothing, disabled: true },
      ...(narrowed ? [{ value: WIDEN, label: t(`ui.picker.widen.${kind}`) }] : []),
    ],
    // The server has searched.
    filter: ({ options }: { options: ComboboxParsedItem[] }) =>
      options.filter(line => 'value' in line && offered.has(line.value)),
    onSearchChange: setTyped,
    onDropdownOpen: () => setOpened(true),
    widen: () => setWidened(true),
  };
}

const idOf = ({ id }: { readonly id: number }) => String(id);

/** The line shown if there is nothing to choose. @param found The search result; undefined while searching. */
function whyNothing(
  kind: EntityKind,
  search: string,
  narrowed: boolean,
  found: { readonly total: number } | undefined,
): string {
  if (!found) return t('ui.picker.looking');
  if (found.total > OFFERED) return t('ui.picker.firstChosen', { count: OFFERED });
  if (search.trim() !== '') return t(found.total > 0 ? 'ui.picker.allOfName' : 'ui.picker.noMatch');
  if (found.total > 0) return t('ui.picker.all');
  return narrowed ? t('ui.picker.noneInScope') : t(`ui.picker.none.${kind}`);
}
