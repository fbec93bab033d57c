import { once } from "node:events";
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";

/** A reverse proxy in front of several nodes. */
export interface KeepAliveProxy {
  readonly address: string;
  /** Why requests were answered 502. */
  readonly failures: readonly string[];
  readonly close: () => Promise<void>;
}

/** No connection could be made, so that nothing of the request was sent. */
class NotConnected extends Error {}

/**
 * Starts a reverse proxy that keeps its connections to the nodes, and passes a request on to the next node only where no connection can be
 * made, as nginx does for POST: where a node closes the connection of a request, that is answered 502.
 */
export async function startKeepAliveProxy(ports: readonly number[]): Promise<KeepAliveProxy> {
  const agent = new Agent({ keepAlive: true, scheduling: "lifo" });
  const failures: string[] = [];
  let turn = 0;

  const send = (
    port: number | undefined,
    incoming: IncomingMessage,
    body: Buffer,
  ): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const { method, url: path, headers } = incoming;
      const sent = request({ agent, host: "127.0.0.1", port, method, path, headers }, resolve);
      sent.once("error", (cause) => {
        if ("syscall" in cause && cause.syscall === "connect") {
          reject(new NotConnected(cause.message));
          return;
        }
        const connection = sent.reusedSocket ? "a kept connection" : "a new connection";
        reject(new Error(`${cause.message} on ${connection}`, { cause }));
      });
      sent.end(body);
    });

  const pass = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await buffer(incoming);
    turn += 1;
    const order = ports.map((_, index) => ports[(turn + index) % ports.length]);
    for (const port of order) {
      try {
        const answer = await send(port, incoming, body);
        // How long a node keeps its connection concerns the proxy alone.
        const { connection: _, "keep-alive": __, ...headers } = answer.headers;
        response.writeHead(answer.statusCode ?? 502, headers);
        answer.pipe(response);
        return;
      } catch (error) {
        if (error instanceof NotConnected) continue;
        failures.push(String(error));
        response.writeHead(502).end();
        return;
      }
    }
    failures.push("No node accepts a connection.");
    response.writeHead(502).end();
  };

  const server = createServer((incoming, response) => void pass(incoming, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return {
    address: `http://127.0.0.1:${port}`,
    failures,
    close: async () => {
      server.close();
      server.closeAllConnections();
      agent.destroy();
      await once(server, "close");
    },
  };
}
