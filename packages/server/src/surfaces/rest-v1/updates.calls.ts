import { listUpdates } from '../../features/updates/index.ts';
import { siteUpdatesOf } from '../rest-v2/update-record.ts';
import { type V1Call, v1Call } from './call.ts';
import { byKey } from './listing.ts';

export interface UpdatesOfSite {
  readonly updates: Parameters<typeof siteUpdatesOf>[0];
}

/** Source: docs/spec/rest-v1.md#groups, updates. */
export const UPDATES_CALLS: readonly V1Call[] = [
  v1Call({
    group: 'updates',
    method: 'GET',
    callback: 'available-updates',
    ability: listUpdates,
    summary: 'List the pending updates by site id, type and slug, without those of suspended sites.',
    answer: { form: 'list', frame: byKey('site_id', updatesByType) },
  }),
];

/** `{wp: {slug: update}, plugins: …, themes: …, translations: …}`: every type, with or without updates. */
export function updatesByType({ updates }: UpdatesOfSite) {
  return { wp: {}, plugins: {}, themes: {}, translations: {}, ...siteUpdatesOf(updates) };
}
