import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { MODULES, modulesOff } from '../../kernel/ability/modules.ts';
import { MODULE_TEXTS, moduleFields } from './module.schemas.ts';

export const getModules = ability({
  name: 'get-modules-v1',
  summary:
    'List the optional modules and whether each is enabled. Use it when an ability answers module_not_available.',
  category: 'admin',
  effect: 'read',
  method: 'GET',
  adminOnly: true,
  input: Type.Object({}),
  output: Type.Object({ modules: Type.Array(Type.Object(moduleFields), { description: 'All modules.' }) }),
}).run(async (_input, ctx) => {
  const off = await modulesOff(ctx);
  const modules = MODULES.map(module => ({
    module,
    enabled: !off.includes(module),
    description: MODULE_TEXTS[module],
  }));
  return { modules };
});
