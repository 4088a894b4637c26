import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { AppError, type Violation } from '../../kernel/errors.ts';

type Network = [ipaddr.IPv4 | ipaddr.IPv6, number];
const MAPPED_BITS = 96;

/**
 * Addresses and networks in the stored form: without duplicates, IPv4 in IPv6 notation as IPv4, a network by its first
 * address. @throws AppError ability_invalid_input naming each invalid entry.
 */
export function normaliseAddresses(given: readonly string[]): string[] {
  const read = given.map(text => networkOf(text));
  const errors = read.flatMap((network, index): Violation[] =>
    network === undefined ? [{ path: `input.addresses[${index}]`, message: EXPECTED, reason: 'network_address' }] : [],
  );
  if (errors.length > 0) {
    const names = errors.map(({ path }) => path.slice('input.'.length)).join(', ');
    throw new AppError('ability_invalid_input', `The input is not valid: ${names} ${EXPECTED}.`, { errors });
  }
  return [...new Set(read.map(network => textOf(network as Network)))];
}

const EXPECTED = 'must be an IP address or a network, such as 203.0.113.7, 203.0.113.0/24 or 2001:db8::/32';

/** Whether the address of a caller is allowed. @param allowed In the stored form; an empty list allows all addresses. */
export function isAllowedAddress(allowed: readonly string[], address: string): boolean {
  if (allowed.length === 0) return true;
  if (isIP(address) === 0) return false;
  const caller = ipaddr.process(address);
  return allowed.some(text => {
    const [network, bits] = networkOf(text) as Network;
    return network.kind() === caller.kind() && caller.match([network, bits] as [ipaddr.IPv4, number]);
  });
}

/** Accepts only plain notations: programs disagree about short, octal and hexadecimal ones. */
function networkOf(text: string): Network | undefined {
  const [address = '', bits, ...rest] = text.trim().split('/');
  if (isIP(address) === 0 || address.includes('%') || rest.length > 0) return undefined;
  const parsed = ipaddr.parse(address);
  const most = parsed.kind() === 'ipv4' ? 32 : 128;
  const length = bits === undefined ? most : /^\d{1,3}$/.test(bits) ? Number(bits) : Number.NaN;
  if (!(length <= most)) return undefined;
  if (parsed instanceof ipaddr.IPv6 && parsed.isIPv4MappedAddress() && length >= MAPPED_BITS) {
    return [parsed.toIPv4Address(), length - MAPPED_BITS];
  }
  return [parsed, length];
}

function textOf([address, bits]: Network): string {
  const [whole, kind] = address.kind() === 'ipv4' ? [32, ipaddr.IPv4] : [128, ipaddr.IPv6];
  if (bits === whole) return address.toString();
  return `${kind.networkAddressFromCIDR(`${address.toString()}/${bits}`).toString()}/${bits}`;
}
