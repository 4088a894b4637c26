import * as sites from '../../../features/sites/index.ts';
import { unsuspended } from '../rest/sites/sites.lines.ts';
import type { DialectAbility } from './dialect-ability.ts';
import * as given from './inputs.ts';
import { detailOf } from './site.abilities.ts';

interface Fields {
  readonly name?: string;
  readonly url?: string;
  readonly admin_username?: string;
  readonly verify_certificate?: number;
  readonly http_user?: string;
  readonly http_pass?: string;
  readonly tag_ids?: readonly number[];
  readonly client_id?: number;
}

const FIELDS = {
  verify_certificate: given.integerInput('1 or 2: verify the TLS certificate. 0: do not.', { minimum: 0, maximum: 2 }),
  ssl_version: given.integerInput('Not used: the best version that both sides know is used.'),
  http_user: given.textInput('User name of a password prompt in front of the site.'),
  http_pass: given.textInput('Its password.'),
  tag_ids: given.someIds('Ids of all tags of the site.'),
  client_id: given.integerInput('Id of the client; 0 for none.', { minimum: 0 }),
};

/** Adding and editing sites. */
export const SITE_EDIT_ABILITIES: readonly DialectAbility[] = [
  {
    name: 'add-site-v1',
    category: 'sites',
    ability: sites.addSite,
    input: given.dialectInput({
      url: given.requiredText('Address of the site.'),
      name: given.requiredText('Name of the site.'),
      admin_username: given.requiredText('Login of an administrator of the site.'),
      adminpassword: given.textInput('Password of the administrator. Used once, never stored.'),
      uniqueid: given.textInput('Unique security ID, if the site requires one.'),
      ...FIELDS,
    }),
    run: async ({ client_id, ...fields }: Fields & { adminpassword?: string; uniqueid?: string }, { call }) => {
      const { adminpassword, uniqueid } = fields;
      const client = client_id === undefined || client_id === 0 ? {} : { client_id };
      const secrets = defined({ adminpassword, uniqueid });
      const { id } = await call(sites.addSite, { ...ours(fields), ...secrets, ...client });
      return detailOf(id, call);
    },
  },
  {
    name: 'update-site-v1',
    category: 'sites',
    ability: sites.updateSiteRecord,
    input: given.dialectInput({
      site_id_or_domain: given.oneSite,
      name: given.textInput('New name.'),
      url: given.textInput('New address.'),
      admin_username: given.textInput('Administrator login that the connection uses.'),
      ...FIELDS,
      suspended: given.integerInput('1: suspend the site. 0: unsuspend it.', { minimum: 0, maximum: 1 }),
    }),
    run: async (
      {
        site_id_or_domain,
        suspended,
        client_id,
        ...fields
      }: Fields & { site_id_or_domain: number; suspended?: number },
      { call },
    ) => {
      const client = client_id === undefined ? {} : { client_id: client_id === 0 ? null : client_id };
      const { id } = await call(sites.updateSiteRecord, { site_id_or_domain, ...ours(fields), ...client });
      if (suspended === 1) await call(sites.suspendSite, { site_id_or_domain: id });
      if (suspended === 0) await unsuspended(id, call);
      return detailOf(id, call);
    },
  },
];

function ours({ name, url, admin_username, verify_certificate, http_user, http_pass, tag_ids }: Fields): object {
  const verified = verify_certificate === undefined ? undefined : verify_certificate !== 0;
  return defined({ name, url, admin: admin_username, ssl_verify: verified, http_user, http_pass, tags: tag_ids });
}

export function defined(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
