import { defaultName, searchText, siteKey } from './site.ts';

interface NewSiteFacts {
  readonly url: string;
  /** What somebody calls it; without one, it is called after its address. */
  readonly name: string | undefined;
  readonly admin: string;
  readonly address: { readonly verifyTls: boolean };
}

/** Columns of a site that was just added and is to be synced at once, apart from its key. */
export function newSiteColumns({ url, name: given, admin, address }: NewSiteFacts, now: number) {
  const name = given?.trim() || defaultName(url);
  return {
    url,
    url_key: siteKey(url),
    name,
    name_key: name.toLowerCase(),
    search_text: searchText(name, url),
    admin_username: admin,
    verify_tls: Number(address.verifyTls),
    notes: '',
    wp_version: '',
    php_version: '',
    child_version: '',
    info_json: '{}',
    digests_json: '{}',
    failed_syncs: 0,
    next_sync_at: now,
    actions_seen_at: 0,
    logs_seen_at: 0,
    created_at: now,
    updated_at: now,
  };
}
