import { t } from '../../texts/text.ts';
import { RowLink } from '../../ui/data-table/cells/row-link.tsx';
import { TwoLines } from '../../ui/data-table/cells/two-lines.tsx';
import { shortAddress } from '../../ui/text/format.ts';
import { useSiteBrief } from './site-names.ts';

interface SiteLinkProps {
  readonly id: number;
  /** Its address, where the answer has it: then it is shown below the name. */
  readonly url?: string;
}

/** The name of a site whose id alone is known, or its address, as a link to its page. */
export function SiteLink({ id, url }: SiteLinkProps) {
  const site = useSiteBrief(id);
  if (site === null && url === undefined) return <span>{t('shared.siteLink.gone', { id: String(id) })}</span>;
  const address = url === undefined ? site?.url : shortAddress(url);
  const name = site?.name || address || t('shared.siteLink.unnamed', { id: String(id) });
  const link = (
    <RowLink href={`/sites/${id}`} title={site ? `${site.name}\n${site.url}` : url}>
      {name}
    </RowLink>
  );
  return url === undefined ? link : <TwoLines below={name === address ? null : address}>{link}</TwoLines>;
}
