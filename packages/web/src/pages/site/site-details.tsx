import { Alert } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { failureText } from '../../api/failure-text.ts';
import { ServerSaid } from '../../shared/server-said.tsx';
import { formatUsers } from '../../shared/sites/format-users.ts';
import { HealthReasons } from '../../shared/sites/health-reasons.tsx';
import { SiteScreenshot } from '../../shared/sites/site-screenshot.tsx';
import type { ListedSite, OneSite } from '../../shared/sites/site-type.ts';
import { useTakeScreenshot } from '../../shared/sites/use-take-screenshot.ts';
import { t } from '../../texts/text.ts';
import { Panel } from '../../ui/layout/page.tsx';
import { Ago } from '../../ui/text/ago.tsx';
import { Chip, TagChip } from '../../ui/text/chip.tsx';
import { FactList } from '../../ui/text/fact-list.tsx';
import { formatDate, formatNumber } from '../../ui/text/format.ts';
import { FollowRedirect } from './follow-redirect.tsx';
import { KeyFact } from './key-fact.tsx';
import { languageName } from './language-name.ts';
import { LastBackup } from './last-backup.tsx';
import styles from './site.module.css';

export function SiteDetailsTab({ site }: { readonly site: OneSite }) {
  const { server, check } = site;
  const { taking } = useTakeScreenshot(site.id);
  return (
    <>
      <HealthReasons
        site={{ ...site, health_reasons: site.health_reasons.filter(({ kind }) => kind !== 'sync_failing') }}
      />
      {site.sync_error && (
        <Alert color="yellow" title={t('site.details.syncFailed', { count: site.failed_syncs })}>
          <SyncError error={site.sync_error} />
          <FollowRedirect site={site} />
        </Alert>
      )}
      <div className={styles.columns}>
        {(site.screenshot || taking) && (
          <Panel title={t('site.details.screenshot')}>
            <SiteScreenshot site={site} />
          </Panel>
        )}
        <Panel title={t('site.details.site')}>
          <FactList
            unknown="–"
            facts={[
              ['WordPress', site.wp_version],
              ['PHP', site.php_version],
              [t('site.details.activeTheme'), server.active_theme],
              [t('site.details.language'), server.language && languageName(server.language)],
              [t('site.details.timeZone'), server.timezone],
              [t('common.users'), formatUsers(site)],
              [t('site.details.network'), site.network],
              [
                t('site.details.siteHealth'),
                site.health_score === null ? null : t('site.details.score', { score: site.health_score }),
              ],
            ]}
          />
        </Panel>
        <Panel title={t('site.details.connection')}>
          <FactList
            unknown="–"
            facts={[
              [t('site.details.lastSync'), <Ago key="sync" at={site.last_sync} />],
              [t('site.details.lastCheck'), check ? <Check key="check" check={check} /> : t('common.never')],
              [t('site.details.administrator'), site.admin_username],
              [t('site.details.connector'), site.child_version],
              [t('site.key.label'), site.key && <KeyFact key="key" site={site} siteKey={site.key} />],
              [t('site.details.tls'), site.verify_tls ? t('site.details.tlsValid') : t('site.details.tlsAny')],
              [t('site.details.prompt'), site.http_auth ? t('site.details.stored') : t('site.details.none')],
              [t('site.details.lastBackup'), <LastBackup key="backup" backup={site.backup} />],
              [t('site.details.added'), formatDate(site.created)],
            ]}
          />
        </Panel>
        <Panel title={t('site.details.server')}>
          <FactList
            unknown="–"
            facts={[
              [t('site.details.ip'), server.ip],
              [t('site.details.database'), server.mysql_version],
              [
                t('site.details.databaseSize'),
                server.database_size_mb === null
                  ? null
                  : t('site.details.megabytes', { size: formatNumber(server.database_size_mb) }),
              ],
              [t('site.details.memory'), server.memory_limit],
            ]}
          />
        </Panel>
        <Panel title={t('site.details.clientAndTags')}>
          <FactList
            unknown="–"
            facts={[
              [
                t('common.client'),
                site.client_id === null ? t('site.details.noClient') : <Client key="client" site={site} />,
              ],
              [t('common.tags'), site.tags.length === 0 ? t('site.details.noTags') : <Tags key="tags" site={site} />],
            ]}
          />
        </Panel>
        <Panel title={t('site.details.notes')}>
          {site.notes === '' ? (
            <p className={styles.sub}>{t('site.details.noNotes')}</p>
          ) : (
            <p className={styles.notes}>{site.notes}</p>
          )}
        </Panel>
      </div>
    </>
  );
}

function SyncError({ error }: { readonly error: NonNullable<OneSite['sync_error']> }) {
  const shown = failureText(error);
  return (
    <>
      {shown}
      <ServerSaid shown={shown} message={error.message} />
    </>
  );
}

function Check({ check }: { readonly check: NonNullable<ListedSite['check']> }) {
  return (
    <>
      <Chip tone={check.reachable ? 'good' : 'bad'}>
        {t(check.reachable ? 'site.details.passed' : 'site.details.failed')}
      </Chip>{' '}
      {check.http_status === 0
        ? t('site.details.noAnswer')
        : t('site.details.answer', { status: String(check.http_status), ms: check.response_time_ms })}
      , <Ago at={check.checked_at} />
    </>
  );
}

function Client({ site }: { readonly site: ListedSite }) {
  return (
    <Link to="/clients/$id" params={{ id: String(site.client_id) }}>
      {site.client_name}
    </Link>
  );
}

function Tags({ site }: { readonly site: ListedSite }) {
  return (
    <span className={styles.tags}>
      {site.tags.map(tag => (
        <Link key={tag.id} to="/sites" search={{ tags: [tag.id] }}>
          <TagChip name={tag.name} color={tag.color} />
        </Link>
      ))}
    </span>
  );
}
