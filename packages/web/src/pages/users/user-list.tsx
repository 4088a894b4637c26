import { Button } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useCan } from '../../api/session.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { allRows } from '../../ui/data-table/rows.ts';
import { Empty } from '../../ui/empty.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { count, formatNumber } from '../../ui/format.ts';
import { Panel } from '../../ui/page.tsx';
import { rowIds } from '../../ui/row-ids.ts';
import { Asking } from './asking.tsx';
import { DeleteUser } from './delete-user.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { FailedSites } from './failed-sites.tsx';
import { type UsersSearch, usersSearch } from './search.ts';
import { isAsked, PER_PAGE, type SiteUser, useSiteUsers } from './use-site-users.ts';
import { userColumns } from './user-columns.tsx';
import { UserFilters } from './user-filters.tsx';

const route = getRouteApi('/app/users');
const idOf = rowIds();
const ROW_HEIGHT = 52;

type Dialog = { readonly kind: 'edit' | 'delete'; readonly user: SiteUser };

/** Asks the sites for their users, and shows who there are and who did not answer. */
export function UserList() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const may = useCan();
  const { data, error, isFetching, refetch, stop } = useSiteUsers(search);
  const [dialog, setDialog] = useState<Dialog>();
  const close = () => setDialog(undefined);
  const { page = 1 } = search;
  return (
    <>
      <UserFilters
        search={search}
        busy={isFetching}
        onAsk={next => {
          // The same question once more is meant as such.
          if (isAsked(search) && addressOf(next) === addressOf(search)) void refetch();
          else void navigate({ search: next });
        }}
      />
      {isFetching && <Asking search={search} onStop={() => void stop()} />}
      {error && !isFetching && <ErrorNote error={error} title="The sites could not be asked" onRetry={refetch} />}
      {data && !isFetching && <FailedSites errors={data.errors} what="did not answer" />}
      {data && (
        <DataTable
          label="Users of sites"
          noun={data.total > data.items.length ? ['user here', 'users here'] : ['user', 'users']}
          rows={allRows(data.items)}
          rowHeight={ROW_HEIGHT}
          columns={userColumns({
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
          empty={<Empty title="No such user">Search for another part of the login, the name or the e-mail.</Empty>}
        />
      )}
      {!data && !isFetching && !error && (
        <Panel>
          <Empty title="Whose users?">
            Search, or choose sites, clients or tags, then press “Show users”. With nothing chosen every connected site
            is asked.
          </Empty>
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

/** Each page asks the sites again, so nothing is fetched by scrolling. */
function Paging({ page, total, onGo }: PagingProps) {
  const pages = Math.ceil(total / PER_PAGE);
  if (pages <= 1) return null;
  return (
    <>
      <span>
        <strong>{count(total, ['user', 'users'])} in all</strong>
        {` · page ${formatNumber(page)} of ${formatNumber(pages)}; each page asks the sites again`}
      </span>
      <Button variant="default" disabled={page <= 1} onClick={() => onGo(page - 1)}>
        Previous
      </Button>
      <Button variant="default" disabled={page >= pages} onClick={() => onGo(page + 1)}>
        Next
      </Button>
    </>
  );
}
