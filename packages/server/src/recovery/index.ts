export type { BackupHeader } from './backup/format.ts';
export { type BackupMade, type BackupOptions, makeBackup } from './backup/make-backup.ts';
export { dailyBackups } from './daily/back-up-daily.ts';
export { examineSite } from './doctor/examine-site.ts';
export { type Finding, type Verdict, worstOf } from './doctor/finding.ts';
export { type DoctorOptions, runDoctor } from './doctor/run-doctor.ts';
export { RecoveryError } from './recovery-error.ts';
export { checkBackup, type Restored, type RestoreOptions, restoreBackup } from './restore/restore-backup.ts';
export type { Settled } from './restore/settle-restored.ts';
