import { RowLink } from '../../ui/data-table/cells/row-link.tsx';
import { TwoLines } from '../../ui/data-table/cells/two-lines.tsx';
import { shortAddress } from '../../ui/text/format.ts';

interface AboutSiteProps {
  readonly site: { readonly id: number; readonly name: string; readonly url: string } | null;
}

/** The site that an event or an alarm is about, if it is about one. */
export function AboutSite({ site }: AboutSiteProps) {
  if (site === null) return '–';
  return (
    <TwoLines below={shortAddress(site.url)}>
      <RowLink href={`/sites/${site.id}`}>{site.name}</RowLink>
    </TwoLines>
  );
}
