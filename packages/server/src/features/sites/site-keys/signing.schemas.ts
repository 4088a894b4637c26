import { Type } from 'typebox';

export const tryP256Schema = Type.Optional(
  Type.Boolean({
    default: false,
    description:
      'Try P-256 although the site did not verify it in the last 90 days, for example after OpenSSL was added to its host. A site that still does not verify it gets an RSA key again.',
  }),
);

export const signingSchema = Type.String({
  enum: ['p256', 'rsa', 'rsa_library', 'rsa_sha1'],
  description:
    'Kind of key of the site: p256, or rsa where PHP of the site cannot verify that; rsa_library where it has no OpenSSL at all; rsa_sha1 while the site is shared with a dashboard that signs with SHA-1.',
});
