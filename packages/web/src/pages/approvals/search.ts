import { APPROVAL_STATUSES } from '../../generated/choices.ts';
import { choiceParam, optionalParams, type RawParams } from '../../shared/search-params.ts';

/** Lists only calls with this status. */
export const approvalsSearch = (raw: RawParams) =>
  optionalParams({ status: choiceParam(raw.status, APPROVAL_STATUSES) });
