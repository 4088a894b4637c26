export { type Claim, claimRequest, type KeptAnswer, SEALED_REQUESTS } from './claim-request.ts';
export { deleteExpiredRequests } from './delete-expired-requests.ts';
