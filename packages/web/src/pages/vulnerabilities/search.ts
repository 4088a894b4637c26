import {
  FINDING_SORTS,
  FINDING_STATES,
  SORT_ORDERS,
  VULNERABILITY_SEVERITIES,
  VULNERABILITY_SORTS,
  VULNERABLE_TYPES,
} from '../../generated/choices.ts';
import { choiceParam, idsParam, optionalParams, type RawParams, textParam } from '../../shared/search-params.ts';

/** Whether an update fixes it. */
export const FIXES = ['yes', 'no'] as const;

/** View, search, filters and order of the list, from the address. */
export const vulnerabilitiesSearch = (raw: RawParams) =>
  optionalParams({
    view: choiceParam(raw.view, ['ignored']),
    q: textParam(raw.q),
    severity: choiceParam(raw.severity, VULNERABILITY_SEVERITIES),
    type: choiceParam(raw.type, VULNERABLE_TYPES),
    fix: choiceParam(raw.fix, FIXES),
    state: choiceParam(raw.state, FINDING_STATES),
    clients: idsParam(raw.clients),
    tags: idsParam(raw.tags),
    sort: choiceParam(raw.sort, VULNERABILITY_SORTS),
    order: choiceParam(raw.order, SORT_ORDERS),
  });

export type VulnerabilitiesSearch = ReturnType<typeof vulnerabilitiesSearch>;

/** View of one vulnerability, and the filters and order of its sites. */
export const vulnerabilitySearch = (raw: RawParams) =>
  optionalParams({
    view: choiceParam(raw.view, ['sites']),
    state: choiceParam(raw.state, FINDING_STATES),
    sort: choiceParam(raw.sort, FINDING_SORTS),
    order: choiceParam(raw.order, SORT_ORDERS),
  });
