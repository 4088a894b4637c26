import { t } from '../../texts/text.ts';
import { menuColumn } from '../../ui/data-table/cells/menu-column.tsx';
import { MoreButton } from '../../ui/data-table/cells/more-button.tsx';
import { RowLink } from '../../ui/data-table/cells/row-link.tsx';
import { TwoLines } from '../../ui/data-table/cells/two-lines.tsx';
import type { Column } from '../../ui/data-table/column.ts';
import { Chip } from '../../ui/text/chip.tsx';
import { type ImportSiteItem, reasonOnSite, siteState } from './import.ts';

type OnSite = (site: ImportSiteItem) => void;

interface ImportSiteActions {
  readonly explain: OnSite;
  /** Undefined: not now, or not for this person. */
  readonly adopt: OnSite | undefined;
  readonly cutOver: OnSite | undefined;
  readonly givePassword: OnSite | undefined;
}

/** States from which a site can be adopted. */
const OPEN: readonly ImportSiteItem['state'][] = ['planned', 'failed', 'undone'];

export function importSiteColumns(actions: ImportSiteActions): readonly Column<ImportSiteItem>[] {
  const { explain, adopt, cutOver, givePassword } = actions;
  return [
    {
      key: 'site',
      header: t('common.site'),
      fixed: true,
      cell: site => (
        <TwoLines below={site.url}>
          {site.site_id === null ? site.name : <RowLink href={`/sites/${site.site_id}`}>{site.name}</RowLink>}
        </TwoLines>
      ),
    },
    {
      key: 'old',
      header: t('imports.columns.oldId'),
      width: '90px',
      from: 'lg',
      align: 'end',
      optional: true,
      cell: site => site.old_id,
    },
    {
      key: 'way',
      header: t('imports.columns.way'),
      width: '190px',
      from: 'md',
      cell: site => t(`imports.ways.${site.way_in}`),
    },
    {
      key: 'state',
      header: t('imports.columns.state'),
      width: '150px',
      fixed: true,
      cell: site => <Chip tone={siteState(site).tone}>{siteState(site).text}</Chip>,
    },
    {
      key: 'reason',
      header: t('imports.columns.reason'),
      from: 'sm',
      cell: site => (site.reason ? <MoreButton onClick={() => explain(site)}>{reasonOnSite(site)}</MoreButton> : '–'),
    },
    menuColumn<ImportSiteItem>(
      site => site.name || site.url,
      site => [
        Boolean(site.reason) && { label: t('imports.reason.open'), run: () => explain(site) },
        adopt &&
          OPEN.includes(site.state) &&
          site.way_in === 'key' && { label: t('imports.adopt.label'), run: () => adopt(site) },
        cutOver &&
          !site.linked &&
          (site.state === 'adopted' || (OPEN.includes(site.state) && site.way_in === 'reconnect-secret')) && {
            label: t('imports.cutOver.label'),
            run: () => cutOver(site),
          },
        givePassword &&
          OPEN.includes(site.state) && { label: t('imports.password.title'), run: () => givePassword(site) },
      ],
    ),
  ];
}
