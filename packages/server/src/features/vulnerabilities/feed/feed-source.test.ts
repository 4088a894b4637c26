import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { memorySecrets } from '../../../ports/secrets/memory-secrets.ts';
import { readSettings } from '../../../settings.ts';
import { feedKey } from './feed-source.ts';

it('says that the file of the key is in another encoding than UTF-8, as editors of Windows write it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sitekeeper-feed-key-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'key');
  const settings = readSettings({ SITEKEEPER_VULNERABILITY_FEED_KEY_FILE: file });
  const key = () => feedKey({ settings, secrets: memorySecrets() }, { source: '', sealed_key: null }, 'environment');
  writeFileSync(file, Buffer.from('\ufeffsecret\r\n', 'utf16le'));
  await expect(key()).rejects.toThrow(
    'The file named by SITEKEEPER_VULNERABILITY_FEED_KEY_FILE is not in UTF-8. Save it in UTF-8.',
  );
  writeFileSync(file, '\ufeffsecret\r\n');
  expect(await key()).toBe('secret');
});
