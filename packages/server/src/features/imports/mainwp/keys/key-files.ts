/** The files of an old dashboard's key folder, wherever they lie. */
export interface KeyFiles {
  /** @returns undefined if there is no such file. */
  read(name: string): Promise<Buffer | undefined>;
  close(): Promise<void>;
}

/** A key file has 3 kB, one of a text of HTTP authentication 32 bytes. */
export const MOST_KEY_FILE_BYTES = 16 * 1024;

const KEY_FILE =
  /^(?:[0-9a-f]{64}|mainwp_priv_encrypt_keys_[0-9]{1,15}|site_credential_http_(?:user|pass)_[0-9a-f]{40})$/;

/** Whether a file of this name may be one of a site. All others stay unread: sessions lie nearby. */
export function isKeyFileName(name: string): boolean {
  return KEY_FILE.test(name);
}

/** No files at all: the dump alone. */
export const NO_KEY_FILES: KeyFiles = {
  read: async () => undefined,
  close: async () => {},
};
