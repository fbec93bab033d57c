import { fileURLToPath } from "node:url";

import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { type BuildEnvironmentOptions, defineConfig } from "vite";

import { demoFiles } from "./bundle/demo-files.ts";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

const browserBuild: BuildEnvironmentOptions = {
  target: "es2022",
  manifest: true,
  // The server renders the modulepreload links.
  modulePreload: false,
  assetsInlineLimit: 0,
};

const output: NonNullable<BuildEnvironmentOptions["rolldownOptions"]>["output"] = {
  // Shortens the names of shared chunks, which list all their pages after a tilde; a short hash saves bytes that do not compress.
  chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/s, "")}-[hash:7].js`,
  codeSplitting: {
    // What every page loads is two files instead of a dozen. Libraries change rarely: apart, they stay cached over releases.
    groups: [
      { name: "libraries", tags: ["$initial"], test: /node_modules/, priority: 1 },
      { name: "app", tags: ["$initial"], test: /\.tsx?$/ },
    ],
  },
};

const shopBuild: BuildEnvironmentOptions = {
  ...browserBuild,
  rolldownOptions: {
    // The styles of the shop's pages are an entry of their own, because pages inline them: as an import of the client's entry they would be
    // requested again with every chunk that imports from it.
    input: [path("src/shop/entry.tsx"), path("../../packages/ui/src/styles.css")],
    output,
  },
};

const dashBuild: BuildEnvironmentOptions = {
  ...browserBuild,
  copyPublicDir: false,
  rolldownOptions: { input: path("src/dash/entry.tsx"), output },
};

const workerBuild: BuildEnvironmentOptions = {
  target: "es2022",
  copyPublicDir: false,
  modulePreload: false,
  rolldownOptions: {
    input: path("worker/offline-worker.ts"),
    output: { entryFileNames: "[name].js", format: "iife", codeSplitting: false },
  },
};

const rendererBuild: BuildEnvironmentOptions = {
  target: "node20",
  minify: false,
  copyPublicDir: false,
  rolldownOptions: { input: path("src/entry-server.tsx"), output: { codeSplitting: false } },
};

/**
 * Builds shop, dashboard and server renderer, each as an environment of its own (https://vite.dev/guide/api-environment-frameworks): shop and
 * dashboard share no chunk, so that what the one imports never changes what the other loads. `--mode mock` serves both with a mocked API.
 */
export default defineConfig(({ command, mode }) => ({
  root: path("."),
  plugins: [react(), tailwindcss(), mode === "mock" && demoFiles()],
  define: command === "build" ? { "process.env.NODE_ENV": JSON.stringify("production") } : {},
  publicDir: path("public"),
  environments: {
    shop: { consumer: "client", build: shopBuild },
    dash: { consumer: "client", build: dashBuild },
    worker: { consumer: "client", build: workerBuild },
    ssr: { build: rendererBuild, ...(command === "build" && { resolve: { noExternal: true } }) },
  },
}));
