export { endpointsOf } from './addresses/endpoint.ts';
export * from './addresses/redirect.ts';
export * from './addresses/second-url.ts';
export type { ConnectorCall } from './call.ts';
export { bothDoors } from './failures/both-doors.ts';
export { ConnectorError } from './failures/connector-error.ts';
export { type Delivery, deliveryOf, siteMayStillWork } from './failures/delivery.ts';
export * from './failures/diagnose.ts';
export type { CertificateProblem, FaultDetail, FaultKind } from './failures/fault.ts';
export * from './messages/index.ts';
export * from './programs/index.ts';
export { type ReplyFrame, readFrame, writeFrame } from './replies/frame.ts';
export { type JsonLimits, jsonOver } from './replies/json-limits.ts';
export * from './replies/reply.ts';
export { MOST_ITEMS, MOST_REPLY_BYTES, type ReplyLimits, replyLimitsOf } from './replies/reply-limits.ts';
export { pageHasText, plainText } from './replies/text.ts';
export {
  encodeForm,
  type FormFields,
  type FormTree,
  type FormTreeValue,
  type FormValue,
  parseForm,
} from './requests/form.ts';
export * from './requests/passwords.ts';
export * from './requests/request.ts';
export * from './requests/sync-data.ts';
export * from './signing/keys.ts';
export * from './signing/sign.ts';
export * from './signing/verify.ts';
