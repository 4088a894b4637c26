import type { ConnectorCall } from '../call.ts';
import { own } from '../replies/lenient.ts';

/** Sets the site's unique security id; '' disables it (docs/wire/actions.md#small-functions). */
export const updateValues: ConnectorCall<{ uniqueId: string }, { done: boolean }> = {
  name: 'update_values',
  signed: true,
  effect: 'change',
  patience: 'action',
  fields: ({ uniqueId }) => ({ uniqueId }),
  parse: reply => ({ done: own(reply, 'result') === 'ok' }),
};
