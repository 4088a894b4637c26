export { Attempts } from './attempts.ts';
export { type Count, type Counted, isCurrent, type Limit, leftMs } from './counter.ts';
export { forgetAttempts } from './forget-attempts.ts';
