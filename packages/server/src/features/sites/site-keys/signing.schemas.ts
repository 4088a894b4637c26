import { Type } from 'typebox';

export const signingSchema = Type.String({
  enum: ['p256', 'rsa', 'rsa_library'],
  description:
    'Kind of key of the site: p256, or rsa where PHP of the site cannot verify that; rsa_library where it has no OpenSSL at all.',
});
