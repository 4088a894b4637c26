import { Button, Skeleton, Switch } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useCan } from '../../api/session.ts';
import { useRead } from '../../api/use-ability.ts';
import { guarded } from '../../shared/guarded.tsx';
import { useChangeSearch } from '../../shared/search-params.ts';
import { t, textIfAny } from '../../texts/text.ts';
import { Empty } from '../../ui/feedback/empty.tsx';
import { ErrorNote } from '../../ui/feedback/error-note.tsx';
import { SearchField } from '../../ui/forms/search-field.tsx';
import { PageLayout, Panel } from '../../ui/layout/page.tsx';
import { lazyDialog } from '../../ui/loading/lazy-dialog.tsx';
import { descriptionOf } from './setting-descriptions/description-of.ts';
import { nameOfSetting } from './setting-names/name-of-setting.ts';
import { type ListedSetting, SettingRow } from './setting-row.tsx';
import styles from './settings.module.css';

const EditSetting = lazyDialog(() => import('./edit-setting.tsx'), 'EditSetting');
const TestMail = lazyDialog(() => import('./test-mail.tsx'), 'TestMail');

const route = getRouteApi('/app/settings');

/** The settings of this server: some are changed here, the others in its environment. */
export const SettingsPage = guarded('app.navigation.pages.settings', 'list-settings-v1', Settings);

type Only = 'changed' | 'editable' | undefined;

function Settings() {
  const { q, only } = route.useSearch();
  const may = useCan();
  const { data, error, refetch } = useRead('list-settings-v1', {});
  const [editing, setEditing] = useState<ListedSetting>();
  const [testing, setTesting] = useState(false);
  const change = useChangeSearch(route);
  const groups = groupsOf((data?.settings ?? []).filter(setting => fits(setting, q, only)));
  const onlyIf = (which: Only) => ({
    checked: only === which,
    onChange: (event: { readonly currentTarget: HTMLInputElement }) =>
      change({ only: event.currentTarget.checked ? which : undefined }),
  });
  return (
    <PageLayout title={t('app.navigation.pages.settings')} text={t('settings.text')} narrow>
      <div className={styles.tools}>
        <SearchField label={t('settings.search')} value={q ?? ''} onChange={text => change({ q: text || undefined })} />
        <Switch label={t('settings.onlyEditable')} {...onlyIf('editable')} />
        <Switch label={t('settings.onlyChanged')} {...onlyIf('changed')} />
      </div>
      {error && <ErrorNote error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton height={420} />}
      {data && groups.length === 0 && (
        <Empty title={t('settings.noMatch')}>
          {t(only === 'changed' && !q ? 'settings.allDefault' : 'settings.noMatchText')}
        </Empty>
      )}
      {groups.map(([group, settings]) => (
        <Panel
          key={group}
          title={titleOf(group)}
          aside={
            group === 'mail' &&
            may('test-mail-v1') && (
              <Button size="compact-sm" variant="subtle" onClick={() => setTesting(true)}>
                {t('settings.mail.title')}
              </Button>
            )
          }
        >
          <ul className={styles.settings}>
            {settings.map(setting => (
              <SettingRow
                key={setting.name}
                setting={setting}
                onEdit={may('update-settings-v1') ? () => setEditing(setting) : undefined}
              />
            ))}
          </ul>
        </Panel>
      ))}
      {editing && <EditSetting setting={editing} onClose={() => setEditing(undefined)} />}
      {testing && <TestMail onClose={() => setTesting(false)} />}
    </PageLayout>
  );
}

function fits(setting: ListedSetting, q = '', only?: Only): boolean {
  const { name, env, source, editable, locked } = setting;
  const text = `${nameOfSetting(name)} ${name} ${env} ${descriptionOf(setting)}`.toLowerCase();
  if (only === 'changed' && source === 'default') return false;
  if (only === 'editable' && !editable && !locked) return false;
  return text.includes(q.trim().toLowerCase());
}

/** By the word before the dot. */
function groupsOf(settings: readonly ListedSetting[]): [string, ListedSetting[]][] {
  const groups = new Map<string, ListedSetting[]>();
  for (const setting of settings) {
    const [group = ''] = setting.name.split('.');
    const members = groups.get(group);
    if (members) members.push(setting);
    else groups.set(group, [setting]);
  }
  return [...groups];
}

function titleOf(group: string): string {
  return textIfAny(`settings.groups.${group}`) ?? group.charAt(0).toUpperCase() + group.slice(1);
}
