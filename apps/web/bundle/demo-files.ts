import { createReadStream, existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { getMimeType } from "hono/utils/mime";
import type { Plugin } from "vite";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** Folders and files of the demonstration shop by URL prefix. */
const folders = [
  ["/media/", path("../../../packages/fixtures/media/")],
  ["/mockServiceWorker.js", path("../../../.storybook/public/mockServiceWorker.js")],
] as const;

function fileOf(url: string | undefined): string | undefined {
  const { pathname } = new URL(url ?? "/", "http://localhost");
  const [prefix, folder] = folders.find(([start]) => pathname.startsWith(start)) ?? [];
  const file = prefix && folder + pathname.slice(prefix.length);
  return file && !file.includes("..") && existsSync(file) ? file : undefined;
}

/** Vite plugin that serves the demonstration's pictures and MSW's worker in mock mode, where the shop's server does not run. */
export const demoFiles = (): Plugin => ({
  name: "demo-files",
  apply: "serve",
  configureServer: ({ middlewares }) => {
    middlewares.use((request, response, next) => {
      const file = fileOf(request.url);
      if (!file) return next();
      response.setHeader("content-type", getMimeType(file) ?? "application/octet-stream");
      return createReadStream(file).pipe(response);
    });
  },
});
