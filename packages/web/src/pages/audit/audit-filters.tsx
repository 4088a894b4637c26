import { Button, Select, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import styles from './audit.module.css';

const route = getRouteApi('/app/audit');
const SETTLE_MS = 200;

/** By what an action begins with. */
const KINDS = [
  { value: 'site.', label: 'Sites' },
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
      <Select
        aria-label="Who"
        placeholder="Anybody"
        w={150}
        clearable
        data={withOther(WHO, search.actor)}
        value={search.actor ?? null}
        onChange={actor => change({ actor: actor ?? undefined })}
      />
      <Select
        aria-label="What"
        placeholder="Any action"
        w={160}
        clearable
        data={withOther(KINDS, search.action)}
        value={search.action ?? null}
        onChange={action => change({ action: action ?? undefined })}
      />
      <SubjectField value={search.subject ?? ''} onChange={subject => change({ subject: subject || undefined })} />
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
  return known ? [...options] : [...options, { value: chosen, label: chosen }];
}

interface SubjectFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function SubjectField({ value, onChange }: SubjectFieldProps) {
  const [typed, setTyped] = useState(value);
  const tell = useDebouncedCallback(onChange, SETTLE_MS);
  useEffect(() => setTyped(value), [value]);
  return (
    <TextInput
      aria-label="To what, by kind and id"
      placeholder="site:12"
      w={120}
      data-page-search
      value={typed}
      onChange={event => {
        setTyped(event.currentTarget.value);
        tell(event.currentTarget.value.trim());
      }}
    />
  );
}
