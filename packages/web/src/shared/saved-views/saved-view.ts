import type { Input, Output } from '../../generated/abilities.ts';

export type SavedView = Output<'list-saved-views-v1'>['views'][number];

/** A list whose views can be saved. */
export interface ViewedList {
  readonly list: Input<'list-saved-views-v1'>['list'];
  /** As its table: under this name, the browser stores the columns. A list without columns has none. */
  readonly storeAs?: string;
  /** What the address of the list has besides filters, where it is not the first one of its page: `view=incidents`. */
  readonly base?: string;
}
