import { createServer } from "node:http";

import sirv from "sirv";

/** A path below the root of the host, under which every address in a built Storybook has to be relative. */
const PREFIX = "/some/path";

/** A running static server. */
export interface StorybookServer {
  /** Address of the Storybook, with a slash at the end. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Serves a built Storybook below a sub path of a free local port; everything else is answered with 404. */
export async function serveStorybook(directory: string): Promise<StorybookServer> {
  const files = sirv(directory, { maxAge: 3600, immutable: true });
  const server = createServer((request, response) => {
    const path = request.url ?? "/";
    const reject = (): void => {
      response.writeHead(404).end();
    };
    if (!path.startsWith(`${PREFIX}/`)) return reject();
    request.url = path.slice(PREFIX.length);
    files(request, response, reject);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return {
    url: `http://127.0.0.1:${port}${PREFIX}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
