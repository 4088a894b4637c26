import { pictureFacts } from '../../kernel/picture-facts.ts';
import type { Logo } from './branding.ts';

export const LOGO_MOST_BYTES = 200_000;
/** More pixels than a print of it can show, and a small file can hold very many: they would fill a printer's memory. */
export const LOGO_MOST_PIXELS = 4000;

export type LogoFault = 'not_base64' | 'too_large' | 'not_a_picture' | 'too_many_pixels';

/** Reads what the bytes of a picture say about it, whatever it is called. */
export function readLogo(base64: string): Logo | LogoFault {
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(base64) || base64.length % 4 !== 0) return 'not_base64';
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > LOGO_MOST_BYTES) return 'too_large';
  const found = pictureFacts(bytes);
  if (found === undefined || found.width === 0 || found.height === 0) return 'not_a_picture';
  if (Math.max(found.width, found.height) > LOGO_MOST_PIXELS) return 'too_many_pixels';
  return { base64: bytes.toString('base64'), ...found };
}
