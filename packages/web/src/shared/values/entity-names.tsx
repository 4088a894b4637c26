import { useRead } from '../../api/use-ability.ts';
import { t } from '../../texts/text.ts';
import { RowLink } from '../../ui/data-table/cells/row-link.tsx';
import { SiteLink } from '../sites/site-link.tsx';

const SITES = /^(sites?_ids?(_or_domains?)?|websites|sites|selected_sites)$/;
const CLIENTS = /^(client_ids?(_or_email)?|clients)$/;
const TAGS = /^(tag_ids?|groups|tags|(add|remove)_tags)$/;

/** The name of what an input or a preview has the id of, by the member that has it; undefined: it is no id. */
export function entityOf(member: string, id: number, listed: boolean) {
  // `sites: 2` is how many.
  if (!listed && !member.includes('_id')) return undefined;
  if (SITES.test(member)) return <SiteLink id={id} />;
  if (CLIENTS.test(member)) return <ClientName id={id} />;
  return TAGS.test(member) ? <TagName id={id} /> : undefined;
}

function ClientName({ id }: { readonly id: number }) {
  const { data } = useRead('get-client-v1', { client_id_or_email: id });
  return <RowLink href={`/clients/${id}`}>{data?.name ?? t('values.unnamed.client', { id: String(id) })}</RowLink>;
}

function TagName({ id }: { readonly id: number }) {
  const { data } = useRead('get-tag-v1', { tag_id: id });
  return <span dir="auto">{data?.name ?? t('values.unnamed.tag', { id: String(id) })}</span>;
}
