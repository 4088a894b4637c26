import { RUN_ITEM_STATES, UPDATE_TYPES } from '../../generated/choices.ts';
import { choiceParam, optionalParams, type RawParams, textParam } from '../../shared/search-params.ts';

export const UPDATES_VIEWS = ['sites', 'clients', 'ignored', 'runs', 'windows'] as const;

/** The view; by item if none is named. */
export const updatesSearch = (raw: RawParams) =>
  optionalParams({
    view: choiceParam(raw.view, UPDATES_VIEWS),
    q: textParam(raw.q),
    type: choiceParam(raw.type, UPDATE_TYPES),
    /** By site: only updates of the item with this slug, and only to this version. */
    item: textParam(raw.item),
    to: textParam(raw.to),
    /** The site whose ignored updates are shown; all sites if omitted. */
    site: Number.isSafeInteger(raw.site) && (raw.site as number) > 0 ? (raw.site as number) : undefined,
  });

/** Lists only the updates of a run in this state and with this cause. */
export const updateRunSearch = (raw: RawParams) =>
  optionalParams({ state: choiceParam(raw.state, RUN_ITEM_STATES), cause: textParam(raw.cause) });
