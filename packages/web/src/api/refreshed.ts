/** Syncs, checks and other people change the fleet at any time: what is shown of it is asked for again so often. */
export const REFRESHED = { refetchInterval: 30_000 } as const;
