import type { FunctionAnswer, FunctionCall } from '../connector/call.ts';
import { textField } from '../connector/params.ts';

/** `disconnect` (docs/wire/connection.md#disconnect). With the fault `self_deactivate` the connector is inactive afterwards. */
export function disconnect({ site, faults }: FunctionCall): FunctionAnswer {
  site.clearConnection();
  if (faults.has('self_deactivate')) site.connectorActive = false;
  return { data: { result: 'success' } };
}

/** `deactivate` (docs/wire/connection.md#disconnect). */
export function deactivate({ site }: FunctionCall): FunctionAnswer {
  site.clearConnection();
  site.connectorActive = false;
  return { data: { deactivated: true } };
}

/** `update_values` (docs/wire/actions.md#small-functions): sets the unique id; empty = off. */
export function updateValues({ site, form }: FunctionCall): FunctionAnswer {
  site.uniqueId = textField(form, 'uniqueId');
  return { data: { result: 'ok' } };
}
