export { type Claim, claimRequest, type KeptAnswer, SEALED_REQUESTS } from './claim.ts';
export { deleteExpiredRequests } from './delete-expired.ts';
