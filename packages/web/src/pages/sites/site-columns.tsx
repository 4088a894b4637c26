import { formatUsers } from '../../shared/sites/format-users.ts';
import { SiteState } from '../../shared/sites/site-state.tsx';
import type { ListedSite } from '../../shared/sites/site-type.ts';
import { RowLink } from '../../ui/data-table/cells/row-link.tsx';
import { TwoLines } from '../../ui/data-table/cells/two-lines.tsx';
import type { Column } from '../../ui/data-table/column.ts';
import { Ago } from '../../ui/text/ago.tsx';
import { Chip, TagChip } from '../../ui/text/chip.tsx';
import { formatDate, formatNumber, shortAddress } from '../../ui/text/format.ts';
import styles from './sites.module.css';

const TAGS_SHOWN = 2;

export const SITE_COLUMNS: readonly Column<ListedSite>[] = [
  { key: 'name', header: 'Site', sort: 'name', fixed: true, cell: site => <Name site={site} /> },
  {
    key: 'status',
    header: 'State',
    sort: 'health',
    from: 'sm',
    width: '128px',
    cell: site => <SiteState site={site} />,
  },
  {
    key: 'updates',
    header: 'Updates',
    sort: 'updates',
    width: '94px',
    align: 'end',
    cell: site => <Updates site={site} />,
  },
  { key: 'client', header: 'Client', from: 'lg', width: '150px', cell: site => <Client site={site} /> },
  { key: 'tags', header: 'Tags', from: 'lg', width: '190px', cell: site => <Tags site={site} /> },
  {
    key: 'wp',
    header: 'WordPress',
    sort: 'wp_version',
    from: 'md',
    width: '112px',
    cell: site => site.wp_version || '–',
  },
  { key: 'php', header: 'PHP', sort: 'php_version', from: 'lg', width: '84px', cell: site => site.php_version || '–' },
  {
    key: 'health',
    header: 'Health',
    sort: 'health_score',
    from: 'md',
    width: '84px',
    align: 'end',
    cell: site => <Health score={site.health_score} />,
  },
  {
    key: 'last_sync',
    header: 'Last sync',
    sort: 'last_sync',
    from: 'sm',
    width: '112px',
    cell: site => <Ago at={site.last_sync} />,
  },
  {
    key: 'response',
    header: 'Response',
    sort: 'response_time',
    optional: true,
    width: '96px',
    align: 'end',
    cell: site => (site.check ? `${formatNumber(site.check.response_time_ms)} ms` : '–'),
  },
  {
    key: 'child',
    header: 'Connector',
    sort: 'child_version',
    optional: true,
    width: '104px',
    cell: site => site.child_version || '–',
  },
  {
    key: 'users',
    header: 'Users',
    optional: true,
    width: '80px',
    align: 'end',
    cell: site => formatUsers(site) ?? '–',
  },
  {
    key: 'created',
    header: 'Added',
    sort: 'created',
    optional: true,
    width: '110px',
    cell: site => formatDate(site.created),
  },
];

function Name({ site }: { readonly site: ListedSite }) {
  return (
    <TwoLines
      below={
        <>
          <span className="narrow-only">
            <SiteState site={site} />{' '}
          </span>
          {shortAddress(site.url)}
        </>
      }
    >
      <RowLink href={`/sites/${site.id}`}>{site.name}</RowLink>
    </TwoLines>
  );
}

function Updates({ site: { updates } }: { readonly site: ListedSite }) {
  if (updates.total === 0) return <span className="quiet">0</span>;
  const { wp, plugins, themes, translations } = updates;
  const detail = `WordPress ${wp}, plugins ${plugins}, themes ${themes}, translations ${translations}`;
  return (
    <Chip tone={wp > 0 ? 'warn' : 'info'} title={detail}>
      {formatNumber(updates.total)}
    </Chip>
  );
}

function Client({ site }: { readonly site: ListedSite }) {
  if (site.client_id === null) return <span className="quiet">–</span>;
  return <RowLink href={`/clients/${site.client_id}`}>{site.client_name}</RowLink>;
}

function Tags({ site: { tags } }: { readonly site: ListedSite }) {
  const more = tags.slice(TAGS_SHOWN).map(tag => tag.name);
  return (
    <span className={styles.tags}>
      {tags.slice(0, TAGS_SHOWN).map(tag => (
        <TagChip key={tag.id} name={tag.name} color={tag.color} />
      ))}
      {more.length > 0 && (
        <span className={styles.more}>
          <Chip title={more.join(', ')}>+{more.length}</Chip>
        </span>
      )}
    </span>
  );
}

function Health({ score }: { readonly score: number | null }) {
  if (score === null) return <span className="quiet">–</span>;
  return <Chip tone={score >= 80 ? 'good' : score >= 50 ? 'warn' : 'bad'}>{score}</Chip>;
}
