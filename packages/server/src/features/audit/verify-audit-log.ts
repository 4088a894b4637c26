import { Type } from 'typebox';
import { ability } from '../../kernel/ability.ts';
import { verifyAudit } from './verify-audit.ts';

export const verifyAuditLog = ability({
  name: 'verify-audit-log-v1',
  summary: 'Check that no row of the audit log was altered, removed or put in later.',
  category: 'admin',
  effect: 'read',
  method: 'GET',
  adminOnly: true,
  input: Type.Object({}),
  output: Type.Object({
    whole: Type.Boolean({ description: 'Every row fits the one before.' }),
    rows: Type.Integer({ description: 'Rows that fit.' }),
    broken: Type.Unsafe<number | null>({
      type: ['integer', 'null'],
      description: 'Number of the first row that does not; null when all do.',
    }),
  }),
  errors: [],
}).run(async (_input, ctx) => {
  const { rows, broken = null } = await verifyAudit(ctx);
  return { whole: broken === null, rows, broken };
});
