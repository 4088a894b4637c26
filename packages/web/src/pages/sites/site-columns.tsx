import { formatUsers } from '../../shared/sites/format-users.ts';
import { SiteConditions } from '../../shared/sites/site-conditions.tsx';
import { SiteIcon } from '../../shared/sites/site-icon.tsx';
import { SiteState } from '../../shared/sites/site-state.tsx';
import type { ListedSite } from '../../shared/sites/site-type.ts';
import { ResponseCell, UptimeCell } from '../../shared/uptime/uptime-cells.tsx';
import { once } from '../../texts/once.ts';
import { t } from '../../texts/text.ts';
import { OpenButton } from '../../ui/data-table/cells/open-button.tsx';
import { RowLink } from '../../ui/data-table/cells/row-link.tsx';
import { TwoLines } from '../../ui/data-table/cells/two-lines.tsx';
import type { Column } from '../../ui/data-table/column.ts';
import { Ago } from '../../ui/text/ago.tsx';
import { Chip, TagChip } from '../../ui/text/chip.tsx';
import { formatDate, formatNumber, shortAddress } from '../../ui/text/format.ts';
import styles from './sites.module.css';

/** Names of tags that stay readable beside each other. */
const LETTERS_SHOWN = 18;

const NAME = { key: 'name', sort: 'name', fixed: true } as const;

const siteColumns = once((): readonly Column<ListedSite>[] => [
  {
    key: 'status',
    header: t('sites.columns.state'),
    sort: 'health',
    from: 'sm',
    width: '140px',
    cell: site => <SiteState site={site} />,
  },
  {
    key: 'updates',
    header: t('sites.columns.updates'),
    sort: 'updates',
    width: 'min(94px, 19vw)',
    align: 'end',
    cell: site => <Updates site={site} />,
  },
  { key: 'client', header: t('common.client'), from: 'lg', width: '140px', cell: site => <Client site={site} /> },
  { key: 'tags', header: t('common.tags'), from: 'xl', width: '190px', cell: site => <Tags site={site} /> },
  {
    key: 'wp',
    header: 'WordPress',
    sort: 'wp_version',
    from: 'xxl',
    width: '112px',
    cell: site => site.wp_version || '–',
  },
  {
    key: 'php',
    header: 'PHP',
    sort: 'php_version',
    optional: true,
    width: '84px',
    cell: site => site.php_version || '–',
  },
  {
    key: 'health',
    header: t('sites.columns.health'),
    sort: 'health_score',
    optional: true,
    width: '84px',
    align: 'end',
    cell: site => <Health score={site.health_score} />,
  },
  {
    key: 'last_sync',
    header: t('sites.columns.lastSync'),
    sort: 'last_sync',
    from: 'sm',
    width: 'clamp(110px, 10vw, 138px)',
    cell: site => <Ago at={site.last_sync} />,
  },
  {
    key: 'uptime',
    header: t('sites.columns.uptime'),
    hint: t('sites.columns.uptimeHint'),
    from: 'lg',
    width: '125px',
    align: 'end',
    cell: site => <UptimeCell siteId={site.id} />,
  },
  {
    key: 'response',
    header: t('sites.columns.response'),
    sort: 'response_time',
    from: 'xxl',
    width: '130px',
    cell: site => <ResponseCell siteId={site.id} otherwise={site.check?.response_time_ms} />,
  },
  {
    key: 'conditions',
    header: t('sites.columns.conditions'),
    optional: true,
    width: '210px',
    cell: site => <SiteConditions site={site} />,
  },
  {
    key: 'child',
    header: t('sites.columns.connector'),
    sort: 'child_version',
    optional: true,
    width: '104px',
    cell: site => site.child_version || '–',
  },
  {
    key: 'users',
    header: t('common.users'),
    optional: true,
    width: '80px',
    align: 'end',
    cell: site => formatUsers(site) ?? '–',
  },
  {
    key: 'created',
    header: t('sites.columns.added'),
    sort: 'created',
    optional: true,
    width: '110px',
    cell: site => formatDate(site.created),
  },
]);

interface ColumnOptions {
  /** Shows the essentials of a site. */
  readonly onOpen: (site: ListedSite) => void;
  /** The window has no room for the column of the state. */
  readonly narrow: boolean;
}

export const columnsOfSites = ({ onOpen, narrow }: ColumnOptions): readonly Column<ListedSite>[] => [
  { ...NAME, header: t('sites.columns.site'), cell: site => <Name site={site} withState={narrow} /> },
  ...siteColumns(),
  {
    key: 'essentials',
    header: '',
    width: '52px',
    align: 'end',
    fixed: true,
    cell: site => <OpenButton label={t('sites.essentials.of', { name: site.name })} onClick={() => onOpen(site)} />,
  },
];

function Name({ site, withState }: { readonly site: ListedSite; readonly withState: boolean }) {
  const address = shortAddress(site.url);
  return (
    <TwoLines
      icon={<SiteIcon site={site} />}
      below={
        withState ? (
          <>
            <SiteState site={site} /> {address}
          </>
        ) : (
          address
        )
      }
    >
      <RowLink href={`/sites/${site.id}`}>{site.name}</RowLink>
    </TwoLines>
  );
}

function Updates({ site: { updates } }: { readonly site: ListedSite }) {
  if (updates.total === 0) return <span className="quiet">0</span>;
  const { wp, plugins, themes, translations } = updates;
  const detail = t('sites.updatesDetail', { wp, plugins, themes, translations });
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
  const [first, second] = tags;
  const isShort = (first?.name.length ?? 0) + (second?.name.length ?? 0) <= LETTERS_SHOWN;
  const shown = isShort ? 2 : 1;
  const more = tags.slice(shown).map(tag => tag.name);
  return (
    <span className={styles.tags}>
      {tags.slice(0, shown).map(tag => (
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
