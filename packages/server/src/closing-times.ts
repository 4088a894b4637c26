/** How long each part of the end of a process may take, beyond the time for what is in progress: it may hang. */
export const CLOSING_MS = {
  /** What runs in the background. */
  background: 2000,
  /** Requests to sites and other servers. */
  waysOut: 2000,
  /** A store that does not answer holds up nobody: whatever it was not told follows from leases that end. */
  leaveStore: 4000,
  closeStore: 1000,
};

/** How long all of it may take. */
export const CLOSED_WITHIN_MS = Object.values(CLOSING_MS).reduce((sum, ms) => sum + ms);
