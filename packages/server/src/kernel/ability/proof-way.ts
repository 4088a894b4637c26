/** What proves a user again: what signs that user in, and nothing less. */
export type ProofWay = 'password' | 'password_and_code' | 'passkey';
