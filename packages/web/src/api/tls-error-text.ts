import { SPEAKS_AS_SERVER } from '../texts/language.ts';
import { textIfAny } from '../texts/text.ts';

/** What is wrong with a certificate: the server says it in English, always in the same words. */
export const tlsErrorText = (error: string): string =>
  SPEAKS_AS_SERVER ? error : (textIfAny(`said.tls.${error.toLowerCase().replace(/[^a-z]+/g, '_')}`) ?? error);
