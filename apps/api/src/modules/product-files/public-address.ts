import { lookup as resolve } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";

/** Addresses that no link may lead to: of this machine, of private networks and of special use (RFC 6890). */
const inner = new BlockList();
for (const [network, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
] as const) {
  inner.addSubnet(network, prefix, "ipv4");
}
/** Of IPv6 only global unicast addresses are public, and of those not the ones that embed or tunnel others. */
const globalUnicast = new BlockList();
globalUnicast.addSubnet("2000::", 3, "ipv6");
for (const [network, prefix] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const) {
  inner.addSubnet(network, prefix, "ipv6");
}

/** Whether an IP address is one of the public internet. */
export const isPublicAddress = (address: string): boolean =>
  isIP(address) === 6
    ? globalUnicast.check(address, "ipv6") && !inner.check(address, "ipv6")
    : isIP(address) === 4 && !inner.check(address, "ipv4");

/** Code of the error of a host whose address is not public. */
export const PRIVATE_ADDRESS = "EPRIVATE";

const refusal = (host: string): Error =>
  Object.assign(new Error(`${host} is no public address.`), { code: PRIVATE_ADDRESS });

/** Throws where a host is an IP address that is not public: a connection to such a one asks for no {@link publicLookup}. */
export function refusePrivateHost(host: string): void {
  const bare = host.replace(/^\[|\]$/g, "");
  if (isIP(bare) !== 0 && !isPublicAddress(bare)) throw refusal(host);
}

/**
 * Resolves a host for the connection that is made, so that no second answer of its name server can lead elsewhere; refuses one with any
 * address that is not public.
 */
export const publicLookup: LookupFunction = (host, options, callback) => {
  resolve(host, { ...options, all: true }, (error, addresses) => {
    if (error) callback(error, "");
    else if (addresses.length === 0 || !addresses.every(({ address }) => isPublicAddress(address))) {
      callback(refusal(host), "");
    } else if (options.all) callback(null, addresses);
    else callback(null, addresses[0]?.address ?? "", addresses[0]?.family);
  });
};
