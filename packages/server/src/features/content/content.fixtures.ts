/** How the answer to a change can be lost, though the site made it. */
export const LOST_ANSWERS = [
  'change_500_after',
  'change_reset_after',
  'change_cut_reply',
  'change_stray_page',
] as const;

/** How a call can end that the site did not act upon, and what is said of it: only a site that answers has not acted. */
export const LOST_CALLS = [
  ['unknown if the connection breaks before the site acts', 'reset', { status: 504, code: 'svc_outcome_unknown' }],
  ['failed if the site itself fails before it acts', 'http500', { status: 502, code: 'svc_connection_failed' }],
] as const;
