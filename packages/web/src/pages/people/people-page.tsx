import { Button } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { guarded } from '../../shared/guarded.tsx';
import { useActions } from '../../shared/palette-store.ts';
import { t } from '../../texts/text.ts';
import { PageLayout } from '../../ui/layout/page.tsx';
import { ViewTabs } from '../../ui/layout/view-tabs.tsx';
import { lazyDialog } from '../../ui/loading/lazy-dialog.tsx';
import { InvitationList } from './invitations/invitation-list.tsx';
import { PeopleList } from './people-list.tsx';
import type { Person, PersonDialog } from './person.ts';

const DeletePerson = lazyDialog(() => import('./destroy-person.tsx'), 'DeletePerson');
const ResetSecondFactor = lazyDialog(() => import('./destroy-person.tsx'), 'ResetSecondFactor');
const InviteDialog = lazyDialog(() => import('./invitations/invite-dialog.tsx'), 'InviteDialog');
const PasswordDialog = lazyDialog(() => import('./password-dialog.tsx'), 'PasswordDialog');
const AddPerson = lazyDialog(() => import('./person-dialog.tsx'), 'AddPerson');
const ChangeRole = lazyDialog(() => import('./person-dialog.tsx'), 'ChangeRole');

type Dialog = { readonly kind: 'add' | 'invite' } | { readonly kind: PersonDialog; readonly person: Person };

const route = getRouteApi('/app/people');

/** Lists the people who sign in to this dashboard, with their roles, and those who were invited. */
export const PeoplePage = guarded('app.navigation.pages.people', 'list-dashboard-users-v1', People);

function People() {
  const { view = 'people' } = route.useSearch();
  const navigate = route.useNavigate();
  const [dialog, setDialog] = useState<Dialog>();
  const close = () => setDialog(undefined);
  const add = () => setDialog({ kind: 'add' });
  const invite = () => setDialog({ kind: 'invite' });
  useActions([
    { id: 'invite-person', label: t('people.invite.title'), run: invite },
    { id: 'add-person', label: t('app.palette.act.addPerson'), run: add },
  ]);
  return (
    <PageLayout
      title={t('app.navigation.pages.people')}
      text={t('people.text')}
      actions={
        <>
          <Button variant="default" onClick={add}>
            {t('people.add.title')}
          </Button>
          <Button leftSection={<IconMail size={16} />} onClick={invite}>
            {t('people.invite.title')}
          </Button>
        </>
      }
      fill
    >
      <ViewTabs
        label={t('people.title')}
        value={view}
        onChange={next => navigate({ search: next === 'people' ? {} : { view: next }, replace: true })}
        views={[
          {
            value: 'people',
            label: t('people.title'),
            content: () => <PeopleList open={(kind, person) => setDialog({ kind, person })} />,
          },
          { value: 'invitations', label: t('people.invitations.tab'), content: () => <InvitationList /> },
        ]}
      />
      {dialog?.kind === 'invite' && <InviteDialog onClose={close} />}
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
