import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useSession } from '../../api/session.ts';
import { guarded } from '../../shared/guarded.tsx';
import { useActions } from '../../shared/palette-store.ts';
import { t } from '../../texts/text.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { useRows } from '../../ui/data-table/use-rows.ts';
import { Empty } from '../../ui/feedback/empty.tsx';
import { SearchField } from '../../ui/forms/search-field.tsx';
import { PageLayout } from '../../ui/layout/page.tsx';
import { DeletePerson, ResetSecondFactor } from './destroy-person.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { peopleColumns } from './people-columns.tsx';
import type { Person, PersonDialog } from './person.ts';
import { AddPerson, ChangeRole } from './person-dialog.tsx';

type Dialog = { readonly kind: 'add' } | { readonly kind: PersonDialog; readonly person: Person };

const route = getRouteApi('/app/people');

/** Lists the people who sign in to this dashboard, with their roles. */
export const PeoplePage = guarded('app.navigation.pages.people', 'list-dashboard-users-v1', People);

function People() {
  const { q } = route.useSearch();
  const navigate = route.useNavigate();
  const { user } = useSession();
  const rows = useRows('list-dashboard-users-v1', { search: q });
  const [dialog, setDialog] = useState<Dialog>();
  const close = () => setDialog(undefined);
  const add = () => setDialog({ kind: 'add' });
  useActions([{ id: 'add-person', label: t('app.palette.act.addPerson'), run: add }]);
  return (
    <PageLayout
      title={t('app.navigation.pages.people')}
      text={t('people.text')}
      actions={
        <Button leftSection={<IconPlus size={16} />} onClick={add}>
          {t('people.add.title')}
        </Button>
      }
      fill
    >
      <DataTable
        label={t('people.title')}
        storeAs="People"
        noun="people.count"
        rows={rows}
        columns={peopleColumns(user.id, (kind, person) => setDialog({ kind, person }))}
        rowId={person => person.id}
        rowName={person => person.name}
        toolbar={
          <SearchField
            label={t('people.search')}
            value={q ?? ''}
            onChange={text => navigate({ search: { q: text || undefined }, replace: true })}
          />
        }
        empty={<Empty title={t('people.empty.noMatch', { search: q ?? '' })}>{t('people.empty.noMatchText')}</Empty>}
      />
      {dialog?.kind === 'add' && (
        <AddPerson onClose={close} onAdded={person => setDialog({ kind: 'password', person })} />
      )}
      {dialog?.kind === 'role' && <ChangeRole person={dialog.person} onClose={close} />}
      {dialog?.kind === 'password' && <PasswordDialog person={dialog.person} onClose={close} />}
      {dialog?.kind === 'factor' && <ResetSecondFactor person={dialog.person} onClose={close} />}
      {dialog?.kind === 'delete' && <DeletePerson person={dialog.person} onClose={close} />}
    </PageLayout>
  );
}
