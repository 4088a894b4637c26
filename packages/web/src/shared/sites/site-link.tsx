import { RowLink } from '../../ui/data-table/cells/row-link.tsx';
import { useSiteBrief } from './site-names.ts';

/** The name of a site known by its id alone, as a link to its page. */
export function SiteLink({ id }: { readonly id: number }) {
  const site = useSiteBrief(id);
  if (site === null) return <span>Site {id}, deleted since</span>;
  return (
    <RowLink href={`/sites/${id}`} title={site ? `${site.name}\n${site.url}` : undefined}>
      {site ? site.name || site.url : `Site ${id}`}
    </RowLink>
  );
}
