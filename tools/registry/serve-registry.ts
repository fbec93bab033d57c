import { createServer } from "node:http";

import sirv from "sirv";

/** A local server of a registry. */
export interface RegistryServer {
  readonly url: string;
  /** Addresses of other sites that were asked for through it as a proxy. */
  readonly foreign: readonly string[];
  readonly close: () => Promise<void>;
}

/** Empty colours, which shadcn's command reads from its own site. */
const colours = JSON.stringify({
  inlineColors: { light: {}, dark: {} },
  cssVars: { light: {}, dark: {} },
  inlineColorsTemplate: "",
  cssVarsTemplate: "",
});

/** Serves a folder, answers for shadcn's own site, and notes and refuses everything else as a proxy. */
export async function serveRegistry(directory: string): Promise<RegistryServer> {
  const files = sirv(directory, { dev: true });
  const foreign: string[] = [];
  const server = createServer((request, response) => {
    const address = request.url ?? "/";
    if (address.startsWith("/colors/")) response.end(colours);
    else
      files(request, response, () => {
        foreign.push(address);
        response.writeHead(404).end();
      });
  });
  server.on("connect", ({ url = "" }, socket) => {
    foreign.push(url);
    socket.end("HTTP/1.1 502 Bad Gateway\r\n\r\n");
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return {
    url: `http://127.0.0.1:${port}`,
    foreign,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
