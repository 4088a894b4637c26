import { RUN_ITEM_STATES, UPDATE_TYPES } from '../../generated/choices.ts';
import { oneOf, optional, type Raw, text } from '../../shared/search-params.ts';

export const VIEWS = ['sites', 'ignored', 'runs', 'windows'] as const;

/** What the page shows: by item when no view is named. */
export const updatesSearch = (raw: Raw) =>
  optional({
    view: oneOf(raw.view, VIEWS),
    q: text(raw.q),
    type: oneOf(raw.type, UPDATE_TYPES),
    /** By site: only updates of the item with this slug, and only to this version. */
    item: text(raw.item),
    to: text(raw.to),
    /** The site whose ignored updates are shown; all sites when left out. */
    site: Number.isSafeInteger(raw.site) && (raw.site as number) > 0 ? (raw.site as number) : undefined,
  });

/** The updates of a run that are listed: those in this state, and of these those with this cause. */
export const updateRunSearch = (raw: Raw) =>
  optional({ state: oneOf(raw.state, RUN_ITEM_STATES), cause: text(raw.cause) });
