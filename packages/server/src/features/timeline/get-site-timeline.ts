import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { modulesOff } from '../../kernel/ability/modules.ts';
import { filterBy, wantedBy } from '../../kernel/lists/list.ts';
import { perPage } from '../../kernel/lists/paging.ts';
import { resolveSite, siteSelectorSchema } from '../sites/index.ts';
import { selectTimeline, TIMELINE_KINDS } from './timeline.store.ts';
import { timelineEntrySchema, timelineEntryView } from './timeline.views.ts';
import { MOST_PLACE_CHARS, readTimelinePlace, TIMELINE_PLACE_PATTERN, timelinePlaceText } from './timeline-place.ts';

export const getSiteTimeline = ability({
  name: 'get-site-timeline-v1',
  summary:
    'List what happened to a site in one line of time, newest first: changes made on it, updates by runs, incidents, alarms, and syncs that kept failing. Use it to find out what came before a problem.',
  category: 'sites',
  effect: 'read',
  method: 'GET',
  input: Type.Object({
    site_id_or_domain: siteSelectorSchema,
    kind: filterBy(
      TIMELINE_KINDS,
      'Only entries of this kind; any = all. An array matches any of its values. While the module logs is off, there are no changes.',
    ),
    before: Type.Optional(
      Type.String({
        pattern: TIMELINE_PLACE_PATTERN,
        examples: ['1795341600000.2.17.'],
        maxLength: MOST_PLACE_CHARS,
        description: 'Only older entries: next of the page before.',
      }),
    ),
    per_page: Type.Optional(perPage(50, 200)),
  }),
  output: Type.Object({
    site_id: Type.Integer({ description: 'Id of the site.' }),
    entries: Type.Array(timelineEntrySchema, { description: 'The entries of this page.' }),
    next: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      description: 'What to send as before for the next page; null on the last one.',
    }),
  }),
}).run(async ({ site_id_or_domain, kind, before, per_page = 50 }, ctx) => {
  const site = await resolveSite(ctx, site_id_or_domain);
  const noChanges = (await modulesOff(ctx)).includes('logs');
  const kinds = (wantedBy(kind) ?? TIMELINE_KINDS).filter(wanted => wanted !== 'change' || !noChanges);
  const place = before === undefined ? undefined : readTimelinePlace(before);
  const rows = await selectTimeline(ctx.database.db, site.id, { kinds, before: place, limit: per_page + 1 });
  const shown = rows.slice(0, per_page);
  const last = shown.at(-1);
  return {
    site_id: site.id,
    entries: shown.map(row => timelineEntryView(row, site)),
    next: rows.length > per_page && last ? timelinePlaceText(last) : null,
  };
});
