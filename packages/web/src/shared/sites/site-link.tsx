import { t } from '../../texts/text.ts';
import { RowLink } from '../../ui/data-table/cells/row-link.tsx';
import { useSiteBrief } from './site-names.ts';

/** The name of a site whose id alone is known, as a link to its page. */
export function SiteLink({ id }: { readonly id: number }) {
  const site = useSiteBrief(id);
  if (site === null) return <span>{t('shared.siteLink.gone', { id: String(id) })}</span>;
  return (
    <RowLink href={`/sites/${id}`} title={site ? `${site.name}\n${site.url}` : undefined}>
      {site ? site.name || site.url : t('shared.siteLink.unnamed', { id: String(id) })}
    </RowLink>
  );
}
