import { Button, TextInput } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { FilterSelect } from '../../ui/forms/filter-select.tsx';
import { SearchField } from '../../ui/forms/search-field.tsx';
import styles from './audit.module.css';

const route = getRouteApi('/app/audit');

/** By what an action begins with. */
const KINDS = [
  { value: 'site.', label: 'Sites' },
  { value: 'site_user.', label: 'Users of sites' },
  { value: 'admin_password.', label: 'Administrators’ passwords' },
  { value: 'updates.', label: 'Update runs and ignored updates' },
  { value: 'update.', label: 'Updates made' },
  { value: 'update_window.', label: 'Maintenance windows' },
  { value: 'plugins.', label: 'Plugins' },
  { value: 'client.', label: 'Clients' },
  { value: 'client_field.', label: 'Client fields' },
  { value: 'cost.', label: 'Costs' },
  { value: 'tag.', label: 'Tags' },
  { value: 'job.', label: 'Jobs' },
  { value: 'key.', label: 'API keys' },
  { value: 'user.', label: 'People' },
  { value: 'session.', label: 'Sessions' },
  { value: 'module.', label: 'Modules' },
];
const WHO = [
  { value: 'user:', label: 'People' },
  { value: 'key:', label: 'API keys' },
  { value: 'system:', label: 'The server itself' },
];

export function AuditFilters() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const change = (next: object) => navigate({ search: now => ({ ...now, ...next }), replace: true });
  const filtered = Object.values(search).some(value => value !== undefined);
  return (
    <>
      <FilterSelect
        label="Who"
        placeholder="Anybody"
        width={150}
        data={withOther(WHO, search.actor)}
        value={search.actor}
        onChange={actor => change({ actor })}
      />
      <FilterSelect
        label="What"
        placeholder="Any action"
        width={160}
        data={withOther(KINDS, search.action)}
        value={search.action}
        onChange={action => change({ action })}
      />
      <SearchField
        label="To what, by kind and id"
        placeholder="site:12"
        value={search.subject ?? ''}
        onChange={subject => change({ subject: subject.trim() || undefined })}
      />
      <TextInput
        className={styles.day}
        label="From"
        type="date"
        value={search.since ?? ''}
        onChange={event => change({ since: event.currentTarget.value || undefined })}
      />
      <TextInput
        className={styles.day}
        label="Before"
        type="date"
        value={search.until ?? ''}
        onChange={event => change({ until: event.currentTarget.value || undefined })}
      />
      {filtered && (
        <Button variant="subtle" size="compact-sm" onClick={() => navigate({ search: {}, replace: true })}>
          Clear filters
        </Button>
      )}
    </>
  );
}

/** An address may hold one actor or action only, e.g. `user:anna`: a click on a row's leads there. */
function withOther(options: readonly { value: string; label: string }[], chosen: string | undefined) {
  const known = chosen === undefined || options.some(({ value }) => value === chosen);
  return known ? options : [...options, { value: chosen, label: chosen }];
}
