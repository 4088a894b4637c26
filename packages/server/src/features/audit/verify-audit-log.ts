import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { AppError } from '../../kernel/errors.ts';
import { AUDIT_PROBLEMS, type AuditProblem, verifyAudit } from './verify-audit.ts';

export const verifyAuditLog = ability({
  name: 'verify-audit-log-v1',
  summary:
    'Verify that no row of the audit log was altered, removed or inserted later, and name the first one that was. Use it after a suspected break-in, or regularly.',
  category: 'admin',
  effect: 'read',
  method: 'GET',
  adminOnly: true,
  input: Type.Object({
    head_rows: Type.Optional(
      Type.Integer({ minimum: 1, description: 'Number of rows in an exported head. Send head_hash too.' }),
    ),
    head_hash: Type.Optional(Type.String({ pattern: '^[0-9a-f]{64}$', description: 'Digest of an exported head.' })),
  }),
  output: Type.Object({
    whole: Type.Boolean({ description: 'Whether the log is intact.' }),
    rows: Type.Integer({ description: 'Number of intact rows.' }),
    broken: Type.Unsafe<number | null>({
      type: ['integer', 'null'],
      description: 'Number of the first row that is not intact, or null if all are.',
    }),
    problem: Type.Unsafe<AuditProblem | null>({
      enum: [...AUDIT_PROBLEMS, null],
      description:
        'altered: the row was changed after it was written. missing: the row was removed. cut: this row and all later ' +
        'rows were removed. added: the row was inserted. head: the sealed head of the log was removed or replaced. ' +
        'differs: the row does not match the given head. null: the log is intact.',
    }),
    hash: Type.String({
      description: 'Digest of the last intact row. Keep it elsewhere to compare the log with it later.',
    }),
  }),
}).run(async ({ head_rows: rows, head_hash: hash }, ctx) => {
  if ((rows === undefined) !== (hash === undefined)) throw half(rows === undefined ? 'head_rows' : 'head_hash');
  const kept = rows === undefined || hash === undefined ? [] : [{ rows, hash }];
  const { broken = null, problem = null, ...fitting } = await verifyAudit(ctx, kept);
  return { whole: problem === null, ...fitting, broken, problem };
});

function half(missing: 'head_rows' | 'head_hash'): AppError {
  const message = 'is missing: send both the number of rows and the digest of the head';
  const errors = [{ path: `input.${missing}`, message }];
  return new AppError('ability_invalid_input', `The input is not valid: ${missing} ${message}.`, { errors });
}
