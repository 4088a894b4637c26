export { SITE_CONDITIONS, type SiteCondition } from './conditions.ts';
export { lookAtConditions } from './look-at-conditions.ts';
export { mayDiffer, noteConditions, type ReportedColumns } from './note-conditions.ts';
export { selectConditions } from './site-condition.store.ts';
