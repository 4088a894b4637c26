import { Alert } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { formatUsers } from '../../shared/sites/format-users.ts';
import type { ListedSite } from '../../shared/sites/site-type.ts';
import { Panel } from '../../ui/layout/page.tsx';
import { Ago } from '../../ui/text/ago.tsx';
import { Chip, TagChip } from '../../ui/text/chip.tsx';
import { FactList } from '../../ui/text/fact-list.tsx';
import { formatDate, formatNumber } from '../../ui/text/format.ts';
import { FollowRedirect } from './follow-redirect.tsx';
import styles from './site.module.css';

export function SiteDetailsTab({ site }: { readonly site: ListedSite }) {
  const { server, check } = site;
  return (
    <>
      {site.health === 'down' && (
        <Alert color="red" title="The last check of the address failed">
          {check?.http_status ? `The site answered with status ${check.http_status}.` : 'The site gave no answer.'} Look
          at it in a browser; then choose Actions, Check the address.
        </Alert>
      )}
      {site.sync_error && (
        <Alert color="yellow" title={`The last sync failed (${site.failed_syncs} in a row)`}>
          {site.sync_error.message}
          <FollowRedirect site={site} />
        </Alert>
      )}
      <div className={styles.columns}>
        <Panel title="Site">
          <FactList
            unknown="–"
            facts={[
              ['WordPress', site.wp_version],
              ['PHP', site.php_version],
              ['Active theme', server.active_theme],
              ['Language', server.language],
              ['Time zone', server.timezone],
              ['Users', formatUsers(site)],
              ['Network', site.network],
              ['Site Health', site.health_score === null ? null : `${site.health_score} of 100`],
            ]}
          />
        </Panel>
        <Panel title="Connection">
          <FactList
            unknown="–"
            facts={[
              ['Last sync', <Ago key="sync" at={site.last_sync} />],
              ['Last check', check ? <Check key="check" check={check} /> : 'never'],
              ['Administrator', site.admin_username],
              ['Connector', site.child_version],
              ['TLS certificate', site.verify_tls ? 'must be valid' : 'may be invalid'],
              ['Password prompt', site.http_auth ? 'credentials stored' : 'none'],
              ['Added', formatDate(site.created)],
            ]}
          />
        </Panel>
        <Panel title="Server">
          <FactList
            unknown="–"
            facts={[
              ['Address', server.ip],
              ['Database', server.mysql_version],
              ['Database size', server.database_size_mb === null ? null : `${server.database_size_mb} MB`],
              ['Memory limit', server.memory_limit],
            ]}
          />
        </Panel>
        <Panel title="Client and tags">
          <FactList
            unknown="–"
            facts={[
              ['Client', site.client_id === null ? 'none' : <Client key="client" site={site} />],
              ['Tags', site.tags.length === 0 ? 'none' : <Tags key="tags" site={site} />],
            ]}
          />
        </Panel>
        <Panel title="Notes">
          {site.notes === '' ? (
            <p className={styles.sub}>No notes. Write some under Actions, Edit.</p>
          ) : (
            <p className={styles.notes}>{site.notes}</p>
          )}
        </Panel>
      </div>
    </>
  );
}

function Check({ check }: { readonly check: NonNullable<ListedSite['check']> }) {
  return (
    <>
      <Chip tone={check.reachable ? 'good' : 'bad'}>{check.reachable ? 'passed' : 'failed'}</Chip>{' '}
      {check.http_status === 0 ? 'no answer' : `${check.http_status} in ${formatNumber(check.response_time_ms)} ms`},{' '}
      <Ago at={check.checked_at} />
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
