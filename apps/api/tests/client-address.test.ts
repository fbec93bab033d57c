import { Hono } from "hono";
import { describe, expect, test } from "vitest";

import { clientAddress } from "../src/http/client-address.ts";

async function senderOf(
  remoteAddress: string | null,
  { forwarded, proxies = 0 }: { forwarded?: string; proxies?: number } = {},
): Promise<unknown> {
  const app = new Hono();
  app.get("/", (context) => Response.json({ sender: clientAddress(context, proxies) }));
  const env = remoteAddress === null ? undefined : { incoming: { socket: { remoteAddress } } };
  const headers = forwarded === undefined ? {} : { "x-forwarded-for": forwarded };
  const { sender }: { sender?: unknown } = await (await app.request("/", { headers }, env)).json();
  return sender;
}

describe("whom a request comes from", () => {
  test("a request of this process comes from nobody", async () => {
    expect(await senderOf(null, { forwarded: "203.0.113.1", proxies: 1 })).toBeNull();
  });

  test("a header that anybody can write is not believed", async () => {
    expect(await senderOf("203.0.113.1", { forwarded: "198.51.100.7" })).toBe("203.0.113.1");
  });

  test("behind proxies it is whom the outermost of them names", async () => {
    const forwarded = "6.6.6.6, 198.51.100.7, 10.0.0.2";
    expect(await senderOf("10.0.0.1", { forwarded, proxies: 2 })).toBe("198.51.100.7");
    expect(await senderOf("10.0.0.1", { forwarded: "198.51.100.7", proxies: 1 })).toBe("198.51.100.7");
    expect(await senderOf("10.0.0.1", { proxies: 1 })).toBe("10.0.0.1");
  });

  test("an IPv4 address in IPv6 form is the same one", async () => {
    expect(await senderOf("::ffff:203.0.113.1")).toBe("203.0.113.1");
  });

  test("an IPv6 network is one sender", async () => {
    expect(await senderOf("2001:db8:1:2:3:4:5:6")).toBe(await senderOf("2001:DB8:1:02::9"));
    expect(await senderOf("2001:db8:1:2::1")).not.toBe(await senderOf("2001:db8:1:3::1"));
    expect(await senderOf("::1")).toBe("0:0:0:0");
  });
});
