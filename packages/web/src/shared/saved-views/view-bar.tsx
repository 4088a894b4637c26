import { ActionIcon, Button, Menu, UnstyledButton } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { IconAlertTriangle, IconDots, IconPlus, IconStarFilled, IconUsers } from '@tabler/icons-react';
import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { inScopeOf } from '../../api/scope-address.ts';
import { useSession } from '../../api/session.ts';
import { useRead, useRun } from '../../api/use-ability.ts';
import { t } from '../../texts/text.ts';
import { Announced } from '../../ui/feedback/announced.tsx';
import { toast, toastError } from '../../ui/feedback/toast.ts';
import { lazyDialog } from '../../ui/loading/lazy-dialog.tsx';
import { BarPlace } from './bar-place.tsx';
import type { SavedView, ViewedList } from './saved-view.ts';
import styles from './saved-views.module.css';
import { useHadViews } from './use-had-views.ts';
import { isPlain, queryToSave, showsView } from './view-address.ts';

const ViewDialog = lazyDialog(() => import('./view-dialog.tsx'), 'ViewDialog');

export default function ViewBar({ list, storeAs, base = '' }: ViewedList) {
  const { history } = useRouter();
  const { pathname, searchStr, state } = useLocation();
  const { user } = useSession();
  const { data } = useRead('list-saved-views-v1', { list });
  const update = useRun('update-saved-view-v1');
  const remove = useRun('remove-saved-view-v1');
  const [columns, setColumns] = useLocalStorage<Record<string, boolean>>({
    key: `columns.${storeAs}`,
    defaultValue: {},
    getInitialValueInEffect: false,
  });
  const [dialog, setDialog] = useState<'add' | SavedView>();
  const views = data?.views ?? [];
  const open = views.find(view => showsView(searchStr, view.query));
  const go = (query: string, replace = false) => {
    const href = inScopeOf(searchStr, query === '' ? pathname : `${pathname}?${query}`);
    if (replace) history.replace(href);
    else history.push(href);
  };
  const show = (view: SavedView, replace?: boolean) => {
    if (storeAs) setColumns(view.columns);
    go(view.query, replace);
  };
  // Only where a person opens the page by its name: links with a number lead to the whole list.
  const first = views.find(view => view.is_default);
  const begun = useRef(false);
  useEffect(() => {
    if (!data || begun.current) return;
    begun.current = true;
    if (first && state.byName === true && isPlain(searchStr, base)) show(first, true);
  });
  const change = (view: SavedView, next: Partial<SavedView>, done: string) =>
    update.mutate({ view_id: view.id, ...next }, { onSuccess: () => toast(done), onError: error => toastError(error) });
  const [had, remember] = useHadViews(list);
  const has = views.length > 0;
  useEffect(() => {
    if (data && has !== had) remember(has);
  });
  const query = queryToSave(pathname, searchStr);
  if (!data) return <BarPlace list={list} base={base} />;
  if (!has && isPlain(searchStr, base)) return null; // nothing to choose, and nothing to save
  return (
    <>
      <div className={styles.bar}>
        <ul className={styles.views} aria-label={t('shell.views.label')}>
          <li>
            <UnstyledButton
              className={styles.view}
              aria-pressed={!open && isPlain(searchStr, base)}
              onClick={() => go(base)}
            >
              {t('shell.views.all')}
            </UnstyledButton>
          </li>
          {views.map(view => (
            <li key={view.id}>
              <UnstyledButton
                className={styles.view}
                aria-pressed={view === open}
                title={view.own ? undefined : t('shell.views.of', { name: view.owner })}
                onClick={() => show(view)}
              >
                {view.gone && <IconAlertTriangle size={14} aria-label={t('shell.views.goneShort')} />}
                {view.is_default && <IconStarFilled size={12} aria-hidden />}
                {view.name}
                {!view.own && <IconUsers size={14} aria-hidden />}
              </UnstyledButton>
            </li>
          ))}
        </ul>
        {open?.own && (
          <Menu position="bottom-start" shadow="md">
            <Menu.Target>
              <ActionIcon variant="subtle" color="gray" aria-label={t('shell.views.actions', { name: open.name })}>
                <IconDots size={16} />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item onClick={() => setDialog(open)}>{t('shell.views.edit')}</Menu.Item>
              {storeAs && (
                <Menu.Item onClick={() => change(open, { columns }, t('shell.views.saved'))}>
                  {t('shell.views.saveColumns')}
                </Menu.Item>
              )}
              <Menu.Item
                color="red"
                onClick={() =>
                  remove.mutate(
                    { view_id: open.id },
                    { onSuccess: () => toast(t('shell.views.removed')), onError: error => toastError(error) },
                  )
                }
              >
                {t('shell.views.remove')}
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        )}
        {!open && !isPlain(searchStr, base) && (
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconPlus size={14} />}
            onClick={() => setDialog('add')}
          >
            {t('shell.views.save')}
          </Button>
        )}
      </div>
      <Announced>{open?.gone && <p className={styles.note}>{t('shell.views.gone')}</p>}</Announced>
      {dialog && (
        <ViewDialog
          list={list}
          view={dialog === 'add' ? undefined : dialog}
          saved={{ query, columns }}
          maySharing={user.role !== 'viewer'}
          mayBeFirst={base === ''}
          onClose={() => setDialog(undefined)}
        />
      )}
    </>
  );
}
