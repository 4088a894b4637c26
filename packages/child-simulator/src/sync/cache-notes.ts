/** Fields of the cache add-on, on a site where it was never enabled. @param do_purge the value it was sent. */
export function cacheNotes(do_purge: '0' | false): Record<string, unknown> {
  return {
    mainwp_cache_control_last_purged: 0,
    mainwp_cache_control_cache_solution: 'Plugin Not Found',
    mainwp_cache_control_logs: JSON.stringify({ status: 'Disabled', action: 'SUCCESS', do_purge }),
  };
}
