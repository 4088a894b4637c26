import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useCan } from '../../api/session.ts';
import { useActions } from '../../shared/palette-store.ts';
import { t } from '../../texts/text.ts';
import { useNarrow } from '../../ui/data-table/use-narrow.ts';
import { PageBones } from '../../ui/feedback/page-bones.tsx';
import { ActionsMenu } from '../../ui/layout/actions-menu.tsx';
import { PageLayout } from '../../ui/layout/page.tsx';
import { latePart } from '../../ui/loading/late-part.ts';
import { lazyDialog } from '../../ui/loading/lazy-dialog.tsx';
import { UserList } from './user-list.tsx';

const ImportView = latePart(
  async () => ({ default: (await import('./import/import-view.tsx')).ImportView }),
  PageBones,
);
const CreateDialog = lazyDialog(() => import('./create-dialog.tsx'), 'CreateDialog');
const PasswordsDialog = lazyDialog(() => import('./passwords-dialog.tsx'), 'PasswordsDialog');

const route = getRouteApi('/app/users');

/** Users of the sites: find, create, change, delete, import. */
export function SiteUsersPage() {
  const { view } = route.useSearch();
  const navigate = route.useNavigate();
  const may = useCan();
  const narrow = useNarrow();
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
  const others = [
    maySet && { id: 'passwords', label: t('users.passwords.title'), run: () => setDialog('passwords') },
    mayImport && { id: 'import', label: t('users.import.button'), run: toImport },
  ].filter(one => one !== false);
  if (view === 'import' && mayImport) return <ImportView />;
  return (
    <PageLayout
      title={t('common.users')}
      text={t('users.text')}
      fill
      actions={
        <>
          {narrow ? (
            <ActionsMenu actions={others} />
          ) : (
            others.map(({ id, label, run }) => (
              <Button key={id} variant="default" onClick={run}>
                {label}
              </Button>
            ))
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
