import { otherVersion } from '../../../kernel/text/package-address.ts';
import { type RollBack, rollBackOf } from '../../updates/index.ts';
import type { RunItem } from '../run-item.ts';

/**
 * Address of the previous package, derived from that of the new version; undefined if the update cannot be rolled back.
 * @param hosts Directories that keep all versions, separated by commas.
 */
export function previousPackage(item: RunItem, hosts: string): string | undefined {
  if (item.package === null || rollBackOfItem(item, hosts) !== 'possible') return undefined;
  return otherVersion(item.package, item.to_version, item.from_version);
}

/** Whether an update of a run can be rolled back: once it was sent, only if the address of its package was stored. */
export function rollBackOfItem(item: Pick<RunItem, FactNames>, hosts: string): RollBack {
  const can = rollBackOf(item, hosts);
  return can === 'possible' && item.sent_at !== null && item.package === null ? 'not_known' : can;
}

type FactNames = 'type' | 'from_version' | 'to_version' | 'package' | 'package_host' | 'package_named' | 'sent_at';
