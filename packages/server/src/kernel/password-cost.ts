/** What deriving a key from a password costs, as scrypt counts. */
export interface PasswordCost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/** OWASP's recommendation that needs 32 MB: N = 2^15, r = 8, p = 3. */
export const RECOMMENDED_COST: PasswordCost = { N: 32_768, r: 8, p: 3 };
