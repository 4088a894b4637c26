import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { AppError } from '../../kernel/errors.ts';
import { AUDIT_PROBLEMS, type AuditProblem, verifyAudit } from './verify-audit.ts';

export const verifyAuditLog = ability({
  name: 'verify-audit-log-v1',
  summary: 'Check that no row of the audit log was altered, removed or put in later, and name the first one that was.',
  category: 'admin',
  effect: 'read',
  method: 'GET',
  adminOnly: true,
  input: Type.Object({
    head_rows: Type.Optional(
      Type.Integer({ minimum: 1, description: 'Number of rows that an exported head tells of; give its digest too.' }),
    ),
    head_hash: Type.Optional(
      Type.String({ pattern: '^[0-9a-f]{64}$', description: 'Digest that an exported head tells of.' }),
    ),
  }),
  output: Type.Object({
    whole: Type.Boolean({ description: 'Every row fits the one before.' }),
    rows: Type.Integer({ description: 'Rows that fit.' }),
    broken: Type.Unsafe<number | null>({
      type: ['integer', 'null'],
      description: 'Number of the first row that does not; null when all do.',
    }),
    problem: Type.Unsafe<AuditProblem | null>({
      enum: [...AUDIT_PROBLEMS, null],
      description:
        'altered: the row is not what was written. missing: the row was removed. cut: this row and all after it were ' +
        'removed. added: the row was put in. head: the sealed head of the log was removed or replaced. differs: the ' +
        'row is not the one that the given head tells of. null: the log is whole.',
    }),
    hash: Type.String({ description: 'Digest of the last row that fits. Keep it elsewhere to compare the log later.' }),
  }),
}).run(async ({ head_rows: rows, head_hash: hash }, ctx) => {
  if ((rows === undefined) !== (hash === undefined)) throw half(rows === undefined ? 'head_rows' : 'head_hash');
  const kept = rows === undefined || hash === undefined ? [] : [{ rows, hash }];
  const { broken = null, problem = null, ...fitting } = await verifyAudit(ctx, kept);
  return { whole: problem === null, ...fitting, broken, problem };
});

function half(missing: 'head_rows' | 'head_hash'): AppError {
  const message = 'is missing: a head is its number of rows and its digest';
  const errors = [{ path: `input.${missing}`, message }];
  return new AppError('ability_invalid_input', `The input is not valid: ${missing} ${message}.`, { errors });
}
