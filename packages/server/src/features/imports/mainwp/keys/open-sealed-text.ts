import { createDecipheriv } from 'node:crypto';
import { isKeyFileName, type KeyFiles } from './key-files.ts';

const MARK = '__mwpenc__:';
const NONCE_BYTES = 16;
const TAG_BYTES = 16;
const KEY_BYTES = 32;

/** A text that may be in clear, may have been opened, or can't be, because of its file or its contents. */
export type OpenedText =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'file-missing' }
  | { readonly kind: 'unreadable' };

/** Opens what releases since 6.1 seal; rows that were not saved since are in clear, and only the mark tells them apart. */
export async function openSealedText(value: string, files: KeyFiles): Promise<OpenedText> {
  if (!value.startsWith(MARK)) return { kind: 'text', text: value };
  const envelope = parseEnvelope(value.slice(MARK.length));
  if (envelope === undefined) return { kind: 'unreadable' };
  const key = await files.read(envelope.fileKey);
  if (key === undefined) return { kind: 'file-missing' };
  const text = decryptText(envelope.sealed, key);
  return text === undefined ? { kind: 'unreadable' } : { kind: 'text', text };
}

function parseEnvelope(json: string): { sealed: Buffer; fileKey: string } | undefined {
  try {
    const { encrypted_val, file_key } = JSON.parse(json) as Record<string, unknown>;
    if (typeof encrypted_val !== 'string' || typeof file_key !== 'string' || !isKeyFileName(file_key)) return undefined;
    return { sealed: Buffer.from(encrypted_val, 'base64'), fileKey: file_key };
  } catch {
    return undefined;
  }
}

/** AES-256-GCM: nonce, ciphertext, tag. @returns undefined if it was sealed with another key, or changed. */
export function decryptText(sealed: Buffer, key: Buffer): string | undefined {
  if (key.length !== KEY_BYTES || sealed.length < NONCE_BYTES + TAG_BYTES) return undefined;
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from('authentication_data'));
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  try {
    const text = decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
