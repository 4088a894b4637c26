import ipaddr from 'ipaddr.js';

/** Decides which IP addresses may be connected to. */
export interface AddressGuard {
  allows(address: string): boolean;
}

/**
 * Refuses every address that is not public unicast (loopback, private, link-local, metadata, multicast, reserved …)
 * unless it lies in a listed network.
 * @param allowPrivate Networks in CIDR form or single addresses, separated by commas; `all` lifts the guard.
 * @throws Error naming the entry that is no network.
 */
export function addressGuard(allowPrivate: string): AddressGuard {
  const entries = allowPrivate
    .split(',')
    .map(entry => entry.trim())
    .filter(entry => entry !== '');
  if (entries.some(entry => ['all', 'true', '1', 'yes'].includes(entry.toLowerCase()))) {
    return { allows: address => ipaddr.isValid(address) };
  }
  const networks = entries.filter(entry => !['false', '0', 'no'].includes(entry.toLowerCase())).map(network);
  return {
    allows(address) {
      if (!ipaddr.isValid(address)) return false;
      const ip = ipaddr.process(address); // an IPv4-mapped IPv6 address counts as the IPv4 address it carries
      if (ip.range() === 'unicast') return true;
      return networks.some(([base, bits]) => base.kind() === ip.kind() && ip.match(base, bits));
    },
  };
}

function network(entry: string): [ipaddr.IPv4 | ipaddr.IPv6, number] {
  try {
    if (entry.includes('/')) return ipaddr.parseCIDR(entry);
    const address = ipaddr.parse(entry);
    return [address, address.kind() === 'ipv4' ? 32 : 128];
  } catch (cause) {
    throw new Error(
      `outbound.allow_private: "${entry}" is no network; write e.g. 192.168.0.0/16, 127.0.0.0/8 or all.`,
      { cause },
    );
  }
}
