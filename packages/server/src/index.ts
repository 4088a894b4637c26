export { openApp } from './app.ts';
export type { Application, AppParts } from './application.ts';
export { ALL_ABILITIES, catalogue, JOB_TYPES } from './catalogue.ts';
export { type AuditVerification, type ExportedAuditHead, verifyAudit } from './features/audit/index.ts';
export { EVENT_GROUPS } from './features/events/index.ts';
export {
  bytesOfFile,
  keyFilesToSend,
  type MainwpSource,
  type MovePlan,
  planMainwp,
  readMainwp,
  storedPlanOf,
  storeImport,
  UnreadableImport,
  unreadableFile,
} from './features/imports/index.ts';
export { createApiKey, KEY_PERMISSIONS, type KeyPermission } from './features/keys/index.ts';
export { insertMissingMonitors, MonitorWatch, rollUpMonitors } from './features/monitors/index.ts';
export { IMPORT_COLUMNS, MOST_IMPORT_ROWS } from './features/site-users/index.ts';
export {
  createUser,
  normaliseUserName,
  requireGoodPassword,
  selectUserByName,
  selectUserCount,
  setPassword,
} from './features/users/index.ts';
export { execute } from './kernel/ability/execute.ts';
export { parseInput } from './kernel/ability/validate.ts';
export type { Actor, Ctx, Role, Services } from './kernel/context.ts';
export { AppError, wireCode } from './kernel/errors.ts';
export { asProcessError } from './kernel/process/process-fault.ts';
export { isLive } from './live-settings.ts';
export { makeLog } from './log.ts';
export { originOf, portOf } from './origin.ts';
export {
  type BackupHeader,
  type BackupMade,
  checkBackup,
  type ExportManifest,
  examineSite,
  type Finding,
  hasPassword,
  keyFileIn,
  makeBackup,
  makeExport,
  mayBeNew,
  moveStore,
  NEWEST_LEVEL,
  nameOfPlace,
  placeOf,
  RecoveryError,
  type Restored,
  restoreBackup,
  runDoctor,
  type StoreMoved,
  storeFile,
  type Verdict,
  whyStoreUnusable,
  worstOf,
} from './recovery/index.ts';
export { SEALED_VALUES } from './sealed-values.ts';
export { type RunningServer, type ServeParts, serve } from './serve.ts';
export { readSettings, SETTINGS, type SettingKey, type Settings } from './settings.ts';
export { coerce } from './surfaces/abilities/coerce.ts';
export { type DialectAbility, dialectMethodOf } from './surfaces/mainwp/abilities/dialect-ability.ts';
export { DIALECT_ABILITIES } from './surfaces/mainwp/abilities/table.ts';
export { NOT_THERE } from './surfaces/mainwp/rest/not-there.ts';
export { DIALECT_LINES } from './surfaces/mainwp/rest/table.ts';
export { type Forward, type Forwarded, loadMcpStdio, type StdioEnds, toolsetsIn } from './surfaces/mcp/index.ts';
export { makeDocument, type OpenApiDocument, type Operation, type Schema, VERSION } from './surfaces/openapi/index.ts';
export { CALLS as V1_CALLS } from './surfaces/rest-v1/calls.ts';
export { type RunningWorker, workAlone } from './work-alone.ts';
