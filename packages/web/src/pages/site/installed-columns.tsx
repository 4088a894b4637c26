import { once } from '../../texts/once.ts';
import { t } from '../../texts/text.ts';
import { TwoLines } from '../../ui/data-table/cells/two-lines.tsx';
import type { Column } from '../../ui/data-table/column.ts';
import { Chip } from '../../ui/text/chip.tsx';

export interface Installed {
  readonly slug: string;
  readonly name: string;
  readonly version: string;
  readonly active: boolean;
  readonly update_version: string | null;
  readonly must_use?: boolean;
}

/** The columns that plugins and themes share. */
export const installedColumns = once((): readonly Column<Installed>[] => [
  {
    key: 'name',
    header: t('common.name'),
    fixed: true,
    cell: item => (
      <TwoLines
        below={
          <>
            <span className="narrow-only">{item.active ? '' : `${t('site.installed.inactiveMark')} `}</span>
            {item.slug}
          </>
        }
      >
        {item.name}
      </TwoLines>
    ),
  },
  { key: 'state', header: t('site.installed.state'), width: '100px', from: 'sm', cell: item => <State item={item} /> },
  {
    key: 'version',
    header: t('site.installed.version'),
    width: '100px',
    from: 'sm',
    cell: item => item.version || '–',
  },
  {
    key: 'update',
    header: t('site.installed.update'),
    width: '125px',
    cell: item => (item.update_version === null ? '–' : <Chip tone="info">{item.update_version}</Chip>),
  },
]);

function State({ item }: { readonly item: Installed }) {
  if (item.must_use) return <Chip>{t('site.installed.mustUse')}</Chip>;
  return (
    <Chip tone={item.active ? 'good' : 'quiet'}>
      {t(item.active ? 'site.installed.active' : 'site.installed.inactive')}
    </Chip>
  );
}
