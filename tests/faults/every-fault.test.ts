import { FAULTS, type FaultName } from '@sitekeeper/child-simulator';
import { makeWorld, type World } from '@sitekeeper/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const NAMES = Object.keys(FAULTS) as FaultName[];
/** The result of a sync with each fault: the error's code and words in its message; nothing if the sync works. */
const OUTCOMES: Readonly<Record<FaultName, readonly [code: string, says: RegExp] | undefined>> = {
  slow: undefined,
  hang: ['svc_site_timeout', /did not answer within 4 seconds/],
  reset: ['svc_site_offline', /connection broke/],
  slowloris: ['svc_site_timeout', /did not answer within 4 seconds/],
  http500: ['svc_connection_failed', /HTTP 500/],
  critical: ['svc_connection_failed', /error log of the site/],
  maintenance: ['svc_site_offline', /maintenance mode/],
  maintenance_de: ['svc_site_offline', /maintenance mode/],
  database_down: ['svc_connection_failed', /can’t reach its database/],
  database_down_de: ['svc_connection_failed', /can’t reach its database/],
  database_page: ['svc_connection_failed', /Install and activate the MainWP Child plugin/],
  waf: ['svc_connection_failed', /firewall/],
  auth401: ['svc_connection_failed', /http_user/],
  redirect_https: ['svc_site_offline', /does not speak TLS/],
  redirect_www: ['svc_connection_failed', /redirect/],
  redirect_loop: ['svc_connection_failed', /redirect/],
  redirect_other: ['svc_site_offline', /hosting account is suspended/],
  giant: ['svc_connection_failed', /larger than 1 MiB/],
  gzip_forced: undefined,
  gzip_bomb: ['svc_connection_failed', /larger than 1 MiB/],
  gzip_broken: ['svc_site_offline', /cut off or damaged/],
  no_frame: ['svc_connection_failed', /Install and activate the MainWP Child plugin/],
  noise: undefined,
  empty_frame: ['svc_connection_failed', /empty reply/],
  bad_json: ['svc_connection_failed', /unreadable/],
  bad_base64: ['svc_connection_failed', /unreadable/],
  many_objects: ['svc_connection_failed', /larger than/],
  many_tokens: ['svc_connection_failed', /larger than/],
  many_plugins: ['svc_connection_failed', /larger than/],
  huge_string: ['svc_connection_failed', /larger than/],
  endless: ['svc_site_timeout', /did not answer/],
  deep_json: ['svc_connection_failed', /nested too deeply/],
  proto: undefined,
  numbers_as_strings: undefined,
  empty_map_as_list: undefined,
  html_names: undefined,
  invalid_utf8: undefined,
  translated_errors: undefined, // no error to translate
  connector_off: ['svc_connection_failed', /Install and activate the MainWP Child plugin/],
  no_ec_keys: ['svc_connection_failed', /Reconnect the site/],
  no_openssl: ['svc_connection_failed', /HTTP 500/],
  no_openssl_allowed: ['svc_connection_failed', /HTTP 500/],
  short_salts: ['svc_connection_failed', /HTTP 500/],
  key_lost: ['svc_connection_failed', /Reconnect the site/],
  self_deactivate: undefined,
  // Faults of updates and other changes don't affect a sync.
  change_500_after: undefined,
  change_timeout_midway: undefined,
  delete_user_noop: undefined,
  content_noop: undefined,
  no_trash: undefined,
  own_titles: undefined,
  change_reset_after: undefined,
  change_cut_reply: undefined,
  change_stray_page: undefined,
  change_504_after: undefined,
  snippet_fails: undefined,
  snippet_fatal: undefined,
  snippet_hostile: undefined,
  update_500_after: undefined,
  update_timeout_midway: undefined,
  update_noop_success: undefined,
  update_breaks_site: undefined,
  update_white_page: undefined,
  update_download_failed: undefined,
  package_odd_folder: undefined,
  package_wrong_type: undefined,
  update_rollback: undefined,
  update_blank_front: undefined,
  update_dead_site: undefined,
};

describe('a sync of sites with every known fault', () => {
  let world: World;
  let errors: Map<number, { code: string; message: string }>;
  let synced: Set<number>;
  const healthy = NAMES.length + 1;

  beforeAll(async () => {
    world = await makeWorld({
      sites: healthy,
      seeded: true,
      fleet: { slowMs: 20 },
      env: { SITEKEEPER_DEADLINE_SYNC: '4', SITEKEEPER_OUTBOUND_MAX_REPLY_BYTES: '1048576' },
    });
    for (const [index, name] of NAMES.entries()) world.fleet.site(index + 1).setFaults(name);
    const { body } = await world.post('sync-sites-v1');
    errors = new Map(body.errors.map((error: { identifier: number }) => [error.identifier, error]));
    synced = new Set(body.synced.map((site: { id: number }) => site.id));
  });
  afterAll(() => world.close());

  it.each(NAMES)('%s: its own error, and no other site’s', async name => {
    const id = idOf(name);
    const expected = OUTCOMES[name];
    expect(errors.get(id)?.code).toBe(expected?.[0]);
    expect(errors.get(id)?.message ?? '').toMatch(expected?.[1] ?? /^$/);
    expect(synced.has(id)).toBe(expected === undefined);
  });

  it('keeps every site connected except those that refuse our key', async () => {
    const { body } = await world.get('list-sites-v1', { status: 'disconnected' });
    expect(body.items.map((site: { id: number }) => site.id)).toEqual([idOf('no_ec_keys'), idOf('key_lost')]);
  });

  it('syncs the healthy site beside them', async () => {
    expect(synced.has(world.siteIds[healthy - 1] ?? 0)).toBe(true);
  });

  it('repeats nothing of a page that a site sent as its answer', () => {
    for (const { message } of errors.values()) expect(message).not.toMatch(/[<>]/);
  });

  it('keeps the server running: the same sites, repaired, are all synced', async () => {
    for (let k = 1; k <= healthy; k++) world.fleet.site(k).setFaults();
    const lost = await world.post('sync-sites-v1');
    expect(lost.body).toMatchObject({ total_synced: healthy - 2, total_errors: 0 });
  });

  function idOf(name: FaultName): number {
    return world.siteIds[NAMES.indexOf(name)] ?? 0;
  }
});
