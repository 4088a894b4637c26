import { openAsBlob } from 'node:fs';
import { access, constants } from 'node:fs/promises';
import { basename } from 'node:path';
import { keyFilesToSend, unreadableFile } from '@sitekeeper/server';
import { UsageError } from '../../failure.ts';

export interface MainwpFormOptions {
  readonly dump?: string;
  readonly keys?: string;
  readonly prefix?: string;
  readonly dryRun?: true;
}

/**
 * What is sent to a server to plan the move: fields, then keys, then the dump, which is read while it is sent.
 * @throws UsageError, UnreadableImport
 */
export async function mainwpForm({ dump, keys, prefix, dryRun }: MainwpFormOptions): Promise<FormData> {
  if (dump === undefined || dump === '-') {
    throw new UsageError(
      'A server can only be sent a file: give --dump FILE, or run this on the machine of the server with --local.',
    );
  }
  const form = new FormData();
  if (prefix !== undefined) form.append('prefix', prefix);
  if (dryRun) form.append('dry_run', 'true');
  if (keys !== undefined) {
    for await (const { name, bytes } of keyFilesToSend(keys))
      form.append('keys', new Blob([new Uint8Array(bytes)]), name);
  }
  form.append('dump', await blobOf(dump), basename(dump));
  return form;
}

async function blobOf(path: string): Promise<Blob> {
  try {
    await access(path, constants.R_OK);
    return await openAsBlob(path);
  } catch (error) {
    throw unreadableFile(path, error);
  }
}
