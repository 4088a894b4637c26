import type { ConnectorCall } from '../call.ts';
import type { SigningKey } from '../signing/keys.ts';
import { DEFAULT_ALGORITHM, type SignAlgorithm, sign, signAsync } from '../signing/sign.ts';
import { encodeForm, type FormFields } from './form.ts';

/** Sent as `mainwpver` everywhere; the connector only asks whether it is at least 5.3, in `register` (docs/wire/signatures.md#signed-requests). */
export const PROTOCOL_VERSION = '6.1';

export interface SignedEnvelope {
  /** Login of an administrator of the site. Undefined only for the diagnosis of code-less errors (docs/wire/transport.md#failures). */
  user: string | undefined;
  /** Random text: 32 hex digits from a CSPRNG. No tags, no `%XX`, no edge or double spaces (docs/wire/signatures.md#signed-requests). */
  nonce: string;
  privateKey: SigningKey;
  /** The connector is to verify with its own library, because PHP has no OpenSSL (docs/wire/signatures.md#without-openssl). */
  forLibrary?: boolean | undefined;
  /** Default: SHA-256. */
  algorithm?: SignAlgorithm | undefined;
  protocolVersion?: string;
  /** Further envelope fields, such as `alt_user`. The call's own fields win over them. */
  extra?: FormFields;
}

export interface UnsignedEnvelope {
  user?: string;
  protocolVersion?: string;
}

/** The whole form body of a signed call, signed as `signAsync` does. A bearer credential: never log it (docs/wire/README.md#facts). */
export async function signedForm<Args>(
  call: Pick<ConnectorCall<Args, unknown>, 'name' | 'fields'>,
  args: Args,
  envelope: SignedEnvelope,
): Promise<string> {
  const { nonce, privateKey, forLibrary, algorithm } = envelope;
  const signature = await signAsync({ fn: call.name, nonce, privateKey, forLibrary, algorithm });
  return signedBody(call.name, call.fields(args), envelope, signature);
}

/** The same as `signedForm`, signed on this thread. */
export function signedFormSync<Args>(
  call: Pick<ConnectorCall<Args, unknown>, 'name' | 'fields'>,
  args: Args,
  envelope: SignedEnvelope,
): string {
  const { nonce, privateKey, forLibrary, algorithm } = envelope;
  const signature = sign({ fn: call.name, nonce, privateKey, forLibrary, algorithm });
  return signedBody(call.name, call.fields(args), envelope, signature);
}

/** The form body of `register` and of the probe; neither is signed (docs/wire/connection.md#probe, docs/wire/connection.md#registration). */
export function unsignedForm<Args>(
  call: Pick<ConnectorCall<Args, unknown>, 'name' | 'fields'>,
  args: Args,
  envelope: UnsignedEnvelope = {},
): string {
  const head = {
    user: envelope.user,
    function: call.name,
    mainwpver: envelope.protocolVersion ?? PROTOCOL_VERSION,
  };
  return encodeForm({ ...head, ...call.fields(args), function: call.name });
}

function signedBody(fn: string, fields: FormFields, envelope: SignedEnvelope, signature: string): string {
  const head = {
    user: envelope.user,
    function: fn,
    nonce: envelope.nonce,
    mainwpver: envelope.protocolVersion ?? PROTOCOL_VERSION,
    sign_algo: envelope.algorithm ?? DEFAULT_ALGORITHM,
    verifylib: envelope.forLibrary ? 1 : undefined,
    mainwpsignature: signature,
  };
  // Spread twice: the first keeps the envelope in front, the second keeps it from being overwritten by a call.
  return encodeForm({ ...head, ...envelope.extra, ...fields, ...head });
}
