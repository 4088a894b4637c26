import type { Answer, Call } from '../connector/call.ts';
import { text } from '../connector/params.ts';

/** `disconnect` (§3.5). With the fault `self_deactivate` the connector is gone afterwards. */
export function disconnect({ site, faults }: Call): Answer {
  site.clearConnection();
  if (faults.has('self_deactivate')) site.connectorActive = false;
  return { data: { result: 'success' } };
}

/** `deactivate` (§3.5). */
export function deactivate({ site }: Call): Answer {
  site.clearConnection();
  site.connectorActive = false;
  return { data: { deactivated: true } };
}

/** `update_values` (§4.11): sets the unique id; empty = off. */
export function updateValues({ site, form }: Call): Answer {
  site.uniqueId = text(form, 'uniqueId');
  return { data: { result: 'ok' } };
}
