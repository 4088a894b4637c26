import { Skeleton, Switch } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { useRead } from '../../api/use-ability.ts';
import { guarded } from '../../shared/guarded.tsx';
import { t, textIfAny } from '../../texts/text.ts';
import { Empty } from '../../ui/feedback/empty.tsx';
import { ErrorNote } from '../../ui/feedback/error-note.tsx';
import { SearchField } from '../../ui/forms/search-field.tsx';
import { PageLayout, Panel } from '../../ui/layout/page.tsx';
import { type ListedSetting, SettingRow } from './setting-row.tsx';
import styles from './settings.module.css';

const route = getRouteApi('/app/settings');

/**
 * The settings of this server. They are environment variables: they are shown here, and changed where the server
 * starts.
 */
export const SettingsPage = guarded('app.navigation.pages.settings', 'list-settings-v1', Settings);

function Settings() {
  const { q, only } = route.useSearch();
  const navigate = route.useNavigate();
  const { data, error, refetch } = useRead('list-settings-v1', {});
  const change = (next: object) => navigate({ search: now => ({ ...now, ...next }), replace: true });
  const groups = groupsOf((data?.settings ?? []).filter(setting => fits(setting, q, only)));
  return (
    <PageLayout title={t('app.navigation.pages.settings')} text={t('settings.text')} narrow>
      <div className={styles.tools}>
        <SearchField label={t('settings.search')} value={q ?? ''} onChange={text => change({ q: text || undefined })} />
        <Switch
          label={t('settings.onlyChanged')}
          checked={only === 'changed'}
          onChange={event => change({ only: event.currentTarget.checked ? 'changed' : undefined })}
        />
      </div>
      {error && <ErrorNote error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton height={420} />}
      {data && groups.length === 0 && (
        <Empty title={t('settings.noMatch')}>{t(only && !q ? 'settings.allDefault' : 'settings.noMatchText')}</Empty>
      )}
      {groups.map(([group, settings]) => (
        <Panel key={group} title={titleOf(group)}>
          <ul className={styles.settings}>
            {settings.map(setting => (
              <SettingRow key={setting.name} setting={setting} />
            ))}
          </ul>
        </Panel>
      ))}
    </PageLayout>
  );
}

function fits({ name, env, description, is_default }: ListedSetting, q = '', only?: 'changed'): boolean {
  const text = `${name} ${env} ${description}`.toLowerCase();
  return (only !== 'changed' || !is_default) && text.includes(q.trim().toLowerCase());
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
