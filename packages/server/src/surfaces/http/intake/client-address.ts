import { BlockList, isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

const REMEMBERED = 1000;

/** What follows from an address, which comes with many requests, is found out once. */
function remembered<T>(find: (address: string) => T): (address: string) => T {
  const known = new Map<string, T>();
  return address => {
    if (known.has(address)) return known.get(address) as T;
    if (known.size >= REMEMBERED) known.clear();
    const found = find(address);
    known.set(address, found);
    return found;
  };
}

/** Whoever has one IPv6 address usually has the whole /64. */
export const addressKey = remembered(keyOf);

function keyOf(ip: string): string {
  if (isIP(ip) === 0) return ip;
  const address = ipaddr.process(ip);
  return address instanceof ipaddr.IPv6 ? address.parts.slice(0, 4).join(':') : address.toString();
}

export const isLoopback = remembered(address => isIP(address) !== 0 && ipaddr.process(address).range() === 'loopback');

/**
 * Addresses that may stand for many clients: this machine, where a proxy may run, and the trusted proxies.
 * @param trustProxy Addresses and networks, separated by commas.
 */
export function sharedAddresses(trustProxy: string): (address: string) => boolean {
  const proxies = new BlockList();
  for (const one of trustProxy.split(',').filter(text => text.trim() !== '')) {
    const [address = '', bits] = one.trim().split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) proxies.addAddress(address, family);
    else proxies.addSubnet(address, Number(bits), family);
  }
  return remembered(given => {
    if (isIP(given) === 0) return false;
    const address = ipaddr.process(given);
    return isLoopback(given) || proxies.check(address.toString(), address.kind());
  });
}
