export { getSiteChanges } from './get-site-changes.ts';
