import { Type } from 'typebox';
import type { Module } from '../../kernel/ability/ability.ts';
import { MODULES } from '../../kernel/ability/modules.ts';

export const moduleNameSchema = Type.Unsafe<Module>({
  type: 'string',
  enum: [...MODULES],
  description: `Name of the module: ${MODULES.join(', ')}.`,
});

export const moduleFields = {
  module: moduleNameSchema,
  enabled: Type.Boolean({ description: 'Whether the module is enabled.' }),
  description: Type.String({ description: 'What the module does.' }),
};

export const MODULE_TEXTS: Readonly<Record<Module, string>> = {
  logs: 'Changes on the sites, and who made them.',
  costs: 'Costs of sites and clients, and when they are due.',
};
