import { once } from "node:events";
import type { AddressInfo } from "node:net";

import { createAdaptorServer } from "@hono/node-server";
import { onTestFinished } from "vitest";

import type { TestApi } from "./test-api.ts";

/** Serves an API on a socket until the test has ended, and returns its address; requests are limited like those of one client. */
export async function onSocket(api: Pick<TestApi, "request">): Promise<string> {
  const server = createAdaptorServer({
    fetch: (request) => api.request(request.url, request, "203.0.113.40"),
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.close();
  });
  const address = server.address();
  const isBound = (value: typeof address): value is AddressInfo =>
    value !== null && typeof value === "object";
  if (!isBound(address)) throw new Error("The server has no port.");
  return `http://127.0.0.1:${address.port}`;
}
