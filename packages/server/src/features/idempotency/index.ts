export { type Claim, claimRequest, type KeptAnswer } from './claim.ts';
export { deleteExpiredRequests } from './delete-expired.ts';
