export type { BackupHeader } from './backup/format.ts';
export { type BackupMade, makeBackup } from './backup/make-backup.ts';
export { dailyBackups } from './daily/back-up-daily.ts';
export { examineSite } from './doctor/examine-site.ts';
export { type Finding, type Verdict, worstOf } from './doctor/finding.ts';
export { runDoctor } from './doctor/run-doctor.ts';
export { RecoveryError } from './recovery-error.ts';
export { checkBackup, type Restored, restoreBackup } from './restore/restore-backup.ts';
