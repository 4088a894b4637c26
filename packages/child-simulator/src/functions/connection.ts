import type { Answer, Call } from '../connector/call.ts';
import { text } from '../connector/params.ts';

/** `disconnect` (docs/wire/connection.md#disconnect). With the fault `self_deactivate` the connector is gone afterwards. */
export function disconnect({ site, faults }: Call): Answer {
  site.clearConnection();
  if (faults.has('self_deactivate')) site.connectorActive = false;
  return { data: { result: 'success' } };
}

/** `deactivate` (docs/wire/connection.md#disconnect). */
export function deactivate({ site }: Call): Answer {
  site.clearConnection();
  site.connectorActive = false;
  return { data: { deactivated: true } };
}

/** `update_values` (docs/wire/actions.md#small-functions): sets the unique id; empty = off. */
export function updateValues({ site, form }: Call): Answer {
  site.uniqueId = text(form, 'uniqueId');
  return { data: { result: 'ok' } };
}
