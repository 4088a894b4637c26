import { getRouteApi } from '@tanstack/react-router';
import { useSession } from '../../api/session.ts';
import { SavedViews } from '../../shared/saved-views/saved-views.tsx';
import { t } from '../../texts/text.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { useRows } from '../../ui/data-table/use-rows.ts';
import { Empty } from '../../ui/feedback/empty.tsx';
import { SearchField } from '../../ui/forms/search-field.tsx';
import { peopleColumns } from './people-columns.tsx';
import type { Person, PersonDialog } from './person.ts';

const route = getRouteApi('/app/people');

export function PeopleList({ open }: { readonly open: (kind: PersonDialog, person: Person) => void }) {
  const { q } = route.useSearch();
  const navigate = route.useNavigate();
  const { user } = useSession();
  const rows = useRows('list-dashboard-users-v1', { search: q });
  return (
    <>
      <SavedViews list="people" storeAs="People" />
      <DataTable
        label={t('people.title')}
        storeAs="People"
        noun="people.count"
        rows={rows}
        columns={peopleColumns(user.id, open)}
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
    </>
  );
}
