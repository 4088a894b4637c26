import type { FunctionAnswer, FunctionCall } from '../connector/call.ts';
import { field } from '../connector/params.ts';
import type { Enforced } from '../state/site.ts';
import { securityStats } from '../sync/security.ts';
import { syncData } from '../sync/sync-data.ts';

const SWITCHES = ['db_reporting', 'php_reporting'] as const;

/** `security` (docs/wire/sync.md#security-checks). */
export function security({ site, https }: FunctionCall): FunctionAnswer {
  return { data: securityStats(site, https) };
}

export function securityFix(call: FunctionCall): FunctionAnswer {
  return turn(call, true);
}

export function securityUnFix(call: FunctionCall): FunctionAnswer {
  return turn(call, false);
}

/** Touched keys with their new value; for `all` the sync data too. */
function turn(call: FunctionCall, on: boolean): FunctionAnswer {
  const feature = field(call.form, 'feature') ?? '';
  const skip = call.form.skip_features;
  const skipped = Array.isArray(skip) ? skip : [];
  const touched = SWITCHES.filter(key => (feature === 'all' && !skipped.includes(key)) || feature === key);
  const enforced: Enforced = call.site.enforced ?? { db_reporting: false, php_reporting: false };
  for (const key of touched) enforced[key] = on;
  call.site.enforced = enforced;
  const values = Object.fromEntries(touched.map(key => [key, on ? 'Y' : 'N']));
  return { data: feature === 'all' ? { ...values, sync: syncData(call) } : values };
}
