import { setPasswordCost } from '../features/users/passwords/password-cost.ts';

/** As a set-up file of vitest, or imported by a test process: a sign-in takes 3 ms of a processor instead of 300. */
export const CHEAP = { N: 1024, r: 8, p: 1 };

setPasswordCost(CHEAP);
