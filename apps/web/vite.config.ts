import { fileURLToPath } from "node:url";

import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { type BuildEnvironmentOptions, defineConfig } from "vite";

import { chunkGroups } from "./bundle/chunk-groups.ts";
import { demoFiles } from "./bundle/demo-files.ts";
import { leanIcons } from "./bundle/lean-icons.ts";
import { leanImports } from "./bundle/lean-imports.ts";
import { leanQueries } from "./bundle/lean-queries.ts";
import { leanRouter } from "./bundle/lean-router.ts";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

const browserBuild = (): BuildEnvironmentOptions => ({
  target: "es2022",
  manifest: true,
  // The server's markup names the files that a page needs.
  modulePreload: false,
  assetsInlineLimit: 0,
  rolldownOptions: {
    input: path("src/entry-client.ts"),
    output: { codeSplitting: { groups: chunkGroups() } },
  },
});

const rendererBuild = (): BuildEnvironmentOptions => ({
  target: "node20",
  minify: false,
  rolldownOptions: { input: path("src/entry-server.tsx"), output: { codeSplitting: false } },
});

/** `vite build` makes the browser's files, `vite build --ssr` the server renderer; `--mode mock` runs without a server. */
export default defineConfig(({ isSsrBuild, command, mode }) => ({
  root: path("."),
  plugins: [
    react(),
    tailwindcss(),
    leanRouter(),
    leanIcons(),
    leanImports(),
    leanQueries(),
    mode === "mock" && demoFiles(),
  ],
  define: command === "build" ? { "process.env.NODE_ENV": JSON.stringify("production") } : {},
  publicDir: isSsrBuild ? false : path("public"),
  build: isSsrBuild ? rendererBuild() : browserBuild(),
  ssr: command === "build" ? { noExternal: true } : {},
}));
