import type { ReactNode } from 'react';
import { t } from '../../texts/text.ts';
import { RowLink } from '../../ui/data-table/cells/row-link.tsx';
import { TwoLines } from '../../ui/data-table/cells/two-lines.tsx';
import type { Column } from '../../ui/data-table/column.ts';
import { shortAddress } from '../../ui/text/format.ts';

interface OfSite {
  readonly site_id: number;
  readonly site_name: string;
  readonly site_url: string;
}

/** The site of a row, with a link to its security tab. @param more Shown below it in narrow windows. */
export function siteColumn<Row extends OfSite>(more?: (row: Row) => ReactNode): Column<Row> {
  return {
    key: 'site',
    header: t('common.site'),
    fixed: true,
    cell: row => (
      <>
        <TwoLines below={shortAddress(row.site_url)}>
          <RowLink href={`/sites/${row.site_id}?tab=security`}>{row.site_name}</RowLink>
        </TwoLines>
        {more && <span className="narrow-only">{more(row)}</span>}
      </>
    ),
  };
}
