import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useCan } from '../../api/session.ts';
import { useActions } from '../../shared/palette-store.ts';
import { t } from '../../texts/text.ts';
import { PageLayout } from '../../ui/layout/page.tsx';
import { CreateDialog } from './create-dialog.tsx';
import { ImportView } from './import/import-view.tsx';
import { PasswordsDialog } from './passwords-dialog.tsx';
import { UserList } from './user-list.tsx';

const route = getRouteApi('/app/users');

/** Users of the sites: find, create, change, delete, import. */
export function SiteUsersPage() {
  const { view } = route.useSearch();
  const navigate = route.useNavigate();
  const may = useCan();
  const [dialog, setDialog] = useState<'create' | 'passwords'>();
  const close = () => setDialog(undefined);
  const toImport = () => void navigate({ search: { view: 'import' } });
  const [mayCreate, maySet, mayImport] = [
    may('create-site-users-v1'),
    may('update-admin-passwords-v1'),
    may('import-site-users-v1'),
  ];
  useActions([
    mayCreate && { id: 'add-site-user', label: t('app.palette.act.addSiteUser'), run: () => setDialog('create') },
    maySet && { id: 'admin-passwords', label: t('app.palette.act.adminPasswords'), run: () => setDialog('passwords') },
    mayImport && { id: 'import-users', label: t('app.palette.act.importUsers'), run: toImport },
  ]);
  if (view === 'import' && mayImport) return <ImportView />;
  return (
    <PageLayout
      title={t('common.users')}
      text={t('users.text')}
      fill
      actions={
        <>
          {maySet && (
            <Button variant="default" onClick={() => setDialog('passwords')}>
              {t('users.passwords.title')}
            </Button>
          )}
          {mayImport && (
            <Button variant="default" onClick={toImport}>
              {t('users.import.button')}
            </Button>
          )}
          {mayCreate && (
            <Button leftSection={<IconPlus size={16} />} onClick={() => setDialog('create')}>
              {t('users.create.label')}
            </Button>
          )}
        </>
      }
    >
      <UserList />
      {dialog === 'create' && <CreateDialog onClose={close} />}
      {dialog === 'passwords' && <PasswordsDialog onClose={close} />}
    </PageLayout>
  );
}
