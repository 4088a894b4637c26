import { setPasswordCost } from '../features/users/passwords/password-cost.ts';

/** As a set-up file of vitest, or imported by a test process: makes a sign-in take 3 ms of CPU time instead of 300. */
export const CHEAP = { N: 1024, r: 8, p: 1 };

setPasswordCost(CHEAP);
