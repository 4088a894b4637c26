import { generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** X.509 certificates made in the test itself: a small DER writer over node:crypto, ECDSA on P-256 with SHA-256. */

export interface Identity {
  readonly cert: string;
  readonly key: string;
}

export interface CertificateWish {
  /** Common name. */
  readonly name: string;
  /** Organisation. */
  readonly organisation?: string;
  /** Host names it is for; none for an authority. */
  readonly hosts?: readonly string[];
  readonly from?: Date;
  readonly to?: Date;
}

const DAY_MS = 24 * 3600_000;

export class Authority implements Identity {
  readonly cert: string;
  readonly key: string;
  readonly #name: Buffer;
  readonly #privateKey: KeyObject;

  constructor(organisation: string) {
    const { publicKey, privateKey } = newKey();
    this.#privateKey = privateKey;
    this.#name = distinguishedName('Test root', organisation);
    const wish = { name: 'Test root', organisation };
    this.cert = certificate(wish, publicKey, { name: this.#name, key: privateKey }, true);
    this.key = pem(privateKey);
  }

  issue(wish: CertificateWish): Identity {
    const { publicKey, privateKey } = newKey();
    return {
      cert: certificate(wish, publicKey, { name: this.#name, key: this.#privateKey }, false),
      key: pem(privateKey),
    };
  }
}

export function selfSigned(wish: CertificateWish): Identity {
  const { publicKey, privateKey } = newKey();
  const issuer = { name: distinguishedName(wish.name, wish.organisation), key: privateKey };
  return { cert: certificate(wish, publicKey, issuer, false), key: pem(privateKey) };
}

const newKey = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });
const pem = (key: KeyObject) => key.export({ type: 'pkcs8', format: 'pem' }).toString();

function certificate(
  { name, organisation, hosts = [], from, to }: CertificateWish,
  publicKey: KeyObject,
  issuer: { name: Buffer; key: KeyObject },
  authority: boolean,
): string {
  const algorithm = sequence(oid('1.2.840.10045.4.3.2')); // ecdsa-with-SHA256
  const now = Date.now();
  const validity = sequence(time(from ?? new Date(now - DAY_MS)), time(to ?? new Date(now + 90 * DAY_MS)));
  const names = sequence(...hosts.map(host => tagged(0x82, Buffer.from(host, 'ascii'))));
  const extensions = [
    sequence(oid('2.5.29.19'), octets(sequence(...(authority ? [tagged(0x01, Buffer.of(0xff))] : [])))),
    ...(hosts.length > 0 ? [sequence(oid('2.5.29.17'), octets(names))] : []),
  ];
  const signed = sequence(
    tagged(0xa0, integer(Buffer.of(2))), // version 3
    integer(Buffer.concat([Buffer.of(0x01), randomBytes(15)])),
    algorithm,
    issuer.name,
    validity,
    distinguishedName(name, organisation),
    publicKey.export({ type: 'spki', format: 'der' }),
    tagged(0xa3, sequence(...extensions)),
  );
  const der = sequence(signed, algorithm, tagged(0x03, Buffer.of(0), sign('sha256', signed, issuer.key)));
  const lines = der.toString('base64').match(/.{1,64}/g) ?? [];
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`;
}

function distinguishedName(common: string, organisation?: string): Buffer {
  const part = (id: string, text: string) => tagged(0x31, sequence(oid(id), tagged(0x0c, Buffer.from(text))));
  return sequence(...(organisation === undefined ? [] : [part('2.5.4.10', organisation)]), part('2.5.4.3', common));
}

/** Tag, length and content of one DER value. */
function tagged(tag: number, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const { length } = body;
  if (length < 0x80) return Buffer.concat([Buffer.of(tag, length), body]);
  return Buffer.concat([Buffer.of(tag, 0x82, length >> 8, length & 0xff), body]);
}

const sequence = (...parts: Buffer[]) => tagged(0x30, ...parts);
const octets = (content: Buffer) => tagged(0x04, content);
const integer = (bytes: Buffer) => tagged(0x02, bytes);
const time = (date: Date) => tagged(0x18, Buffer.from(`${date.toISOString().slice(0, 19).replace(/[-T:]/g, '')}Z`));

function oid(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  const base128 = (value: number): number[] =>
    value < 0x80 ? [value] : [...base128(value >> 7).map(byte => byte | 0x80), value & 0x7f];
  return tagged(0x06, Buffer.from([first * 40 + second, ...rest.flatMap(base128)]));
}
