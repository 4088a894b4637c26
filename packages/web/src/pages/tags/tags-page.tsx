import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useCan } from '../../api/session.ts';
import { useActions } from '../../shared/palette-store.ts';
import { SavedViews } from '../../shared/saved-views/saved-views.tsx';
import { useScopeInput } from '../../shared/scope/use-scope.ts';
import { t } from '../../texts/text.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { useRows } from '../../ui/data-table/use-rows.ts';
import { Empty } from '../../ui/feedback/empty.tsx';
import { SearchField } from '../../ui/forms/search-field.tsx';
import { PageLayout } from '../../ui/layout/page.tsx';
import { lazyDialog } from '../../ui/loading/lazy-dialog.tsx';
import type { Tag } from './tag.ts';
import { tagColumns } from './tag-columns.tsx';

const DeleteTag = lazyDialog(() => import('./delete-tag.tsx'), 'DeleteTag');
const TagDialog = lazyDialog(() => import('./tag-dialog.tsx'), 'TagDialog');

type Dialog = { readonly kind: 'add' } | { readonly kind: 'edit' | 'delete'; readonly tag: Tag };

const route = getRouteApi('/app/tags');

/** The tags of the sites: list, add, edit, delete. A model for other pages. */
export function TagsPage() {
  const { q } = route.useSearch();
  const navigate = route.useNavigate();
  const may = useCan();
  const scope = useScopeInput();
  const rows = useRows('list-tags-v1', { ...scope, search: q });
  const [dialog, setDialog] = useState<Dialog>();
  const close = () => setDialog(undefined);
  const add = () => setDialog({ kind: 'add' });
  useActions([may('add-tag-v1') && { id: 'add-tag', label: t('app.palette.act.addTag'), run: add }]);
  const addButton = may('add-tag-v1') && (
    <Button leftSection={<IconPlus size={16} />} onClick={add}>
      {t('tags.add')}
    </Button>
  );
  return (
    <PageLayout title={t('tags.title')} text={t('tags.text')} actions={addButton} fill>
      <SavedViews list="tags" storeAs="Tags" />
      <DataTable
        label={t('tags.title')}
        storeAs="Tags"
        noun="common.count.tags"
        rows={rows}
        columns={tagColumns({
          onEdit: may('update-tag-v1') ? tag => setDialog({ kind: 'edit', tag }) : undefined,
          onDelete: may('delete-tag-v1') ? tag => setDialog({ kind: 'delete', tag }) : undefined,
        })}
        rowId={tag => tag.id}
        rowName={tag => tag.name}
        toolbar={
          <SearchField
            label={t('tags.search')}
            value={q ?? ''}
            onChange={text => navigate({ search: { q: text || undefined }, replace: true })}
          />
        }
        empty={
          q ? (
            <Empty title={t('tags.noMatch', { search: q })}>{t('tags.noMatchText')}</Empty>
          ) : (
            <Empty title={t('tags.none')} action={addButton}>
              {t(addButton ? 'tags.noneText' : 'ui.othersAdd')}
            </Empty>
          )
        }
      />
      {dialog?.kind === 'add' && <TagDialog onClose={close} />}
      {dialog?.kind === 'edit' && <TagDialog tag={dialog.tag} onClose={close} />}
      {dialog?.kind === 'delete' && <DeleteTag tag={dialog.tag} onClose={close} />}
    </PageLayout>
  );
}
