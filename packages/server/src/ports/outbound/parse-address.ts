import { OutboundError } from './port.ts';

/** @throws OutboundError bad_address unless the address is http or https, without credentials. */
export function parseAddress(text: string): URL {
  const url = URL.parse(text);
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:')) {
    throw new OutboundError('bad_address', 'The address must begin with http:// or https://.', { sent: false });
  }
  if (url.username !== '' || url.password !== '') {
    throw new OutboundError('bad_address', 'The address must not contain a user name or password.', { sent: false });
  }
  return url;
}
