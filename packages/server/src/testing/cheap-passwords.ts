import type { PasswordCost } from '../kernel/password-cost.ts';

/** Tests sign in thousands of times: each takes no time instead of 300 ms of a processor. */
export const CHEAP_PASSWORDS: PasswordCost = { N: 16, r: 8, p: 1 };
