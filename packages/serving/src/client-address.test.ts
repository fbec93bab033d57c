import { Hono } from "hono";
import { describe, expect, test } from "vitest";

import { clientAddress } from "./client-address.ts";

async function senderOf(
  remoteAddress: string | null,
  { forwarded, proxies = 0 }: { forwarded?: string; proxies?: number } = {},
): Promise<unknown> {
  const app = new Hono();
  app.get("/", (context) => Response.json(clientAddress(context, proxies)));
  const env = remoteAddress === null ? undefined : { incoming: { socket: { remoteAddress } } };
  const headers = forwarded === undefined ? {} : { "x-forwarded-for": forwarded };
  return (await app.request("/", { headers }, env)).json();
}

describe("the sender of a request", () => {
  test("a request in process has no sender", async () => {
    expect(await senderOf(null, { forwarded: "203.0.113.1", proxies: 1 })).toBeNull();
  });

  test("X-Forwarded-For is ignored without trusted proxies", async () => {
    expect(await senderOf("203.0.113.1", { forwarded: "198.51.100.7" })).toBe("203.0.113.1");
  });

  test("behind proxies it is the address that the outermost one forwards", async () => {
    const forwarded = "6.6.6.6, 198.51.100.7, 10.0.0.2";
    expect(await senderOf("10.0.0.1", { forwarded, proxies: 2 })).toBe("198.51.100.7");
    expect(await senderOf("10.0.0.1", { forwarded: "198.51.100.7", proxies: 1 })).toBe("198.51.100.7");
    expect(await senderOf("10.0.0.1", { proxies: 1 })).toBe("10.0.0.1");
  });

  test("an IPv4-mapped IPv6 address equals its IPv4 address", async () => {
    expect(await senderOf("::ffff:203.0.113.1")).toBe("203.0.113.1");
  });

  test("the port of a forwarded address is removed", async () => {
    for (const [forwarded, sender] of [
      ["198.51.100.7:51324", "198.51.100.7"],
      ["[2001:db8:1:2::9]:443", "2001:db8:1:2"],
      ["[2001:db8:1:2::9]", "2001:db8:1:2"],
      ["::ffff:198.51.100.7", "198.51.100.7"],
    ] as const) {
      expect(await senderOf("10.0.0.1", { forwarded, proxies: 1 })).toBe(sender);
    }
  });

  test.for(["unknown", "_hidden", "1.2.3.4.5", ":80", "[]:80", "x".repeat(60)])(
    "an invalid forwarded address is ignored: '%s'",
    async (forwarded) => {
      expect(await senderOf("10.0.0.1", { forwarded, proxies: 1 })).toBe("10.0.0.1");
    },
  );

  test("an IPv6 network is one sender", async () => {
    expect(await senderOf("2001:db8:1:2:3:4:5:6")).toBe(await senderOf("2001:DB8:1:02::9"));
    expect(await senderOf("2001:db8:1:2::1")).not.toBe(await senderOf("2001:db8:1:3::1"));
    expect(await senderOf("::1")).toBe("0:0:0:0");
  });
});
