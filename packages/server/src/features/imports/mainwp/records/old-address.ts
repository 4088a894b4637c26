import { trimSignEnd } from '../../../../kernel/text/trim-sign.ts';
import { isTimeZone } from '../../../../kernel/time/openings.ts';
import type { WordpressOptions } from './wordpress-options.ts';

/** Where the old dashboard is, and by which texts its sites may know it. */
export interface OldAddress {
  readonly url: string;
  readonly serverTexts: readonly string[];
}

/** Under https WordPress always says https; under http it says what the request was that synced last. */
export function oldAddressOf(options: WordpressOptions): OldAddress | undefined {
  const siteurl = trimSignEnd(options.text('siteurl').trim(), '/');
  const parsed = URL.parse(siteurl);
  if (parsed === null || !/^https?:$/.test(parsed.protocol)) return undefined;
  const text = `${siteurl}/wp-admin/`;
  const other = siteurl.startsWith('http:') ? [text.replace('http:', 'https:')] : [];
  return { url: siteurl, serverTexts: [text, ...other] };
}

/** IANA name, or an offset such as `+02:00`. */
export function oldTimeZoneOf(options: WordpressOptions): string {
  const name = options.text('timezone_string').trim();
  if (name !== '' && isTimeZone(name)) return name;
  const hours = Number(options.text('gmt_offset'));
  if (!Number.isFinite(hours) || hours === 0 || Math.abs(hours) > 14) return 'UTC';
  const minutes = Math.round(Math.abs(hours) * 60);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${hours < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
