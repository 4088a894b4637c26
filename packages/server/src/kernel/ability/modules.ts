import type { Ctx, Services } from '../context.ts';
import { AppError } from '../errors.ts';
import { readAnew } from '../recall.ts';
import type { Module } from './ability.ts';

/** Key of the `meta` row that holds the names of the modules that are off, as JSON. */
export const MODULES_OFF = 'modules_off';

export const MODULES: readonly Module[] = ['logs', 'costs'];

export async function modulesOff({ database }: Pick<Services, 'database'>): Promise<Module[]> {
  const row = await database.db.selectFrom('meta').select('value').where('key', '=', MODULES_OFF).executeTakeFirst();
  return row === undefined ? [] : (JSON.parse(row.value) as Module[]);
}

/** @throws AppError module_not_available when the module is switched off. */
export async function requireModule(module: Module | undefined, ctx: Pick<Ctx, 'database' | 'recall'>): Promise<void> {
  if (module === undefined) return;
  const { recall = readAnew } = ctx;
  if (!(await recall('modules off', () => modulesOff(ctx))).includes(module)) return;
  throw new AppError('module_not_available', `The "${module}" module is switched off. An admin can switch it on.`);
}
