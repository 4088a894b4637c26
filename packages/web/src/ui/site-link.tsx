import { Link } from '@tanstack/react-router';
import { useSiteBrief } from '../api/site-names.ts';

/** The name of a site known by its id alone, as a link to its page. */
export function SiteLink({ id }: { readonly id: number }) {
  const site = useSiteBrief(id);
  if (site === null) return <span>Site {id}, deleted since</span>;
  return (
    <Link to="/sites/$id" params={{ id: String(id) }} title={site?.url}>
      {site ? site.name || site.url : `Site ${id}`}
    </Link>
  );
}
