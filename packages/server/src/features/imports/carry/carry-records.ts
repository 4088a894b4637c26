import type { Ctx, Services } from '../../../kernel/context.ts';
import { importExists } from './carry.store.ts';
import { carryClients } from './carry-clients.ts';
import { carryCosts } from './carry-costs.ts';
import { carryFields } from './carry-fields.ts';
import { carryIgnored } from './carry-ignored.ts';
import { carryKeys } from './carry-keys.ts';
import { carryMonitors } from './carry-monitors.ts';
import { carrySites } from './carry-sites.ts';
import { carryTags } from './carry-tags.ts';
import { carryTrusted } from './carry-trusted.ts';

/**
 * Carries over all of an import but its sites, and gives the sites that were adopted what belongs to them. Can be
 * interrupted and repeated: nothing is made twice, and sites adopted later get theirs then. What became of each record
 * stands in `import_records`, of each site in `carried_sites`. Of an import that was deleted it does nothing.
 * @throws HandedBack when this process is to stop.
 */
export async function carryRecords(services: Services, importId: string): Promise<void> {
  const ctx: Ctx = { ...services, actor: { kind: 'system', name: 'import' }, origin: '' };
  if (!(await importExists(ctx.database.db, importId))) return;
  const carry = { ctx, importId };
  await carryTags(carry);
  await carryClients(carry);
  await carryFields(carry);
  await carryCosts(carry);
  await carryIgnored(carry);
  await carryTrusted(carry);
  await carryKeys(carry);
  await carrySites(carry);
  await carryMonitors(carry);
}
