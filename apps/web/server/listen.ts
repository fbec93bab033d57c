import { once } from "node:events";
import { createServer } from "node:http";

import { createAdaptorServer } from "@hono/node-server";
import { errorCode, errorMessage } from "@shop/api/error-code.ts";
import type { Settings } from "@shop/api/settings.ts";
import { StartError } from "@shop/api/start-error.ts";

/** Milliseconds that requests under way get to end when the server closes. */
const CLOSE_WITHIN_MS = 10_000;
const SWEEP_MS = 100;

/** A server that takes requests. */
export interface Listening {
  /** Where it is reached from this machine. */
  readonly address: string;
  /** Takes no more requests, and waits for those under way (10 s at the most). */
  readonly close: () => Promise<void>;
}

/** What answers requests, as Hono's `app.fetch` does. */
export type Fetch = Parameters<typeof createAdaptorServer>[0]["fetch"];

function startErrorOf(cause: unknown, { HOST, PORT }: Pick<Settings, "HOST" | "PORT">): StartError {
  if (errorCode(cause) === "EADDRINUSE")
    return new StartError(
      "port_busy",
      `Port ${PORT} is in use by another program. Stop that one, or set PORT to another number.`,
      { cause },
    );
  const reason = errorCode(cause) ?? errorMessage(cause);
  return new StartError("port_forbidden", `The shop cannot listen on ${HOST}, port ${PORT} (${reason}).`, {
    cause,
  });
}

/** Listens on the host and port of the settings. Throws a {@link StartError} when it cannot. */
export async function listen(fetch: Fetch, settings: Pick<Settings, "HOST" | "PORT">): Promise<Listening> {
  const server = createAdaptorServer({ fetch, createServer });
  server.listen(settings.PORT, settings.HOST);
  try {
    await once(server, "listening");
  } catch (cause) {
    throw startErrorOf(cause, settings);
  }
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : settings.PORT;
  const host = ["0.0.0.0", "::", "127.0.0.1"].includes(settings.HOST) ? "localhost" : settings.HOST;
  return {
    address: `http://${host.includes(":") ? `[${host}]` : host}:${port}`,
    close: async () => {
      if (!("closeIdleConnections" in server)) throw new Error("Only plain HTTP is served.");
      const closed = once(server, "close");
      server.close();
      // A connection that has got its answer waits for the next request unless it is closed.
      const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
      const deadline = setTimeout(() => server.closeAllConnections(), CLOSE_WITHIN_MS);
      await closed;
      clearInterval(sweep);
      clearTimeout(deadline);
    },
  };
}
