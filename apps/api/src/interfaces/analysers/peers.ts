import { BlockList, isIP } from 'node:net';

/** An IPv4 address as mapped into IPv6 by a socket that listens on both. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Whether an address is the permitted one, or in the permitted network: `10.0.0.0/24`. */
export function isPeer(permitted: string, address: string): boolean {
  const [network = '', prefix] = permitted.split('/');
  const own = plain(address);
  if (isIP(network) === 0 || isIP(own) === 0) return false;
  const list = new BlockList();
  if (prefix === undefined) list.addAddress(network, familyOf(network));
  else list.addSubnet(network, Number(prefix), familyOf(network));
  return list.check(own, familyOf(own));
}
