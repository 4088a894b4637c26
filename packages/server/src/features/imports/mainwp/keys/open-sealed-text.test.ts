import { createDecipheriv } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sealOldText } from '../../../../testing/old-dashboard/old-key-files.ts';
import { decryptText, openSealedText } from './open-sealed-text.ts';

const FILE = `site_credential_http_pass_${'ab'.repeat(20)}`;
const files = (name: string, content: Buffer) => ({
  read: async (asked: string) => (asked === name ? content : undefined),
  close: async () => {},
});

describe('a text that the old dashboard sealed', () => {
  it('is opened with the key in its file', async () => {
    const { value, file } = sealOldText("a'b ü", FILE);
    expect(await openSealedText(value, files(file.name, file.content))).toEqual({ kind: 'text', text: "a'b ü" });
  });

  it('is opened as by PHP', () => {
    const sealed = Buffer.from('AgICAgICAgICAgICAgICAgD1MzmstkBmqpmrsBcKZWHVoKx/WnQasvA=', 'base64');
    expect(decryptText(sealed, Buffer.alloc(32, 1))).toBe('pässwort');
    const decipher = createDecipheriv('aes-256-cbc', Buffer.alloc(32, 3), Buffer.alloc(16, 4));
    const clear = decipher.update('yRPNmiTNA/ebYtUjg+sHpXS+DghUqcch+WdpSw6QpiY=', 'base64');
    expect(`${clear}${decipher.final()}`).toBe('-----BEGIN PRIVATE KEY-----\n');
  });

  it('is plain text without the mark', async () => {
    expect(await openSealedText('in clear', files('', Buffer.alloc(0)))).toEqual({ kind: 'text', text: 'in clear' });
  });

  it('is refused if a byte was changed, or with another key', async () => {
    const { value, file } = sealOldText('secret', FILE);
    const { encrypted_val, file_key } = JSON.parse(value.slice('__mwpenc__:'.length));
    const bytes = Buffer.from(encrypted_val, 'base64');
    bytes.writeUInt8(bytes.readUInt8(17) ^ 1, 17);
    const changed = `__mwpenc__:${JSON.stringify({ encrypted_val: bytes.toString('base64'), file_key })}`;
    expect(await openSealedText(changed, files(file.name, file.content))).toEqual({ kind: 'unreadable' });
    expect(await openSealedText(value, files(file.name, Buffer.alloc(32)))).toEqual({ kind: 'unreadable' });
    expect(await openSealedText(value, files(file.name, Buffer.alloc(5)))).toEqual({ kind: 'unreadable' });
    expect(await openSealedText(value, files('another', file.content))).toEqual({ kind: 'file-missing' });
  });

  // Fails if a name may lead out of the key folder.
  it.each(['../../wp-config.php', 'cookies/x', '/etc/passwd', ''])('asks for no file named %j', async name => {
    const asked: string[] = [];
    const source = { read: async (file: string) => void asked.push(file) as undefined, close: async () => {} };
    const { value } = sealOldText('secret', name);
    expect(await openSealedText(value, source)).toEqual({ kind: 'unreadable' });
    expect(asked).toEqual([]);
  });

  it.each(['__mwpenc__:', '__mwpenc__:null', '__mwpenc__:{"encrypted_val":1}'])('%j is unreadable', async value => {
    expect(await openSealedText(value, files('', Buffer.alloc(0)))).toEqual({ kind: 'unreadable' });
  });
});
