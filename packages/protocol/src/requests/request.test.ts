import { createPrivateKey } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import vector from '../../vectors/signature.json' with { type: 'json' };
import { disconnect, newAdminPassword, probe } from '../messages/index.ts';
import { encodeFormText, parseForm } from './form.ts';
import { signedForm, signedFormSync, unsignedForm } from './request.ts';

const privateKey = createPrivateKey({ key: vector.privateJwk, format: 'jwk' });
const envelope = { user: 'admin', nonce: vector.nonce, privateKey };
const bareStats = { name: 'stats', fields: () => ({}) };

describe('signedForm', () => {
  it('writes the golden body', async () => {
    const golden = vector.body.fields + encodeFormText(vector.signatures[7]);
    await expect(signedForm(bareStats, {}, envelope)).resolves.toBe(golden);
    expect(signedFormSync(bareStats, {}, envelope)).toBe(golden);
  });

  it('does not let a call overwrite the envelope', async () => {
    const sly = { name: 'stats', fields: () => ({ user: 'mallory', nonce: '1', function: 'upgrade', more: 'x' }) };
    const form = parseForm(await signedForm(sly, {}, envelope));
    expect(form).toMatchObject({ user: 'admin', nonce: '4711', function: 'stats', more: 'x' });
  });

  it('requests the bundled library if PHP has no OpenSSL', async () => {
    const form = parseForm(await signedForm(bareStats, {}, { ...envelope, forLibrary: true }));
    expect(form).toMatchObject({ verifylib: '1', sign_algo: '7' });
    expect(parseForm(await signedForm(bareStats, {}, envelope))).not.toHaveProperty('verifylib');
  });

  it('can omit the user for a diagnosis and add envelope fields', async () => {
    const form = parseForm(
      await signedForm(disconnect, {}, { ...envelope, user: undefined, extra: { alt_user: 'b' } }),
    );
    expect(Object.keys(form)).not.toContain('user');
    expect(form.alt_user).toBe('b');
  });

  it('contains the fields of the call', async () => {
    const form = parseForm(await signedForm(newAdminPassword, { password: 'p' }, envelope));
    expect(form).toMatchObject({ function: 'newadminpassword', new_password: 'cA==' });
  });
});

describe('unsignedForm', () => {
  it('contains no signature', () => {
    expect(unsignedForm(probe, {}, { user: 'admin' })).toBe('user=admin&function=stats&mainwpver=6.1');
  });
});
