import { JOB_ITEM_STATES, type JOB_STATUSES } from '../../generated/choices.ts';
import { choiceParam, optionalParams, type RawParams } from '../../shared/search-params.ts';

/** The ways in which a job can end. */
export const ENDS = ['completed', 'failed', 'canceled'] as const satisfies readonly (typeof JOB_STATUSES)[number][];

/** How the listed jobs ended. */
export const jobsSearch = (raw: RawParams) => optionalParams({ end: choiceParam(raw.end, ENDS) });

/** Lists only the sites of a job with this result. */
export const jobSearch = (raw: RawParams) => optionalParams({ state: choiceParam(raw.state, JOB_ITEM_STATES) });
