import type { ConnectorCall } from '../call.ts';
import { flagOf, own } from '../replies/lenient.ts';

/** Deactivate the connector plugin itself and clear its connection data (docs/wire/connection.md#disconnect). */
export const deactivate: ConnectorCall<Record<never, never>, { done: boolean }> = {
  name: 'deactivate',
  signed: true,
  effect: 'change',
  patience: 'action',
  fields: () => ({}),
  parse: reply => ({ done: flagOf(own(reply, 'deactivated')) }),
};
