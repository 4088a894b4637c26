import type { ReadFile } from './read-file.ts';

/** The file whose import continues as a job, only in the memory of this tab: its passwords are kept nowhere else. */
let recent: { readonly jobId: string; readonly read: ReadFile } | undefined;

export function rememberFile(jobId: string, read: ReadFile): void {
  recent = { jobId, read };
}

export const rememberedFile = (jobId: string): ReadFile | undefined =>
  recent?.jobId === jobId ? recent.read : undefined;
