import { isIPv6 } from "node:net";

import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";

/** Hex groups of an IPv6 address that belong to one household or machine; the rest it chooses itself. */
const NETWORK_GROUPS = 4;

/** The network of an IPv6 address: its first 64 bits. */
function networkOf(address: string): string {
  const [head = "", tail] = address.split("::");
  const before = head.split(":").filter(Boolean);
  const after = (tail ?? "").split(":").filter(Boolean);
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - before.length - after.length }, () => "0");
  return [...before, ...zeros, ...after]
    .slice(0, NETWORK_GROUPS)
    .map((group) => group.replace(/^0+(?=.)/, "").toLowerCase())
    .join(":");
}

/** One text for each sender: the IPv4 address, or the IPv6 network. */
function senderOf(address: string): string {
  const plain = address.trim().replace(/^::ffff:(?=\d+\.)/i, "");
  return isIPv6(plain) ? networkOf(plain) : plain;
}

/**
 * Whom a request comes from, for counting: the other end of the connection or, behind proxies that the shop's owner has put
 * before it, whom the outermost of them names in X-Forwarded-For. Null for a request that was made in this process.
 */
export function clientAddress(context: Context, trustedProxies: number): string | null {
  if (!Object.hasOwn(Object(context.env), "incoming")) return null;
  const { address } = getConnInfo(context).remote;
  const forwarded = (context.req.header("x-forwarded-for") ?? "").split(",").filter(Boolean);
  const named = trustedProxies > 0 ? forwarded.at(-Math.min(trustedProxies, forwarded.length)) : undefined;
  const sender = named ?? address;
  return sender === undefined ? null : senderOf(sender);
}
