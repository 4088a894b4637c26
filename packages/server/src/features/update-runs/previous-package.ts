import { otherVersion } from '../../kernel/package-address.ts';
import { rollBackOf } from '../updates/index.ts';
import type { RunItem } from './run-item.ts';

/**
 * Address of the package that was installed before, made from that of the new version; undefined where the update
 * cannot be rolled back. @param hosts Directories that keep all versions, separated by commas.
 */
export function previousPackage(item: RunItem, hosts: string): string | undefined {
  if (item.package === null || rollBackOf(item, hosts) !== 'possible') return undefined;
  return otherVersion(item.package, item.to_version, item.from_version);
}
