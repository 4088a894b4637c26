import { Type } from 'typebox';
import type { Severity } from './security-issues.ts';

/** Source: docs/spec/abilities.md#security. */
export const securityIssueSchema = Type.Object({
  type: Type.String({ description: 'The check that failed, e.g. wp_uptodate.', examples: ['wp_uptodate'] }),
  severity: Type.Unsafe<Severity>({
    type: 'string',
    enum: ['critical', 'warning', 'info'],
    description: 'How serious the issue is.',
  }),
  message: Type.String({ description: 'What is wrong and what to do.' }),
});
