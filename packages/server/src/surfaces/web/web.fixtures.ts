import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import { TOTP } from 'otpauth';
import type { Answer, World } from '../../testing/index.ts';

export const MARK = { 'x-sitekeeper': 'web' };

/** A request of the dashboard's pages. `headers` as `signIn` gives them. */
export function ask(
  world: World,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: unknown,
  headers: Record<string, string> = MARK,
): Promise<Answer> {
  const given = body === undefined ? {} : { body };
  return world.request(`/web${path}`, { method, auth: '', headers, ...given });
}

/** What an authenticator app shows at an instant. */
export function codeOf(secret: string, at: number): string {
  return new TOTP({ secret, algorithm: 'SHA1', digits: 6, period: 30 }).generate({ timestamp: at });
}

const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();
const PRESENT_AND_VERIFIED = 0x05;
const WITH_KEY = 0x40;

/** An authenticator with one ES256 passkey, answering as a browser passes it on. Source: WebAuthn Level 3, §6. */
export class SoftAuthenticator {
  readonly id = base64url(randomBytes(16));
  readonly #private: KeyObject;
  readonly #cose: Uint8Array;
  counter = 0;
  /** Without user verification where 0x01. */
  flags = PRESENT_AND_VERIFIED;

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#private = privateKey;
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
    this.#cose = isoCBOR.encode(key);
  }

  register(options: { challenge: string; rp: { id: string } }, origin: string) {
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.from([0, id.length]);
    const attested = Buffer.concat([Buffer.alloc(16), length, id, this.#cose]);
    const authData = Buffer.concat([this.#head(options.rp.id, WITH_KEY), attested]);
    const attestation = isoCBOR.encode(
      new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]) as never,
    );
    return this.#answer({
      clientDataJSON: base64url(clientData('webauthn.create', options.challenge, origin)),
      attestationObject: base64url(attestation),
      transports: ['internal'],
    });
  }

  answer(options: { challenge: string; rpId?: string }, origin: string) {
    this.counter += 1;
    const authData = this.#head(options.rpId ?? '');
    const client = clientData('webauthn.get', options.challenge, origin);
    return this.#answer({
      clientDataJSON: base64url(client),
      authenticatorData: base64url(authData),
      signature: base64url(sign('sha256', Buffer.concat([authData, sha256(client)]), this.#private)),
    });
  }

  #head(rpId: string, more = 0): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(rpId), Buffer.from([this.flags | more]), counter]);
  }

  #answer(response: object) {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {}, response };
  }
}

function clientData(type: string, challenge: string, origin: string): string {
  return JSON.stringify({ type, challenge, origin, crossOrigin: false });
}
