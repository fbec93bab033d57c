import { once } from "node:events";
import { createServer, Server } from "node:http";
import { Server as NetServer } from "node:net";
import { setImmediate as afterPolling, setTimeout as delay } from "node:timers/promises";

import { createAdaptorServer } from "@hono/node-server";
import { errorCode, errorMessage } from "@shop/serving/error-code.ts";
import type { Settings } from "@shop/serving/settings.ts";
import { StartError } from "@shop/serving/start-error.ts";

/** Limits of the connections of one process; times in milliseconds. */
export interface ConnectionLimits {
  /** Number of open connections; more are closed at once. */
  readonly connections: number;
  /** Until all headers of a request have arrived. */
  readonly headers: number;
  /** Until the whole of a request has arrived; a picture of 10 MB needs four minutes at 400 kbit/s. */
  readonly request: number;
  /** Without a byte in either direction, for example because the client does not read its answer. */
  readonly silence: number;
  /** Between two requests; longer than the minute for which reverse proxies keep a connection, so that they close it and lose no request. */
  readonly idle: number;
}

const defaultLimits: ConnectionLimits = {
  connections: 4000,
  headers: 15_000,
  request: 300_000,
  silence: 30_000,
  idle: 75_000,
};

/** Shortest time for which open connections are still answered after the last one was accepted, in milliseconds: a proxy may be sending on them. */
const LINGER_MS = 500;
/** Time without a new connection after which the server stops accepting them, in milliseconds. */
const SETTLE_MS = 200;
/** Longest time for which the server waits until no new connection comes, in milliseconds. */
const MAX_SETTLE_MS = 2000;
/** Longest turn of the event loop, in milliseconds, at whose end the queue of the listening socket is taken to be as empty as at its start. */
const SHORT_TURN_MS = 0.2;
/** Time without a new connection, in milliseconds, after which the clients are taken to wait for the answers that are held back. */
const QUIET_MS = 50;
/** Longest time for which the server waits until no new connection comes, in milliseconds; then for an empty queue alone, as long again. */
const MAX_HOLD_MS = 1000;
/** Grace period for open requests when the server closes, in milliseconds. */
const CLOSE_WITHIN_MS = 10_000;
const SWEEP_MS = 100;

/** A server that accepts connections. */
export interface ListeningServer {
  /** The URL of the server on this machine. */
  readonly address: string;
  /**
   * Closes each connection with its next answer for `drainMs`; then stops accepting connections, closes each open one with its next answer,
   * after `drainMs` again (at least half a second) the idle ones, and waits for open requests, 10 s at most.
   */
  readonly close: (drainMs: number) => Promise<void>;
}

/** Handles requests, like Hono's `app.fetch`. */
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

/** Waits until no connection came for {@link SETTLE_MS}: proxies whose connections were all closed have opened those that they keep. */
async function untilSettled(server: Server): Promise<void> {
  const deadline = performance.now() + MAX_SETTLE_MS;
  let last = performance.now();
  const onConnection = (): void => {
    last = performance.now();
  };
  server.on("connection", onConnection);
  for (let now = last; now < deadline && now < last + SETTLE_MS; now = performance.now())
    await delay(Math.min(last + SETTLE_MS, deadline) - now);
  server.off("connection", onConnection);
}

/**
 * Waits until no connection is in the queue of the listening socket, whose close would reset it. A turn of the event loop accepts one, then
 * does its other work, while which more can come: the queue is empty at the end of a turn that accepts none and is short. One can still
 * come between that end and the close, so the server first holds back all responses and waits until no new connection comes.
 */
async function untilNoneWaits(server: Server): Promise<void> {
  const start = performance.now();
  let last = start;
  const onConnection = (): void => {
    last = performance.now();
  };
  server.on("connection", onConnection);
  for (let empty = false, now = start; !empty && now < start + 2 * MAX_HOLD_MS;) {
    await afterPolling();
    const turned = performance.now();
    const quiet = turned - last > QUIET_MS || (turned > start + MAX_HOLD_MS && last < now);
    empty = quiet && turned - now < SHORT_TURN_MS;
    now = turned;
  }
  server.off("connection", onConnection);
}

/** Asks the client to send its next request on another connection. */
function withoutKeepAlive(response: Response): Response {
  const { body, status, statusText } = response;
  const headers = new Headers(response.headers);
  headers.set("connection", "close");
  return new Response(body, { status, statusText, headers });
}

/** Listens on the host and port of the settings. Throws a {@link StartError} when it cannot. */
export async function listen(
  fetch: Fetch,
  settings: Pick<Settings, "HOST" | "PORT">,
  limits: ConnectionLimits = defaultLimits,
): Promise<ListeningServer> {
  let ending = false;
  let closing: Promise<void> | undefined;
  const server = createAdaptorServer({
    createServer,
    serverOptions: { connectionsCheckingInterval: Math.min(limits.headers, 5000) },
    fetch: async (request, env) => {
      await closing;
      const response = await fetch(request, env);
      return ending && response instanceof Response ? withoutKeepAlive(response) : response;
    },
  });
  if (!(server instanceof Server)) throw new Error("Only plain HTTP is served.");
  server.maxConnections = limits.connections;
  server.headersTimeout = limits.headers;
  server.requestTimeout = limits.request;
  server.keepAliveTimeout = limits.idle;
  server.setTimeout(limits.silence);
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
    close: async (drainMs) => {
      if (drainMs > 0) {
        ending = true;
        await delay(drainMs);
        // A proxy whose connections were all closed opens one for each request: it may keep some until no more are accepted.
        ending = false;
        await untilSettled(server);
      }
      // Requests are held back, because a busy event loop always finds connections in the queue.
      closing = untilNoneWaits(server);
      await closing;
      const closed = once(server, "close");
      // The method of the HTTP server closes idle connections at once.
      NetServer.prototype.close.call(server);
      ending = true;
      await Promise.race([closed, delay(Math.max(LINGER_MS, drainMs))]);
      // Keep-alive connections stay open after their response, so idle ones are closed repeatedly.
      const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
      const deadline = setTimeout(() => server.closeAllConnections(), CLOSE_WITHIN_MS);
      await closed;
      clearInterval(sweep);
      clearTimeout(deadline);
    },
  };
}
