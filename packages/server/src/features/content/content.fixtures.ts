/** How the answer to a change can be lost, though the site made it. */
export const LOST_ANSWERS = [
  'change_500_after',
  'change_reset_after',
  'change_cut_reply',
  'change_stray_page',
] as const;
