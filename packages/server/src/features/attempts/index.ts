export { Attempts } from './attempts.ts';
export { type Counted, isCurrent, type Limit, leftMs } from './counter.ts';
export { forgetAttempts } from './forget-attempts.ts';
