import type { ConnectorCall } from '../call.ts';
import type { ConnectorError } from '../failures/connector-error.ts';
import type { ProbeOutcome } from '../failures/diagnose.ts';
import { flagOf, optionalText, own, shortText } from '../replies/lenient.ts';

export interface ProbeReply {
  connectorVersion?: string | undefined;
  wpVersion?: string | undefined;
  wpEngine: boolean;
  wphost: string;
}

/** The unsigned `stats` (docs/wire/connection.md#probe): data if the site holds no key, a refusal without a code if it holds one. */
export const probe: ConnectorCall<Record<never, never>, ProbeReply> = {
  name: 'stats',
  signed: false,
  effect: 'read',
  patience: 'action',
  fields: () => ({}),
  parse: reply => ({
    connectorVersion: optionalText(own(reply, 'version')),
    wpVersion: optionalText(own(reply, 'wpversion')),
    wpEngine: flagOf(own(reply, 'wpe')),
    wphost: shortText(own(reply, 'wphost')),
  }),
};

/** What a probe says about the key, from its reply or its error (docs/wire/transport.md#failures). */
export function probeOutcome(result: ProbeReply | ConnectorError): ProbeOutcome {
  if (!(result instanceof Error)) return result.connectorVersion === undefined ? undefined : 'no_key';
  return result.kind === 'refused' && result.wireCode === undefined ? 'has_key' : undefined;
}
