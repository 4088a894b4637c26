import type { ConnectorCall } from '../call.ts';
import { own } from '../replies/lenient.ts';
import { type AbandonedItem, readAbandoned } from './abandoned.ts';

export interface CheckAbandonedArgs {
  which: 'plugin' | 'theme';
}

export interface CheckAbandonedReply {
  /** The requested part; undefined if it is not in the reply. */
  plugins?: AbandonedItem[] | undefined;
  themes?: AbandonedItem[] | undefined;
}

/** One batch of ten look-ups (docs/wire/sync.md#abandoned-items). For all: call ceil(items / 10) times and take the union of the replies. */
export const checkAbandoned: ConnectorCall<CheckAbandonedArgs, CheckAbandonedReply> = {
  name: 'check_abandoned',
  signed: true,
  effect: 'read',
  patience: 'action',
  fields: ({ which }) => ({ which }),
  parse: reply => {
    const sync = own(reply, 'sync');
    return {
      plugins: readAbandoned(own(sync, 'plugins_outdate_info')),
      themes: readAbandoned(own(sync, 'themes_outdate_info')),
    };
  },
};
