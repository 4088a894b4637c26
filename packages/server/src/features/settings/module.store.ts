import type { Module } from '../../kernel/ability/ability.ts';
import { MODULES_OFF } from '../../kernel/ability/modules.ts';
import type { Trx } from '../../ports/database/port.ts';

/** Switches a module. @returns whether that changed anything. */
export async function switchModule(trx: Trx, module: Module, enabled: boolean): Promise<boolean> {
  await trx
    .insertInto('meta')
    .values({ key: MODULES_OFF, value: '[]' })
    .onConflict(conflict => conflict.column('key').doNothing())
    .execute();
  const query = trx.selectFrom('meta').select('value').where('key', '=', MODULES_OFF);
  // Locked: two modules switched at the same time must both stay switched.
  const row = await query.forUpdate().executeTakeFirstOrThrow();
  const off = new Set(JSON.parse(row.value) as Module[]);
  if (off.has(module) !== enabled) return false;
  if (enabled) off.delete(module);
  else off.add(module);
  const value = JSON.stringify([...off].sort());
  await trx.updateTable('meta').set({ value }).where('key', '=', MODULES_OFF).execute();
  return true;
}
