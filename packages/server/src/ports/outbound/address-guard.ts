import ipaddr from 'ipaddr.js';

/** Decides which IP addresses may be connected to. */
export interface AddressGuard {
  allows(address: string): boolean;
}

/**
 * Refuses every address that is not public unicast (loopback, private, link-local, metadata, multicast, reserved …)
 * unless it lies in a listed network.
 * @param allowPrivate Networks in CIDR form or single addresses, separated by commas; `all` lifts the guard.
 * @throws Error naming the entry that is not a network.
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
      if (isPublic(ip)) return true;
      return networks.some(([base, bits]) => base.kind() === ip.kind() && ip.match(base, bits));
    },
  };
}

const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');
/** A public address, but answered by the host of the virtual machine: metadata and secrets of Azure. */
const CLOUD_HOST = '168.63.129.16';

/**
 * The ranges of IPv6 are a list of exceptions; only 2000::/3 is allocated; the rest (::7f00:1 …) must not be reached.
 */
function isPublic(ip: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  if (ip.range() !== 'unicast') return false;
  return ip instanceof ipaddr.IPv6 ? ip.match(GLOBAL_IPV6) : ip.toString() !== CLOUD_HOST;
}

function network(entry: string): [ipaddr.IPv4 | ipaddr.IPv6, number] {
  try {
    if (entry.includes('/')) return ipaddr.parseCIDR(entry);
    const address = ipaddr.parse(entry);
    return [address, address.kind() === 'ipv4' ? 32 : 128];
  } catch (cause) {
    throw new Error(
      `outbound.allow_private: "${entry}" is not a network. Use a network such as 192.168.0.0/16 or 127.0.0.0/8, or all.`,
      { cause },
    );
  }
}
