import { expect, it } from 'vitest';
import { AUDIT_ACTIONS } from '../../packages/server/src/kernel/audit/actions.ts';
import de from '../../packages/web/src/texts/de/actions.json' with { type: 'json' };
import en from '../../packages/web/src/texts/en/actions.json' with { type: 'json' };

const ids = AUDIT_ACTIONS.map(action => action.replace('.', '_'));

it.each([
  ['English', en],
  ['German', de],
])('has words in %s for all that the audit log can say', (_language, words) => {
  expect(Object.keys(words).sort()).toEqual([...ids].sort());
});
