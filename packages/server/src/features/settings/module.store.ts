import type { Module } from '../../kernel/ability/ability.ts';
import { MODULES_OFF } from '../../kernel/ability/modules.ts';
import type { Trx } from '../../ports/database/port.ts';
import { claimMeta, writeMeta } from '../../ports/database/statements/meta.ts';

/** Switches a module. @returns whether that changed anything. */
export async function switchModule(trx: Trx, module: Module, enabled: boolean): Promise<boolean> {
  const off = new Set(JSON.parse(await claimMeta(trx, MODULES_OFF, '[]')) as Module[]);
  if (off.has(module) !== enabled) return false;
  if (enabled) off.delete(module);
  else off.add(module);
  await writeMeta(trx, MODULES_OFF, JSON.stringify([...off].sort()));
  return true;
}
