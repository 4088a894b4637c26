import type { ConnectorCall } from '../call.ts';
import { own } from '../replies/lenient.ts';

/** Makes the site forget our key. The connector then deactivates itself after about 20 minutes of traffic (docs/wire/connection.md#disconnect). */
export const disconnect: ConnectorCall<Record<never, never>, { done: boolean }> = {
  name: 'disconnect',
  signed: true,
  effect: 'change',
  patience: 'action',
  fields: () => ({}),
  parse: reply => ({ done: own(reply, 'result') === 'success' }),
};
