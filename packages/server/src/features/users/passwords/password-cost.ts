export interface PasswordCost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/** OWASP's recommendation that needs 32 MB: N = 2^15, r = 8, p = 3. */
const RECOMMENDED: PasswordCost = { N: 32_768, r: 8, p: 3 };
let current = RECOMMENDED;

/** The cost of deriving a key from a password. */
export function passwordCost(): PasswordCost {
  return current;
}

/** Only tests call this: they sign in thousands of times. Without an argument the recommended cost applies again. */
export function setPasswordCost(cost: PasswordCost = RECOMMENDED): void {
  current = cost;
}
