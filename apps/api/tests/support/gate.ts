import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";

/** Decides on a request to a gate: true where it was answered, or is left without an answer. */
type Guard = (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>;

/** A proxy in front of a server, at which requests can be held back, cut or answered otherwise. */
export interface Gate {
  readonly port: number;
  /** Lets `guard` decide on every request from now on; without one all pass. */
  readonly guard: (guard?: Guard) => void;
  readonly close: () => void;
}

/** Opens a gate to a server on this machine, whose port may change. */
export async function openGate(portOf: () => number): Promise<Gate> {
  let decide: Guard | undefined;
  const server = createServer((incoming, response) => {
    void (async () => {
      if (await decide?.(incoming, response)) return;
      const { method, url, headers } = incoming;
      const passed = request({ host: "127.0.0.1", port: portOf(), method, path: url, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(response);
      });
      // As where no server listens.
      passed.on("error", () => incoming.socket.destroy());
      incoming.pipe(passed);
    })();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("The gate has no port.");
  return {
    port: address.port,
    guard: (guard) => {
      decide = guard;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
