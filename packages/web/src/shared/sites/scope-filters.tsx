import type { ReactNode } from 'react';
import { t } from '../../texts/text.ts';
import { EntityPicker } from '../entities/entity-picker.tsx';

interface Scope {
  readonly tags?: number[] | undefined;
  readonly clients?: number[] | undefined;
}

interface ScopeFiltersProps {
  readonly search: Scope;
  readonly onChange: (next: Scope) => void;
  /** More about the tags, behind them. */
  readonly children?: ReactNode;
  /** px, of each field. */
  readonly widths?: { readonly tags: number; readonly clients: number };
}

const WIDTHS = { tags: 170, clients: 170 };

const chosen = (ids: number[]) => (ids.length > 0 ? ids : undefined);

/** Narrows a list to sites with one of some tags, or of some clients. */
export function ScopeFilters({ search, onChange, children, widths = WIDTHS }: ScopeFiltersProps) {
  return (
    <>
      <EntityPicker
        kind="tags"
        label={t('common.tags')}
        quiet
        placeholder={t('shared.scope.anyTag')}
        width={widths.tags}
        value={search.tags ?? []}
        onChange={tags => onChange({ tags: chosen(tags) })}
      />
      {children}
      <EntityPicker
        kind="clients"
        label={t('common.clients')}
        quiet
        placeholder={t('shared.scope.anyClient')}
        width={widths.clients}
        value={search.clients ?? []}
        onChange={clients => onChange({ clients: chosen(clients) })}
      />
    </>
  );
}
