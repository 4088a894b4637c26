import { Button, SegmentedControl, Select } from '@mantine/core';
import { SITE_CONDITIONS, SITE_HEALTHS, SITE_STATUSES } from '../../generated/choices.ts';
import { healthWords } from '../../shared/sites/health.ts';
import { ScopeFilters } from '../../shared/sites/scope-filters.tsx';
import { CONDITION_NAMES } from '../../shared/sites/site-conditions.tsx';
import { once } from '../../texts/once.ts';
import { t } from '../../texts/text.ts';
import { FILTER_WIDTHS } from './filter-widths.ts';
import { ItemPicker } from './item-picker.tsx';
import { CHECKS } from './search.ts';
import { useFilterFields } from './use-site-filters.ts';
import { VersionPicker } from './version-picker.tsx';

const HEALTHS = [...SITE_HEALTHS, 'problems'] as const;

const states = once(() => [
  { value: 'problems', label: t('sites.filters.problems') },
  ...SITE_HEALTHS.map(health => ({ value: health, label: healthWords(health).name })),
  { value: 'connected', label: t('sites.filters.connected') },
  { value: 'available_update', label: t('sites.filters.withUpdates') },
  { value: 'unchecked', label: t('sites.filters.unchecked') },
  ...SITE_CONDITIONS.map(condition => ({ value: condition, label: CONDITION_NAMES[condition] })),
]);

/** What sites can be narrowed by, besides their name. Loaded after the list: choosing from lists takes much code. */
export default function SiteFilterFields() {
  const { search, change, filtered, reset } = useFilterFields();
  const setState = (value: string | null) =>
    change({
      health: HEALTHS.find(health => health === value),
      status: HEALTHS.some(health => health === value) ? undefined : SITE_STATUSES.find(status => status === value),
      check: CHECKS.find(check => check === value),
      condition: SITE_CONDITIONS.find(condition => condition === value),
    });
  return (
    <>
      <Select
        aria-label={t('sites.filters.state')}
        placeholder={t('sites.filters.anyState')}
        w={FILTER_WIDTHS.state}
        clearable
        data={states()}
        value={search.health ?? search.check ?? search.status ?? search.condition ?? null}
        onChange={setState}
      />
      <ScopeFilters search={search} onChange={change} widths={FILTER_WIDTHS}>
        {(search.tags?.length ?? 0) > 1 && (
          <SegmentedControl
            size="xs"
            aria-label={t('sites.filters.match')}
            data={[
              { value: 'any', label: t('sites.filters.any') },
              { value: 'all', label: t('sites.filters.all') },
            ]}
            value={search.match ?? 'any'}
            onChange={value => change({ match: value === 'all' ? 'all' : undefined })}
          />
        )}
      </ScopeFilters>
      <VersionPicker
        value={search.versions ?? []}
        onChange={versions => change({ versions: versions.length > 0 ? versions : undefined })}
      />
      <ItemPicker value={search} onChange={change} />
      {filtered && (
        <Button variant="subtle" size="compact-sm" onClick={reset}>
          {t('common.clearFilters')}
        </Button>
      )}
    </>
  );
}
