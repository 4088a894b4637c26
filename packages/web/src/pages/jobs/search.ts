import { oneOf, optional, type Raw } from '../../shared/search-params.ts';

export const ENDS = ['completed', 'failed', 'canceled'] as const;
export const ITEM_STATES = ['pending', 'succeeded', 'failed', 'skipped', 'canceled'] as const;

/** How the jobs that are listed ended. */
export const jobsSearch = (raw: Raw) => optional({ end: oneOf(raw.end, ENDS) });

/** The sites of a job that are listed: those with this result. */
export const jobSearch = (raw: Raw) => optional({ state: oneOf(raw.state, ITEM_STATES) });
