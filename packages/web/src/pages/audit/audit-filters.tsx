import { Button } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { useChangeSearch } from '../../shared/search-params.ts';
import { t } from '../../texts/text.ts';
import { DayFilter } from '../../ui/forms/day-filter.tsx';
import { FilterSelect } from '../../ui/forms/filter-select.tsx';
import { FoldedFilters } from '../../ui/forms/folded-filters.tsx';
import { SearchField } from '../../ui/forms/search-field.tsx';

const route = getRouteApi('/app/audit');

interface Option {
  readonly value: string;
  readonly label: string;
}

/** The possible first words of an action. */
const KINDS = [
  'site',
  'site_user',
  'admin_password',
  'updates',
  'update',
  'update_window',
  'maintenance_window',
  'domain',
  'plugins',
  'client',
  'client_field',
  'cost',
  'tag',
  'job',
  'key',
  'user',
  'session',
  'module',
] as const;
const ACTORS = ['user', 'key', 'system'] as const;

export function AuditFilters() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const change = useChangeSearch(route);
  const filtered = Object.values(search).some(value => value !== undefined);
  return (
    <>
      <SearchField
        label={t('audit.filters.target')}
        placeholder={t('audit.filters.targetExample')}
        value={search.subject ?? ''}
        onChange={subject => change({ subject: subject.trim() || undefined })}
      />
      <FoldedFilters filtered={filtered}>
        <FilterSelect
          label={t('audit.columns.actor')}
          placeholder={t('audit.filters.anyActor')}
          width={150}
          data={withOther(
            ACTORS.map(actor => ({ value: `${actor}:`, label: t(`audit.actors.${actor}`) })),
            search.actor,
          )}
          value={search.actor}
          onChange={actor => change({ actor })}
        />
        <FilterSelect
          label={t('audit.columns.action')}
          placeholder={t('audit.filters.anyAction')}
          width={160}
          data={withOther(
            KINDS.map(kind => ({ value: `${kind}.`, label: t(`audit.kinds.${kind}`) })),
            search.action,
          )}
          value={search.action}
          onChange={action => change({ action })}
        />
        <DayFilter label={t('audit.filters.from')} value={search.since} onChange={since => change({ since })} />
        <DayFilter label={t('audit.filters.before')} value={search.until} onChange={until => change({ until })} />
        {filtered && (
          <Button variant="subtle" size="compact-sm" onClick={() => navigate({ search: {}, replace: true })}>
            {t('common.clearFilters')}
          </Button>
        )}
      </FoldedFilters>
    </>
  );
}

/** An address can contain exactly one actor or action, such as `user:anna`: a click in a row leads there. */
function withOther(options: readonly Option[], chosen: string | undefined) {
  const known = chosen === undefined || options.some(({ value }) => value === chosen);
  return known ? options : [...options, { value: chosen, label: chosen }];
}
