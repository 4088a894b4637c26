import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { audited } from '../../kernel/audit/audited.ts';
import { MODULE_TEXTS, moduleFields, moduleNameSchema } from './module.schemas.ts';
import { switchModule } from './module.store.ts';

export const updateModule = ability({
  name: 'update-module-v1',
  summary: 'Enable or disable a module. Its data is kept while it is disabled.',
  category: 'admin',
  effect: 'write',
  idempotent: true,
  method: 'POST',
  adminOnly: true,
  proof: 'fresh',
  input: Type.Object({
    module: moduleNameSchema,
    enabled: Type.Boolean({ description: 'True to enable the module.' }),
  }),
  output: Type.Object(moduleFields),
}).run(({ module, enabled }, ctx) =>
  audited(ctx, async trx => {
    const changed = await switchModule(trx, module, enabled);
    const action = enabled ? 'module.enabled' : 'module.disabled';
    return {
      result: { module, enabled, description: MODULE_TEXTS[module] },
      audit: changed ? [{ action, subject: `module:${module}` }] : [],
    };
  }),
);
