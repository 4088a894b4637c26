import { Button, NativeSelect, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { LONGEST } from '../../generated/form-limits.ts';
import { LateEntityPicker } from '../../shared/entities/late-entity-picker.tsx';
import { ROLES_BY_RANK, wordPressRoleChoices } from '../../shared/wordpress-roles.ts';
import { t } from '../../texts/text.ts';
import { FoldedFilters } from '../../ui/forms/folded-filters.tsx';
import { Panel } from '../../ui/layout/page.tsx';
import type { UsersSearch } from './search.ts';
import styles from './users.module.css';

interface UserFiltersProps {
  readonly search: UsersSearch;
  readonly busy: boolean;
  readonly onAsk: (search: UsersSearch) => void;
}

const PICKERS = [
  { kind: 'sites', label: 'common.sites' },
  { kind: 'clients', label: 'common.clients' },
  { kind: 'tags', label: 'common.tags' },
] as const;

/** Whose users to show. Nothing is requested before the button is pressed: every request goes to the sites. */
export function UserFilters({ search, busy, onAsk }: UserFiltersProps) {
  const [draft, setDraft] = useState(search);
  useEffect(() => setDraft(search), [search]);
  const change = (part: UsersSearch) => setDraft({ ...draft, ...part });
  const ask = () => {
    const { q, sites, clients, tags, role } = draft;
    const named = { q: q?.trim() || undefined, sites, clients, tags, role };
    const nothing = Object.values(named).every(given => given === undefined);
    onAsk({ ...named, all: nothing ? 'yes' : undefined });
  };
  return (
    <Panel>
      <form
        className={styles.filters}
        onSubmit={event => {
          event.preventDefault();
          ask();
        }}
      >
        <TextInput
          label={t('users.filters.search')}
          type="search"
          data-page-search
          value={draft.q ?? ''}
          maxLength={LONGEST['list-site-users-v1'].search}
          leftSection={<IconSearch size={15} />}
          onChange={event => change({ q: event.currentTarget.value })}
        />
        <FoldedFilters filtered={[draft.sites, draft.clients, draft.tags, draft.role].some(Boolean)}>
          {PICKERS.map(({ kind, label }) => (
            <LateEntityPicker
              key={kind}
              kind={kind}
              label={t(label)}
              placeholder={t('users.filters.all')}
              value={draft[kind] ?? []}
              onChange={ids => change({ [kind]: ids.length > 0 ? ids : undefined })}
            />
          ))}
          <NativeSelect
            label={t('shared.roles.label')}
            value={draft.role ?? ''}
            data={[{ value: '', label: t('users.filters.anyRole') }, ...wordPressRoleChoices()]}
            onChange={event => change({ role: ROLES_BY_RANK.find(known => known === event.target.value) })}
          />
        </FoldedFilters>
        <Button type="submit" disabled={busy}>
          {t('users.filters.show')}
        </Button>
      </form>
    </Panel>
  );
}
