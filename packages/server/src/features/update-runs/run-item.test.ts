import { expect, it } from 'vitest';
import { type RunItemState, siteOutcome } from './run-item.ts';

const sent = (state: RunItemState) => ({ state, sent_at: 1 });
const unsent = (state: RunItemState) => ({ state, sent_at: null });

it.each([
  ['well', 'all that was sent is installed', [sent('updated'), unsent('skipped')]],
  ['bad', 'something sent failed', [sent('updated'), sent('failed')]],
  // Seen to fail without: a wave passed although its sites did not answer any more after their first update.
  ['bad', 'something was sent, and then it could not be reached', [sent('updated'), unsent('failed')]],
  ['bad', 'something sent was rolled back', [sent('rolled_back'), unsent('skipped')]],
  [
    'bad',
    'an update of another site broke it, though nothing was sent',
    [unsent('needs_attention'), unsent('skipped')],
  ],
  ['untouched', 'it could not be reached, and nothing was sent', [unsent('failed'), unsent('skipped')]],
] as const)('a site ended %s if %s', (outcome, _why, items) => {
  expect(siteOutcome(items)).toBe(outcome);
});
