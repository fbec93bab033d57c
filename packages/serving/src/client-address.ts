import { isIP, isIPv6 } from "node:net";

import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";

import { isOverNetwork } from "./over-network.ts";

/** Hex groups of an IPv6 /64 network: one household or machine, which chooses the rest of its addresses itself. */
const NETWORK_GROUPS = 4;
/** Hex groups of an IPv6 /48 network: the largest that providers assign to one customer. */
const SITE_GROUPS = 3;

/** An IPv4 address with a port, or an IPv6 address in brackets with or without one, as some proxies write them. */
const WITH_PORT = /^(?:(?<ipv4>[\d.]+):\d+|\[(?<ipv6>[^\]]+)\](?::\d+)?)$/;

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

/** Identifies a sender by its IPv4 address or IPv6 network; undefined for text that is no address. */
function senderOf(text: string): string | undefined {
  const { ipv4, ipv6 } = WITH_PORT.exec(text.trim())?.groups ?? {};
  const plain = (ipv4 ?? ipv6 ?? text).trim().replace(/^::ffff:(?=\d+\.)/i, "");
  if (isIPv6(plain)) return networkOf(plain);
  return isIP(plain) === 0 ? undefined : plain;
}

/**
 * The sender of a request, for rate limits: the remote address of the connection or, behind trusted proxies, the address that
 * the outermost of them added to X-Forwarded-For. Null for a request in process.
 */
export function clientAddress(context: Context, trustedProxies: number): string | null {
  if (!isOverNetwork(context)) return null;
  const { address = "" } = getConnInfo(context).remote;
  const forwarded = (context.req.header("x-forwarded-for") ?? "").split(",").filter(Boolean);
  const client = trustedProxies > 0 ? forwarded.at(-Math.min(trustedProxies, forwarded.length)) : undefined;
  return senderOf(client ?? "") ?? senderOf(address) ?? null;
}

/** The site of a sender, whose addresses one customer can switch between: the IPv4 address, or the first 48 bits of an IPv6 network. */
export const siteOf = (sender: string | null): string =>
  (sender ?? "").split(":").slice(0, SITE_GROUPS).join(":");
