/** Syncs, checks and other people change the fleet at any time: data about it is refreshed at this interval. */
export const REFRESHED = { refetchInterval: 30_000 } as const;
