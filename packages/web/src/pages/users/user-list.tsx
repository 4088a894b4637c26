import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useCan } from '../../api/session.ts';
import { MOST_PER_PAGE } from '../../generated/limits.ts';
import { SavedViews } from '../../shared/saved-views/saved-views.tsx';
import { t } from '../../texts/text.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { rowIds } from '../../ui/data-table/row-ids.ts';
import { allRows } from '../../ui/data-table/rows.ts';
import { useNarrow } from '../../ui/data-table/use-narrow.ts';
import { Empty } from '../../ui/feedback/empty.tsx';
import { ErrorNote } from '../../ui/feedback/error-note.tsx';
import { UnlessNoSites } from '../../ui/feedback/unless-no-sites.tsx';
import { Panel } from '../../ui/layout/page.tsx';
import { lazyDialog } from '../../ui/loading/lazy-dialog.tsx';
import { AskingProgress } from './asking.tsx';
import { FailedSites } from './failed-sites.tsx';
import { type UsersSearch, usersSearch } from './search.ts';
import { askAnew, isAsked, usersSource, useSiteUsers } from './use-site-users.ts';
import { userColumns } from './user-columns.tsx';
import { UserFilters } from './user-filters.tsx';
import type { UserOnSite } from './users-shown.ts';

const DeleteUser = lazyDialog(() => import('./delete-user.tsx'), 'DeleteUser');
const EditDialog = lazyDialog(() => import('./edit-dialog.tsx'), 'EditDialog');

const route = getRouteApi('/app/users');
const idOf = rowIds();
const ROW_HEIGHT = 52;

type Dialog = { readonly kind: 'edit' | 'delete'; readonly user: UserOnSite };

/** Reads the users from the sites, and shows them together with the sites that did not answer. */
export function UserList() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const may = useCan();
  const client = useQueryClient();
  const narrow = useNarrow();
  const { data, error, isFetching, ask, stop } = useSiteUsers(search);
  const [dialog, setDialog] = useState<Dialog>();
  const close = () => setDialog(undefined);
  const { page = 1 } = search;
  return (
    <>
      <SavedViews list="users" storeAs="Users of sites" />
      <UserFilters
        search={search}
        busy={isFetching}
        onAsk={next => {
          // Pressing the button again for the same selection is intended.
          if (isAsked(search) && addressOf(next) === addressOf(search)) ask('all');
          else {
            askAnew(client, next);
            void navigate({ search: next });
          }
        }}
      />
      {(isFetching || (data && !data.done && !error)) && (
        <AskingProgress shown={data} asking={isFetching} onStop={() => void stop()} onGoOn={() => ask('missing')} />
      )}
      {error && !isFetching && (
        <ErrorNote error={error} title={t('users.asking.error')} onRetry={() => ask('missing')} />
      )}
      {data && (
        <FailedSites
          errors={data.errors}
          kind="list"
          action={
            !isFetching && (
              <Button variant="default" size="compact-sm" onClick={() => ask('failed')}>
                {t('users.failed.retry')}
              </Button>
            )
          }
        />
      )}
      {data && (data.done || data.items.length > 0) && (
        <DataTable
          label={t('users.label')}
          storeAs="Users of sites"
          noun={data.total > data.items.length ? 'users.here.count' : 'common.count.users'}
          rows={allRows(data.items, { source: usersSource(search) })}
          rowHeight={narrow ? 64 : ROW_HEIGHT}
          columns={userColumns({
            narrow,
            onEdit: may('update-site-user-v1') ? user => setDialog({ kind: 'edit', user }) : undefined,
            onDelete: may('delete-site-user-v1') ? user => setDialog({ kind: 'delete', user }) : undefined,
          })}
          rowId={user => idOf(`${user.website_id} ${user.id}`)}
          rowName={user => user.username}
          toolbar={
            <Paging
              page={page}
              total={data.total}
              onGo={to => void navigate({ search: { ...search, page: to > 1 ? to : undefined } })}
            />
          }
          empty={<Empty title={t('users.empty.noMatch')}>{t('users.empty.noMatchText')}</Empty>}
        />
      )}
      {!data && !isFetching && !error && (
        <Panel>
          <UnlessNoSites text={t(may('create-site-users-v1') ? 'users.empty.noSites' : 'users.empty.noSitesReader')}>
            <Empty title={t('users.empty.ask')}>{t('users.empty.askText')}</Empty>
          </UnlessNoSites>
        </Panel>
      )}
      {dialog?.kind === 'edit' && <EditDialog user={dialog.user} onClose={close} />}
      {dialog?.kind === 'delete' && <DeleteUser user={dialog.user} onClose={close} />}
    </>
  );
}

const addressOf = (search: UsersSearch) => JSON.stringify(usersSearch(search));

interface PagingProps {
  readonly page: number;
  readonly total: number;
  readonly onGo: (page: number) => void;
}

/** The answers of the sites are split into pages: there may be a hundred thousand users. */
function Paging({ page, total, onGo }: PagingProps) {
  const pages = Math.ceil(total / MOST_PER_PAGE);
  if (pages <= 1) return null;
  return (
    <>
      <span>
        <strong>{t('users.paging.total', { count: total })}</strong>
        {` · ${t('users.paging.page', { page, pages })}`}
      </span>
      <Button variant="default" disabled={page <= 1} onClick={() => onGo(page - 1)}>
        {t('users.paging.previous')}
      </Button>
      <Button variant="default" disabled={page >= pages} onClick={() => onGo(page + 1)}>
        {t('users.paging.next')}
      </Button>
    </>
  );
}
